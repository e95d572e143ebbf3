import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { departuresOffered, type PlannableTrip } from '#domain/departures/departure.ts'
import { listOffered } from './departure-store.ts'
import { type OfferedDeparture, offeredDeparture } from './offered-departure.ts'

/** What a trip offers now, earliest first; empty for trips that are asked for. */
export type ListDepartures = (trip: PlannableTrip) => Promise<OfferedDeparture[]>

export function createListDepartures({ db, clock }: { db: Database; clock: Clock }): ListDepartures {
  return async (trip) => {
    const count = departuresOffered(trip)
    if (count === 0) return []
    const today = dateInIndia(clock.now())
    const rows = await listOffered(db, { tripId: trip.id, after: today, count })
    return rows.map((row) => offeredDeparture(row, today))
  }
}
