import type { Database } from '#database/client.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import type { AboutApproval } from '../../approvals/approval-act.ts'
import type { Approval } from '../../approvals/approval-store.ts'
import { listBookingsByReference } from '../booking-store.ts'

/** Whose bookings these approvals are about, and of what. */
export async function describeBookings(
  db: Pick<Database, 'select'>,
  rows: Approval[],
): Promise<Map<string, AboutApproval>> {
  const bookings = await listBookingsByReference(
    db,
    rows.map(({ subjectId }) => subjectId),
  )
  return new Map(
    rows.flatMap(({ id, subjectId, payload }) => {
      const booking = bookings.find(({ reference }) => reference === subjectId)
      if (!booking) return []
      const { title, startDate } = booking.terms
      const leaving =
        typeof payload.guests === 'string'
          ? `${payload.guests.split(',').length} of ${booking.guests} taken off, `
          : ''
      const moving =
        typeof payload.startDate === 'string'
          ? `, moves to ${String(payload.title).split(':')[0]}, ${showDate(payload.startDate)}`
          : ''
      const what = `${leaving}${title.split(':')[0]}, ${showDate(startDate)}${moving}`
      return [[id, { who: booking.name, reference: subjectId, what }]]
    }),
  )
}
