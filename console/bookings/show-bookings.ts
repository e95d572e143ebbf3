import {
  type BookingFilter,
  bookingChannels,
  bookingStates,
  stateOf,
  writeBookingFilter,
} from '#domain/bookings/booking-filter.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { may } from '#domain/staff/roles.ts'
import type { ListedBooking } from '#server/bookings/desk/list-store.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export const listAddress = '/console/bookings'

export type BookingsView = Awaited<ReturnType<typeof showBookings>>
export type BookingRow = BookingsView['rows'][number]

/** What stands in the address beside the filter: after which row, and which number the next one has. */
export type PageWish = { after: string; from: number }

export async function showBookings(
  { services, session, now }: Desk & { session: StaffSession },
  filter: BookingFilter,
  { after, from }: PageWish,
) {
  const [key = '', reference = ''] = after.split('~')
  const { rows, next } = await services.bookings.list(filter, reference === '' ? null : { key, reference })
  const today = dateInIndia(now)
  const query = writeBookingFilter(filter)
  const place =
    next && new URLSearchParams({ after: `${next.key}~${next.reference}`, from: String(from + rows.length) })
  const { role } = session.staff
  return {
    filter,
    query,
    from,
    rows: rows.map((row) => rowOf(row, { now, today })),
    next: place && `${listAddress}${query === '' ? '?' : `${query}&`}${place}`,
    trips: services.bookings.trips(),
    mayBook: may(role, 'desk booking: make'),
    mayExport: may(role, 'exports'),
    mayExportPhones: may(role, 'exports with phones'),
  }
}

const foundBy = {
  reference: null,
  name: null,
  phone: 'phone',
  paper: 'invoice or credit note',
  payment: 'payment',
}

function rowOf(booking: ListedBooking, { now, today }: { now: Date; today: string }) {
  const { reference, status, name, phone, title, startDate, guests, totalPaise, confirmed, made } = booking
  return {
    reference,
    name: name || 'Erased',
    tail: phone.slice(-4),
    trip: `${shortTitle(title)}, ${startDate && showPlainDayBeside(startDate, today)}`,
    guests,
    cameBy: bookingChannels[booking.channel],
    totalPaise,
    paidPaise: confirmed ? totalPaise - booking.owedPaise : 0,
    owesPaise: isUnpaid(status) ? booking.payablePaise : booking.owedPaise,
    state: stateOf(status),
    stateTitle: bookingStates[stateOf(status)].title,
    made: showMomentBeside(made, now),
    found: booking.foundBy && foundBy[booking.foundBy],
  }
}

/** The part before the colon says which trip it is. */
function shortTitle(title: string): string {
  return title.split(':')[0] ?? title
}
