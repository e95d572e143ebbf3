import { beforeAll, expect, test } from 'vitest'
import type { TripAhead } from '../../domain/bookings/trip-ahead.ts'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { logIn, phones, rowsWith } from '../setup/account.ts'
import { type BookingApp, makeWish, start } from '../setup/booking.ts'
import { asAsha, bookAndPay, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

let app: BookingApp
beforeAll(async () => {
  app = await startMyBookingsApp()
})

type Deletion = { blockers: { code: string; text: string; way: { label: string; to: string } }[] }

test('lists hold what is to come and what was cancelled, with a picture and where the refund is', async () => {
  const [kept, cancelled] = [await bookAndPay(app), await bookAndPay(app, { date: 1 })]
  const asha = await asAsha(app)
  const { refundSteps } = await readBooking(asha, cancelled)
  await asha.ask('POST', `/bookings/${cancelled}/cancel`, { way: 'as paid', refund: refundSteps[0]?.refund })
  const { bookings } = (await (await asha.ask('GET', '/bookings')).json()) as {
    bookings: {
      bookingRef: string
      list: string
      image: { src: string }
      refund: { amount: number } | null
    }[]
  }
  const find = (reference: string) => bookings.find(({ bookingRef }) => bookingRef === reference)
  expect(find(kept)).toMatchObject({ list: 'upcoming', refund: null, image: { src: expect.any(String) } })
  expect(find(cancelled)).toMatchObject({ list: 'cancelled', refund: { amount: refundSteps[0]?.refund } })
  const ravi = await logIn(app, phones.ravi)
  expect(await (await ravi.ask('GET', '/bookings')).json()).toEqual({
    bookings: [],
    unclaimed: [],
    places: [],
  })
})

test('what was sent back before is told apart from what comes back', async () => {
  const reference = await bookAndPay(app, { date: 1 })
  const asha = await asAsha(app)
  const whole = (await readBooking(asha, reference)).refundSteps
  const settings = {
    DATABASE_URL: app.database.url,
    TEST_CLOCK: app.clock.now().toISOString(),
    ...app.phonepe.settings,
  }
  // More than the fee and less than a quarter: the early row alone changes.
  const sent = 9_000
  expect(await runCommand(['refund', reference, String(sent)], readEnv(settings))).toMatchObject({ ok: true })
  const { total, sentBefore, refundSteps, sentByHand } = await readBooking(asha, reference)
  expect({ sentBefore, sentByHand }).toEqual({ sentBefore: sent, sentByHand: 0 })
  expect(refundSteps.map(({ refund }) => refund)).toEqual([
    total - sent,
    ...whole.slice(1).map(({ refund }) => refund),
  ])
  const { status } = await asha.ask('POST', `/bookings/${reference}/cancel`, {
    way: 'as paid',
    refund: total - sent,
  })
  expect(status).toBe(200)
})

test('a refund that PhonePe refuses for good is no longer on its way: it is sent by hand', async () => {
  const reference = await bookAndPay(app, { date: 2 })
  const asha = await asAsha(app)
  const [step] = (await readBooking(asha, reference)).refundSteps
  // Refunds of other bookings are sent first, the operator's of a clock that ran on too: the refusals are for this one.
  app.later(60)
  await app.comeToRest()
  app.phonepe.injectFault({ operation: 'refund', fault: { kind: 'refuse', message: 'No' }, times: 3 })
  await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'as paid', refund: step?.refund })
  const inList = async () => {
    const { bookings } = (await (await asha.ask('GET', '/bookings')).json()) as {
      bookings: { bookingRef: string; refund: { amount: number } | null; sentByHand: number }[]
    }
    return bookings.find(({ bookingRef }) => bookingRef === reference)
  }
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await inList()).toMatchObject({ refund: { amount: step?.refund }, sentByHand: 0 })
    await app.comeToRest()
    app.later(15 * 60)
  }
  expect(await inList()).toMatchObject({ refund: null, sentByHand: step?.refund })
  expect(await readBooking(asha, reference)).toMatchObject({ sentByHand: step?.refund })
})

test('cancelling what was paid wants a code of the last day', async () => {
  const reference = await bookAndPay(app, { date: 1 })
  const asha = await asAsha(app)
  const body = { way: 'as paid', refund: (await readBooking(asha, reference)).refundSteps[0]?.refund }
  app.later(24 * 3600 + 1)
  const renewed = await asha.renewed()
  const refused = await renewed.ask('POST', `/bookings/${reference}/cancel`, body)
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { error: 'Please confirm with a fresh OTP that it is you.', code: 'reauthentication_needed' },
  ])
  expect((await readBooking(renewed, reference)).status).toBe('confirmed')
  const fresh = await asAsha(app)
  app.later(3000)
  expect((await fresh.ask('POST', `/bookings/${reference}/cancel`, body)).status).toBe(200)
})

