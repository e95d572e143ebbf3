import { expect, test } from 'vitest'
import { listBookingsSince } from '../../server/bookings/booking-list-store.ts'
import { listToDecide } from '../../server/today/today-store.ts'
import { sampleDepartures } from '../setup/console-departures.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db, pool } = await openTestDatabase()
await sampleDepartures(pool).add({ id: '2026-11-21', total: 12, sold: 3, bookings: [2, 1] })
await pool.query(`insert into departures (trip_id, id, start_date, end_date, total, sold, smallest, decide_on)
  values ('sample-hills', '2026-11-21', '2026-11-21', '2026-11-23', 12, 1, 6, '2026-11-07')`)

test('what was paid for a departure is its own, though another trip leaves that day', async () => {
  const rows = await listToDecide(db, { today: '2026-11-15', until: '2026-11-20' })
  expect(rows.map(({ departure, paidPaise }) => [departure.tripId, paidPaise])).toEqual([
    ['sample-hills', 0],
    ['sample-lakes', 3_000_000],
  ])
})

test('what came back of a booking is its own', async () => {
  await pool.query(`insert into refunds (merchant_refund_id, merchant_order_id, reference, amount_paise, state, why, created_at)
    select reference || '-R1', reference || '-P1', reference, 50000, 'completed', 'a part', now() from bookings where guests = 1`)
  const bookings = await listBookingsSince(db, new Date(0))
  expect(bookings.map(({ booking, backPaise }) => [booking.guests, backPaise]).toSorted()).toEqual([
    [1, 50_000],
    [2, 0],
  ])
})
