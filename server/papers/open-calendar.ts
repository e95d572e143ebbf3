import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { findBooking } from '../bookings/booking-store.ts'
import { followMoves } from '../bookings/changes/follow-moves.ts'
import type { MakeCalendarFile } from './make-calendar-file.ts'
import { calendarFile, type PaperFile } from './open-paper.ts'
import { findVoucherLink } from './voucher-link-store.ts'
import type { VoucherLinks } from './voucher-links.ts'

/** The calendar that keeps up with a booking, by its voucher's link: it says that the trip is cancelled, or on which date it is now. Null after the trip, for a link that was withdrawn, and for one that was never given out. */
export type OpenCalendar = (code: string) => Promise<PaperFile | null>

export function createOpenCalendar(deps: {
  db: Database
  clock: Clock
  links: VoucherLinks
  makeCalendarFile: MakeCalendarFile
}): OpenCalendar {
  const { db, clock, links, makeCalendarFile } = deps
  return async (code) => {
    const link = links.read(code)
    const booking = link && (await findBooking(db, link.reference))
    if (!booking || link.number !== (await findVoucherLink(db, booking.reference)).number) return null
    const next = await followMoves(db, booking)
    if (next.terms.endDate < dateInIndia(clock.now())) return null
    return calendarFile(booking.reference, makeCalendarFile(booking, next === booking ? null : next))
  }
}
