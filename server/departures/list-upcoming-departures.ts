import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { departuresOffered, type PlannableTrip } from '#domain/departures/departure.ts'
import { listUpcoming } from './departure-store.ts'
import { type OfferedDeparture, offeredDeparture } from './offered-departure.ts'

/** By trip id, all that each offers now, earliest first. One query for all of them. */
export type ListUpcomingDepartures = (trips: PlannableTrip[]) => Promise<Map<string, OfferedDeparture[]>>

export function createListUpcomingDepartures({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): ListUpcomingDepartures {
  return async (trips) => {
    const today = dateInIndia(clock.now())
    const wanted = trips.map((trip) => ({ tripId: trip.id, count: departuresOffered(trip) }))
    const plans = new Map(trips.map((trip) => [trip.id, trip]))
    const offered = new Map<string, OfferedDeparture[]>(trips.map(({ id }) => [id, []]))
    for (const row of await listUpcoming(db, wanted, today))
      offered.get(row.tripId)?.push(offeredDeparture(row, today, plans.get(row.tripId) ?? {}))
    return offered
  }
}
