import { afterEach, expect, test } from 'vitest'
import { makeWish, pay, type Started, seatsOf, start, startBookingApp, statusOf } from '../setup/booking.ts'

const app = await startBookingApp()
const { phonepe } = app
const orderOf = ({ bookingRef }: Started, attempt = 1) => `${bookingRef}-P${attempt}`
const quarter = 15 * 60

/** What became of the orders of a booking at PhonePe. */
const ordersOf = ({ bookingRef }: Started) =>
  phonepe.orders().filter(({ merchantOrderId }) => merchantOrderId.startsWith(bookingRef))
const refundsOf = ({ bookingRef }: Started) =>
  phonepe.refunds().filter(({ merchantRefundId }) => merchantRefundId.startsWith(bookingRef))
const returned = (started: Started) =>
  refundsOf(started).reduce((sum, { state, amount }) => sum + (state === 'FAILED' ? 0 : amount), 0)

async function arrive(): Promise<void> {
  await phonepe.webhooksDelivered()
  await app.comeToRest()
}
async function settle(started: Started, state: 'COMPLETED' | 'FAILED', webhook = true): Promise<void> {
  phonepe.settleOrder({ merchantOrderId: orderOf(started), state, webhook })
  await arrive()
}

/** Lets time pass in steps, as jobs with their waits need it. */
async function wait(seconds: number, steps = 4): Promise<void> {
  for (let i = 0; i < steps; i++) {
    app.later(seconds / steps)
    await arrive()
  }
}

/** Whatever a test has done, the books agree in the end, and nobody has paid twice. */
afterEach(async () => {
  phonepe.clearFaults()
  phonepe.planRefunds({ outcome: 'COMPLETED', delayMs: 0 })
  phonepe.setWebhooks({ deliver: 'at once', copies: 1 })
  await wait(2 * 3600)
  expect(await app.differences()).toEqual([])
})

test('a webhook that is lost: the job finds the payment', async () => {
  const started = await start(app, await makeWish(app))
  await settle(started, 'COMPLETED', false)
  expect(await statusOf(app, started)).toBe('awaiting_payment')
  await wait(25, 1)
  expect(await statusOf(app, started)).toBe('confirmed')
})

test('webhooks that come late, three times each and in the wrong order', async () => {
  const wish = await makeWish(app, { date: 1 })
  const started = await start(app, wish)
  phonepe.setWebhooks({ deliver: 'held', copies: 3 })
  await settle(started, 'FAILED')
  await settle(started, 'COMPLETED')
  phonepe.releaseWebhooks({ reversed: true })
  await arrive()
  expect(await statusOf(app, started)).toBe('confirmed')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0, sold: 1 })
  expect(refundsOf(started)).toEqual([])
})

test('a forged webhook is refused, and a true header does not make the body true', async () => {
  const started = await start(app, await makeWish(app))
  const claim = { merchantOrderId: orderOf(started), event: 'checkout.order.completed' }
  phonepe.setWebhooks({ retryAfterMs: [] })
  const before = phonepe.calls().orderStatus
  for (const authorization of ['', 'Bearer x', '0'.repeat(64)])
    phonepe.sendWebhook({ ...claim, authorization, payload: { state: 'COMPLETED' } })
  await arrive()
  expect(phonepe.calls().orderStatus).toBe(before)
  phonepe.sendWebhook({ ...claim, payload: { state: 'COMPLETED' } })
  await arrive()
  expect(await statusOf(app, started)).toBe('awaiting_payment')
  phonepe.sendWebhook({ ...claim, event: 'checkout.order.failed', payload: { state: 'FAILED', amount: 1 } })
  await arrive()
  expect(await statusOf(app, started)).toBe('awaiting_payment')
  await settle(started, 'COMPLETED')
  expect(await statusOf(app, started)).toBe('confirmed')
})

test('another amount than was asked for books nothing and goes back', async () => {
  const wish = await makeWish(app, { date: 1 })
  const before = await seatsOf(app, wish)
  const started = await start(app, wish)
  phonepe.changeOrder({ merchantOrderId: orderOf(started), amount: 100_00 })
  await settle(started, 'COMPLETED')
  await arrive()
  expect(await statusOf(app, started)).toBe('refunded')
  expect(returned(started)).toBe(100_00)
  expect(await seatsOf(app, wish)).toEqual(before)
})

test('a popup that is closed and an order that stays pending beyond its expiry', async () => {
  const wish = await makeWish(app, { date: 2 })
  const before = await seatsOf(app, wish)
  const started = await start(app, wish)
  phonepe.changeOrder({ merchantOrderId: orderOf(started), neverExpires: true })
  await wait(quarter + 10)
  expect(await statusOf(app, started)).toBe('expired')
  expect(await seatsOf(app, wish)).toEqual(before)
  await wait(2 * 3600)
  await settle(started, 'COMPLETED', false)
  await wait(70, 1)
  expect(await statusOf(app, started)).toBe('confirmed')
})

