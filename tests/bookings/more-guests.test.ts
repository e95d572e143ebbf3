import { expect, test } from 'vitest'
import type { MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { logIn, phones } from '../setup/account.ts'
import { makeWish, pay, start } from '../setup/booking.ts'
import { asAsha, bookAndPay, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()

async function wishFor(joins: string, date = 0) {
  const wish = await makeWish(app, { date })
  return { ...wish, booking: { ...wish.booking, joins } }
}

test('friends who come later are booked and paid for on their own, and travel with the party', async () => {
  const first = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  const more = await start(app, await wishFor(first), asha)
  await settle(app, more.bookingRef, 'COMPLETED')
  // Whoever joins the second joins the first.
  const third = await start(app, await wishFor(more.bookingRef), asha)
  await settle(app, third.bookingRef, 'COMPLETED')
  const withOf = async (reference: string) =>
    ((await readBooking(asha, reference)) as unknown as MyBooking).with.map((other) => other.reference)
  expect(await withOf(first)).toEqual([more.bookingRef, third.bookingRef])
  expect(await withOf(third.bookingRef)).toEqual([first, more.bookingRef])
  // What leaves the party is named no longer.
  const refund = ((await readBooking(asha, more.bookingRef)) as unknown as MyBooking).refundSteps[0]?.refund
  await asha.ask('POST', `/bookings/${more.bookingRef}/cancel`, { way: 'as paid', refund })
  expect(await withOf(first)).toEqual([third.bookingRef])
  expect(await app.differences()).toEqual([])
})

test('nobody joins a booking of somebody else, of another date, or one that does not stand', async () => {
  const reference = await bookAndPay(app, { guests: 1 })
  const refusal = { success: false, code: 'invalid_input', field: 'booking.joins' }
  const asha = await asAsha(app)
  const ravi = await logIn(app, phones.ravi)
  const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
  expect(await pay(app, await wishFor(reference))).toMatchObject(refusal)
  expect(await pay(app, await wishFor(reference), as(ravi))).toMatchObject(refusal)
  expect(await pay(app, await wishFor(reference, 1), as(asha))).toMatchObject(refusal)
  expect(await pay(app, await wishFor('KF-22222222'), as(asha))).toMatchObject(refusal)
  const held = await start(app, await makeWish(app), asha)
  expect(await pay(app, await wishFor(held.bookingRef), as(asha))).toMatchObject(refusal)
})
