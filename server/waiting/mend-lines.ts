import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { lockDepartures } from '../departures/seat-store.ts'
import { endLine, offerFreeSeats } from '../departures/waiting/offer-seats.ts'
import { listIdleSeats, listOver } from '../departures/waiting/waiting-store.ts'

/**
 * Offers seats that nobody offered: a process of an earlier release knows no line, and what comes with a day is freed by nobody. Lines of departures that have left end. Each
 * departure is a transaction of its own.
 */
export type MendLines = () => Promise<void>

export function createMendLines({ db, clock }: { db: Database; clock: Clock }): MendLines {
  return async () => {
    const at = clock.now()
    const today = dateInIndia(at)
    for (const which of await listIdleSeats(db, today))
      await db.transaction(async (tx) => {
        await lockDepartures(tx, [which])
        await offerFreeSeats(tx, which, at)
      })
    for (const which of await listOver(db, today))
      await db.transaction(async (tx) => {
        await lockDepartures(tx, [which])
        await endLine(tx, which, at)
      })
  }
}
