import { afterEach, expect, test } from 'vitest'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { accountSettings, logIn, phones, sentMessages } from '../setup/account.ts'
import { makeWish, pay, type Started, seatsOf, start, startBookingApp, statusOf } from '../setup/booking.ts'
import { expectCodes } from '../setup/kept-codes.ts'
import { raisedPayments } from '../setup/raised-payments.ts'

const { LIMITS, ...account } = accountSettings
const app = await startBookingApp({ ...account, LIMITS: `${raisedPayments},${LIMITS}` })
const { phonepe } = app
const orderOf = ({ bookingRef }: Started, attempt = 1) => `${bookingRef}-P${attempt}`
const refundsOf = ({ bookingRef }: Started) =>
  phonepe.refunds().filter(({ merchantRefundId }) => merchantRefundId.startsWith(bookingRef))
const price = 47_999

async function settle(started: Started, attempt = 1): Promise<void> {
  phonepe.settleOrder({ merchantOrderId: orderOf(started, attempt), state: 'COMPLETED' })
  await phonepe.webhooksDelivered()
  await app.comeToRest()
}
async function giveCredit(travellerId: string, rupees: number): Promise<void> {
  await moveCredit(app.database.db, {
    travellerId,
    from: 'credits',
    to: 'wallet',
    amountPaise: rupees * 100,
    reference: null,
    what: 'gift',
    at: app.clock.now(),
  })
}

afterEach(async () => {
  app.later(2 * 3600)
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

test('clicked twice, sent eight times, reloaded after the payment: one booking, one order', async () => {
  const wish = await makeWish(app)
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(app, wish)))
  const [first] = answers
  if (!first?.success) throw new Error('not started')
  for (const answer of answers) expect(answer).toEqual(first)
  await settle(first)
  expect(await pay(app, wish)).toEqual(first)
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0, sold: 1 })
  const orders = phonepe.orders().filter(({ merchantOrderId }) => merchantOrderId.includes(first.bookingRef))
  expect(orders).toHaveLength(1)
})

test('the last seat and all of the credit, sent eight times at once: every answer names the one booking', async () => {
  const ravi = await logIn(app, phones.ravi)
  const authorization = `Bearer ${ravi.token}`
  await giveCredit(ravi.userId, 5_000)
  const made = await makeWish(app, { date: 3 })
  const wish = { ...made, amount: price - 5_000, booking: { ...made.booking, useWallet: true } }
  await app.database.pool.query(
    `update departures set sold_by_phone = total - sold - held - 1 where trip_id = 'lw6' and id = $1`,
    [wish.booking.batchId],
  )
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(app, wish, { authorization })))
  expect(answers[0]).toMatchObject({ success: true })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  app.later(1000)
  await app.comeToRest()
  const { rows } = await app.database.pool.query(
    'select balance_paise from wallets where traveller_id = $1',
    [ravi.userId],
  )
  expect(rows).toEqual([{ balance_paise: '500000' }])
  await moveCredit(app.database.db, {
    travellerId: ravi.userId,
    from: 'wallet',
    to: 'credits',
    amountPaise: 5_000_00,
    reference: null,
    what: 'paid out',
    at: app.clock.now(),
  })
})

test('credit spent in two tabs is spent once', async () => {
  const asha = await logIn(app, phones.asha)
  const authorization = `Bearer ${asha.token}`
  await giveCredit(asha.userId, 5_000)
  const tabs = await Promise.all(
    [1, 1, 1].map(async (date) => {
      const wish = await makeWish(app, { date })
      return { ...wish, amount: price - 5_000, booking: { ...wish.booking, useWallet: true } }
    }),
  )
  const answers = await Promise.all(tabs.map((wish) => pay(app, wish, { authorization })))
  const started = answers.filter((answer) => answer.success)
  expect(started).toHaveLength(1)
  expect(answers.filter((answer) => !answer.success && answer.code === 'amount_mismatch')).toHaveLength(2)
  await settle(started[0] as Started)
  const wallet = await (await asha.ask('GET', '/wallet')).json()
  expect(wallet).toMatchObject({ balance: 0, reserved: 0 })
  expect((wallet as { entries: object[] }).entries[0]).toMatchObject({
    what: expect.stringMatching(/^Paid for /),
    amount: -5_000,
    reserved: false,
  })
})

