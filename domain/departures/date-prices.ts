import type { Package } from '../trips/package.ts'
import type { PriceChange } from '../trips/trip.ts'

type Scheduled = { departures?: { prices?: readonly PriceChange[] } }

/** What a date costs more, in rupees a head, or less: 0 where the plan says nothing of it. Ranges never overlap. */
export function moreOn({ departures }: Scheduled, date: string): number {
  return departures?.prices?.find(({ from, to }) => from <= date && date <= to)?.more ?? 0
}

/** Of the cheapest of some dates; 0 of none. */
export function leastMore(trip: Scheduled, dates: readonly string[]): number {
  return dates.length === 0 ? 0 : Math.min(...dates.map((date) => moreOn(trip, date)))
}

/** A package as it is sold on a date that costs so much more; what it cost before is told of its own price alone. */
export function packageAt<Sold extends Pick<Package, 'price' | 'was'>>(chosen: Sold, more = 0): Sold {
  return more === 0 ? chosen : { ...chosen, price: chosen.price + more, was: null }
}
