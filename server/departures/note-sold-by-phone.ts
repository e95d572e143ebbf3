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

export type SoldByPhoneNoted =
  | { ok: true; departure: DepartureRow }
  | { ok: false; reason: 'too many'; departure: DepartureRow; mostSeats: number }
  | UnknownDeparture

/** Notes how many seats of a departure are sold by phone, all together: it stands instead of the number in the content. */
export type NoteSoldByPhone = (
  which: WhichDeparture,
  seats: number,
  by: Actor,
  why?: string,
) => Promise<SoldByPhoneNoted>

export function createNoteSoldByPhone({ db, clock }: { db: Database; clock: Clock }): NoteSoldByPhone {
  return (which, seats, by, why) =>
    changeDeparture<SoldByPhoneNoted>({ db, which, at: clock.now() }, async (tx, departure) => {
      const { total, sold, held } = departure
      const mostSeats = total - sold - held
      if (seats > mostSeats)
        return { outcome: { ok: false, reason: 'too many', departure, mostSeats }, logged: null }
      const noted = await saveDecision(tx, which, { soldByPhone: seats })
      return {
        outcome: { ok: true, departure: noted },
        logged: {
          by,
          what: 'sold by phone',
          subject: departureSubject(which),
          before: { seats: departure.soldByPhone },
          after: { seats },
          why,
        },
      }
    })
}
