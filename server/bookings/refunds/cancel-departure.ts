import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { WhichDeparture } from '../../departures/change-departure.ts'
import type { DepartureRow } from '../../departures/departure-store.ts'
import { listBookingsOfDeparture } from '../booking-list-store.ts'
import type { FreeHold } from '../holds/free-hold.ts'
import type { CancelBooking } from './cancel-booking.ts'
import {
  createTakeOffSale,
  type NotTakenOff,
  type SaidToCancel,
  type TakeCancelApproval,
} from './take-off-sale.ts'

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

export type DepartureCancelled = ({ ok: true; departure: DepartureRow } & Done) | NotTakenOff

/** For who takes none: the command line acts alone, and a job goes on with what was agreed before. */
export const noCancelApproval: TakeCancelApproval = async () => false

/**
 * A departure does not run: it goes off sale, holds are freed, and whoever has paid gets all of it back by the way it was paid, and late also credit for the trouble. Each booking is a transaction of its own and is
 * cancelled once; stopped in between, the next run goes on. One with paid bookings takes two of the staff. The
 * command line is the way in when all else fails, and acts alone.
 */
export type CancelDeparture = (
  which: WhichDeparture,
  by: Actor,
  said?: SaidToCancel,
) => Promise<DepartureCancelled>

export function createCancelDeparture(deps: {
  db: Database
  clock: Clock
  cancelBooking: CancelBooking
  freeHold: FreeHold
  takeApproval: TakeCancelApproval
}): CancelDeparture {
  const { db, cancelBooking, freeHold } = deps
  const takeOffSale = createTakeOffSale(deps)
  const toldWhy = 'the departure does not run'

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
