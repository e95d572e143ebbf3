import type { SaleTerms } from '#database/schema/bookings.ts'
import { refundTableOf } from '#domain/money/cancellation.ts'
import { type Quote, type QuoteResult, quote } from '#domain/money/price.ts'
import { taxPercent } from '#domain/money/tax.ts'
import type { Package } from '#domain/trips/package.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'

/** What the traveller chose of a trip, priced by the one engine that the page uses too. */
export function priceBooking(
  trip: Trip,
  chosen: Package,
  choice: { guests: number; couponCode?: string; walletPaise: number },
): QuoteResult {
  return quote({ package: chosen, overseas: isAbroad(trip), discount: trip.discount, ...choice })
}

/** The terms at this moment. */
export function saleTerms(
  trip: Trip,
  chosen: Package,
  departure: Pick<OfferedDeparture, 'startDate' | 'endDate'>,
  priced: Quote,
): SaleTerms {
  return {
    title: trip.title,
    packageTitle: chosen.title,
    startDate: departure.startDate,
    endDate: departure.endDate,
    perPersonPaise: priced.perPersonPaise,
    lines: priced.lines,
    included: priced.included,
    overseas: isAbroad(trip),
    taxPercent,
    refundTable: refundTableOf(trip.cancellation),
  }
}
