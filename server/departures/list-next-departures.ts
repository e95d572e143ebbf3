import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { departuresOffered, type PlannableTrip } from '#domain/departures/departure.ts'
import { type AskedTime, listNextOffered } from './departure-store.ts'
import { type OfferedDeparture, offeredDeparture } from './offered-departure.ts'

/**
 * By trip id, the next departure that still has seats, or the next one when all are full; where a time is asked for the next
 * one in it. One query for all cards.
 */
export type ListNextDepartures = (
  trips: PlannableTrip[],
  time?: AskedTime,
) => Promise<Map<string, OfferedDeparture>>

export function createListNextDepartures({ db, clock }: { db: Database; clock: Clock }): ListNextDepartures {
  return async (trips, time) => {
    const wanted = trips
      .map((trip) => ({ tripId: trip.id, count: departuresOffered(trip) }))
      .filter(({ count }) => count > 0)
    if (wanted.length === 0) return new Map()
    const today = dateInIndia(clock.now())
    const rows = await listNextOffered(db, wanted, { today, time })
    const plans = new Map(trips.map((trip) => [trip.id, trip]))
    return new Map(rows.map((row) => [row.tripId, offeredDeparture(row, today, plans.get(row.tripId) ?? {})]))
  }
}