test('no account goes with a trip ahead, an open payment or credit; then all but what the law keeps is erased', async () => {
  const reference = await bookAndPay(app, { date: 2 })
  const asha = await asAsha(app)
  const unpaid = { name: 'Asha Unpaid', email: 'unpaid@example.com', phone: phones.asha.slice(2) }
  const failed = await start(app, { ...(await makeWish(app, { date: 3 })), userDetails: unpaid }, asha)
  await settle(app, failed.bookingRef, 'FAILED')
  const open = await start(app, { ...(await makeWish(app, { date: 3 })), userDetails: unpaid }, asha)
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const blockers = async () =>
    ((await (await asha.ask('GET', '/deletion')).json()) as Deletion).blockers.map(({ code }) => code)
  const deletion = async () => {
    const answer = await asha.ask('DELETE', '')
    return answer.status === 204 ? 'deleted' : ((await answer.json()) as { code: string }).code
  }
  expect(await blockers()).toContain('trip_ahead')
  expect(await deletion()).toBe('trip_ahead')
  const { bookings } = (await (await asha.ask('GET', '/bookings')).json()) as {
    bookings: { bookingRef: string; status: string }[]
  }
  for (const { bookingRef } of bookings.filter(({ status }) => status === 'confirmed')) {
    const { refundSteps } = await readBooking(asha, bookingRef)
    const way = bookingRef === reference ? 'wallet' : 'as paid'
    await asha.ask('POST', `/bookings/${bookingRef}/cancel`, { way, refund: refundSteps[0]?.refund })
  }
  expect(await blockers()).toEqual(['payment_open', 'credit_left'])
  expect(await deletion()).toBe('payment_open')
  await settle(app, open.bookingRef, 'FAILED')
  expect(await deletion()).toBe('credit_left')

  const exported = (await (await asha.ask('POST', '/export')).json()) as {
    bookings: { reference: string; papers: { number: string }[] }[]
    wallet: { balance: number; entries: { reference: string }[] }
  }
  const own = exported.bookings.find((booking) => booking.reference === reference)
  expect(own?.papers).toHaveLength(2)
  expect(exported.bookings.map((booking) => booking.reference)).toContain(failed.bookingRef)
  expect(exported.wallet.balance).toBeGreaterThan(0)

  // The operator pays the credit out.
  await app.database.pool.query(
    `with out as (update wallets set balance_paise = 0 where traveller_id = $1 returning traveller_id)
     insert into wallet_entries (traveller_id, at, from_account, to_account, amount_paise, what)
     select traveller_id, $2, 'wallet', 'credits', $3, 'Paid out' from out`,
    [asha.userId, app.clock.now(), exported.wallet.balance * 100],
  )
  expect(await deletion()).toBe('deleted')
  expect(
    (await rowsWith(app, ['Asha Unpaid', 'unpaid@example.com'])).map(({ table }) => table),
  ).not.toContain('public.bookings')
  const { rows } = await app.database.pool.query<{ name: string }>(
    'select name from bookings where reference = $1',
    [reference],
  )
  expect(rows).toEqual([{ name: 'Asha Rao' }])
  app.later(31 * 24 * 3600)
  await app.runDueJobs()
  expect((await rowsWith(app, ['unpaid@example.com'])).map(({ table }) => table)).toEqual([])
})

test('on the way the list tells the day of the trip, and no longer when we meet', async () => {
  const reference = await bookAndPay(app)
  const ahead = async () => {
    const { bookings } = (await (await (await asAsha(app)).ask('GET', '/bookings')).json()) as {
      bookings: { bookingRef: string; startDate: string; ahead: TripAhead | null }[]
    }
    return bookings.find(({ bookingRef }) => bookingRef === reference)
  }
  const before = await ahead()
  expect(before?.ahead?.onDay).toBeNull()
  const start = Date.parse(`${before?.startDate}T06:00:00+05:30`)
  const day = 24 * 3600
  app.later((start - app.clock.now().getTime()) / 1000)
  expect((await ahead())?.ahead).toMatchObject({ toGo: 'Today', onDay: null })
  app.later(2 * day)
  const onDay = (await ahead())?.ahead?.onDay
  expect(onDay?.text).toMatch(/^Day 3 of \d+$/)
  expect(onDay?.title).toBeTruthy()
})
