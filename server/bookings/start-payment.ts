import { createHash } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { type PaymentAnswer, type PaymentRequest, phoneDigits } from '#domain/bookings/payment-request.ts'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { seatRefusal } from '#domain/departures/seat-overflow.ts'
import { toPaise, toRupees } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import { findPackage, packagesOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { ListDepartures } from '../departures/list-departures.ts'
import type { OfferedDeparture } from '../departures/offered-departure.ts'
import { findWallet } from '../wallet/wallet-store.ts'
import { type Booking, findBookingByKey } from './booking-store.ts'
import type { FreeHold } from './free-hold.ts'
import type { HoldSeats, Wish } from './hold-seats.ts'
import type { OpenOrder } from './open-order.ts'
import { listPayments } from './payment-store.ts'
import { priceBooking, soldTrip } from './price-booking.ts'
import type { StatusTokens } from './status-token.ts'

type Refusal = PaymentAnswer & { success: false }

/** Holds seats and opens a payment for them. `travellerId` is null for a visitor. */
export type StartPayment = (request: PaymentRequest, travellerId: string | null) => Promise<PaymentAnswer>

export type StartPaymentDeps = {
  db: Database
  findTrip: (id: string) => Trip | null
  plannable: (trip: Trip) => PlannableTrip
  listDepartures: ListDepartures
  holdSeats: HoldSeats
  openOrder: OpenOrder
  freeHold: FreeHold
  statusTokens: StatusTokens
}

export function createStartPayment(deps: StartPaymentDeps): StartPayment {
  const { db, findTrip, plannable, listDepartures, holdSeats, openOrder, freeHold, statusTokens } = deps

  /** What is wished for, priced here and compared with what the traveller was shown. */
  async function readWish(
    request: PaymentRequest,
    travellerId: string | null,
  ): Promise<{ ok: true; wish: Wish } | Refusal> {
    const { booking, userDetails } = request
    const chosen = findTrip(booking.tripId)
    if (!chosen) return refuse('invalid_input', 'This trip is not in our catalogue.', { field: 'tripId' })
    const packageChosen = findPackage(packagesOf(chosen), booking.packageId)
    if (!packageChosen)
      return refuse('invalid_input', 'This trip has no such package.', { field: 'packageId' })
    const departure = await findDeparture(chosen, booking.batchId)
    if (!departure)
      return refuse('departure_closed', 'This date is no longer on sale. Please choose another.')
    const useWallet = booking.useWallet === true && travellerId !== null
    const walletPaise = useWallet && travellerId ? (await findWallet(db, travellerId)).balancePaise : 0
    const { guests, couponCode } = booking
    const priced = priceBooking(chosen, packageChosen, { guests, couponCode, walletPaise })
    if (!priced.ok)
      return priced.reason === 'coupon_invalid'
        ? refuse('coupon_invalid', priced.message)
        : refuse('invalid_input', 'These guests can’t be priced.', { field: 'guests' })
    const wrong = wrongAmount(request.amount, priced.quote)
    if (wrong) return wrong
    const short = seatRefusal(guests, departure.freeSeats)
    if (short) return seatsRefused(departure.freeSeats)
    return {
      ok: true,
      wish: {
        tripId: chosen.id,
        departureId: departure.id,
        packageId: packageChosen.id,
        guests,
        travellerId,
        name: userDetails.name,
        email: userDetails.email,
        phone: phoneDigits(userDetails.phone),
        sold: soldTrip(chosen, packageChosen, departure, priced.quote),
        couponCode: priced.quote.couponCode,
        totalPaise: priced.quote.totalPaise,
        walletPaise: priced.quote.walletPaise,
        payablePaise: priced.quote.payablePaise,
        idempotencyKey: request.idempotencyKey,
        fingerprint: fingerprintOf(request, travellerId),
      },
    }
  }

  async function findDeparture(trip: Trip, id: string): Promise<OfferedDeparture | undefined> {
    if (trip.kind !== 'group') return undefined
    return (await listDepartures(plannable(trip))).find((departure) => departure.id === id)
  }

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
    const known = await findBookingByKey(db, request.idempotencyKey)
    if (known) return known.fingerprint === fingerprintOf(request, travellerId) ? answerFor(known) : otherBody
    if (!(await freeReplaced(request)))
      return refuse('invalid_input', 'This booking can’t be replaced.', { field: 'replaces' })
    const read = await readWish(request, travellerId)
    if (!('ok' in read)) return read
    const held = await holdSeats(read.wish)
    if (!held.ok)
      return held.reason === 'no seats'
        ? seatsRefused(0)
        : refuse('amount_mismatch', 'Your wallet credit has changed. Please look at the amount again.', {
            amount: toRupees(read.wish.totalPaise),
          })
    const { booking, again } = held
    if (again) return booking.fingerprint === read.wish.fingerprint ? answerFor(booking) : otherBody
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

function wrongAmount(shown: number, { payablePaise }: Quote): Refusal | null {
  if (toPaise(shown) === payablePaise) return null
  const amount = toRupees(payablePaise)
  return refuse('amount_mismatch', 'The price has changed. Please look at the amount again.', { amount })
}

function seatsRefused(free: number): Refusal {
  return free === 0
    ? refuse('sold_out', 'This date is sold out. Please choose another.')
    : refuse('not_enough_seats', `Cannot book more than ${free} slots for this date`)
}

function refuse(
  code: Refusal['code'],
  error: string,
  more: { amount?: number; field?: string } = {},
): Refusal {
  return { success: false, error, code, ...more }
}

/** Equal for the same wish of the same person, whatever has become of it. */
function fingerprintOf(
  { idempotencyKey: _, ...request }: PaymentRequest,
  travellerId: string | null,
): string {
  return createHash('sha256')
    .update(JSON.stringify([request, travellerId]))
    .digest('base64url')
}
