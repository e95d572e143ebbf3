import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { voucherPath } from '#domain/papers/voucher-code.ts'
import { voucherStanding } from '#domain/papers/voucher-standing.ts'
import type { BookingSummary } from '../bookings/views/show-my-booking.ts'
import type { PaperLinks } from './paper-links.ts'
import { listVoucherLinks } from './voucher-link-store.ts'
import type { VoucherLinks } from './voucher-links.ts'

/** A booking of /my-trips with what is opened from its card; null where it does not stand, or is over. */
export type ListedBooking = BookingSummary & { voucherHref: string | null; calendarHref: string | null }

export type AddBookingLinks = (bookings: BookingSummary[]) => Promise<ListedBooking[]>

export function createAddBookingLinks(deps: {
  db: Database
  clock: Clock
  links: PaperLinks
  voucherLinks: VoucherLinks
}): AddBookingLinks {
  const { db, clock, links, voucherLinks } = deps
  return async (bookings) => {
    const today = dateInIndia(clock.now())
    const isOpen = (booking: BookingSummary) => voucherStanding(booking, today) === 'open'
    const open = bookings.filter(isOpen).map(({ bookingRef }) => bookingRef)
    const linkOf = await listVoucherLinks(db, open)
    return bookings.map((booking) => {
      const { bookingRef: reference } = booking
      if (!isOpen(booking)) return { ...booking, voucherHref: null, calendarHref: null }
      return {
        ...booking,
        voucherHref: voucherPath(voucherLinks.codeOf({ reference, number: linkOf(reference).number })),
        calendarHref: links.linkTo({ id: reference, kind: 'calendar' }),
      }
    })
  }
}
