import { expect, test } from 'vitest'
import { makeWish, pay, seatsOf, start, startBookingApp, statusOf } from '../setup/booking.ts'

const app = await startBookingApp()
const { phonepe } = app
const orderOf = (reference: string, attempt = 1) => `${reference}-P${attempt}`

async function settle(reference: string, state: 'COMPLETED' | 'FAILED', webhook = true): Promise<void> {
  phonepe.settleOrder({ merchantOrderId: orderOf(reference), state, webhook })
  await phonepe.webhooksDelivered()
  await app.comeToRest()
}

test('seats are held while a traveller pays, and sold when PhonePe says so', async () => {
  const wish = await makeWish(app, { guests: 2 })
  const before = await seatsOf(app, wish)
  const started = await start(app, wish)
  expect(started.bookingRef).toMatch(/^KF-[2-9A-HJ-NP-Z]{8}$/)
  expect(started.paymentUrl).toBe(`/pay/launch/${started.bookingRef}`)
  expect(new Date(started.holdExpiresAt).getTime() - app.clock.now().getTime()).toBe(15 * 60_000)
  expect(await statusOf(app, started)).toBe('awaiting_payment')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 2, free: (before?.free ?? 0) - 2 })
  const [order] = phonepe
    .orders()
    .filter(({ merchantOrderId }) => merchantOrderId === orderOf(started.bookingRef))
  expect(order?.amount).toBe(2 * 47_999 * 100)
  const launch = await fetch(app.url + started.paymentUrl, { redirect: 'manual' })
  expect(launch.status).toBe(303)
  expect(launch.headers.get('location')).toContain(phonepe.url)
  await settle(started.bookingRef, 'COMPLETED')
  expect(await statusOf(app, started)).toBe('confirmed')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0, sold: 2, free: (before?.free ?? 0) - 2 })
})

test('a payment that fails frees the seats at once', async () => {
  const wish = await makeWish(app, { date: 1 })
  const started = await start(app, wish)
  await settle(started.bookingRef, 'FAILED')
  expect(await statusOf(app, started)).toBe('failed')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0, sold: 0 })
})

test('a hold that is over is swept, and a late payment is honoured while there is room', async () => {
  const wish = await makeWish(app, { date: 1 })
  const started = await start(app, wish)
  phonepe.changeOrder({ merchantOrderId: orderOf(started.bookingRef), neverExpires: true })
  app.later(15 * 60 + 1)
  await app.runDueJobs()
  expect(await statusOf(app, started)).toBe('expired')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0 })
  await settle(started.bookingRef, 'COMPLETED')
  expect(await statusOf(app, started)).toBe('confirmed')
  expect(await seatsOf(app, wish)).toMatchObject({ sold: 1 })
})

test('a late payment without room, or beside a newer booking, goes back in full', async () => {
  const wish = await makeWish(app, { date: 2 })
  const first = await start(app, wish)
  phonepe.changeOrder({ merchantOrderId: orderOf(first.bookingRef), neverExpires: true })
  app.later(15 * 60 + 1)
  await app.runDueJobs()
  const again = await makeWish(app, { date: 2 })
  const second = await start(app, { ...again, userDetails: wish.userDetails })
  await settle(second.bookingRef, 'COMPLETED')
  await settle(first.bookingRef, 'COMPLETED')
  await app.runDueJobs()
  expect(await statusOf(app, second)).toBe('confirmed')
  expect(await statusOf(app, first)).toBe('refunded')
  const refunds = phonepe
    .refunds()
    .filter(({ merchantRefundId }) => merchantRefundId.startsWith(first.bookingRef))
  expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([[47_999 * 100, 'COMPLETED']])
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0, sold: 1 })
})

test('the same key is the same booking; with other details it is refused', async () => {
  const wish = await makeWish(app, { date: 3 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(app, wish)))
  const references = new Set(answers.map((answer) => answer.success && answer.bookingRef))
  expect(references.size).toBe(1)
  expect(references.has(false)).toBe(false)
  expect(await seatsOf(app, wish)).toMatchObject({ held: 1 })
  const other = { ...wish, userDetails: { ...wish.userDetails, name: 'Somebody Else' } }
  expect(await pay(app, other)).toMatchObject({
    success: false,
    code: 'invalid_input',
    field: 'idempotencyKey',
  })
})

