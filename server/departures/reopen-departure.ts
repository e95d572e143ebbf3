import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from './change-departure.ts'
import { type DepartureRow, saveDecision } from './departure-store.ts'

/** `departed`: nobody can join it any more. */
export type DepartureReopened =
  | { ok: true; changed: boolean; departure: DepartureRow }
  | { ok: false; reason: 'cancelled' | 'departed'; departure: DepartureRow }
  | UnknownDeparture

/** Sells the seats of a closed departure again. */
export type ReopenDeparture = (which: WhichDeparture, by: Actor, why?: string) => Promise<DepartureReopened>

export function createReopenDeparture({ db, clock }: { db: Database; clock: Clock }): ReopenDeparture {
  return (which, by, why) => {
    const at = clock.now()
    return changeDeparture<DepartureReopened>({ db, which, at }, async (tx, departure) => {
      const refuse = (reason: 'cancelled' | 'departed') =>
        ({ outcome: { ok: false, reason, departure }, logged: null }) as const
      if (departure.cancelledAt) return refuse('cancelled')
      if (departure.startDate <= dateInIndia(at)) return refuse('departed')
      if (!departure.closedAt) return { outcome: { ok: true, changed: false, departure }, logged: null }
      const open = await saveDecision(tx, which, { closedAt: null })
      return {
        outcome: { ok: true, changed: true, departure: open },
        logged: {
          by,
          what: 'departure reopened',
          subject: departureSubject(which),
          before: { closed: true },
          after: { closed: false },
          why,
        },
      }
    })
  }
}
