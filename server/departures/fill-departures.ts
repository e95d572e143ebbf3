import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type PlannableTrip, planDepartures } from '#domain/departures/departure.ts'
import { lockFilling, savePlanned, withdrawUnplanned } from './planned-store.ts'

/** Days ahead that are filled as well, so that lists stay full should the daily run fail for a while. */
const horizonDays = 14

/** Brings the table in line with what the catalogue plans, without touching what is sold or what the operator noted. */
export type FillDepartures = () => Promise<{ written: number; withdrawn: number }>

export function createFillDepartures(deps: {
  db: Database
  clock: Clock
  trips: () => PlannableTrip[]
}): FillDepartures {
  return () =>
    deps.db.transaction(async (tx) => {
      await lockFilling(tx)
      const today = dateInIndia(deps.clock.now())
      const planned = deps
        .trips()
        .flatMap((trip) =>
          planDepartures(trip, today, horizonDays).map((departure) => ({ tripId: trip.id, ...departure })),
        )
      const withdrawn = await withdrawUnplanned(tx, planned, today)
      return { written: await savePlanned(tx, planned, today), withdrawn }
    })
}
