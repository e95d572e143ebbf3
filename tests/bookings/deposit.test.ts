import { expect, test } from 'vitest'
import type { BookingSummary, MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { sentMessages } from '../setup/account.ts'
import { makeWish, pay, start } from '../setup/booking.ts'
import { asAsha, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const { pool } = app.database
const [price, now] = [16_750, 4_188]
const day = 24 * 3600

/** A seat of f1 on its first date 45 days and more away. */
async function wishOf() {
  const answer = await fetch(`${app.url}/api/trips/f1/departures`)
  const { departures } = (await answer.json()) as { departures: { id: string; startDate: string }[] }
  const today = app.clock.now().getTime()
  const far = (start: string) => Date.parse(`${start}T00:00:00+05:30`) - today > 46 * day * 1000
  const date = departures.findIndex(({ startDate }) => far(startDate))
  const wish = await makeWish(app, { tripId: 'f1', price, date })
  return { ...wish, amount: now, booking: { ...wish.booking, deposit: true } }
}

async function book(): Promise<string> {
  const { bookingRef } = await start(app, await wishOf(), await asAsha(app))
  await settle(app, bookingRef, 'COMPLETED')
  return bookingRef
}

const read = async (reference: string) =>
  (await readBooking(await asAsha(app), reference)) as unknown as MyBooking

/** What the list of /my-trips says is still owed. */
async function listedOwed(reference: string) {
  const answer = await (await asAsha(app)).ask('GET', '/bookings')
  const { bookings } = (await answer.json()) as { bookings: BookingSummary[] }
  return bookings.find(({ bookingRef }) => bookingRef === reference)?.owed
}

/** Opens the pay link, which leads to PhonePe or to the return page, and names the last order. */
async function openLink(reference: string) {
  const opened = await fetch(`${app.url}/pay/launch/${reference}`, { redirect: 'manual' })
  const order = app.phonepe.orders().findLast((one) => one.merchantOrderId.startsWith(`${reference}-`))
  return {
    to: opened.headers.get('location') ?? '',
    order: order?.merchantOrderId ?? '',
    paise: order?.amount,
  }
}

async function payOrder(merchantOrderId: string): Promise<void> {
  app.phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED', webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.comeToRest()
}

test('a deposit books the seats, the rest is paid by a link that stays, and nothing is taken twice', async () => {
  const reference = await book()
  const due = (await read(reference)).desk
  expect(due).toMatchObject({ received: 0, owed: price - now })
  expect(await listedOwed(reference)).toEqual({ amount: price - now, dueOn: due?.dueOn })
  const mail = (await sentMessages(app)).find(({ body }) => body.startsWith('Your seats are booked'))
  expect(mail?.body).toContain(`Paid with PhonePe ₹4,188 · Still to pay ₹12,562.`)
  expect(mail?.body).toContain(`/pay/launch/${reference}`)
  expect(await app.differences()).toEqual([])

  const page = await (await fetch(`${app.url}/pay/return/${reference}`)).text()
  expect(page).toContain('₹12,562')
  const { voucherHref } = (await readBooking(await asAsha(app), reference)) as { voucherHref: string }
  const voucher = async () => (await fetch(app.url + voucherHref)).text()
  expect(await voucher()).toContain('In part: the rest is to be paid by')
  const first = await openLink(reference)
  expect(first.paise).toBe((price - now) * 100)
  // Pressed again it is the same order.
  expect((await openLink(reference)).order).toBe(first.order)
  await payOrder(first.order)
  expect(await read(reference)).toMatchObject({ status: 'confirmed', desk: null })
  expect(await listedOwed(reference)).toBeNull()
  expect(await voucher()).toContain('In full, GST included.')
  expect((await openLink(reference)).to).toBe(`/pay/return/${reference}`)
  expect(await app.differences()).toEqual([])
})

/** Two orders for one deposit: PhonePe's answer to the first was lost, so the pay link opened another, and both can be paid. */
async function startTwice() {
  app.phonepe.injectFault({ operation: 'pay', fault: { kind: 'drop' }, applied: true })
  const answer = await pay(app, await wishOf())
  const { bookingRef: reference = '', statusToken = '' } = (answer.success ? answer : answer.held) ?? {}
  app.later(20)
  await openLink(reference)
  const orders = app.phonepe
    .orders()
    .map(({ merchantOrderId }) => merchantOrderId)
    .filter((id) => id.startsWith(`${reference}-`))
  expect(orders).toHaveLength(2)
  return { reference, statusToken, orders }
}

test.each([
  ['webhooks', { told: true, asked: false }],
  ['our own questions', { told: false, asked: true }],
  ['webhooks that come twice, and our own questions', { told: true, asked: true }],
])('a deposit paid by two orders at once is taken once: by %s', async (_, { told, asked }) => {
  const { reference, statusToken, orders } = await startTwice()
  app.later(5)
  for (const merchantOrderId of orders)
    app.phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED', webhook: told })
  if (told && asked) for (const merchantOrderId of orders) app.phonepe.sendWebhook({ merchantOrderId })
  const questions = asked
    ? [`/pay/return/${reference}`, `/api/bookings/${reference}?statusToken=${statusToken}`]
    : []
  await Promise.all([
    app.phonepe.webhooksDelivered(),
    ...[...questions, ...questions].map(async (path) => (await fetch(app.url + path)).text()),
    ...(asked ? [app.runDueJobs(), openLink(reference)] : []),
  ])
  // Of the order that nobody told us of we hear when we ask ourselves.
  app.later(60)
  await app.comeToRest()
  const { rows } = await pool.query(
    `select status, (select count(*)::int from payments where reference = b.reference and state = 'completed') as paid,
      (select array_agg(amount_paise::int) from refunds where reference = b.reference) as back,
      (select count(*)::int from booking_guests where reference = b.reference) as guests,
      (select array_agg(subject order by subject) from outbox where reference = b.reference and recipient = 'asha@example.com') as mails
    from bookings b where reference = $1`,
    [reference],
  )
  const mails = ['Your money is on its way back', 'Your refund is done', 'Your seats are booked'].map(
    (subject) => expect.stringContaining(subject),
  )
  expect(rows).toEqual([{ status: 'confirmed', paid: 2, back: [now * 100], guests: 1, mails }])
  expect(await app.differences()).toEqual([])
})

test('cancelled before the rest is paid, what comes back is of the deposit', async () => {
  const reference = await book()
  const { refundSteps } = await read(reference)
  expect(refundSteps[0]).toMatchObject({ refund: now - 500, fee: 500 })
  const asha = await asAsha(app)
  const wish = { way: 'as paid', refund: now - 500 }
  expect((await asha.ask('POST', `/bookings/${reference}/cancel`, wish)).status).toBe(200)
  await app.comeToRest()
  expect((await openLink(reference)).to).toBe(`/pay/return/${reference}`)
  expect(await app.differences()).toEqual([])
})

test('a date that is too near is paid at once, whatever the page thought', async () => {
  const near = await makeWish(app, { tripId: 'f1', price, date: 0 })
  const asked = { ...near, amount: now, booking: { ...near.booking, deposit: true } }
  expect(await pay(app, asked)).toMatchObject({ code: 'amount_mismatch', amount: price })
})

test('a week before it is due, on the day, and then to the operator: each once, and the seats stay', async () => {
  const reference = await book()
  const { rows } = await pool.query<{ due: string }>(
    'select due_on::text as due from bookings where reference = $1',
    [reference],
  )
  const about = async () =>
    (await sentMessages(app))
      .filter(({ body }) => body.includes(reference))
      .flatMap(({ body }) => /^(Please pay the rest|A payment is late)/.exec(body)?.[0] ?? [])
  const goTo = async (daysAfter: number) => {
    const noon = Date.parse(`${rows[0]?.due}T12:00:00+05:30`) + daysAfter * day * 1000
    app.later((noon - app.clock.now().getTime()) / 1000)
    for (let i = 0; i < 2; i++) await app.comeToRest()
  }
  await goTo(-8)
  expect(await about()).toEqual([])
  await goTo(-7)
  await goTo(-6)
  expect(await about()).toEqual(['Please pay the rest'])
  await goTo(0)
  await goTo(1)
  expect(await about()).toEqual(['Please pay the rest', 'Please pay the rest'])
  await goTo(2)
  await goTo(3)
  expect(await about()).toHaveLength(3)
  expect(await about()).toContain('A payment is late')
  expect(await read(reference)).toMatchObject({ status: 'confirmed' })
})
