import * as v from 'valibot'

/** PhonePe's answers, as far as we read them. What they add to them later does no harm. */

const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/))
const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Only told further, so a value that we can't read is none. */
const told = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,100}$/)), null), null)

export const payAnswer = v.object({
  orderId: id,
  state: v.literal('PENDING'),
  expireAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15)),
  redirectUrl: v.pipe(
    v.string(),
    v.maxLength(4000),
    v.check((value) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol)),
  ),
})

const rail = v.fallback(v.nullish(v.object({ utr: told }), null), null)
const part = v.object({ rail })
const attempt = v.object({
  transactionId: told,
  paymentMode: told,
  errorCode: told,
  state: told,
  // The bank's own number of the payment stands beside it, or in the parts that it was paid in.
  rail,
  splitInstruments: v.fallback(v.optional(v.array(part), []), []),
})

/** The root alone decides; what the attempts say is told further when it can be read. */
export const orderAnswer = v.object({
  orderId: id,
  state: v.picklist(['PENDING', 'COMPLETED', 'FAILED']),
  amount: paise,
  paymentDetails: v.fallback(v.optional(v.array(attempt), []), []),
  errorCode: told,
  errorContext: v.fallback(v.nullish(v.object({ errorCode: told }), null), null),
})

export const refundAnswer = v.pipe(
  v.object({
    refundId: id,
    // A confirmed one has been accepted by the bank and is not paid yet.
    state: v.pipe(
      v.picklist(['PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED']),
      v.transform((state) => (state === 'CONFIRMED' ? 'PENDING' : state)),
    ),
    amount: paise,
  }),
  v.transform(({ refundId, state, amount }) => ({ refundId, state, amountPaise: amount })),
)

/** A refusal has a code under one of two names, or is not JSON at all. */
export const refusal = v.object({ code: told, errorCode: told, message: v.optional(v.unknown()) })
