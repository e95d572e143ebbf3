import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type PlannableTrip, planDepartures } from '#domain/departures/departure.ts'
import { lockFilling, savePlanned, withdrawUnplanned } from './departure-store.ts'

/** Days ahead that are filled as well, so that lists stay full should the daily run fail for a while. */
const horizonDays = 14

export type FillDeps = { db: Database; clock: Clock; trips: () => PlannableTrip[] }

/** Brings the table in line with what the catalogue plans, without touching what is sold. */
export async function fillDepartures({
  db,
  clock,
  trips,
}: FillDeps): Promise<{ written: number; withdrawn: number }> {
  return db.transaction(async (tx) => {
    await lockFilling(tx)
    const today = dateInIndia(clock.now())
    const planned = trips().flatMap((trip) =>
      planDepartures(trip, today, horizonDays).map((departure) => ({ tripId: trip.id, ...departure })),
    )
    const withdrawn = await withdrawUnplanned(tx, planned, today)
    return { written: await savePlanned(tx, planned), withdrawn }
  })
}
