import { expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { accountSettings, logIn, phones, sentMessages } from '../setup/account.ts'
import {
  makeWish,
  pay,
  type Started,
  seatsOf,
  start,
  startBookingApp,
  statusOf,
  type Wish,
} from '../setup/booking.ts'
import { expectCodes } from '../setup/kept-codes.ts'
import { raisedPayments } from '../setup/raised-payments.ts'

const { LIMITS, ...account } = accountSettings
const app = await startBookingApp({ ...account, LIMITS: `${raisedPayments},${LIMITS}` })
const { phonepe } = app
const { pool, db } = app.database
const settings = () => ({
  DATABASE_URL: app.database.url,
  TEST_CLOCK: app.clock.now().toISOString(),
  ...phonepe.settings,
})
async function operator(...args: string[]) {
  const outcome = await runCommand(args, readEnv(settings()))
  // Its own clock has run on meanwhile.
  app.later(60)
  return outcome
}

async function book(wish: Wish): Promise<Started> {
  const started = await start(app, wish)
  phonepe.settleOrder({ merchantOrderId: `${started.bookingRef}-P1`, state: 'COMPLETED' })
  await phonepe.webhooksDelivered()
  await app.comeToRest()
  return started
}
const returned = ({ bookingRef }: Started) =>
  phonepe
    .refunds()
    .filter(({ merchantRefundId, state }) => merchantRefundId.startsWith(bookingRef) && state !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount, 0)

test('departures and bookings are tables, or CSV that no spreadsheet takes for formulas', async () => {
  const wish = await makeWish(app)
  const name = '=HYPERLINK("http://x")'
  const { bookingRef } = await book({ ...wish, userDetails: { ...wish.userDetails, name } })
  const departures = await operator('departures', 'lw6')
  expect(departures.ok).toBe(true)
  const [head, first] = departures.message.split('\n')
  expect(head).toMatch(/^trip +departure +from +to +seats +online +held +by phone +free +state +runs$/)
  expect(first).toMatch(
    /^lw6 .* 1 +0 .* on sale +Runs once 5 more travellers have booked, decided on 22 May$/,
  )
  const csv = await operator('bookings', '--csv', '--since', '2026-11-01')
  const line = csv.message.split('\r\n').find((text) => text.startsWith(bookingRef))
  expect(line).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(line).toContain(',47999,47999,0,0')
  expect((await operator('bookings', '--since', '2026-12-01')).message).not.toContain(bookingRef)
  const table = (await operator('bookings')).message
  expect(table).toContain(bookingRef)
})

test.each([
  [['departures', 'nowhere'], 'There is no trip nowhere with departures.'],
  [['departures', '--since', '2026-02-30'], '2026-02-30 is no date: write it as 2026-11-01.'],
  [['bookings', '--since'], 'Nothing is no date: write it as 2026-11-01.'],
  [['bookings', '--all'], 'Write it as npm run operator -- bookings [--since 2026-11-01] [--csv].'],
  [
    ['sold-by-phone', 'lw6', 'batch-1'],
    'Write it as npm run operator -- sold-by-phone <trip> <departure> <seats>.',
  ],
  [['sold-by-phone', 'lw6', 'x', 'many'], 'many is no number of seats: write it as 4.'],
  [['sold-by-phone', 'lw6', 'x', '-1'], '-1 is no number of seats: write it as 4.'],
  [['close', 'lw6', 'x'], 'lw6 has no departure x: npm run operator -- departures lw6 lists them.'],
  [['run-departure', 'lw6', 'x'], 'lw6 has no departure x: npm run operator -- departures lw6 lists them.'],
  [['cancel-departure', 'nowhere', 'x'], 'There is no trip nowhere with departures.'],
  [['refund', 'KF-1', '5'], 'KF-1 is no booking: references look like KF-7Q2M9XKD.'],
  [['refund', 'KF-22222222', '5'], 'There is no booking KF-22222222.'],
  [['refund', 'KF-22222222', '1.5'], '1.5 is no amount: write whole rupees, such as 1500.'],
  [['refund', 'KF-22222222', '0'], '0 is no amount: write whole rupees, such as 1500.'],
  [
    ['pay-out', 'asha', '5'],
    'That is no phone number: write it with its country code, such as +919876543210.',
  ],
  [['pay-out', '+919876543219', '5'], 'There is no account with the number +91 98765 43219.'],
  [['pay-out', '+919876543219', '-5'], '-5 is no amount: write whole rupees, such as 1500.'],
])('%j is refused in one sentence', async (args, message) => {
  expect(await operator(...args)).toEqual({ ok: false, message })
})

test('seats sold by phone and closing change what is on sale, never what is sold', async () => {
  const wish = await makeWish(app, { date: 1, guests: 2 })
  await book(wish)
  const { batchId } = wish.booking
  const before = await seatsOf(app, wish)
  const total = (before?.free ?? 0) + 2
  const tooMany = await operator('sold-by-phone', 'lw6', batchId, String(total - 1))
  expect(tooMany.ok).toBe(false)
  expect(tooMany.message).toContain(`${total - 2} at most can be sold by phone`)
  expect(await operator('sold-by-phone', 'lw6', batchId, '1')).toMatchObject({ ok: true })
  expect(await seatsOf(app, wish)).toMatchObject({ sold: 2, free: total - 3 })
  expect((await operator('close', 'lw6', batchId)).message).toMatch(/ is closed\.$/)
  expect((await operator('close', 'lw6', batchId)).message).toMatch(/ is closed already\.$/)
  const next = { ...wish, idempotencyKey: 'another-key-0123456789' }
  expect(await pay(app, next)).toMatchObject({ success: false, code: 'departure_closed' })
  expect(await app.differences()).toEqual([])
})

test('a part goes back while the booking stands, and no more than was paid', async () => {
  const started = await book(await makeWish(app, { date: 2 }))
  const { bookingRef } = started
  expect((await operator('refund', bookingRef, '48000')).message).toContain('at most ₹47,999')
  expect(await operator('refund', bookingRef, '1500')).toEqual({
    ok: true,
    message: `₹1,500 of ${bookingRef} goes back through PhonePe; ₹46,499 could still go.`,
  })
  await app.comeToRest()
  expect(await statusOf(app, started)).toBe('confirmed')
  expect(returned(started)).toBe(1_500_00)
  const { rows } = await pool.query(
    `select kind, (content #>> '{amounts,totalPaise}')::int as total from papers where reference = $1 order by kind`,
    [bookingRef],
  )
  expect(rows).toEqual([
    { kind: 'receipt', total: 47_999_00 },
    { kind: 'receipt of refund', total: 1_500_00 },
  ])
  expect((await operator('refund', bookingRef, '46500')).ok).toBe(false)
  expect(await app.differences()).toEqual([])
})

test('a sum that PhonePe refuses for good is named by the books and can be sent again', async () => {
  const started = await book(await makeWish(app, { date: 2 }))
  const { bookingRef } = started
  phonepe.injectFault({ operation: 'refund', fault: { kind: 'refuse', message: 'No' }, times: 3 })
  await operator('refund', bookingRef, '100')
  for (let i = 0; i < 4; i++) {
    await app.comeToRest()
    app.later(16 * 60)
  }
  expect(await app.differences()).toEqual([
    `PhonePe refused to send back ₹100 of ${bookingRef}: npm run operator -- refund sends it again.`,
  ])
  expect((await sentMessages(app)).map(({ body }) => body).join()).toContain('A refund needs you')
  // It is owed all the same: whoever cancels gets the rest.
  expect((await operator('refund', bookingRef, '47999')).message).toContain('at most ₹47,899')
  await operator('refund', bookingRef, '47899')
  await operator('refund', bookingRef, '100')
  await app.comeToRest()
  expect(returned(started)).toBe(47_999_00)
})

test('a departure that does not run: holds are freed, all goes back, and everybody is told', async () => {
  const wish = await makeWish(app, { date: 3 })
  const [booked, open] = [await book(wish), await start(app, await makeWish(app, { date: 3, guests: 2 }))]
  const { batchId } = wish.booking
  const { message } = await operator('cancel-departure', 'lw6', batchId)
  expect(message).toContain('is cancelled: 1 booking cancelled, 1 hold freed, ₹47,999 on its way back')
  expect((await operator('cancel-departure', 'lw6', batchId)).message).toContain(': 0 bookings cancelled')
  await app.comeToRest()
  expect(await statusOf(app, booked)).toBe('refunded')
  expect(returned(booked)).toBe(47_999_00)
  expect(await statusOf(app, open)).toBe('failed')
  expect(await seatsOf(app, wish)).toMatchObject({ held: 0, sold: 0 })
  // Who was paying meanwhile gets it back, too.
  phonepe.settleOrder({ merchantOrderId: `${open.bookingRef}-P1`, state: 'COMPLETED' })
  await phonepe.webhooksDelivered()
  await app.comeToRest()
  expect(await statusOf(app, open)).toBe('refunded')
  expect(await app.differences()).toEqual([])
  const about = (await sentMessages(app)).filter(({ body }) => body.includes(booked.bookingRef))
  expect(about.filter(({ body }) => body.includes('this departure does not run'))).toHaveLength(1)
  const note = about.find(({ body }) => body.startsWith('Booking cancelled'))
  expect(note?.body).toContain('₹47,999 goes back through PhonePe.')
  expect(note?.body).not.toContain('free again')
  expect(note?.body).not.toContain('you paid')
})

test('credit that was paid out by bank leaves the wallet, no more than it holds, and the account can go', async () => {
  const asha = await logIn(app, phones.asha)
  const gift = { from: 'credits', to: 'wallet', reference: null, what: 'gift' } as const
  const at = app.clock.now()
  await moveCredit(db, { travellerId: asha.userId, ...gift, amountPaise: 2_500_00, at })
  const remove = async () => (await asha.ask('DELETE', '')).status
  expect(await remove()).toBe(409)
  expect(await operator('pay-out', `+${phones.asha}`, '2501')).toEqual({
    ok: false,
    message: 'The wallet of +91 98765 43210 holds ₹2,500: no more can be paid out.',
  })
  expect(await operator('pay-out', `+${phones.asha}`, '2000')).toEqual({
    ok: true,
    message: '₹2,000 of +91 98765 43210 is noted as paid out; ₹500 is left.',
  })
  expect(await remove()).toBe(409)
  expect(await (await asha.ask('GET', '/wallet')).json()).toMatchObject({
    balance: 500,
    entries: [{ what: 'Paid out to your bank account', amount: -2_000, balance: 500 }, { amount: 2_500 }],
  })
  const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' }
  const withHosted = (who: string) =>
    runCommand(['pay-out', who, '500'], readEnv({ ...settings(), ...hosted }))
  expect(await withHosted(`+${phones.asha}`)).toEqual({
    ok: false,
    message: 'Logins are kept by the project at https://x.supabase.co: write the id of the user there.',
  })
  expect(await withHosted(asha.userId)).toMatchObject({ ok: true })
  expect(await app.differences()).toEqual([])
  expect(await remove()).toBe(204)
})

test('ledger, events and papers are only ever added to', async () => {
  for (const table of ['wallet_entries', 'booking_events', 'papers'])
    for (const change of [
      `update ${table} set reference = null`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(pool.query(change), change).rejects.toThrow(
        `rows of ${table} are never changed or removed: add another row that puts it right`,
      )
})

test('books name each difference, and every night the operator is told', async () => {
  const wish = await makeWish(app, { tripId: 'f1', price: 16_750, date: 1 })
  const { bookingRef } = await book(wish)
  app.later(30)
  await app.comeToRest()
  expect((await operator('books')).message).toMatch(/^The books agree: /)
  expect(await operator('books', '--csv')).toMatchObject({ ok: true, message: '\uFEFFdifference' })
  const change = (sold: number, state: string) =>
    Promise.all([
      pool.query('update departures set sold = $1 where trip_id = $2 and id = $3', [
        sold,
        'f1',
        wish.booking.batchId,
      ]),
      pool.query('update payments set state = $1, paid_paise = $3 where reference = $2', [
        state,
        bookingRef,
        state === 'failed' ? null : 16_750_00,
      ]),
    ])
  const moveLastNumber = async (by: number) => {
    await pool.query('alter table papers disable trigger user')
    await pool.query(
      `update papers set counter = counter + $1
       where kind = 'receipt of refund' and counter = (select max(counter) from papers where kind = 'receipt of refund')`,
      [by],
    )
    await pool.query('alter table papers enable trigger user')
  }
  const confirm = (daysAgo: number) =>
    pool.query('update bookings set confirmed_at = $2 where reference = $1', [
      bookingRef,
      new Date(app.clock.now().getTime() - daysAgo * 24 * 3600_000),
    ])
  await change(3, 'failed')
  await moveLastNumber(1)
  const traveller = '7b1f2a60-7c1d-4f7e-9a53-2f8f6f0d1a11'
  await pool.query('insert into wallets (traveller_id, balance_paise) values ($1, 500)', [traveller])
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from bookings where status = 'refunded' and guests = 1`,
  )
  const reference = rows[0]?.reference ?? null
  const twice = { from: 'sales', to: 'wallet', amountPaise: 5_00, reference, what: 'refunded' } as const
  for (let i = 0; i < 2; i++) await moveCredit(db, { travellerId: traveller, ...twice, at: app.clock.now() })
  await confirm(9)
  const { ok, found, message } = await operator('books')
  expect({ ok, found }).toEqual({ ok: false, found: true })
  expect(message.split('\n')).toEqual([
    `f1 ${wish.booking.batchId}: 0 seats held and 3 sold, by its bookings 0 and 1.`,
    `Wallet ${traveller}: ₹15 and ₹0 reserved, by its entries ₹10 and ₹0.`,
    `${bookingRef} is confirmed at ₹16,750, with ₹0 paid.`,
    `Of ${reference} more came back than was paid: ₹48,009 of ₹47,999.`,
    `The refund of ${reference} went to a wallet 2 times, ₹10 together.`,
    'Numbers are missing (receipt of refund, 26-27): the last is 4, and there are 3.',
    `${bookingRef} should have its invoice by now, and has none.`,
    `Order ${bookingRef}-P1 has failed in our books, at PhonePe it is COMPLETED at ₹16,750.`,
  ])
  const csv = await operator('books', '--csv')
  expect({ ok: csv.ok, found: csv.found }).toEqual({ ok: false, found: true })
  const [head, first, ...others] = csv.message.split('\r\n')
  expect(head).toBe('\uFEFFdifference')
  expect(first).toBe(`"f1 ${wish.booking.batchId}: 0 seats held and 3 sold, by its bookings 0 and 1."`)
  expect(others).toHaveLength(7)
  await confirm(0)
  app.later(24 * 3600)
  await app.comeToRest()
  const mails = (await sentMessages(app)).filter(({ body }) => body.startsWith('The books need you'))
  expect(mails.map(({ body }) => body.split('\n')[0])).toEqual([
    'The books need you: 7 differences: The nightly comparison of seats, wallets, payments and refunds found:',
  ])
  await pool.query('delete from wallets where traveller_id = $1', [traveller])
  await change(1, 'completed')
  await moveLastNumber(-1)
})

test('too few on the decision day: the operator is told, may promise that it runs, and cancelling sends all back', async () => {
  const wish = await makeWish(app, { tripId: 'lw3', price: 18_999 })
  const { batchId } = wish.booking
  const booked = await book(wish)
  const run = async () => {
    const answer = await fetch(`${app.url}/api/trips/lw3/departures`)
    const { departures } = (await answer.json()) as { departures: { id: string; run: { text: string } }[] }
    return departures.find(({ id }) => id === batchId)?.run.text
  }
  const told = async () =>
    (await sentMessages(app)).filter(({ body }) => body.includes(`cancel-departure lw3 ${batchId}`))
  expect(await run()).toBe('Runs once 3 more travellers have booked, decided on 17 Apr')
  const mail = (await sentMessages(app)).find(({ body }) => body.includes(booked.bookingRef))
  expect(mail?.body).toContain(
    `${await run()}.\n1 of 4 so far: you. If it doesn’t run, all ₹18,999 comes back.`,
  )
  const decisionDay = new Date(`${batchId}T08:00:00+05:30`).getTime() - 21 * 24 * 3600_000
  app.later((decisionDay - app.clock.now().getTime()) / 1000 - 24 * 3600)
  await app.comeToRest()
  expect(await told()).toEqual([])
  app.later(24 * 3600)
  await app.comeToRest()
  expect((await told()).map(({ body }) => body)).toEqual([expect.stringContaining('1 online in 1 booking')])
  expect((await operator('run-departure', 'lw3', batchId)).ok).toBe(true)
  expect(await run()).toBe('Confirmed')
  await operator('cancel-departure', 'lw3', batchId)
  await app.comeToRest()
  expect(returned(booked)).toBe(18_999_00)
  expect((await operator('run-departure', 'lw3', batchId)).message).toMatch(/is cancelled\.$/)
})

test('what happened is kept as codes, never as sentences', () => expectCodes(app.database.pool))
