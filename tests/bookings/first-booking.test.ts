import { expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { makeWish, pay, start, startBookingApp, type Wish } from '../setup/booking.ts'

const app = await startBookingApp()
const discounted = 40_799

async function wishOf(phone: string, couponCode?: string): Promise<Wish> {
  const wish = await makeWish(app, couponCode ? { couponCode, price: discounted } : {})
  return { ...wish, userDetails: { ...wish.userDetails, phone } }
}

async function book(wish: Wish, state: 'COMPLETED' | 'FAILED' = 'COMPLETED'): Promise<string> {
  const { bookingRef } = await start(app, wish)
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state })
  await app.phonepe.webhooksDelivered()
  await app.comeToRest()
  return bookingRef
}

test('SUMMER15 is for a phone’s first confirmed booking, however the number is written', async () => {
  const phone = '9811100001'
  await book(await wishOf(phone, 'SUMMER15'), 'FAILED')
  const first = await wishOf(phone, 'summer15')
  await book(first)
  for (const written of [phone, '+91 98111 00001', '098111-00001'])
    expect(await pay(app, await wishOf(written, 'SUMMER15'))).toMatchObject({
      success: false,
      code: 'coupon_invalid',
      error: expect.stringMatching(/^SUMMER15 is for a first booking/),
    })
  expect(await pay(app, first), 'the first one sent again').toMatchObject({ success: true })
  expect(await pay(app, await wishOf(phone))).toMatchObject({ success: true })
  expect(await pay(app, await wishOf('9811100002', 'SUMMER15'))).toMatchObject({ success: true })
  const other = await makeWish(app, { couponCode: 'SAVE10', price: 43_199 })
  expect(await pay(app, { ...other, userDetails: { ...other.userDetails, phone } })).toMatchObject({
    success: true,
  })
})

test('a first booking that was cancelled is used all the same', async () => {
  const phone = '9811100003'
  const wish = await wishOf(phone, 'SUMMER15')
  await book({ ...wish, booking: { ...wish.booking } })
  const settings = { DATABASE_URL: app.database.url, TEST_CLOCK: app.clock.now().toISOString() }
  const cancelled = await runCommand(['cancel-departure', 'lw6', wish.booking.batchId], readEnv(settings))
  expect(cancelled.ok).toBe(true)
  expect(await pay(app, await wishOf(phone, 'SUMMER15'))).toMatchObject({ code: 'coupon_invalid' })
})
