import type { Database, Transaction } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from '../../departures/change-departure.ts'
import { type DepartureRow, saveDecision } from '../../departures/departure-store.ts'
import { listBookingsOfDeparture } from '../booking-list-store.ts'

/** `needs two persons`: somebody has paid, and no second person has agreed. */
export type NotTakenOff =
  | { ok: false; reason: 'over' | 'needs two persons'; departure: DepartureRow }
  | UnknownDeparture

/** Whether a second person has agreed that this departure is cancelled. It counts once. */
export type TakeCancelApproval = (
  tx: Transaction,
  approval: string,
  which: WhichDeparture,
) => Promise<boolean>

/** `approval` is the id under which a second person has agreed. */
export type SaidToCancel = { why?: string; approval?: string }

/** The first step of cancelling a departure: from here on nobody can hold seats, so the bookings that are left only become fewer. */
export type TakeOffSale = (
  which: WhichDeparture,
  by: Actor,
  said: SaidToCancel,
) => Promise<{ ok: true; departure: DepartureRow } | NotTakenOff>

export function createTakeOffSale(deps: {
  db: Database
  clock: Clock
  takeApproval: TakeCancelApproval
}): TakeOffSale {
  const { db, clock, takeApproval } = deps
  return (which, by, { why, approval }) => {
    const at = clock.now()
    type Taken = Awaited<ReturnType<TakeOffSale>>
    return changeDeparture<Taken>({ db, which, at }, async (tx, departure) => {
      if (departure.endDate < dateInIndia(at))
        return { outcome: { ok: false, reason: 'over', departure }, logged: null }
      // One that was stopped in between goes on.
      if (departure.cancelledAt) return { outcome: { ok: true, departure }, logged: null }
      if (by.kind === 'staff' && (approval !== undefined || (await isPaidFor(tx, which)))) {
        const agreed = approval !== undefined && (await takeApproval(tx, approval, which))
        if (!agreed) return { outcome: { ok: false, reason: 'needs two persons', departure }, logged: null }
      }
      return {
        outcome: { ok: true, departure: await saveDecision(tx, which, { cancelledAt: at }) },
        logged: {
          by,
          what: 'departure cancelled',
          subject: departureSubject(which),
          before: { cancelled: false },
          after: { cancelled: true },
          why,
        },
      }
    })
  }
}

/** Whoever pays in this moment waits for the departure, which the caller holds. */
async function isPaidFor(tx: Transaction, { tripId, id }: WhichDeparture): Promise<boolean> {
  const bookings = await listBookingsOfDeparture(tx, { tripId, departureId: id })
  return bookings.some(({ status }) => status === 'confirmed')
}
