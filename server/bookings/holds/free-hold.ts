import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type EventBy, lockBooking } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'

/** Frees the seats and credit of a booking that nobody has paid for. False when there was nothing to free. */
export type FreeHold = (
  reference: string,
  reason: { to: 'failed' | 'expired'; by: EventBy; why: string; overdueOnly?: boolean },
) => Promise<boolean>

export function createFreeHold({ db, clock }: { db: Database; clock: Clock }): FreeHold {
  return async (reference, { to, by, why, overdueOnly = false }) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (!booking || !isUnpaid(booking.status)) return false
      if (overdueOnly && booking.holdExpiresAt > at) return false
      const moved = await moveBooking(tx, booking, { to, by, why, at })
      if (!moved.ok) throw new Error(`a hold was not freed: ${moved.reason}`)
      return true
    })
}
