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

export type SeatsSet =
  | { ok: true; departure: DepartureRow }
  | { ok: false; reason: 'taken'; taken: number }
  | UnknownDeparture

/** How many seats there are, instead of the content's number; never fewer than are sold or held. The table's own constraint holds it to that. */
export type SetSeats = (which: WhichDeparture, seats: number, by: Actor, why?: string) => Promise<SeatsSet>

export function createSetSeats({ db, clock }: { db: Database; clock: Clock }): SetSeats {
  return (which, seats, by, why) =>
    changeDeparture<SeatsSet>({ db, which, at: clock.now() }, async (tx, departure) => {
      const taken = departure.soldInAll + departure.held
      if (seats < taken) return { outcome: { ok: false, reason: 'taken', taken }, logged: null }
      const set = await saveDecision(tx, which, { total: seats, seatsByOperator: seats })
      if (departure.total === seats) return { outcome: { ok: true, departure: set }, logged: null }
      return {
        outcome: { ok: true, departure: set },
        logged: {
          by,
          what: 'seats set',
          subject: departureSubject(which),
          before: { seats: departure.total },
          after: { seats },
          why,
        },
      }
    })
}
