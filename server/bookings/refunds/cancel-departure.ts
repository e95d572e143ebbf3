import type { Database } from '#database/client.ts'
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
import { listBookingsOfDeparture } from '../booking-store.ts'
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

export type DepartureCancelled =
  | ({ ok: true; departure: DepartureRow } & Done)
  | { ok: false; reason: 'over'; departure: DepartureRow }
  | UnknownDeparture

/**
 * A departure does not run: it goes off sale, holds are freed, and whoever has paid gets all of it back by the way it was paid, and late also credit for the trouble. Each booking is a transaction of its own and is
 * cancelled once; stopped in between, the next run goes on.
 */
export type CancelDeparture = (which: WhichDeparture, by: Actor, why?: string) => Promise<DepartureCancelled>

export function createCancelDeparture(deps: {
  db: Database
  clock: Clock
  cancelBooking: CancelBooking
  freeHold: FreeHold
}): CancelDeparture {
  const { db, clock, cancelBooking, freeHold } = deps
  const toldWhy = 'the departure does not run'

  /** From here on nobody can hold seats, so the bookings that are left only become fewer. */
  function takeOffSale(which: WhichDeparture, by: Actor, why?: string) {
    const at = clock.now()
    type Taken =
      | { ok: true; departure: DepartureRow }
      | { ok: false; reason: 'over'; departure: DepartureRow }
    return changeDeparture<Taken>({ db, which, at }, async (tx, departure) => {
      if (departure.endDate < dateInIndia(at))
        return { outcome: { ok: false, reason: 'over', departure }, logged: null }
      // One that was stopped in between goes on.
      if (departure.cancelledAt) return { outcome: { ok: true, departure }, logged: null }
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

  return async (which, by, why) => {
    const taken = await takeOffSale(which, by, why)
    return taken.ok ? { ...taken, ...(await cancelBookings(which, by, why)) } : taken
  }
}
