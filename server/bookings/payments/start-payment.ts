import { createHash } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { payNowOf } from '#domain/bookings/pay-now.ts'
import type { Hold, PaymentAnswer, PaymentRequest } from '#domain/bookings/payment-request.ts'
import { hashCaller } from '../../limits/hash-caller.ts'
import { type Booking, findBooking, findBookingByKey } from '../booking-store.ts'
import type { FreeHold, OfferLeft } from '../holds/free-hold.ts'
import type { Held, HoldSeats } from '../holds/hold-seats.ts'
import type { ReadNewBooking } from '../holds/read-new-booking.ts'
import type { OpenOrder } from './open-order.ts'
import { loginOver, type PaymentRefusal, refuse, seatsRefused } from './refuse-payment.ts'
import type { StatusTokens } from './status-token.ts'

/** Who pays: a traveller by the token, or a visitor, for whom it is null, of a network address. */
export type Payer = { travellerId: string | null; address: string }

/** Holds seats and opens a payment for them. */
export type StartPayment = (request: PaymentRequest, payer: Payer) => Promise<PaymentAnswer>

export type StartPaymentDeps = {
  db: Database
  readNewBooking: ReadNewBooking
  holdSeats: HoldSeats
  openOrder: OpenOrder
  freeHold: FreeHold
  offerLeft: OfferLeft
  statusTokens: StatusTokens
  /** Keys what is kept of a visitor's address. */
  limitKey: string
}

export function createStartPayment(deps: StartPaymentDeps): StartPayment {
  const { db, openOrder, freeHold, offerLeft, statusTokens } = deps

  function holdOf({ reference, holdExpiresAt }: Booking): Hold {
    return {
      bookingRef: reference,
      statusToken: statusTokens.tokenOf(reference),
      holdExpiresAt: holdExpiresAt.toISOString(),
    }
  }

  function answerFor(booking: Booking): PaymentAnswer {
    const page = payNowOf(booking) > 0 ? 'launch' : 'return'
    return { success: true, paymentUrl: `/pay/${page}/${booking.reference}`, ...holdOf(booking) }
  }

  /** One's own hold is freed before another is made. Only who started it has its token. */
  async function refuseReplaced({ booking: { replaces } }: PaymentRequest): Promise<PaymentRefusal | null> {
    if (!replaces) return null
    const { bookingRef, statusToken } = replaces
    if (!isBookingReference(bookingRef) || !statusTokens.isTokenOf(bookingRef, statusToken))
      return refuse('invalid_input', 'This booking can’t be replaced.', { field: 'booking.replaces' })
    const freed = await freeHold(bookingRef, {
      to: 'failed',
      by: 'traveller',
      why: 'chose anew',
      keepSeats: true,
    })
    const status = freed ? 'failed' : (await findBooking(db, bookingRef))?.status
    if (status !== 'confirmed') return null
    const error = `Your earlier payment has arrived: ${bookingRef} is booked. You can see it in My Trips.`
    return refuse('invalid_input', error, { field: 'booking.replaces' })
  }

  return async (request, payer) => {
    const fingerprint = fingerprintOf(request, payer.travellerId)
    const answerKnown = (known: Booking) => (known.fingerprint === fingerprint ? answerFor(known) : otherBody)
    if (request.booking.replaces) {
      const known = await findBookingByKey(db, request.idempotencyKey)
      if (known) return answerKnown(known)
      const refused = await refuseReplaced(request)
      if (refused) return refused
    }
    const held = await priceAndHold(deps, request, payer, fingerprint)
    if (request.booking.replaces) await offerLeft(request.booking.replaces.bookingRef)
    if (!held.ok) {
      // The same request may have been let in before, and holds the very seats and credit that this one lacks.
      const first = await findBookingByKey(db, request.idempotencyKey)
      return first ? answerKnown(first) : held.refusal
    }
    const { booking } = held
    if (!held.order) return answerFor(booking)
    switch (await openOrder(booking, held.order)) {
      case 'open':
        return answerFor(booking)
      case 'refused':
        return providerRefused
      case 'unknown':
        return { ...providerUnavailable, held: holdOf(booking) }
    }
  }
}

/** Reads what is wanted and holds its seats. Credit that another tab spends in between is read once more. */
async function priceAndHold(
  { readNewBooking, holdSeats, limitKey }: StartPaymentDeps,
  request: PaymentRequest,
  { travellerId, address }: Payer,
  fingerprint: string,
): Promise<(Held & { ok: true }) | { ok: false; refusal: PaymentRefusal }> {
  const heldBy = travellerId ? null : hashCaller(limitKey, 'heldSeatsPerAddress', address)
  for (let tries = 0; tries < 5; tries++) {
    const read = await readNewBooking(request, travellerId)
    if (!read.ok) return read
    const held = await holdSeats({ ...read.wanted, fingerprint, heldBy })
    if (held.ok) return held
    if (held.reason === 'no seats') {
      // Somebody was faster, or the date went off sale meanwhile.
      const again = await readNewBooking(request, travellerId)
      return again.ok ? { ok: false, refusal: seatsRefused(0) } : again
    }
    if (held.reason === 'no account') return { ok: false, refusal: loginOver }
    if (held.reason === 'too many held')
      return { ok: false, refusal: travellerId ? tooManyOfOwn : tooManyOfVisitors }
  }
  throw new Error('credit changes faster than it is read')
}

const otherBody = refuse(
  'invalid_input',
  'This was sent before with other details. Please press Pay again.',
  { field: 'idempotencyKey' },
)
const providerRefused = refuse(
  'provider_unavailable',
  'PhonePe did not take this payment. Nothing was charged and no seat is held. Please try again, or call us.',
  { field: 'idempotencyKey' },
)
const providerUnavailable = refuse(
  'provider_unavailable',
  'PhonePe does not answer at the moment. Nothing was charged, and your seats are kept. Please try again in a minute.',
)
const tooManyOfVisitors = refuse(
  'rate_limited',
  'Visitors on your network have many seats in payments that are not finished, so we can’t keep more for now. Please log in with your phone number to go on; everything you filled in is kept.',
  { login: true },
)
const tooManyOfOwn = refuse(
  'rate_limited',
  `You have too many seats in payments that are not finished. Please finish one of them, or try again when its ${holdMinutes} minutes are over.`,
)

/** Equal for what the same person wants again, whatever has become of it. Of a hash without a key a PAN could be found by trying. */
function fingerprintOf(
  { idempotencyKey: _, ...request }: PaymentRequest,
  travellerId: string | null,
): string {
  const { pan: __, ...userDetails } = request.userDetails
  return createHash('sha256')
    .update(JSON.stringify([{ ...request, userDetails }, travellerId]))
    .digest('base64url')
}
