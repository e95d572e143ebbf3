import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type PlannableTrip, planDepartures } from '#domain/departures/departure.ts'
import { lockFilling, savePlanned, withdrawUnplanned } from './planned-store.ts'
import { offerFreeSeats } from './waiting/offer-seats.ts'
import { listIdleSeats } from './waiting/waiting-store.ts'

/** Days ahead that are filled as well, so that lists stay full should the daily run fail for a while. */
const horizonDays = 14

/** Brings the table in line with what the catalogue plans, without touching what is sold or what the operator noted; of one trip alone, if it is named. */
export type FillDepartures = (tripId?: string) => Promise<{ written: number; withdrawn: number }>

export function createFillDepartures(deps: {
  db: Database
  clock: Clock
  trips: () => PlannableTrip[]
}): FillDepartures {
  return (tripId) =>
    deps.db.transaction(async (tx) => {
      await lockFilling(tx)
      const at = deps.clock.now()
      const today = dateInIndia(at)
      const planned = deps
        .trips()
        .filter(({ id }) => tripId === undefined || id === tripId)
        .flatMap((trip) =>
          planDepartures(trip, today, horizonDays).map((departure) => ({ tripId: trip.id, ...departure })),
        )
      const withdrawn = await withdrawUnplanned(tx, planned, { after: today, tripId })
      const written = await savePlanned(tx, planned, today)
      // Those that were not written may be another's, who waits for one of these: they have their own turn.
      const keys = new Set(written.map(keyOf))
      for (const idle of await listIdleSeats(tx, today))
        if (keys.has(keyOf(idle))) await offerFreeSeats(tx, idle, at)
      return { written: written.length, withdrawn }
    })
}

function keyOf({ tripId, departureId }: { tripId: string; departureId: string }): string {
  return `${tripId}/${departureId}`
}
