import * as v from 'valibot'
import { nextTravelMonths } from '#domain/calendar/travel-months.ts'
import { groupSizeSchema, nameSchema, noMonth, requiredText, validPhoneSchema } from './enquiry-forms.ts'
import type { FormCheck } from './form-check.ts'
import { freeLine, freeLines } from './free-text.ts'
import { validEmailSchema } from './mail-address.ts'

/** The body of POST /api/enquiries. Each form of the site that is answered by mail is one variant, told by `formType`. */

const longestPath = 600
const longestLink = 300
const shortSubject = 'Subject must be at least 5 characters'
const shortMessage = 'Message must be at least 10 characters'
const noOpening = 'Please choose one of the openings'
const wrongKey = 'Use 16 to 64 letters and digits'
const noLink = 'Please enter a link that begins with https://'

/** In the messages of the contact form and of an application. */
const longestMessage = 5000
const longestSubject = 120

const message = v.pipe(freeLines(shortMessage, longestMessage), v.minLength(10, shortMessage))
const subject = v.pipe(freeLine(shortSubject, longestSubject), v.minLength(5, shortSubject))
/** Nothing, or the address of something to look at. */
const link = v.pipe(
  freeLine(noLink, longestLink),
  v.check((text) => text === '' || isHttps(text), noLink),
  v.transform((text) => text || undefined),
)

const everyForm = {
  name: v.optional(nameSchema, ''),
  email: v.optional(validEmailSchema, ''),
  pageUrl: v.fallback(v.pipe(v.string(), v.transform(pathOf)), '/'),
  /** Made by the sender once a form: the same enquiry sent twice under one key is kept once. */
  idempotencyKey: v.optional(v.pipe(v.string(wrongKey), v.regex(/^[\w-]{16,64}$/, wrongKey))),
  /** A field that people don't see. Whoever fills it in is most likely a machine. */
  website: v.optional(v.unknown()),
}

const contactMessage = v.object({
  formType: v.literal('Contact Form'),
  ...everyForm,
  message: v.optional(message, ''),
  additionalData: v.optional(v.object({ subject: v.optional(subject, '') }, shortSubject), {}),
})

function jobApplication(openingIds: readonly string[]) {
  return v.object({
    formType: v.literal('Job Application'),
    ...everyForm,
    phone: v.optional(validPhoneSchema, ''),
    message: v.optional(message, ''),
    additionalData: v.optional(
      v.object(
        { openingId: v.optional(v.picklist(openingIds, noOpening), ''), link: v.optional(link) },
        noOpening,
      ),
      {},
    ),
  })
}

/** A field that is absent is answered as an empty one. */
function enquirySchema(today: string, openingIds: readonly string[]) {
  const months = nextTravelMonths(today).map(({ value }) => value)
  const suggestedTrip = v.object({
    formType: v.literal('Suggested Trip Enquiry'),
    ...everyForm,
    phone: v.optional(validPhoneSchema, ''),
    additionalData: v.optional(
      v.object(
        {
          people: v.optional(groupSizeSchema, ''),
          travelMonth: v.optional(v.picklist(months, noMonth), ''),
          tripName: v.optional(requiredText(160), ''),
        },
        'This field is required',
      ),
      {},
    ),
  })
  return v.variant(
    'formType',
    [suggestedTrip, contactMessage, jobApplication(openingIds)],
    'This kind of enquiry is not known',
  )
}

/**
 * The path alone, so that what the operator opens is always our own site.
 * Where somebody was never stands in the way of what they ask.
 */
function pathOf(address: string): string {
  const path = urlOf(address, 'https://site.invalid')?.pathname ?? '/'
  // Two slashes at its beginning would make the address of another site of it.
  return path.startsWith('/') ? path.replace(/^\/+/, '/').slice(0, longestPath) : '/'
}

function isHttps(text: string): boolean {
  return /^https:\/\/[^\s/]/i.test(text) && urlOf(text) !== null
}

/** Null where it is none. URL.parse does the same, but not in every browser that we serve. */
function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** A checked enquiry; `pageUrl` is a path. */
export type Enquiry = v.InferOutput<ReturnType<typeof enquirySchema>>
/** What the endpoint is sent; `pageUrl` is an address or a path. */
export type EnquiryRequest = v.InferInput<ReturnType<typeof enquirySchema>>

/**
 * Checks a body from anywhere; errors stand under the innermost field's name.
 * `today` is the date in India, YYYY-MM-DD; only for the openings of `openingIds` can anyone apply.
 */
export function checkEnquiry(
  body: unknown,
  today: string,
  openingIds: readonly string[] = [],
): FormCheck<Enquiry> {
  const result = v.safeParse(enquirySchema(today, openingIds), body)
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = String(issue.path?.at(-1)?.key ?? 'formType')
    errors[field] ??= issue.message
  }
  return { ok: false, errors }
}
