import * as v from 'valibot'
import { nameSchema, required } from '#domain/forms/enquiry-forms.ts'
import type { FormCheck } from '#domain/forms/form-check.ts'

const rupees = (what: string) =>
  v.pipe(
    v.number(`${what} must be a number`),
    v.integer(`${what} must be whole rupees`),
    v.minValue(0, `${what} must not be below 0`),
  )

const guest = v.pipe(
  v.number('guests must be numbers'),
  v.integer('guests must be whole'),
  v.minValue(1, 'guests begin with 1'),
)

/** Who of a party can't come. `refund` is what the traveller was shown, in rupees. */
const leavingSchema = v.object(
  {
    guests: v.pipe(
      v.array(guest, 'Choose who can’t come'),
      v.minLength(1, 'Choose who can’t come'),
      v.maxLength(15, 'guests must be 1 to 15'),
    ),
    way: v.picklist(['as paid', 'wallet'], 'way must be "as paid" or "wallet"'),
    refund: rupees('refund'),
  },
  required,
)
export type LeavingForm = v.InferOutput<typeof leavingSchema>

/** Who travels on a seat, by name. `instead`: another person than before. */
const guestNameSchema = v.object(
  { name: nameSchema, instead: v.optional(v.boolean('instead must be true or false'), false) },
  required,
)
export type GuestNameForm = v.InferOutput<typeof guestNameSchema>

/** Another date. `now` and `back` are the differences that the traveller was shown, in rupees. */
const moveSchema = v.object(
  {
    departure: v.pipe(v.string('Choose a date'), v.regex(/^[\w-]{1,60}$/, 'Choose a date')),
    now: rupees('now'),
    back: rupees('back'),
    key: v.pipe(v.string('key is missing'), v.regex(/^[\w-]{16,64}$/, 'key is malformed')),
  },
  required,
)
export type MoveForm = v.InferOutput<typeof moveSchema>

export function checkMove(fields: Record<string, unknown>): FormCheck<MoveForm> {
  return checked(v.safeParse(moveSchema, fields))
}

export function checkLeaving(fields: Record<string, unknown>): FormCheck<LeavingForm> {
  return checked(v.safeParse(leavingSchema, fields))
}

export function checkGuestName(fields: Record<string, unknown>): FormCheck<GuestNameForm> {
  return checked(v.safeParse(guestNameSchema, fields))
}

function checked<Schema extends v.GenericSchema>(
  parsed: v.SafeParseResult<Schema>,
): FormCheck<v.InferOutput<Schema>> {
  if (parsed.success) return { ok: true, value: parsed.output }
  const errors = parsed.issues.map(
    (issue) => [(v.getDotPath(issue) ?? 'body').split('.')[0] ?? 'body', issue.message] as const,
  )
  return { ok: false, errors: Object.fromEntries(errors.reverse()) }
}
