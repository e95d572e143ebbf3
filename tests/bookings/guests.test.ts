import { expect, test } from 'vitest'
import type { MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { logIn, phones } from '../setup/account.ts'
import { makeWish, pay, seatsOf } from '../setup/booking.ts'
import { expectCodes } from '../setup/kept-codes.ts'
import { asAsha, bookAndPay, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const { pool } = app.database
const price = 47_999
type Asha = Awaited<ReturnType<typeof asAsha>>

const partyOf = async (who: Asha, reference: string) =>
  ((await readBooking(who, reference)) as unknown as MyBooking).party
const preview = async (who: Asha, reference: string, guests: string) =>
  (await (await who.ask('GET', `/bookings/${reference}/leaving?guests=${guests}`)).json()) as {
    refund: number
    fee: number
    cheaper: number
  }
const leave = (who: Asha, reference: string, guests: number[], refund: number, way = 'as paid') =>
  who.ask('POST', `/bookings/${reference}/leaving`, { guests, way, refund })

async function papersOf(reference: string): Promise<[kind: string, rupees: number][]> {
  const { rows } = await pool.query<{ kind: string; rupees: number }>(
    `select kind, (content -> 'amounts' ->> 'totalPaise')::int / 100 as rupees from papers where reference = $1 order by issued_at, number desc`,
    [reference],
  )
  return rows.map(({ kind, rupees }) => [kind, rupees])
}

test('one of three can’t come: seat, refund, papers and mail follow, and the others stay', async () => {
  const wish = await makeWish(app, { guests: 3 })
  const before = await seatsOf(app, wish)
  const reference = await bookAndPay(app, { guests: 3 })
  const asha = await asAsha(app)
  expect(await partyOf(asha, reference)).toEqual([
    { n: 1, name: 'Asha Rao', kind: 'adult' },
    { n: 2, name: '', kind: 'adult' },
    { n: 3, name: '', kind: 'adult' },
  ])
  // More than 30 days before: all of the share, less the fee once.
  const shown = await preview(asha, reference, '2')
  expect(shown).toMatchObject({ refund: price - 500, fee: 500, cheaper: price - 500 })
  expect((await leave(asha, reference, [2], price)).status).toBe(409)
  expect((await leave(asha, reference, [1, 2, 3], 0)).status).toBe(422)
  expect((await leave(asha, reference, [9], 0)).status).toBe(422)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => leave(asha, reference, [2], shown.refund)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  expect(await partyOf(asha, reference)).toMatchObject([{ n: 1 }, { n: 3 }])
  expect(await seatsOf(app, wish)).toMatchObject({ sold: (before?.sold ?? 0) + 2 })
  expect(await papersOf(reference)).toEqual([
    ['receipt', 3 * price],
    ['receipt of refund', price - 500],
  ])
  await app.comeToRest()
  const { rows } = await pool.query(
    `select subject from outbox where reference = $1 and recipient = 'asha@example.com' and subject like '%fewer guests%'`,
    [reference],
  )
  expect(rows).toHaveLength(1)
  expect(await app.differences()).toEqual([])

  // The next one pays no second fee; the rest of the booking is cancelled by its own table.
  const second = await preview(asha, reference, '3')
  expect(second).toMatchObject({ refund: price, fee: 0 })
  expect((await leave(asha, reference, [3], second.refund)).status).toBe(200)
  const left = (await readBooking(asha, reference)) as unknown as MyBooking
  expect(left).toMatchObject({ guests: 1, status: 'confirmed' })
  expect(left.refundSteps[0]).toMatchObject({ refund: price, fee: 0 })
  const cancelled = await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'as paid', refund: price })
  expect(cancelled.status).toBe(200)
  await app.comeToRest()
  expect(await seatsOf(app, wish)).toEqual(before)
  expect(await app.differences()).toEqual([])
})

