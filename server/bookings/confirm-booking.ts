import type { Database } from '#database/client.ts'
import type { EventWhy } from '#domain/bookings/event-words.ts'
import type { RefundWay } from '#domain/bookings/refund-amount.ts'
import type { BookingNews } from './booking-news.ts'
import type { Booking, EventBy } from './booking-store.ts'
import { finishMove } from './changes/finish-move.ts'
import { type Moved, moveBooking } from './move-booking.ts'

/** `moved on`: the booking whose place it would take has changed since. */
export type Confirmed = Moved | { ok: false; reason: 'moved on' }

/**
 * Sells the seats of a booking, ends the one whose place it takes, and tells whom it concerns. In the caller's transaction, which holds the booking's lock; when it answers no, that
 * transaction must be rolled back.
 */
export async function confirmBooking(
  tx: Database,
  booking: Booking,
  move: {
    by: EventBy
    why: EventWhy
    at: Date
    news: BookingNews
    /** Where what a cheaper date gives back goes. */
    way?: RefundWay
  },
): Promise<Confirmed> {
  const { by, why, at, news } = move
  const finish = booking.carriesFrom === null ? null : await finishMove(tx, booking, move)
  if (finish === 'moved on') return { ok: false, reason: 'moved on' }
  const moved = await moveBooking(tx, booking, { to: 'confirmed', by, why, at })
  if (!moved.ok) return moved
  await finish?.()
  await news.confirmed(tx, booking)
  return moved
}