test('a success after a failure is seated again, after the departure it goes back', async () => {
  const wish = await makeWish(app, { date: 2 })
  const [seated, late] = [await start(app, wish), await start(app, await makeWish(app, { date: 0 }))]
  await settle(seated, 'FAILED')
  await settle(late, 'FAILED')
  expect(await statusOf(app, seated)).toBe('failed')
  await settle(seated, 'COMPLETED')
  expect(await statusOf(app, seated)).toBe('confirmed')
  // As if the trip began today.
  await app.database.pool.query(
    `update bookings set sold = jsonb_set(sold, '{startDate}', to_jsonb($2::text)) where reference = $1`,
    [late.bookingRef, app.clock.now().toISOString().slice(0, 10)],
  )
  await settle(late, 'COMPLETED')
  await arrive()
  expect(await statusOf(app, late)).toBe('refunded')
  expect(returned(late)).toBe(47_999_00)
})

test('tokens that run out in the middle', async () => {
  const wish = await makeWish(app, { date: 3 })
  phonepe.expireTokens()
  const started = await start(app, wish)
  phonepe.expireTokens()
  await settle(started, 'COMPLETED')
  expect(await statusOf(app, started)).toBe('confirmed')
})

test('a provider that is down for five minutes loses nobody’s money or seat', async () => {
  const [early, wish] = [await start(app, await makeWish(app, { date: 3 })), await makeWish(app, { date: 3 })]
  phonepe.injectFault({ fault: { kind: 'status', status: 503 }, times: null })
  expect(await pay(app, wish)).toMatchObject({ success: false, code: 'provider_unavailable' })
  await settle(early, 'COMPLETED')
  await wait(300, 5)
  expect(await statusOf(app, early)).toBe('awaiting_payment')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 2 })
  phonepe.clearFaults()
  await wait(61, 1)
  expect(await statusOf(app, early)).toBe('confirmed')
  const again = await start(app, wish)
  const launch = await fetch(app.url + again.paymentUrl, { redirect: 'manual' })
  expect(launch.headers.get('location')).toContain(phonepe.url)
  phonepe.settleOrder({ merchantOrderId: orderOf(again, 2), state: 'COMPLETED' })
  await arrive()
  expect(await statusOf(app, again)).toBe('confirmed')
})

test('an answer that is lost on its way: another order takes its place, and the first one’s end fails nothing', async () => {
  const wish = await makeWish(app, { date: 4 })
  phonepe.injectFault({ operation: 'pay', fault: { kind: 'drop' }, applied: true })
  expect(await pay(app, wish)).toMatchObject({ code: 'provider_unavailable' })
  app.later(13)
  const started = await start(app, wish)
  await fetch(app.url + started.paymentUrl, { redirect: 'manual' })
  expect(ordersOf(started)).toHaveLength(2)
  await settle(started, 'FAILED')
  expect(await statusOf(app, started)).toBe('awaiting_payment')
  phonepe.settleOrder({ merchantOrderId: orderOf(started, 2), state: 'COMPLETED' })
  await arrive()
  expect(await statusOf(app, started)).toBe('confirmed')
})

test('an order that PhonePe never got ends with its booking', async () => {
  const wish = await makeWish(app, { date: 4 })
  phonepe.injectFault({ operation: 'pay', fault: { kind: 'status', status: 500 } })
  expect(await pay(app, wish)).toMatchObject({ code: 'provider_unavailable' })
  await wait(quarter + 120)
  const { rows } = await app.database.pool.query(
    `select status, state, error_code from payments join bookings using (reference) where idempotency_key = $1`,
    [wish.idempotencyKey],
  )
  expect(rows).toEqual([{ status: 'expired', state: 'failed', error_code: 'NOT_FOUND' }])
})

/** Too late and without room: all of it has to go back. */
async function owed(): Promise<Started> {
  const wish = await makeWish(app, { date: 4 })
  const first = await start(app, wish)
  await settle(first, 'FAILED')
  app.later(1)
  await start(app, { ...(await makeWish(app, { date: 4 })), userDetails: wish.userDetails })
  phonepe.settleOrder({ merchantOrderId: orderOf(first), state: 'COMPLETED' })
  await phonepe.webhooksDelivered()
  return first
}

test('a refund that is refused is sent again, once', async () => {
  const first = await owed()
  phonepe.injectFault({ operation: 'refund', fault: { kind: 'refuse', message: 'No' } })
  await app.runDueJobs()
  expect(await statusOf(app, first)).toBe('refunding')
  phonepe.planRefunds({ outcome: 'FAILED', delayMs: 0 })
  await wait(quarter + 60)
  phonepe.planRefunds({ outcome: 'COMPLETED', delayMs: 0 })
  await wait(quarter + 60)
  expect(await statusOf(app, first)).toBe('refunded')
  expect(returned(first)).toBe(47_999_00)
})

test('a refund whose answers are all lost arrives once', async () => {
  const first = await owed()
  // It is carried out, and for a while PhonePe itself does not find it.
  const missing = { operation: 'refundStatus', fault: { kind: 'status', status: 404 } } as const
  phonepe.injectFault({ ...missing, times: 2 })
  phonepe.injectFault({ operation: 'refund', fault: { kind: 'drop' }, applied: true })
  phonepe.setWebhooks({ deliver: 'lost' })
  await app.runDueJobs()
  await wait(120)
  expect(await statusOf(app, first)).toBe('refunded')
  expect(refundsOf(first).map(({ state, amount }) => [state, amount])).toEqual([['COMPLETED', 47_999_00]])
})
