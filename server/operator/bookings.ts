import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import { listBookingsSince } from '../bookings/booking-list-store.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { sinceDays } from '../books/check-books.ts'
import { type Command, yes } from './command.ts'
import { giveList } from './give-list.ts'
import { showInIndia } from './show-in-india.ts'

const usualDays = 30
const columns = [
  'booking',
  'made (IST)',
  'status',
  'trip',
  'departure',
  'from',
  'guests',
  'name',
  'phone',
  'e-mail',
  'total',
  'payable',
  'wallet',
  'sent back',
]

export const bookings: Command = {
  name: 'bookings',
  takes: [],
  options: ['since', 'csv'],
  does: `lists bookings of the last ${usualDays} days or since that day, amounts in rupees`,
  async run(resources, _, options) {
    const { db, clock } = resources
    const { since } = options
    const from = since === null ? sinceDays(clock, usualDays) : startOfDayInIndia(since)
    const rows = (await listBookingsSince(db, from)).map(({ booking, backPaise }) =>
      cells(booking, backPaise),
    )
    return yes(await giveList(resources, 'bookings', { columns, rows }, options))
  },
}

function cells(booking: Booking, backPaise: number): (string | number)[] {
  const { createdAt, terms } = booking
  return [
    booking.reference,
    showInIndia(createdAt),
    booking.status,
    terms.title,
    booking.departureId,
    terms.startDate,
    booking.guests,
    booking.name,
    booking.phone,
    booking.email,
    toRupees(booking.totalPaise),
    toRupees(booking.payablePaise),
    toRupees(booking.walletPaise),
    toRupees(backPaise),
  ]
}
