import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { departuresOffered, type PlannableTrip } from '#domain/departures/departure.ts'
import { type FreeRow, listFree } from './departure-store.ts'

/** By trip id, the most free seats on one departure and the days of departures with any. */
export type FreeSeats = ReadonlyMap<string, Pick<FreeRow, 'seats' | 'dates'>>

export type FreeSeatsWatch = {
  /** The same map until something has changed. While the database is away, the last one of the day. */
  current: () => Promise<FreeSeats>
  /** Seats changed: the next reader waits until they are counted anew. */
  changed: () => void
}

/** Counts are read again at this age even when nobody said that they changed. */
const longestAge = 60_000

/** Free seats of all trips, for filters. One query when they change, none for a page. */
export function watchFreeSeats({
  db,
  clock,
  trips,
}: {
  db: Database
  clock: Clock
  trips: () => PlannableTrip[]
}): FreeSeatsWatch {
  let known: { seats: FreeSeats; day: string; at: number } | null = null
  let counting: Promise<FreeSeats> | null = null
  let stale = false

  async function count(): Promise<FreeSeats> {
    stale = false
    const now = clock.now()
    const day = dateInIndia(now)
    const wanted = trips()
      .map((trip) => ({ tripId: trip.id, count: departuresOffered(trip) }))
      .filter(({ count }) => count > 0)
    const rows = await listFree(db, wanted, day)
    const seats = new Map(rows.map((row) => [row.tripId, row]))
    known = { seats, day, at: now.getTime() }
    return seats
  }

  function recount(): Promise<FreeSeats> {
    counting ??= count().finally(() => {
      counting = null
    })
    return counting
  }

  return {
    async current() {
      const now = clock.now()
      const last = known?.day === dateInIndia(now) ? known : null
      if (last && !stale && now.getTime() - last.at <= longestAge) return last.seats
      return recount().catch((error: unknown) => {
        stale = true
        if (!last) throw error
        return last.seats
      })
    },
    changed() {
      stale = true
    },
  }
}
