import { leastMore } from '#domain/departures/date-prices.ts'
import type { FromPrices } from '#domain/trips/from-price.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { FreeSeatsWatch } from './free-seats.ts'

export type FromPricesWatch = {
  /** The same map until a price or a date that decides one has changed; while the database is away, the last one. */
  current: () => Promise<FromPrices>
  /** The last one. */
  known: () => FromPrices
}

const none: FromPrices = new Map()

/** What trips cost from, where it depends on the date. Without such trips nothing is asked. */
export function watchFromPrices(deps: {
  freeSeats: Pick<FreeSeatsWatch, 'current'>
  trips: () => readonly Trip[]
}): FromPricesWatch {
  const dated = new WeakMap<readonly Trip[], Trip[]>()
  let known = none

  function datedTrips(): Trip[] {
    const trips = deps.trips()
    const found = dated.get(trips) ?? trips.filter(({ departures }) => departures?.prices?.length)
    dated.set(trips, found)
    return found
  }

  return {
    known: () => known,
    async current() {
      const trips = datedTrips()
      const free = trips.length === 0 ? null : await deps.freeSeats.current().catch(() => null)
      if (trips.length > 0 && !free) return known
      const next = new Map(
        trips.flatMap((trip) => {
          const starts = (free?.get(trip.id)?.dates ?? []).map(([start]) => start)
          const more = leastMore(trip, starts)
          return more === 0 ? [] : [[trip.id, more] as const]
        }),
      )
      const isSame = next.size === known.size && [...next].every(([id, more]) => known.get(id) === more)
      if (!isSame) known = next
      return known
    },
  }
}
