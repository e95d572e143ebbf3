import type { Database } from '#database/client.ts'
import {
  type DateChangePrice,
  type DateChangeTerms,
  dateChangeOn,
  dateChangePrice,
} from '#domain/bookings/date-change.ts'
import { partyAnew } from '#domain/bookings/sold-party.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { moreOn, packageAt } from '#domain/departures/date-prices.ts'
import { seatRefusal } from '#domain/departures/seat-overflow.ts'
import type { Coupon } from '#domain/money/coupon.ts'
import type { Quote } from '#domain/money/price.ts'
import { findPackage, packagesOf } from '#domain/trips/package.ts'
import { partyTermsOf } from '#domain/trips/party.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'
import type { Booking } from '../booking-store.ts'
import { listGuests, present } from '../guests/guest-store.ts'
import type { NewBooking } from '../holds/new-booking.ts'
import { priceParty, saleTerms } from '../holds/price-booking.ts'
import { readRefundable } from '../refunds/read-refundable.ts'

export type MoveWish = {
  /** The booking's own trip and package where none is named. */
  tripId?: string
  packageId?: string
  departureId: string
  /** The desk keeps nothing, where the terms of the sale would. */
  keepsNothing?: boolean
}

export type NotMovable =
  /** It does not stand any more, or its trip has begun. */
  | { ok: false; reason: 'not movable' }
  /** Permits or tickets are made. */
  | { ok: false; reason: 'papers made' }
  /** The date that is wanted is not on sale, or is the booking's own. */
  | { ok: false; reason: 'not on sale' }
  | { ok: false; reason: 'no seats'; free: number }

export type Move = DateChangeTerms &
  DateChangePrice & {
    departure: OfferedDeparture
    quote: Quote
    wanted: Omit<NewBooking, 'idempotencyKey' | 'fingerprint' | 'heldBy'>
  }

/** What moving a booking to another date would mean today: the new price, what is carried over, and the difference. */
export type ReadMove = (
  db: Pick<Database, 'select'>,
  booking: Booking,
  wish: MoveWish,
) => Promise<({ ok: true } & Move) | NotMovable>

export function createReadMove(deps: {
  clock: Clock
  findTrip: (id: string) => Trip | null
  listCoupons: () => readonly Coupon[]
  /** A date of a trip, as far as whoever asks may book it. */
  findDate: (trip: Trip, departureId: string) => Promise<OfferedDeparture | null>
}): ReadMove {
  const { clock, findTrip, listCoupons, findDate } = deps
  return async (db, booking, wish) => {
    const today = dateInIndia(clock.now())
    if (booking.status !== 'confirmed') return { ok: false, reason: 'not movable' }
    const refundable = await readRefundable(db, booking)
    const change = dateChangeOn(refundable, {
      day: today,
      movedBefore: booking.carriesFrom !== null,
      keepsNothing: wish.keepsNothing,
    })
    if (!change) return { ok: false, reason: 'not movable' }
    const all = await listGuests(db, booking.reference)
    const travelling = present(all)
    if (travelling.some(({ papersAt }) => papersAt !== null)) return { ok: false, reason: 'papers made' }
    const trip = findTrip(wish.tripId ?? booking.tripId)
    const found = trip && findPackage(packagesOf(trip), wish.packageId ?? booking.packageId)
    const departure = trip?.kind === 'group' ? await findDate(trip, wish.departureId) : null
    const isSame =
      trip?.id === booking.tripId && departure?.id === booking.departureId && found?.id === booking.packageId
    if (!trip || !found || !departure || isSame) return { ok: false, reason: 'not on sale' }
    const chosen = packageAt(found, moreOn(trip, departure.startDate))
    const { guests } = booking
    if (seatRefusal(guests, departure.freeSeats))
      return { ok: false, reason: 'no seats', free: departure.freeSeats }
    const terms = partyTermsOf(trip.facts, chosen)
    const party = partyAnew(booking.terms, travelling, all, { terms, price: chosen.price })
    const quote = quoteFor(booking, (couponCode) =>
      priceParty(trip, chosen, {
        guests,
        party,
        couponCode,
        coupons: { coupons: listCoupons(), today },
        walletPaise: 0,
      }),
    )
    const isDueBefore = booking.dueOn !== null && booking.dueOn < departure.startDate
    const price = dateChangePrice({
      totalPaise: quote.totalPaise,
      carriedPaise: change.carriedPaise,
      owedPaise: isDueBefore ? refundable.owedPaise : 0,
    })
    const balance = booking.dueOn && price.owedPaise > 0 && { nowPaise: price.nowPaise, dueOn: booking.dueOn }
    const { travellerId, name, email, phone, pan } = booking
    return {
      ok: true,
      ...change,
      ...price,
      departure,
      quote,
      wanted: {
        tripId: trip.id,
        departureId: departure.id,
        packageId: chosen.id,
        guests,
        travellerId,
        name,
        email,
        phone,
        pan,
        terms: { ...saleTerms(trip, chosen, departure, quote), ...(balance && { balance }) },
        couponCode: quote.couponCode,
        // On another date it is a party of its own.
        joins: null,
        totalPaise: quote.totalPaise,
        walletPaise: 0,
        payablePaise: quote.totalPaise,
      },
    }
  }
}

/** With the coupon that it was booked with, as long as that holds. */
function quoteFor({ couponCode }: Booking, price: (code?: string) => ReturnType<typeof priceParty>): Quote {
  const withCoupon = couponCode === null ? null : price(couponCode)
  if (withCoupon?.ok) return withCoupon.quote
  const plain = price()
  if (!plain.ok) throw new Error(`a booking can't be priced for another date: ${plain.reason}`)
  return plain.quote
}
