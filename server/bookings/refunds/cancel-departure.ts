import type { Database, Transaction } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
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
import type { FreeHold } from '../holds/free-hold.ts'
import type { CancelBooking } from './cancel-booking.ts'

type Done = {
  /** Bookings that are cancelled by this run. */
  bookings: number
  /** Holds that are freed by it. */
  holds: number
  toOnlinePaise: number
  toWalletPaise: number
  /** Of credit for the trouble, that of guests' bookings included, which waits for them. */
  troubleCreditPaise: number
}

export type DepartureCancelled = ({ ok: true; departure: DepartureRow } & Done) | Refused | UnknownDeparture

/** `needs two persons`: somebody has paid, and no second person has agreed. */
type Refused = { ok: false; reason: 'over' | 'needs two persons'; departure: DepartureRow }

/** Whether a second person has agreed that this departure is cancelled. It counts once. */
export type TakeCancelApproval = (
  tx: Transaction,
  approval: string,
  which: WhichDeparture,
) => Promise<boolean>

/** While there are no approvals none is granted. */
export const noCancelApproval: TakeCancelApproval = async () => false

/**
 * A departure does not run: it goes off sale, holds are freed, and whoever has paid gets all of it back by the way it was paid, and late also credit for the trouble. Each booking is a transaction of its own and is
 * cancelled once; stopped in between, the next run goes on. One with paid bookings takes two of the staff: `approval` is the id under which the second has agreed. The
 * command line is the way in when all else fails, and acts alone.
 */
export type CancelDeparture = (
  which: WhichDeparture,
  by: Actor,
  said?: { why?: string; approval?: string },
) => Promise<DepartureCancelled>

export function createCancelDeparture(deps: {
  db: Database
  clock: Clock
  cancelBooking: CancelBooking
  freeHold: FreeHold
  takeApproval: TakeCancelApproval
}): CancelDeparture {
  const { db, clock, cancelBooking, freeHold, takeApproval } = deps
  const toldWhy = 'the departure does not run'

  /** From here on nobody can hold seats, so the bookings that are left only become fewer. */
  function takeOffSale(which: WhichDeparture, by: Actor, { why, approval }: Said) {
    const at = clock.now()
    type Taken = { ok: true; departure: DepartureRow } | Refused
    return changeDeparture<Taken>({ db, which, at }, async (tx, departure) => {
      if (departure.endDate < dateInIndia(at))
        return { outcome: { ok: false, reason: 'over', departure }, logged: null }
      // One that was stopped in between goes on.
      if (departure.cancelledAt) return { outcome: { ok: true, departure }, logged: null }
      if (by.kind === 'staff' && (await isPaidFor(tx, which))) {
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

  async function cancelBookings({ tripId, id }: WhichDeparture, by: Actor, reason?: string): Promise<Done> {
    const done: Done = { bookings: 0, holds: 0, toOnlinePaise: 0, toWalletPaise: 0, troubleCreditPaise: 0 }
    for (;;) {
      const left = (await listBookingsOfDeparture(db, { tripId, departureId: id })).filter(
        ({ status }) => isUnpaid(status) || status === 'confirmed',
      )
      if (left.length === 0) return done
      for (const { reference, status } of left) {
        // One that is paid in this moment is met as a confirmed one by the next look.
        if (isUnpaid(status)) {
          if (await freeHold(reference, { to: 'failed', by, why: toldWhy })) done.holds++
          continue
        }
        const wanted = { by, why: toldWhy, reason, way: 'as paid', shownPaise: null } as const
        const cancelled = await cancelBooking(reference, { ...wanted, weCancel: true })
        if (!cancelled.ok) continue
        done.bookings++
        done.toOnlinePaise += cancelled.toOnlinePaise
        done.toWalletPaise += cancelled.toWalletPaise
        done.troubleCreditPaise += cancelled.troubleCreditPaise
      }
    }
  }

  return async (which, by, said = {}) => {
    const taken = await takeOffSale(which, by, said)
    return taken.ok ? { ...taken, ...(await cancelBookings(which, by, said.why)) } : taken
  }
}

type Said = { why?: string; approval?: string }

/** Whoever pays in this moment waits for the departure, which the caller holds. */
async function isPaidFor(tx: Transaction, { tripId, id }: WhichDeparture): Promise<boolean> {
  const bookings = await listBookingsOfDeparture(tx, { tripId, departureId: id })
  return bookings.some(({ status }) => status === 'confirmed')
}
