import type { Database } from '#database/client.ts'
import type { SentBackReason } from '#domain/bookings/sent-back.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { isOnSale } from '../../departures/departure-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, hasNewerBooking } from '../booking-store.ts'
import { type Confirmed, confirmBooking } from '../confirm-booking.ts'

/**
 * Confirms a booking that was paid after its seats were let go. Null when it is seated, or why it is not. Room and credit are tried in a transaction of
 * their own, which leaves nothing behind when there is none.
 */
export async function reseatBooking(
  tx: Database,
  booking: Booking,
  { at, news }: { at: Date; news: BookingNews },
): Promise<SentBackReason | null> {
  const today = dateInIndia(at)
  if (booking.terms.startDate <= today) return 'paid late, on the day of departure or after'
  if (await hasNewerBooking(tx, booking)) return 'paid late, after a newer booking'
  const why = 'paid late, and the seats were still free'
  try {
    await tx.transaction(async (inner) => {
      const confirmed = await confirmBooking(inner, booking, { by: 'phonepe', why, at, news })
      if (!confirmed.ok) throw new NotSeated(confirmed.reason)
    })
    return null
  } catch (error) {
    if (!(error instanceof NotSeated)) throw error
    if (error.reason === 'moved on') return 'its booking was changed meanwhile'
    if (error.reason === 'no credit') return 'paid late, and the credit was spent'
    const onSale = await isOnSale(tx, { tripId: booking.tripId, id: booking.departureId }, today)
    return onSale ? 'paid late, and the seats were gone' : 'paid late, and the date was off sale'
  }
}

class NotSeated extends Error {
  reason: (Confirmed & { ok: false })['reason']
  constructor(reason: NotSeated['reason']) {
    super(reason)
    this.reason = reason
  }
}
