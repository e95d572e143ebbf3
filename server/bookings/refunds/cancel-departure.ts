import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { markCancelled } from '../../departures/departure-store.ts'
import { listBookingsOfDeparture } from '../booking-store.ts'
import type { FreeHold } from '../holds/free-hold.ts'
import type { CancelBooking } from './cancel-booking.ts'

export type DepartureCancelled = {
  /** Bookings that are cancelled by this run. */
  bookings: number
  /** Holds that are freed by it. */
  holds: number
  toOnlinePaise: number
  toWalletPaise: number
  /** Of credit for the trouble, that of guests' bookings included, which waits for them. */
  troubleCreditPaise: number
}

/**
 * A departure does not run: it goes off sale, holds are freed, and whoever has paid gets all of it back by the way it was paid, and late also credit for the trouble. Each booking is a transaction of its own and is
 * cancelled once; stopped in between, the next run goes on.
 */
export type CancelDeparture = (which: { tripId: string; id: string }) => Promise<DepartureCancelled>

export function createCancelDeparture(deps: {
  db: Database
  clock: Clock
  cancelBooking: CancelBooking
  freeHold: FreeHold
}): CancelDeparture {
  const { db, clock, cancelBooking, freeHold } = deps
  const why = 'the departure does not run'

  return async ({ tripId, id }) => {
    // From here on nobody can hold seats, so the bookings that are left only become fewer.
    await markCancelled(db, { tripId, id }, clock.now())
    const done: DepartureCancelled = {
      bookings: 0,
      holds: 0,
      toOnlinePaise: 0,
      toWalletPaise: 0,
      troubleCreditPaise: 0,
    }
    for (;;) {
      const left = (await listBookingsOfDeparture(db, { tripId, departureId: id })).filter(
        ({ status }) => isUnpaid(status) || status === 'confirmed',
      )
      if (left.length === 0) return done
      for (const { reference, status } of left) {
        // One that is paid in this moment is met as a confirmed one by the next look.
        if (isUnpaid(status)) {
          if (await freeHold(reference, { to: 'failed', by: 'operator', why })) done.holds++
          continue
        }
        const wanted = { by: 'operator', why, way: 'as paid', shownPaise: null } as const
        const cancelled = await cancelBooking(reference, { ...wanted, weCancel: true })
        if (!cancelled.ok) continue
        done.bookings++
        done.toOnlinePaise += cancelled.toOnlinePaise
        done.toWalletPaise += cancelled.toWalletPaise
        done.troubleCreditPaise += cancelled.troubleCreditPaise
      }
    }
  }
}
