import * as v from 'valibot'
import { nameSchema, required, validPhoneSchema } from '#domain/forms/enquiry-forms.ts'
import { validEmailSchema } from '#domain/forms/mail-address.ts'
import { panIfGiven } from '#domain/papers/pan.ts'

/** Who travels, as the booking summary asks for it: the rules and messages of the trip enquiry. The PAN is for trips abroad alone. */
export const travelerDetailsSchema = v.object(
  {
    name: nameSchema,
    email: validEmailSchema,
    phone: validPhoneSchema,
    pan: v.optional(panIfGiven),
  },
  required,
)
export type TravelerDetails = v.InferOutput<typeof travelerDetailsSchema>

const id = (what: string) =>
  v.pipe(v.string(`${what} is missing`), v.regex(/^[\w-]{1,60}$/, `${what} is malformed`))
const count = (what: string, most: number) =>
  v.pipe(
    v.number(`${what} must be a number`),
    v.integer(`${what} must be whole`),
    v.minValue(0, `${what} must be 0 to ${most}`),
    v.maxValue(most, `${what} must be 0 to ${most}`),
  )
const token = v.pipe(v.string('is missing'), v.regex(/^[\w-]{16,64}$/, 'is malformed'))

/** What the page sends to `phonepe-payment`. `amount` is in rupees: what the traveller was shown as payable. */
export const paymentRequestSchema = v.object(
  {
    amount: v.pipe(
      v.number('amount must be a number'),
      v.integer('amount must be whole rupees'),
      v.minValue(0, 'amount must not be below 0'),
    ),
    tripName: v.pipe(v.string('tripName is missing'), v.maxLength(300, 'tripName is too long')),
    userDetails: travelerDetailsSchema,
    booking: v.object(
      {
        tripId: id('tripId'),
        packageId: id('packageId'),
        batchId: id('batchId'),
        guests: v.pipe(
          v.number('guests must be a number'),
          v.integer('guests must be whole'),
          v.minValue(1, 'guests must be 1 to 15'),
          v.maxValue(15, 'guests must be 1 to 15'),
        ),
        /** Of the guests, those at a child's price. */
        children: v.optional(count('children', 14)),
        /** Rooms of one's own, beside what the package has. */
        ownRooms: v.optional(count('ownRooms', 15)),
        /** A deposit now, and the rest later. */
        deposit: v.optional(v.boolean('deposit must be true or false')),
        couponCode: v.optional(
          v.pipe(v.string('couponCode must be text'), v.maxLength(40, 'couponCode is too long')),
        ),
        useWallet: v.optional(v.boolean('useWallet must be true or false')),
        /** One's own booking of the same date, which these guests join. */
        joins: v.optional(
          v.pipe(v.string('joins must be a reference'), v.maxLength(20, 'joins is malformed')),
        ),
        replaces: v.optional(
          v.object(
            {
              bookingRef: v.pipe(
                v.string('bookingRef is missing'),
                v.maxLength(20, 'bookingRef is malformed'),
              ),
              statusToken: token,
            },
            required,
          ),
        ),
      },
      required,
    ),
    idempotencyKey: v.pipe(
      v.string('idempotencyKey is missing'),
      v.regex(/^[A-Za-z0-9_-]{16,64}$/, 'idempotencyKey must be 16 to 64 of A-Z, a-z, 0-9, _ and -'),
    ),
  },
  required,
)
export type PaymentRequest = v.InferOutput<typeof paymentRequestSchema>

export type PaymentRefusalCode =
  | 'amount_mismatch'
  | 'sold_out'
  | 'not_enough_seats'
  | 'invalid_input'
  | 'coupon_invalid'
  | 'departure_closed'
  | 'provider_unavailable'
  | 'rate_limited'

/** Who has it may ask how the booking stands, free its seats while it is unpaid, and see a guest's booking for a while once it is paid. */
export type Hold = { bookingRef: string; statusToken: string; holdExpiresAt: string }

/**
 * A refusal that names `idempotencyKey` has used that key up: the next try needs another. `held`: the seats are held although PhonePe did not
 * answer, and the same request goes on. `login`: who logs in can go on.
 */
export type PaymentAnswer =
  | ({ success: true; paymentUrl: string } & Hold)
  | {
      success: false
      error: string
      code: PaymentRefusalCode
      amount?: number
      field?: string
      held?: Hold
      login?: true
    }

/** Digits with the country code: ten digits that begin with 6 to 9 are Indian, also after the 0 that is dialled within the country. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  return /^[6-9]\d{9}$/.test(digits) && !typed.trim().startsWith('+') ? `91${digits}` : digits
}
