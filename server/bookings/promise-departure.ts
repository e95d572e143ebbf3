import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from '../departures/change-departure.ts'
import { type DepartureRow, saveDecision } from '../departures/departure-store.ts'
import type { BookingNews } from './booking-news.ts'
import { tellDeparture } from './tell-departure.ts'

/** How many bookings were told: nobody when it was promised before. */
export type DeparturePromised =
  | { ok: true; told: number; departure: DepartureRow }
  | { ok: false; reason: 'cancelled'; departure: DepartureRow }
  | UnknownDeparture

/** Our word that a departure runs, whatever is sold; everybody who has booked it is told, once. */
export type PromiseDeparture = (which: WhichDeparture, by: Actor, why?: string) => Promise<DeparturePromised>

export function createPromiseDeparture(deps: {
  db: Database
  clock: Clock
  news: Pick<BookingNews, 'runs'>
}): PromiseDeparture {
  const { db, clock, news } = deps
  return (which, by, why) =>
    changeDeparture<DeparturePromised>({ db, which, at: clock.now() }, async (tx, departure) => {
      if (departure.cancelledAt)
        return { outcome: { ok: false, reason: 'cancelled', departure }, logged: null }
      if (departure.decision === 'runs') return { outcome: { ok: true, told: 0, departure }, logged: null }
      const promised = await saveDecision(tx, which, { decision: 'runs' })
      const told = await tellDeparture(tx, which, (booking) => news.runs(tx, booking))
      return {
        outcome: { ok: true, told, departure: promised },
        logged: {
          by,
          what: 'departure promised',
          subject: departureSubject(which),
          before: { decision: departure.decision },
          after: { decision: 'runs', told },
          why,
        },
      }
    })
}
