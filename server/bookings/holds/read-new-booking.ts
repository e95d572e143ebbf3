import type { Database } from '#database/client.ts'
import { depositFor, depositRuleOf } from '#domain/bookings/deposit.ts'
import { type PaymentRequest, phoneDigits } from '#domain/bookings/payment-request.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { packageAt } from '#domain/departures/date-prices.ts'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { seatRefusal } from '#domain/departures/seat-overflow.ts'
import { type Coupon, type CouponBook, findCoupon } from '#domain/money/coupon.ts'
import { toPaise, toRupees } from '#domain/money/money.ts'
import type { QuoteResult } from '#domain/money/price.ts'
import { findPackage, packagesOf } from '#domain/trips/package.ts'
import { partyRefusal, partyTermsOf } from '#domain/trips/party.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { ListDepartures } from '../../departures/list-departures.ts'
import type { ListMissedDepartures } from '../../departures/list-missed-departures.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'
import { findWallet } from '../../wallet/wallet-store.ts'
import { hasBookedBefore } from '../booking-store.ts'
import { type PaymentRefusal, refuse, seatsRefused } from '../payments/refuse-payment.ts'
import { findJoined, notJoined } from './find-joined.ts'
import type { NewBooking } from './new-booking.ts'
import { priceBooking, saleTerms } from './price-booking.ts'

/** What is wished for, priced here and compared with what the traveller was shown. */
export type ReadNewBooking = (
  request: PaymentRequest,
  travellerId: string | null,
) => Promise<
  { ok: true; wanted: Omit<NewBooking, 'fingerprint' | 'heldBy'> } | { ok: false; refusal: PaymentRefusal }
>

export function createReadNewBooking(deps: {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
  listCoupons: () => readonly Coupon[]
  plannable: (trip: Trip) => PlannableTrip
  listDepartures: ListDepartures
  listMissedDepartures: ListMissedDepartures
  encrypt: (text: string) => string
}): ReadNewBooking {
  const { db, clock, findTrip, listCoupons, plannable, listDepartures, listMissedDepartures, encrypt } = deps

  async function findDeparture(trip: Trip, id: string): Promise<OfferedDeparture | undefined> {
    return trip.kind !== 'group'
      ? undefined
      : (await listDepartures(plannable(trip))).find((departure) => departure.id === id)
  }

  async function refuseDate(tripId: string, id: string): Promise<PaymentRefusal> {
    return dateRefused((await listMissedDepartures(tripId)).find((missed) => missed.id === id)?.text)
  }

  return async ({ amount, booking, userDetails, idempotencyKey }, travellerId) => {
    const { guests, children, ownRooms, couponCode } = booking
    const trip = findTrip(booking.tripId)
    if (!trip)
      return no(refuse('invalid_input', 'This trip is not in our catalogue.', { field: 'booking.tripId' }))
    const found = findPackage(packagesOf(trip), booking.packageId)
    if (!found)
      return no(refuse('invalid_input', 'This trip has no such package.', { field: 'booking.packageId' }))
    const unfit = partyRefusal(partyTermsOf(trip.facts, found), booking)
    if (unfit) return no(refuse('invalid_input', unfit, { field: 'booking.guests' }))
    const departure = await findDeparture(trip, booking.batchId)
    if (!departure) return no(await refuseDate(trip.id, booking.batchId))
    const chosen = packageAt(found, departure.more)
    const joins = await findJoined(db, booking, travellerId)
    if (joins === undefined) return no(notJoined)
    const payer = booking.useWallet ? travellerId : null
    const walletPaise = payer ? (await findWallet(db, payer)).balancePaise : 0
    const today = dateInIndia(clock.now())
    const coupons = { coupons: listCoupons(), today }
    const choice = { guests, children, ownRooms, couponCode, coupons, walletPaise }
    const priced = priceBooking(trip, chosen, choice)
    if (!priced.ok) return no(notPriced(priced))
    const { quote } = priced
    const phone = phoneDigits(userDetails.phone)
    const usedUp = await refuseSecond(db, { code: quote.couponCode, phone, coupons })
    if (usedUp) return no(usedUp)
    const sale = { ...quote, startDate: departure.startDate, today }
    const deposit = booking.deposit ? depositFor(depositRuleOf(trip), sale) : null
    const wrong = wrongAmount(amount, deposit?.nowPaise ?? quote.payablePaise)
    if (wrong) return no(wrong)
    if (seatRefusal(guests, departure.freeSeats)) return no(seatsRefused(departure.freeSeats))
    return {
      ok: true,
      wanted: {
        tripId: trip.id,
        departureId: departure.id,
        packageId: chosen.id,
        guests,
        travellerId,
        name: userDetails.name,
        email: userDetails.email,
        phone,
        pan: isAbroad(trip) && userDetails.pan ? encrypt(userDetails.pan) : null,
        terms: saleTerms(trip, chosen, departure, quote, deposit),
        couponCode: quote.couponCode,
        joins,
        totalPaise: quote.totalPaise,
        walletPaise: quote.walletPaise,
        payablePaise: quote.payablePaise,
        idempotencyKey,
      },
    }
  }
}

/** A coupon for a first booking, when the phone had one before; cancelled since or not. */
async function refuseSecond(
  db: Database,
  { code, phone, coupons }: { code: string | null; phone: string; coupons: CouponBook },
): Promise<PaymentRefusal | null> {
  const isForFirst = code !== null && findCoupon(coupons, code)?.firstBookingOnly
  if (!isForFirst || !(await hasBookedBefore(db, phone))) return null
  const error = `${code} is for a first booking, and this phone number has booked with us before. You can book without it.`
  return refuse('coupon_invalid', error)
}

function no(refusal: PaymentRefusal): { ok: false; refusal: PaymentRefusal } {
  return { ok: false, refusal }
}

function dateRefused(missed: string | undefined): PaymentRefusal {
  const error = missed ? `${missed}.` : 'This date is no longer on sale.'
  return refuse('departure_closed', `${error} Please choose another.`)
}

function notPriced(priced: QuoteResult & { ok: false }): PaymentRefusal {
  return priced.reason === 'coupon_invalid'
    ? refuse('coupon_invalid', priced.message)
    : refuse('invalid_input', 'These guests can’t be priced.', { field: 'booking.guests' })
}

function wrongAmount(shown: number, payablePaise: number): PaymentRefusal | null {
  if (toPaise(shown) === payablePaise) return null
  const amount = toRupees(payablePaise)
  return refuse('amount_mismatch', 'The price has changed. Please look at the amount again.', { amount })
}
