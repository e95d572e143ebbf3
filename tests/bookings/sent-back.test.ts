import { afterEach, expect, test } from 'vitest'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { logIn, phones, sentMessages } from '../setup/account.ts'
import { makeWish, pay, type Started, start, statusOf, type Wish } from '../setup/booking.ts'
import { asAsha, bookAndPay, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const { pool, db } = app.database

afterEach(async () => {
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

async function readPage(reference: string): Promise<string> {
  return (await fetch(`${app.url}/pay/return/${reference}`)).text()
}
const mailsAbout = async (reference: string) =>
  (await sentMessages(app)).filter(({ channel, body }) => channel === 'mail' && body.includes(reference))

const setDeparture = ({ booking }: Wish, change: string) =>
  pool.query(`update departures set ${change} where trip_id = $1 and id = $2`, [
    booking.tripId,
    booking.batchId,
  ])

const late = 'Your payment came when your seats were no longer held, and'
const reasons: [string, (wish: Wish, started: Started) => Promise<unknown>][] = [
  [
    `${late} the day of departure had come.`,
    (_, { bookingRef }) =>
      pool.query(
        `update bookings set sold = jsonb_set(sold, '{startDate}', '"2026-11-15"') where reference = $1`,
        [bookingRef],
      ),
  ],
  [
    `${late} there was a newer booking of the same date from your phone number.`,
    async (wish) => {
      app.later(1)
      const newer = await start(app, { ...wish, idempotencyKey: 'a-newer-wish-of-the-same-phone' })
      await settle(app, newer.bookingRef, 'COMPLETED')
    },
  ],
  [
    `${late} this date was no longer on sale.`,
    (wish) => setDeparture(wish, `closed_at = '2026-11-15T06:00:00Z'`),
  ],
  [
    `${late} not enough seats were free by then.`,
    (wish) => setDeparture(wish, 'sold_by_phone = total - sold - held'),
  ],
]

test.each(reasons)('a payment that goes back says why: %s', async (sentence, meanwhile) => {
  const date = reasons.findIndex(([one]) => one === sentence)
  const wish = await makeWish(app, { date })
  const started = await start(app, wish)
  const { bookingRef } = started
  await settle(app, bookingRef, 'FAILED')
  await meanwhile(wish, started)
  app.phonepe.planRefunds({ outcome: 'PENDING', delayMs: 0 })
  await settle(app, bookingRef, 'COMPLETED')
  expect(await readPage(bookingRef)).toContain(sentence)
  expect(await readPage(bookingRef)).toContain('All of it goes back to the account you paid from')
  const [toTraveller, toOperator] = await mailsAbout(bookingRef)
  expect(toTraveller?.to).toBe('asha@example.com')
  expect(toTraveller?.body).toContain(`We received your payment of ₹47,999. ${sentence}`)
  expect(toOperator?.body).toContain('₹47,999 goes back through PhonePe: paid late, ')
  const refundId = `${bookingRef}-R1-1`
  app.phonepe.settleRefund({ merchantRefundId: refundId, state: 'COMPLETED' })
  app.phonepe.planRefunds({ outcome: 'COMPLETED', delayMs: 0 })
  await app.phonepe.webhooksDelivered()
  await app.comeToRest()
  expect(await statusOf(app, started)).toBe('refunded')
  expect(await readPage(bookingRef)).toContain('PhonePe has sent all of it back')
  const done = (await mailsAbout(bookingRef)).slice(2)
  expect(done.map(({ to, body }) => [to === toOperator?.to, body.split(':')[0]])).toEqual([
    [false, `Your refund is done (${bookingRef})`],
    [true, `Refund done (${bookingRef})`],
  ])
})

test('credit that was spent meanwhile is named', async () => {
  const ravi = await logIn(app, phones.ravi)
  const gift = { from: 'credits', to: 'wallet', reference: null, what: 'gift' } as const
  const at = app.clock.now()
  await moveCredit(db, { travellerId: ravi.userId, ...gift, amountPaise: 1_000_00, at })
  const authorization = `Bearer ${ravi.token}`
  const withCredit = async (date: number) => {
    const wish = await makeWish(app, { date })
    const asked = { ...wish, amount: 46_999, booking: { ...wish.booking, useWallet: true } }
    const answer = await pay(app, asked, { authorization })
    if (!answer.success) throw new Error(answer.error)
    return answer
  }
  const first = await withCredit(0)
  await settle(app, first.bookingRef, 'FAILED')
  const second = await withCredit(1)
  await settle(app, second.bookingRef, 'COMPLETED')
  await settle(app, first.bookingRef, 'COMPLETED')
  expect(await readPage(first.bookingRef)).toContain('the wallet credit of this booking was spent by then.')
})

test('another amount is named on the page, and who was seated late and cancels is not promised everything', async () => {
  const other = await start(app, await makeWish(app, { date: 0 }))
  app.phonepe.changeOrder({ merchantOrderId: `${other.bookingRef}-P1`, amount: 100_00 })
  await settle(app, other.bookingRef, 'COMPLETED')
  expect(await readPage(other.bookingRef)).toContain('not the amount of the booking.')

  const asha = await asAsha(app)
  const { bookingRef } = await start(app, await makeWish(app, { date: 1 }), asha)
  await settle(app, bookingRef, 'FAILED')
  await settle(app, bookingRef, 'COMPLETED')
  expect(await readPage(bookingRef)).toContain('Your payment came late, but your seats were still free.')
  const { refundSteps } = await readBooking(asha, bookingRef)
  await asha.ask('POST', `/bookings/${bookingRef}/cancel`, {
    way: 'as paid',
    refund: refundSteps[0]?.refund,
  })
  const page = await readPage(bookingRef)
  expect(page).toContain('This booking was cancelled')
  expect(page).not.toContain('ll of it')
})

test('what the operator reads about a cancellation is written for the operator', async () => {
  const reference = await bookAndPay(app, { date: 0 })
  const asha = await asAsha(app)
  const { refundSteps } = await readBooking(asha, reference)
  await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'wallet', refund: refundSteps[0]?.refund })
  const [, note] = (await mailsAbout(reference)).filter(({ body }) => body.includes('cancelled ('))
  expect(note?.body).toContain('The traveller has cancelled. The seats are free again.')
  expect(note?.body).not.toContain('your wallet')
})
