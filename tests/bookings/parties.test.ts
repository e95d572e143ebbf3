import { expect, test } from 'vitest'
import type { MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { makeWish, pay, start } from '../setup/booking.ts'
import { asAsha, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const { pool } = app.database
/** f1: an adult, a child, and what a room of one's own costs more. */
const [adult, child, room] = [16_750, 11_725, 8_400]

/** Two adults, one of them in a room of their own, and a child. */
async function wishOf(more: object = {}, amount = 2 * adult + child + room) {
  const wish = await makeWish(app, { tripId: 'f1', guests: 3, date: 1 })
  return { ...wish, amount, booking: { ...wish.booking, children: 1, ownRooms: 1, ...more } }
}

test('adults, a child and a room of one’s own are paid online, and each guest keeps their price', async () => {
  const asha = await asAsha(app)
  const { bookingRef } = await start(app, await wishOf(), asha)
  await settle(app, bookingRef, 'COMPLETED')
  const booking = (await readBooking(asha, bookingRef)) as unknown as MyBooking
  expect(booking.costs).toEqual([
    { label: 'Adults', amount: 2 * adult, count: 2 },
    { label: 'Children', amount: child, count: 1 },
    { label: 'Room of your own', amount: room, count: 1 },
  ])
  expect(booking.party.map(({ kind }) => kind)).toEqual(['adult', 'adult', 'child'])
  expect(booking.children).toBe(1)
  const { voucherHref } = await readBooking(asha, bookingRef)
  expect(await (await fetch(app.url + voucherHref)).text()).toContain('and 1 more adult, 1 child')
  const { rows } = await pool.query(
    'select share_paise::int / 100 as share from booking_guests where reference = $1 order by n',
    [bookingRef],
  )
  expect(rows.map(({ share }) => share)).toEqual([adult, adult + room, child])

  // The child leaves at its own price; without an adult nobody of them travels.
  const leaving = async (guests: string) =>
    asha.ask('GET', `/bookings/${bookingRef}/leaving?guests=${guests}`)
  const shown = (await (await leaving('3')).json()) as { refund: number; percentage: number; fee: number }
  expect(shown.refund).toBe(Math.round((child * shown.percentage) / 100) - shown.fee)
  expect((await leaving('1,2')).status).toBe(409)
  const alone = await asha.ask('POST', `/bookings/${bookingRef}/leaving`, {
    guests: [1, 2],
    way: 'as paid',
    refund: 0,
  })
  expect(alone.status).toBe(422)
  expect(await alone.json()).toMatchObject({ errors: { guests: expect.stringContaining('adults') } })

  await asha.ask('PUT', `/bookings/${bookingRef}/invoice-details`, details)
  const papers = await pool.query(
    `select content -> 'lines' as lines, (content #>> '{amounts,totalPaise}')::int / 100 as total, content -> 'trip' as trip from papers where reference = $1`,
    [bookingRef],
  )
  expect(papers.rows[0]?.trip).toMatchObject({ guests: 3, children: 1 })
  expect(papers.rows[0]?.total).toBe(2 * adult + child + room)
  expect(papers.rows[0]?.lines.map(({ label }: { label: string }) => label)).toEqual([
    'Adults',
    'Children',
    'Room of your own',
  ])

  // Mails count as papers do, and say who travels from now on.
  const { refund } = shown
  const gone = await asha.ask('POST', `/bookings/${bookingRef}/leaving`, {
    guests: [3],
    way: 'as paid',
    refund,
  })
  expect(gone.status).toBe(200)
  const mails = await pool.query<{ subject: string; body: string }>(
    `select subject, body from outbox where reference = $1 and recipient = 'asha@example.com' order by id`,
    [bookingRef],
  )
  const mailOf = (start: string) => mails.rows.find(({ subject }) => subject.startsWith(start))?.body
  expect(mailOf('Your seats are booked')).toMatch(/, 2 adults, 1 child$/m)
  expect(mailOf('Your booking has fewer guests now')).toMatch(
    /^1 child is taken off your booking\. .*[\s\S]*, 2 guests$/m,
  )
  expect(((await readBooking(asha, bookingRef)) as unknown as MyBooking).costs).toContainEqual(
    expect.objectContaining({ label: '1 child left' }),
  )
  const note = await pool.query(
    `select content ->> 'reason' as reason from papers where reference = $1 and content ? 'reason'`,
    [bookingRef],
  )
  expect(note.rows[0]?.reason).toMatch(/^1 child taken off by the traveller on /)
  expect(await app.differences()).toEqual([])
})

test('a child that leaves before there is an invoice stands on it, for a credit note follows', async () => {
  const asha = await asAsha(app)
  const { bookingRef } = await start(app, await wishOf(), asha)
  await settle(app, bookingRef, 'COMPLETED')
  const way = `/bookings/${bookingRef}/leaving`
  const { refund } = (await (await asha.ask('GET', `${way}?guests=3`)).json()) as { refund: number }
  expect((await asha.ask('POST', way, { guests: [3], way: 'as paid', refund })).status).toBe(200)
  const { rows } = await pool.query(
    `select content -> 'trip' as trip from papers where reference = $1 order by issued_at, number`,
    [bookingRef],
  )
  expect(rows[0]?.trip).toMatchObject({ guests: 3, children: 1 })
})

test.each([
  ['a child in a package without a price for children', { packageId: 'deluxe', ownRooms: 0 }],
  ['a room of one’s own in a package that has none', { packageId: 'deluxe', children: 0 }],
  ['children alone', { children: 3, ownRooms: 0 }],
  ['more rooms than adults', { ownRooms: 3 }],
])('%s is refused, and nothing is held', async (_, more) => {
  const wish = await wishOf(more, 1)
  const answer = await pay(app, wish)
  expect(answer).toMatchObject({ success: false, code: 'invalid_input', field: 'booking.guests' })
  const { rows } = await pool.query('select from bookings where idempotency_key = $1', [wish.idempotencyKey])
  expect(rows).toEqual([])
})

test('what two share is sold by twos, and says so', async () => {
  const wish = await makeWish(app, { packageId: 'standard', price: 37_999 })
  expect(await pay(app, wish)).toMatchObject({
    code: 'invalid_input',
    error: 'This price is for two sharing. Please choose 2, 4 or 6 guests.',
    field: 'booking.guests',
  })
  const pair = await makeWish(app, { packageId: 'standard', price: 37_999, guests: 2 })
  expect(await pay(app, pair)).toMatchObject({ success: true })
  const page = await (await fetch(`${app.url}/trip/lw6`)).text()
  expect(page).toContain('This price is for two sharing. Please choose 2, 4 or 6 guests.')
  expect(page).toContain('total for 1 guest')
})

test('a move to another date takes children and rooms along', async () => {
  const asha = await asAsha(app)
  const { bookingRef } = await start(app, await wishOf(), asha)
  await settle(app, bookingRef, 'COMPLETED')
  const answer = await fetch(`${app.url}/api/trips/f1/departures`)
  const { departures } = (await answer.json()) as { departures: { id: string }[] }
  const departure = departures[2]?.id
  const ask = `/bookings/${bookingRef}/move?departure=${departure}`
  const shown = (await (await asha.ask('GET', ask)).json()) as { now: number; back: number }
  expect(shown).toMatchObject({ now: 0, back: 0 })
  const key = `move-of-a-party-${bookingRef}`
  const moved = await asha.ask('POST', `/bookings/${bookingRef}/move`, { departure, ...shown, key })
  const next = ((await moved.json()) as { bookingRef: string }).bookingRef
  const { rows } = await pool.query(
    `select kind, share_paise::int / 100 as share, sold #> array['party', (n - 1)::text, 'ownRoom'] as own from booking_guests join bookings using (reference) where reference = $1 order by n`,
    [next],
  )
  expect(rows).toEqual([
    { kind: 'adult', share: adult, own: null },
    { kind: 'adult', share: adult + room, own: true },
    { kind: 'child', share: child, own: null },
  ])
  expect(await app.differences()).toEqual([])
})