test('what was paid with credit goes back to the wallet in its share, guest by guest', async () => {
  const ravi = await logIn(app, phones.ravi)
  const gift = { from: 'credits', to: 'wallet', reference: null, what: 'gift' } as const
  await moveCredit(app.database.db, {
    ...gift,
    travellerId: ravi.userId,
    amountPaise: 2_000_000,
    at: app.clock.now(),
  })
  const wish = await makeWish(app, { guests: 2 })
  const asked = { ...wish, amount: 2 * price - 20_000, booking: { ...wish.booking, useWallet: true } }
  const started = await pay(app, asked, { authorization: `Bearer ${ravi.token}` })
  if (!started.success) throw new Error(started.error)
  await settle(app, started.bookingRef, 'COMPLETED')
  const shown = await preview(ravi, started.bookingRef, '2')
  const left = await leave(ravi, started.bookingRef, [2], shown.refund)
  const { toWallet, toOnline } = (await left.json()) as { toWallet: number; toOnline: number }
  expect(toWallet + toOnline).toBe(price - 500)
  expect(toWallet).toBe(Math.round(((price - 500) * 20_000) / (2 * price)))
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
  const whole = (await readBooking(ravi, started.bookingRef)) as unknown as MyBooking
  const [now] = whole.refundSteps
  const cancelled = await ravi.ask('POST', `/bookings/${started.bookingRef}/cancel`, {
    way: 'wallet',
    refund: now?.refund,
  })
  expect(cancelled.status).toBe(200)
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

test('a seat goes to a friend for nothing, as long as no papers are made; strangers see nothing', async () => {
  const reference = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  const put = (n: number, body: unknown) => asha.ask('PUT', `/bookings/${reference}/guests/${n}`, body)
  expect((await put(2, { name: 'Dev Rao' })).status).toBe(200)
  expect((await put(2, { name: 'D' })).status).toBe(422)
  expect((await put(7, { name: 'Dev Rao' })).status).toBe(404)
  expect(await (await put(2, { name: 'Kiran Das', instead: true })).json()).toEqual({ guest: 3 })
  expect(await partyOf(asha, reference)).toEqual([
    { n: 1, name: 'Asha Rao', kind: 'adult' },
    { n: 3, name: 'Kiran Das', kind: 'adult' },
  ])
  await pool.query('update booking_guests set papers_at = now() where reference = $1 and n = 3', [reference])
  expect((await put(3, { name: 'Somebody Else', instead: true })).status).toBe(409)
  const ravi = await logIn(app, phones.ravi)
  for (const [method, path, body] of [
    ['PUT', 'guests/1', { name: 'Ravi Iyer' }],
    ['GET', 'leaving?guests=2', undefined],
    ['POST', 'leaving', { guests: [3], way: 'as paid', refund: 0 }],
    ['POST', 'move', { departure: '2027-06-12', now: 0, back: 0, key: 'k'.repeat(20) }],
  ] as const)
    expect((await ravi.ask(method, `/bookings/${reference}/${path}`, body)).status).toBe(404)
  expect(await app.differences()).toEqual([])
})

test('what once was sold and changed is never rewritten', async () => {
  await expect(pool.query('update booking_changes set paise = 0')).rejects.toThrow('never changed')
  await expect(pool.query('delete from booking_changes')).rejects.toThrow('never changed')
})

test('an invoice that was issued before stays, and a credit note answers it', async () => {
  const reference = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const shown = await preview(asha, reference, '2')
  expect((await leave(asha, reference, [2], shown.refund)).status).toBe(200)
  expect(await papersOf(reference)).toEqual([
    ['receipt', 2 * price],
    ['receipt of refund', shown.refund],
  ])
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

test('the names of who travelled along go 30 days after the trip, and who booked stays', async () => {
  const reference = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${reference}/guests/2`, { name: 'Dev Rao' })
  const { endDate } = (await readBooking(asha, reference)) as unknown as MyBooking
  const names = async () =>
    (
      await pool.query('select name from booking_guests where reference = $1 order by n', [reference])
    ).rows.map(({ name }) => name as string)
  const until = (days: number) =>
    app.later((Date.parse(`${endDate}T12:00:00Z`) - app.clock.now().getTime()) / 1000 + days * 24 * 3600)
  until(29)
  await app.runDueJobs()
  expect(await names()).toEqual(['Asha Rao', 'Dev Rao'])
  until(32)
  await app.runDueJobs()
  expect(await names()).toEqual(['Asha Rao', ''])
})

test('what happened is kept as codes, never as sentences', () => expectCodes(app.database.pool))
