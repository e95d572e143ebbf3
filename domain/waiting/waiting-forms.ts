import * as v from 'valibot'
import { phoneDigits } from '../bookings/payment-request.ts'
import { checkForm } from '../forms/check-form.ts'
import { nameSchema, required, validPhoneSchema } from '../forms/enquiry-forms.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine } from '../forms/free-text.ts'
import { validEmailSchema } from '../forms/mail-address.ts'

const openAnew = 'Please open the page anew.'

/** Who joins the line of a departure, as the page sends it. */
const joinWaitingSchema = v.object(
  {
    key: v.pipe(v.string(openAnew), v.uuid(openAnew)),
    package: v.pipe(
      v.string('Please choose a package.'),
      v.regex(/^[\w-]{1,60}$/, 'Please choose a package.'),
    ),
    seats: v.pipe(
      v.string('Please say how many travel.'),
      v.trim(),
      v.regex(/^([1-9]|1[0-5])$/, 'Please enter a number from 1 to 15.'),
      v.transform(Number),
    ),
    name: nameSchema,
    phone: v.pipe(validPhoneSchema, v.transform(phoneDigits)),
    email: validEmailSchema,
    website: v.optional(v.literal('', 'This form was filled in by a machine.'), ''),
  },
  required,
)
export type JoinWaiting = v.InferOutput<typeof joinWaitingSchema>

export function checkJoinWaiting(fields: Record<string, unknown>): FormCheck<JoinWaiting> {
  const checked = v.safeParse(joinWaitingSchema, fields, { abortPipeEarly: true })
  if (checked.success) return { ok: true, value: checked.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors }
}

/** The one thing that the page of a party takes: to leave. */
export function checkLeaveWish(fields: Record<string, unknown>): FormCheck<{ do: 'leave' }> {
  return fields.do === 'leave'
    ? { ok: true, value: { do: 'leave' } }
    : { ok: false, errors: { do: 'Please press the button again.' } }
}

const deskSchema = v.object(
  {
    party: v.pipe(v.string(openAnew), v.uuid(openAnew)),
    why: v.pipe(
      freeLine('Please write why.', 200),
      v.minLength(3, 'Please write why: it stands in the log.'),
    ),
  },
  required,
)

/** What the desk does with a party, and why. */
export function checkPartyForm(fields: URLSearchParams): FormCheck<v.InferOutput<typeof deskSchema>> {
  return checkForm(deskSchema, fields)
}
