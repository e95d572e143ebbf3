import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { moreOn, packageAt } from '#domain/departures/date-prices.ts'
import { type Coupon, listCoupons } from '#domain/money/coupon.ts'
import { toRupees } from '#domain/money/money.ts'
import { findPackage, packagesOf } from '#domain/trips/package.ts'
import type { PartyWish } from '#domain/trips/party.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { hasBookedBefore } from './booking-store.ts'
import { priceBooking } from './holds/price-booking.ts'

/** `saves` is in rupees. */
export type OfferedCoupon = { code: string; description: string; saves: number }

export type CouponQuery = PartyWish & { tripId: string; packageId: string; date?: string }

/** The codes that hold for a booking, the best one first; null where nothing of the kind can be booked. */
export type ListCoupons = (wanted: CouponQuery, phone: string | null) => Promise<OfferedCoupon[] | null>

/**
 * Whether somebody has booked before is told of the phone that was logged in with alone: a number that is only typed may be
 * anybody's. A visitor reads what the code is for, and paying decides.
 */
export function createListCoupons(deps: {
  db: Database
  clock: Clock
  coupons: () => readonly Coupon[]
  findTrip: (id: string) => Trip | null
}): ListCoupons {
  const { db, clock, coupons, findTrip } = deps
  return async ({ tripId, packageId, date = '', ...party }, phone) => {
    const trip = findTrip(tripId)
    const chosen = trip?.kind === 'group' ? findPackage(packagesOf(trip), packageId) : null
    if (!trip || !chosen) return null
    const priced = priceBooking(trip, packageAt(chosen, moreOn(trip, date)), { ...party, walletPaise: 0 })
    if (!priced.ok) return null
    const holding = listCoupons(
      { coupons: coupons(), today: dateInIndia(clock.now()) },
      priced.quote.subtotalPaise,
    )
    const isKnown = phone !== null && (await hasBookedBefore(db, phone))
    return holding
      .filter(({ coupon }) => !(isKnown && coupon.firstBookingOnly))
      .map(({ coupon, discountPaise }) => ({
        code: coupon.code,
        description: coupon.description,
        saves: toRupees(discountPaise),
      }))
  }
}
