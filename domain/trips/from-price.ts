import { packageAt } from '../departures/date-prices.ts'
import { createMemo } from '../steps/memo.ts'
import { packagesOf } from './package.ts'
import type { Trip } from './trip.ts'

/** By trip id, how much more, or less, the cheapest date costs that can be had: only those where it is not nothing. */
export type FromPrices = ReadonlyMap<string, number>

const made = createMemo<Trip, { more: number; trip: Trip }>()

/** A trip as lists and cards show it: 'from' is the lowest price on sale. The same object for the same price. */
export function fromPriced(trip: Trip, prices: FromPrices): Trip {
  const more = prices.get(trip.id) ?? 0
  if (more === 0) return trip
  const known = made.get(trip)
  if (known?.more === more) return known.trip
  const packages = packagesOf(trip).map(({ id: _, ...one }) => packageAt(one, more))
  const priced = { ...trip, price: packages[0]?.price ?? trip.price, packages }
  made.set(trip, { more, trip: priced })
  return priced
}
