import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { phones } from '../setup/account.ts'
import { seatsOf as countSeats, makeWish, pay, start } from '../setup/booking.ts'
import { openDesk } from '../setup/desk-sale.ts'
import { asAsha, bookAndPay, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'
import { staffSettings } from '../setup/sample-staff.ts'

const app = await startMyBookingsApp({
  AUTH_SECRET: staffSettings.AUTH_SECRET,
  SMS_TEST_OTP: `${staffSettings.SMS_TEST_OTP},${phones.asha}:123456`,
})
const { staff, ask, sell, act, dateOf, seatsOf } = await openDesk(app)
const { pool } = app.database
const show = async (reference: string) =>
  (await readBooking(await asAsha(app), reference)) as unknown as MyBooking
const deskPage = async (reference: string) =>
  (await ask(`/console/bookings/${reference}`, { role: 'manager' })).text
async function inOrder() {
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
}

test('papers that are made, noted at the desk, fix name and date for traveller and desk, until that is taken back', async () => {
  const reference = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  const { departures } = (await (await fetch(`${app.url}/api/trips/lw6/departures`)).json()) as {
    departures: { id: string }[]
  }
  await asha.ask('PUT', `/bookings/${reference}/guests/2`, { name: 'Dev Rao' })
  const note = (made: 'yes' | 'no', n = '2') =>
    ask(`/console/bookings/${reference}/guest`, { role: 'manager', form: { do: 'papers', n, made } })
  await staff.takeDeeds()
  // Pressed twice it is noted once.
  expect([(await note('yes')).status, (await note('yes')).status]).toEqual([303, 303])
  expect((await note('yes', '9')).status).toBe(409)
  const friend = { name: 'Kiran Das', instead: true }
  const give = async () => (await asha.ask('PUT', `/bookings/${reference}/guests/2`, friend)).status
  const moving = async () =>
    (await asha.ask('GET', `/bookings/${reference}/move?departure=${departures[2]?.id}`)).status
  expect([await give(), await moving()]).toEqual([409, 409])
  const atDesk = await ask(`/console/bookings/${reference}/guest`, {
    role: 'manager',
    form: { do: 'name', n: '2', name: 'Kiran Das', was: 'Dev Rao', who: 'friend' },
  })
  expect([atDesk.status, atDesk.text.includes('Permits or tickets are made in this guest’s name')]).toEqual([
    409,
    true,
  ])
  expect((await note('no')).status).toBe(303)
  expect([await moving(), await give()]).toEqual([200, 200])
  expect(await staff.takeDeeds()).toEqual(['papers noted', 'papers noted'])
  expect((await show(reference)).party).toMatchObject([{ name: 'Asha Rao' }, { name: 'Kiran Das' }])
  await inOrder()
})

test('more guests, sold at the desk or paid online, travel as one party, count on the date, and leave by themselves', async () => {
  const { id } = await dateOf('lw6', 1)
  const before = await seatsOf({ tripId: 'lw6', id })
  const first = await bookAndPay(app, { guests: 2, date: 1 })
  const form = `/console/bookings/new?trip=lw6&departure=${id}&joins=${first}`
  expect((await deskPage(first)).includes(form.replaceAll('&', '&amp;'))).toBe(true)
  expect((await ask(form, { role: 'manager' })).text.includes(`More guests of ${first}`)).toBe(true)
  const desk = await sell(form, { joins: first, package: 'deluxe', guests: '1', rupees: '47999' })
  const asha = await asAsha(app)
  const online = await start(app, await makeWish(app, { date: 1, joins: first }), asha)
  await settle(app, online.bookingRef, 'COMPLETED')
  const { rows } = await pool.query('select reference from bookings where joins = $1 order by reference', [
    first,
  ])
  expect(rows.map(({ reference }) => reference)).toEqual([desk.reference, online.bookingRef].toSorted())
  expect((await seatsOf({ tripId: 'lw6', id })).sold).toBe(before.sold + 4)
  const manifest = await ask(`/console/departures/lw6/${id}/manifest`, { role: 'manager' })
  expect(manifest.text.includes('4 guests')).toBe(true)

  // The first of them cancels: the others travel, and what they paid stays theirs.
  const refund = (await show(first)).refundSteps[0]?.refund
  expect((await asha.ask('POST', `/bookings/${first}/cancel`, { way: 'as paid', refund })).status).toBe(200)
  expect((await show(online.bookingRef)).with.map(({ reference }) => reference)).toEqual([desk.reference])
  expect((await seatsOf({ tripId: 'lw6', id })).sold).toBe(before.sold + 2)
  await inOrder()
  const last = (await show(online.bookingRef)).refundSteps[0]?.refund
  const cancelled = await asha.ask('POST', `/bookings/${online.bookingRef}/cancel`, {
    way: 'as paid',
    refund: last,
  })
  expect(cancelled.status).toBe(200)
  expect((await seatsOf({ tripId: 'lw6', id })).sold).toBe(before.sold + 1)
  const late = await sell(form, { joins: first, package: 'deluxe', guests: '1', rupees: '47999' })
  expect(late.priced.text.includes('The booking that they would join stands no more')).toBe(true)
  await inOrder()
})

test('a deposit: the desk reads what is owed, takes the rest once, joins more guests, and the papers add up', async () => {
  const [price, now] = [16_750, 4_188]
  const answer = await fetch(`${app.url}/api/trips/f1/departures`)
  const { departures } = (await answer.json()) as { departures: { id: string; startDate: string }[] }
  const far = app.clock.now().getTime() + 46 * 24 * 3600_000
  const date = departures.findIndex(({ startDate }) => Date.parse(`${startDate}T00:00:00+05:30`) > far)
  const wish = await makeWish(app, { tripId: 'f1', price, date })
  const asha = await asAsha(app)
  const started = await pay(
    app,
    { ...wish, amount: now, booking: { ...wish.booking, deposit: true } },
    { authorization: `Bearer ${asha.token}` },
  )
  if (!started.success) throw new Error(started.error)
  const reference = started.bookingRef
  await settle(app, reference, 'COMPLETED')
  expect((await deskPage(reference)).includes('₹12,562 to come')).toBe(true)
  const rest = { do: 'receipt', way: 'bank', number: 'AXIS0099123', receivedOn: '2026-11-15' }
  expect((await act(reference, { do: 'ask to pay' })).status).toBe(303)
  const later = { do: 'later', laterDay: '2027-02-20', laterWhy: 'They called' }
  expect((await act(reference, later)).status).toBe(303)
  const tooMuch = await act(reference, { ...rest, rupees: '12563' })
  expect(tooMuch.text.includes('Only ₹12,562 is owed')).toBe(true)
  const key = randomUUID()
  const both = await Promise.all([1, 2].map(() => act(reference, { ...rest, key, rupees: '12562' })))
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect((await show(reference)).desk).toMatchObject({ received: price - now, owed: 0 })
  const id = departures[date]?.id ?? ''
  const more = await sell(`/console/bookings/new?trip=f1&departure=${id}&joins=${reference}`, {
    joins: reference,
    guests: '1',
    rupees: '4188',
    dueOn: '2026-11-30',
  })
  expect((await show(reference)).with.map((other) => other.reference)).toEqual([more.reference])
  expect((await deskPage(more.reference)).includes('₹12,562 to come')).toBe(true)
  expect(await countSeats(app, wish)).toMatchObject({ sold: 2, held: 0 })
  app.later(8 * 24 * 3600)
  await inOrder()
  const papers = await pool.query(
    `select (content #>> '{amounts,totalPaise}')::int / 100 as total, content -> 'payments' as payments from papers where reference = $1`,
    [reference],
  )
  expect(papers.rows).toMatchObject([
    { total: price, payments: [{ paise: now * 100 }, { paise: (price - now) * 100 }] },
  ])
})
