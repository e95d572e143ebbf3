import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { daysBetween, showDates, showDayBeside, showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { formatPaise } from '#domain/money/money.ts'
import { may } from '#domain/staff/roles.ts'
import { isByTwos } from '#domain/trips/by-twos.ts'
import type { Booking, DeskDeparture } from '#server/bookings/departures/departure-desk.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { pages } from '../pages.ts'
import { addressOfDeparture, seatsOf, shortTitle, stateOf } from './departure-line.ts'
import { showLine } from './show-line.ts'
import { showWay } from './show-way.ts'

export type Which = { tripId: string; id: string }
export type DepartureView = NonNullable<Awaited<ReturnType<typeof showDeparture>>>
export type DepartureHead = ReturnType<typeof headOf>
export type BookingLine = ReturnType<typeof bookingLine> & { leftAlone?: boolean }

const tabs = ['bookings', 'waiting', 'way', 'change', 'log'] as const

/** Null when there is no such departure. */
export async function showDeparture(
  { services, session, now }: Desk & { session: StaffSession },
  which: Which,
  wantedTab: string | null,
) {
  const { departures } = services
  const { role } = session.staff
  const row = await departures.find(which)
  if (!row) return null
  const tab = tabs.find((name) => name === wantedTab) ?? 'bookings'
  const [bookings, line, log, captains, notedBy, way] = await Promise.all([
    departures.listBookings(which),
    services.waiting.list(which),
    tab === 'log' ? departures.listLog(which) : [],
    tab === 'change' ? departures.listCaptains() : [],
    row.notedBy ? departures.findStaffName(row.notedBy) : null,
    tab === 'way' ? services.field.read(which) : null,
  ])
  return {
    ...headOf(row, bookings, now),
    tab,
    bookings: bookings.map((booking) => ({
      ...bookingLine(booking),
      leftAlone:
        booking.status === 'confirmed' &&
        booking.guests % 2 === 1 &&
        isByTwos(services.bookings.findTrip(row.tripId), booking.packageId),
    })),
    sums: sumsOf(bookings),
    line: showLine(line, { role, now }),
    log: log.map(({ id, at, shown, before, after, why, name, through }) => ({
      id: String(id),
      at: showPlainDayBeside(dateInIndia(at), dateInIndia(now)),
      time: timeInIndia(at),
      what: [shown, sayChange(before, after)].filter(Boolean).join(': '),
      why,
      who: name ?? (through === 'command line' ? 'Command line' : null),
    })),
    way: way && showWay(way, role),
    captains,
    captainId: row.captainId,
    byPhone: row.byPhone,
    noted: row.notedAt && `${notedBy ?? 'Command line'}, ${showMoment(row.notedAt)}`,
    version: departures.noteVersion(row),
    mayChange: may(role, 'departures: change'),
    mayAssign: may(role, 'departure: assign captain'),
    mayBook: may(role, 'desk booking: make') && (row.sells || row.byPhone > 0),
    book: `/console/bookings/new?${new URLSearchParams({ trip: row.tripId, departure: row.id })}`,
    mayWrite: may(role, 'departure: write to all'),
    mayCancel: may(role, 'departure: ask to cancel'),
  }
}

function untilOf(end: Date, now: Date): string {
  return `until ${dateInIndia(end) === dateInIndia(now) ? timeInIndia(end) : showMomentBeside(end, now)}`
}

/** What stands on top of every page about a departure. */
export function headOf(row: DeskDeparture, bookings: Booking[], now: Date) {
  const today = dateInIndia(now)
  const { startDate, run, soldInAll, free, decision } = row
  const days = daysBetween(today, startDate)
  const ends = bookings.filter(({ status }) => isUnpaid(status)).map(({ holdExpiresAt }) => holdExpiresAt)
  const firstEnd = ends.toSorted((a, b) => a.getTime() - b.getTime())[0]
  const isOpen = row.cancelledAt === null && days > 0
  return {
    title: `${shortTitle(row.title)}, ${showPlainDayBeside(startDate, today)}`,
    heading: row.title,
    address: addressOfDeparture(row),
    id: row.id,
    tripId: row.tripId,
    dates: showDates(row),
    when: days > 1 ? `in ${days} days` : days === 1 ? 'tomorrow' : days === 0 ? 'today' : null,
    seats: seatsOf(row),
    state: stateOf(row, today),
    said: `${soldInAll} sold${row.smallest === null ? '' : `, ${row.smallest} needed`}. ${free === 1 ? '1 seat' : `${free} seats`} free.`,
    decided: run && !run.confirmed && isOpen ? run.text : null,
    until: firstEnd ? untilOf(firstEnd, now) : null,
    captain: row.captain,
    note: row.note,
    due: row.duePaise > 0 ? formatPaise(row.duePaise) : null,
    byHand: row.byHand,
    isCancelled: row.cancelledAt !== null,
    isClosed: row.closedAt !== null,
    isOpen,
    isOver: row.endDate < today,
    mayPromise: isOpen && decision !== 'runs' && run !== null && !run.confirmed,
    waits: isOpen && soldInAll > 0 && run !== null && !run.confirmed,
    standing: bookings.filter(({ status }) => status === 'confirmed').length,
    leaves: showDayBeside(startDate, today),
  }
}

const statuses: Partial<
  Record<Booking['status'], { text: string; tone: 'good' | 'wait' | 'under-way' | 'plain' }>
> = {
  held: { text: 'Paying now', tone: 'under-way' },
  awaiting_payment: { text: 'Paying now', tone: 'under-way' },
  confirmed: { text: 'Confirmed', tone: 'good' },
  completed: { text: 'Travelled', tone: 'good' },
  refunding: { text: 'Money goes back', tone: 'under-way' },
  refunded: { text: 'Refunded', tone: 'plain' },
  cancelled: { text: 'Cancelled', tone: 'plain' },
}

const isStanding = ({ status }: Booking) => status === 'confirmed' || status === 'completed'
const paidOf = (booking: Booking) => (isStanding(booking) ? booking.totalPaise : 0)
const owesOf = (booking: Booking) => (isUnpaid(booking.status) ? booking.payablePaise : 0)

function bookingLine(booking: Booking) {
  const { reference, name, phone, terms, guests, totalPaise, status } = booking
  return {
    reference,
    /** Another page of the console, once there is one. */
    to: '/bookings/:reference' in pages ? `/console/bookings/${reference}` : null,
    name,
    tail: phone.slice(-4),
    packageTitle: terms.packageTitle,
    guests,
    soldFor: formatPaise(totalPaise),
    paid: paidOf(booking) > 0 ? formatPaise(paidOf(booking)) : null,
    owes: owesOf(booking) > 0 ? formatPaise(owesOf(booking)) : null,
    stands: isStanding(booking),
    state: statuses[status] ?? { text: status, tone: 'plain' as const },
  }
}

/** Of those that stand. */
function sumsOf(bookings: Booking[]) {
  const standing = bookings.filter(isStanding)
  const add = (of: (booking: Booking) => number, among = standing) =>
    among.reduce((sum, booking) => sum + of(booking), 0)
  return {
    bookings: standing.length,
    guests: add(({ guests }) => guests),
    soldFor: formatPaise(add(({ totalPaise }) => totalPaise)),
    paid: formatPaise(add(paidOf)),
    owes: formatPaise(add(owesOf, bookings)),
  }
}

type Logged = Record<string, string | number | boolean | null> | null

/** 'seats 16 → 18' of what changed by numbers or words; that something is so now says the sentence itself. */
function sayChange(before: Logged, after: Logged): string {
  return Object.entries(after ?? {})
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    .map(([name, value]) => {
      const was = before?.[name]
      return was === undefined || was === null ? `${name} ${value}` : `${name} ${was} → ${value}`
    })
    .join(', ')
}
