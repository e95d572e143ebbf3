import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from './change-departure.ts'
import { type DepartureRow, saveDecision } from './departure-store.ts'

/** `changed`: it was open until now. */
export type DepartureClosed = { ok: true; changed: boolean; departure: DepartureRow } | UnknownDeparture

/** Sells no more seats of a departure; bookings stand, and who is paying may finish. */
export type CloseDeparture = (which: WhichDeparture, by: Actor, why?: string) => Promise<DepartureClosed>

export function createCloseDeparture({ db, clock }: { db: Database; clock: Clock }): CloseDeparture {
  return (which, by, why) => {
    const at = clock.now()
    return changeDeparture<DepartureClosed>({ db, which, at }, async (tx, departure) => {
      if (departure.closedAt) return { outcome: { ok: true, changed: false, departure }, logged: null }
      const closed = await saveDecision(tx, which, { closedAt: at })
      return {
        outcome: { ok: true, changed: true, departure: closed },
        logged: {
          by,
          what: 'departure closed',
          subject: departureSubject(which),
          before: { closed: false },
          after: { closed: true },
          why,
        },
      }
    })
  }
}