test('credit of a hold that is not paid comes back, and a late payment spends it again or goes back', async () => {
  const ravi = await logIn(app, phones.ravi)
  await giveCredit(ravi.userId, 1_000)
  const wish = await makeWish(app, { date: 1 })
  const answer = await pay(
    app,
    { ...wish, amount: price - 1_000, booking: { ...wish.booking, useWallet: true } },
    { authorization: `Bearer ${ravi.token}` },
  )
  if (!answer.success) throw new Error(answer.error)
  expect(await (await ravi.ask('GET', '/wallet')).json()).toMatchObject({ balance: 0, reserved: 1_000 })
  phonepe.changeOrder({ merchantOrderId: orderOf(answer), neverExpires: true })
  app.later(15 * 60 + 1)
  await app.comeToRest()
  const wallet = async () =>
    (await (await ravi.ask('GET', '/wallet')).json()) as {
      balance: number
      entries: { what: string; amount: number }[]
    }
  const newest = async () => {
    const { balance, entries } = await wallet()
    return [balance, entries[0]?.what.split(/:| for /)[0], entries[0]?.amount]
  }
  expect(await newest()).toEqual([1_000, 'Not booked', 0])
  await settle(answer)
  expect(await statusOf(app, answer)).toBe('confirmed')
  expect(await newest()).toEqual([0, 'Paid', -1_000])
})

async function bookedBy(phone: string, date: number) {
  const traveller = await logIn(app, phone)
  const wish = await makeWish(app, { date })
  const started = await start(app, wish, traveller)
  const cancel = async (way: string) => {
    const booking = await (await traveller.ask('GET', `/bookings/${started.bookingRef}`)).json()
    const { refund } = (booking as { refundSteps: { refund: number }[] }).refundSteps[0] ?? { refund: 0 }
    return traveller.ask('POST', `/bookings/${started.bookingRef}/cancel`, { way, refund })
  }
  return { wish, started, traveller, cancel }
}

test('cancelled twice at once: one refund', async () => {
  const { wish, started, cancel } = await bookedBy(phones.new, 2)
  await settle(started)
  const answers = await Promise.all([cancel('as paid'), cancel('wallet'), cancel('as paid')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await app.comeToRest()
  expect(await statusOf(app, started)).toBe('refunded')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0, sold: 0 })
  expect(refundsOf(started).length).toBeLessThan(2)
})

test('two orders of one booking are paid: one goes back, and cancelling takes from the other', async () => {
  const { wish, started, cancel, traveller } = await (async () => {
    phonepe.injectFault({ operation: 'pay', fault: { kind: 'drop' }, applied: true })
    const who = await logIn(app, phones.new)
    const lost = await makeWish(app, { date: 3 })
    await pay(app, lost, { authorization: `Bearer ${who.token}` })
    app.later(13)
    const again = await start(app, lost, who)
    await fetch(app.url + again.paymentUrl, { redirect: 'manual' })
    return {
      wish: lost,
      started: again,
      traveller: who,
      cancel: async () => {
        const booking = await (await who.ask('GET', `/bookings/${again.bookingRef}`)).json()
        const { refund } = (booking as { refundSteps: { refund: number }[] }).refundSteps[0] ?? { refund: 0 }
        const way = 'as paid'
        return who.ask('POST', `/bookings/${again.bookingRef}/cancel`, { way, refund })
      },
    }
  })()
  await settle(started, 2)
  await settle(started, 1)
  await app.comeToRest()
  expect(await statusOf(app, started)).toBe('confirmed')
  expect(refundsOf(started).map(({ originalMerchantOrderId }) => originalMerchantOrderId)).toEqual([
    orderOf(started, 1),
  ])
  const told = (await sentMessages(app)).filter(({ body }) => body.includes(started.bookingRef))
  expect(told.map(({ to, body }) => [to === 'asha@example.com', body.split('\n').join(' ')])).toEqual(
    expect.arrayContaining([
      [
        true,
        expect.stringContaining('your payment of ₹47,999. This booking was paid already. We send all of it'),
      ],
      [false, expect.stringContaining('₹47,999 goes back through PhonePe: paid twice.')],
    ]),
  )
  const { events } = (await (await traveller.ask('GET', `/bookings/${started.bookingRef}`)).json()) as {
    events: { why: string }[]
  }
  expect(events.at(-1)?.why).toBe('A second payment of ₹47,999 goes back')
  expect((await cancel()).status).toBe(200)
  await app.comeToRest()
  expect(await statusOf(app, started)).toBe('refunded')
  expect(refundsOf(started).map(({ originalMerchantOrderId: order }) => order)).toEqual([
    orderOf(started, 1),
    orderOf(started, 2),
  ])
  expect(await seatsOf(app, wish)).toMatchObject({ sold: 0 })
})

test('a hold that can’t be freed keeps nobody else’s seats', async () => {
  const [broken, other] = [await makeWish(app, { date: 3 }), await makeWish(app, { date: 4 })]
  const setHeld = (held: number) =>
    app.database.pool.query('update departures set held = $1 where trip_id = $2 and id = $3', [
      held,
      'lw6',
      broken.booking.batchId,
    ])
  await start(app, broken)
  await setHeld(0)
  const started = await start(app, other)
  app.later(15 * 60 + 1)
  await app.comeToRest()
  expect(await statusOf(app, started)).toBe('expired')
  await setHeld(1)
  app.later(61)
  await app.comeToRest()
})

test('what happened is kept as codes, never as sentences', () => expectCodes(app.database.pool))
