import * as v from 'valibot'
import { groupSizeSchema, nameSchema, noMonth, requiredText, validPhoneSchema } from './enquiry-forms.ts'
import { validEmailSchema } from './mail-address.ts'
import { nextTravelMonths } from './travel-months.ts'

/** The body of POST /api/enquiries. Each form of the site that is answered by mail is one variant, told by `formType`. */

type Edge = {
  /** The date in India, YYYY-MM-DD. */
  today: string
  /** The site's own hosts, with their ports. */
  hosts: string[]
}

const longestAddress = 600
const foreignPage = 'Send the address of a page of this site'

function enquirySchema({ today, hosts }: Edge) {
  const everyForm = {
    name: nameSchema,
    email: validEmailSchema,
    pageUrl: pageSchema(hosts),
    /** Made by the sender once a form: the same enquiry sent twice under one key is kept once. */
    idempotencyKey: v.optional(
      v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'Use 16 to 64 letters and digits')),
    ),
  }
  const months = nextTravelMonths(today).map(({ value }) => value)
  const suggestedTrip = v.object(
    {
      formType: v.literal('Suggested Trip Enquiry'),
      ...everyForm,
      phone: validPhoneSchema,
      additionalData: v.object(
        {
          people: groupSizeSchema,
          travelMonth: v.picklist(months, noMonth),
          tripName: requiredText(160),
        },
        'This field is required',
      ),
    },
    'This field is required',
  )
  return v.variant('formType', [suggestedTrip], 'This kind of enquiry is not known')
}

/** Keeps the path alone, so that what the operator opens is always our own site. */
function pageSchema(hosts: string[]) {
  return v.pipe(
    v.string(foreignPage),
    v.maxLength(longestAddress, foreignPage),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const base = `https://${hosts[0]}`
      const url = URL.canParse(dataset.value, base) ? new URL(dataset.value, base) : null
      if (url && /^https?:$/.test(url.protocol) && hosts.includes(url.host)) return url.pathname + url.search
      addIssue({ message: foreignPage })
      return NEVER
    }),
  )
}

export type EnquiryRequest = v.InferInput<ReturnType<typeof enquirySchema>>
/** A checked enquiry; `pageUrl` is a path. */
export type Enquiry = v.InferOutput<ReturnType<typeof enquirySchema>>

export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: Record<string, string> }

/** Checks a body from anywhere; errors stand under the innermost field's name. */
export function checkEnquiry(body: unknown, edge: Edge): EnquiryCheck {
  const result = v.safeParse(enquirySchema(edge), body)
  if (result.success) return { ok: true, enquiry: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = String(issue.path?.at(-1)?.key ?? 'formType')
    errors[field] ??= issue.message
  }
  return { ok: false, errors }
}