test('who goes back to choose anew frees the hold, and nobody else can', async () => {
  const wish = await makeWish(app, { date: 4, guests: 3 })
  const first = await start(app, wish)
  const next = await makeWish(app, { date: 4, guests: 1 })
  const { bookingRef, statusToken } = first
  const forged = {
    ...next,
    booking: { ...next.booking, replaces: { bookingRef, statusToken: 'x'.repeat(32) } },
  }
  expect(await pay(app, forged)).toMatchObject({ success: false, code: 'invalid_input' })
  expect(await seatsOf(app, wish)).toMatchObject({ held: 3 })
  const mine = { ...next, booking: { ...next.booking, replaces: { bookingRef, statusToken } } }
  expect(await pay(app, mine)).toMatchObject({ success: true })
  expect(await statusOf(app, first)).toBe('failed')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 1 })
})

test('a booking that was paid meanwhile is not replaced: nobody books twice by going back too late', async () => {
  const first = await start(app, await makeWish(app, { date: 4 }))
  await settle(first.bookingRef, 'COMPLETED')
  const next = await makeWish(app, { date: 4 })
  const { bookingRef, statusToken } = first
  const late = { ...next, booking: { ...next.booking, replaces: { bookingRef, statusToken } } }
  const answer = await pay(app, late)
  expect(answer).toMatchObject({ success: false, code: 'invalid_input', field: 'booking.replaces' })
  expect(answer.success || answer.error).toContain(bookingRef)
  expect(await statusOf(app, first)).toBe('confirmed')
})

test('a number with the 0 of calls within India belongs to the same traveller; zeros alone are no number', async () => {
  const wish = await makeWish(app, { date: 4 })
  const withPhone = (phone: string) => ({ ...wish, userDetails: { ...wish.userDetails, phone } })
  expect(await pay(app, withPhone('0000000000'))).toMatchObject({ field: 'userDetails.phone' })
  const { bookingRef } = await start(app, withPhone('098765 43210'))
  const { rows } = await app.database.pool.query('select phone from bookings where reference = $1', [
    bookingRef,
  ])
  expect(rows).toEqual([{ phone: '919876543210' }])
})

test('an order that PhonePe refuses holds nothing, and its key is used up', async () => {
  const wish = await makeWish(app, { date: 2, tripId: 'f1', price: 16_750 })
  phonepe.injectFault({ operation: 'pay', fault: { kind: 'refuse', message: 'No' } })
  const refused = await pay(app, wish)
  expect(refused).toMatchObject({ code: 'provider_unavailable', field: 'idempotencyKey' })
  expect(refused).not.toHaveProperty('held')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0 })
})

test('amount, coupon, seats and date are judged by the server', async () => {
  const wish = await makeWish(app)
  expect(await pay(app, { ...wish, amount: 1 })).toMatchObject({
    success: false,
    code: 'amount_mismatch',
    amount: 47_999,
  })
  const coupon = (couponCode: string, amount: number) =>
    pay(app, { ...wish, amount, booking: { ...wish.booking, couponCode } })
  expect(await coupon('NOPE', 47_999)).toMatchObject({ code: 'coupon_invalid', error: 'Invalid coupon code' })
  expect(await coupon('EXPIRED', 1)).toMatchObject({
    code: 'coupon_invalid',
    error: 'This coupon has expired',
  })
  expect(await coupon('save10', 47_999)).toMatchObject({ code: 'amount_mismatch', amount: 43_199 })
  const date = { ...wish, booking: { ...wish.booking, batchId: 'batch-999' } }
  expect(await pay(app, date)).toMatchObject({ code: 'departure_closed' })
  const free = (await seatsOf(app, wish))?.free ?? 0
  const guests = 15
  await app.database.pool.query(
    'update departures set sold_by_phone = total - sold - held - 3 where trip_id = $1 and id = $2',
    ['lw6', wish.booking.batchId],
  )
  const many = { ...wish, amount: 47_999 * guests, booking: { ...wish.booking, guests } }
  expect(free).toBeGreaterThan(3)
  expect(await pay(app, many)).toMatchObject({
    code: 'not_enough_seats',
    error: 'Cannot book more than 3 slots for this date',
  })
})

test('a provider that does not answer is not a failure: the hold stays, and the same request goes on', async () => {
  const wish = await makeWish(app, { date: 1, tripId: 'f1', price: 16_750 })
  phonepe.injectFault({ operation: 'pay', fault: { kind: 'status', status: 500 }, times: 1 })
  const unanswered = await pay(app, wish)
  expect(unanswered).toMatchObject({ success: false, code: 'provider_unavailable' })
  expect(await seatsOf(app, wish)).toMatchObject({ held: 1 })
  app.later(13)
  const again = await start(app, wish)
  const { bookingRef, statusToken, holdExpiresAt } = again
  expect(unanswered).toMatchObject({ held: { bookingRef, statusToken, holdExpiresAt } })
  const launch = await fetch(app.url + again.paymentUrl, { redirect: 'manual' })
  expect(launch.headers.get('location')).toContain(phonepe.url)
  expect(await statusOf(app, again)).toBe('awaiting_payment')
})
