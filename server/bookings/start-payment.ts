import { createHash } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { PaymentAnswer, PaymentRequest } from '#domain/bookings/payment-request.ts'
import { toRupees } from '#domain/money/money.ts'
import { type Booking, findBookingByKey } from './booking-store.ts'
import type { FreeHold } from './free-hold.ts'
import type { HoldSeats } from './hold-seats.ts'
import type { OpenOrder } from './open-order.ts'
import { listPayments } from './payment-store.ts'
import type { ReadWish } from './read-wish.ts'
import { refuse, seatsRefused } from './refuse-payment.ts'
import type { StatusTokens } from './status-token.ts'

/** Holds seats and opens a payment for them. `travellerId` is null for a visitor. */
export type StartPayment = (request: PaymentRequest, travellerId: string | null) => Promise<PaymentAnswer>

export type StartPaymentDeps = {
  db: Database
  readWish: ReadWish
  holdSeats: HoldSeats
  openOrder: OpenOrder
  freeHold: FreeHold
  statusTokens: StatusTokens
}

export function createStartPayment(deps: StartPaymentDeps): StartPayment {
  const { db, readWish, holdSeats, openOrder, freeHold, statusTokens } = deps

  function answerFor(booking: Booking): PaymentAnswer {
    const { reference, payablePaise, holdExpiresAt } = booking
    return {
      success: true,
      paymentUrl: `/pay/${payablePaise > 0 ? 'launch' : 'return'}/${reference}`,
      bookingRef: reference,
      statusToken: statusTokens.tokenOf(reference),
      holdExpiresAt: holdExpiresAt.toISOString(),
    }
  }

  /** One's own hold is freed before another is made. Only who started it has its token. */
  async function freeReplaced({ booking: { replaces } }: PaymentRequest): Promise<boolean> {
    if (!replaces) return true
    const { bookingRef, statusToken } = replaces
    if (!isBookingReference(bookingRef) || !statusTokens.isTokenOf(bookingRef, statusToken)) return false
    await freeHold(bookingRef, { to: 'failed', by: 'traveller', why: 'chose anew' })
    return true
  }

  return async (request, travellerId) => {
    const fingerprint = fingerprintOf(request, travellerId)
    const known = await findBookingByKey(db, request.idempotencyKey)
    if (known) return known.fingerprint === fingerprint ? answerFor(known) : otherBody
    if (!(await freeReplaced(request)))
      return refuse('invalid_input', 'This booking can’t be replaced.', { field: 'replaces' })
    const read = await readWish(request, travellerId)
    if (!read.ok) return read.refusal
    const held = await holdSeats({ ...read.wish, fingerprint })
    if (!held.ok)
      return held.reason === 'no seats'
        ? seatsRefused(0)
        : refuse('amount_mismatch', 'Your wallet credit has changed. Please look at the amount again.', {
            amount: toRupees(read.wish.totalPaise),
          })
    const { booking, again } = held
    if (again) return booking.fingerprint === fingerprint ? answerFor(booking) : otherBody
    const [payment] = await listPayments(db, booking.reference)
    if (!payment) return answerFor(booking)
    return (await openOrder(booking, payment)) === 'open' ? answerFor(booking) : providerUnavailable
  }
}

const otherBody = refuse(
  'invalid_input',
  'This request was sent before with other details. Please reload the page and start again.',
  { field: 'idempotencyKey' },
)
const providerUnavailable = refuse(
  'provider_unavailable',
  'PhonePe does not answer at the moment. Nothing was charged. Please try again in a minute.',
)

/** Equal for the same wish of the same person, whatever has become of it. */
function fingerprintOf(
  { idempotencyKey: _, ...request }: PaymentRequest,
  travellerId: string | null,
): string {
  return createHash('sha256')
    .update(JSON.stringify([request, travellerId]))
    .digest('base64url')
}
