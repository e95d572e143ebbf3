import type { Clock } from '#domain/calendar/clock.ts'
import type { BookingNews } from '../bookings/booking-news.ts'
import { listEvents } from '../bookings/booking-store.ts'
import type { IssueCreditNote } from './issue-credit-note.ts'

/** A cancellation makes its papers in its own transaction, before anybody is told of it. */
export function newsWithPapers(
  news: BookingNews,
  { clock, issueCreditNote }: { clock: Clock; issueCreditNote: IssueCreditNote },
): BookingNews {
  return {
    ...news,
    async cancelled(tx, booking, refund) {
      const last = (await listEvents(tx, booking.reference)).at(-1)
      const reason = last?.by === 'traveller' ? 'Cancelled by the traveller' : 'Cancelled by the operator'
      await issueCreditNote(tx, booking, { ...refund, reason, at: clock.now() })
      await news.cancelled(tx, booking, refund)
    },
  }
}
