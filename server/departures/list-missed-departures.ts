import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { missedText } from '#domain/departures/departure-run.ts'
import { listMissed } from './departure-store.ts'

/** A date ahead that is not sold, and why; dates are YYYY-MM-DD. */
export type MissedDeparture = { id: string; startDate: string; endDate: string; text: string }

/** The dates of a trip that too few had booked by their decision day, earliest first. */
export type ListMissedDepartures = (tripId: string) => Promise<MissedDeparture[]>

export function createListMissedDepartures({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): ListMissedDepartures {
  return async (tripId) => {
    const rows = await listMissed(db, tripId, dateInIndia(clock.now()))
    return rows.flatMap(({ id, startDate, endDate, decideOn, cancelledAt }) =>
      decideOn === null
        ? []
        : {
            id,
            startDate,
            endDate,
            text: missedText({ startDate, decideOn, calledOff: cancelledAt !== null }),
          },
    )
  }
}
