import type { SaleTerms } from '#database/schema/bookings.ts'
import type { Deposit } from '#domain/bookings/deposit.ts'
import { refundTableOf } from '#domain/money/cancellation.ts'
import { type Quote, type QuoteRequest, type QuoteResult, quote } from '#domain/money/price.ts'
import { sharesOf } from '#domain/money/shares.ts'
import { taxPercent } from '#domain/money/tax.ts'
import type { Package } from '#domain/trips/package.ts'
import { type PartyWish, partyTermsOf, pricedParty } from '#domain/trips/party.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'

/** What the traveller chose of a trip, priced by the one engine that the page uses too. */
export function priceBooking(
  trip: Trip,
  chosen: Package,
  choice: PartyWish & Pick<QuoteRequest, 'couponCode' | 'coupons'> & { walletPaise: number },
): QuoteResult {
  const { guests, couponCode, coupons, walletPaise } = choice
  const party = pricedParty(partyTermsOf(trip.facts, chosen), choice)
  return priceParty(trip, chosen, { guests, party, couponCode, coupons, walletPaise })
}

/** The same for a party that is known seat by seat. */
export function priceParty(
  trip: Trip,
  chosen: Package,
  choice: Pick<QuoteRequest, 'guests' | 'party' | 'couponCode' | 'coupons' | 'walletPaise'>,
): QuoteResult {
  return quote({ package: chosen, overseas: isAbroad(trip), discount: trip.discount, ...choice })
}

/** The terms at this moment. */
export function saleTerms(
  trip: Trip,
  chosen: Package,
  departure: Pick<OfferedDeparture, 'startDate' | 'endDate'>,
  priced: Quote,
  deposit?: Deposit | null,
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
    ...(priced.party && { party: sharesOf(priced.party, priced) }),
    ...(chosen.ownRoom && { ownRoom: true }),
    ...(deposit && { balance: { nowPaise: deposit.nowPaise, dueOn: deposit.dueOn } }),
    refundTable: refundTableOf(trip.cancellation),
  }
}
