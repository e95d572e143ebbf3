import { expect, test } from 'vitest'
import type { PaymentAnswer } from '../../domain/bookings/payment-request.ts'
import { accountSettings, logIn, phones, rowsWith } from '../setup/account.ts'
import { makeWish, pay, startBookingApp } from '../setup/booking.ts'

const { LIMITS, ...account } = accountSettings
const app = await startBookingApp({
  ...account,
  LIMITS: `paymentPerAddress:100000/600,${LIMITS}`,
  TRUST_PROXY: '1',
})
const { pool } = app.database

const from = (address: string) => ({ 'x-forwarded-for': address })
const isStarted = (answer: PaymentAnswer) => answer.success

async function holdFrom(address: string, guests: number, date = 0, headers: Record<string, string> = {}) {
  return pay(app, await makeWish(app, { guests, date }), { ...from(address), ...headers })
}

async function heldSeats(): Promise<number> {
  const { rows } = await pool.query<{ held: number }>('select sum(held)::int as held from departures')
  return rows[0]?.held ?? 0
}

async function letAllEnd(): Promise<void> {
  app.later(16 * 60)
  await app.comeToRest()
  expect(await heldSeats()).toBe(0)
}

test('a hundred requests at once from one address hold 30 seats, and others find theirs', async () => {
  const dates = await Promise.all([0, 1, 2, 3, 4].map((date) => makeWish(app, { guests: 3, date })))
  const wishes = Array.from({ length: 20 }, (_, i) =>
    dates.map((wish) => ({ ...wish, idempotencyKey: `${wish.idempotencyKey}-${i}` })),
  ).flat()
  const answers = await Promise.all(wishes.map((wish) => pay(app, wish, from('203.0.113.7'))))
  expect(answers.filter(isStarted)).toHaveLength(10)
  expect(await heldSeats()).toBe(30)
  const refused = answers.filter((answer) => !answer.success)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate_limited']))
  expect(refused[0]).toMatchObject({ login: true, error: expect.stringContaining('Please log in') })
  expect(await holdFrom('203.0.113.8', 15, 4)).toMatchObject({ success: true })
  const { rows } = await pool.query('select distinct held_by from bookings where held_by is not null')
  expect(rows).toHaveLength(2)
  expect(await rowsWith(app, ['203.0.113.'])).toEqual([])
  await letAllEnd()
  expect((await pool.query('select from bookings where held_by is not null')).rowCount).toBe(0)
  expect(await holdFrom('203.0.113.7', 15)).toMatchObject({ success: true })
  await letAllEnd()
})

test('what is sent again counts once, and what is replaced no longer', async () => {
  const address = '203.0.113.20'
  const wish = await makeWish(app, { guests: 15, date: 1 })
  const first = await pay(app, wish, from(address))
  if (!first.success) throw new Error(first.error)
  expect(await holdFrom(address, 15, 2)).toMatchObject({ success: true })
  expect(await Promise.all([1, 2, 3].map(() => pay(app, wish, from(address))))).toEqual([first, first, first])
  expect(await holdFrom(address, 1, 3)).toMatchObject({ code: 'rate_limited' })
  const { bookingRef, statusToken } = first
  const other = await makeWish(app, { guests: 14, date: 3 })
  const booking = { ...other.booking, replaces: { bookingRef, statusToken } }
  expect(await pay(app, { ...other, booking }, from(address))).toMatchObject({ success: true })
  expect(await heldSeats()).toBe(29)
  await letAllEnd()
})

test('who logs in has 30 seats of their own, at whichever address, and whoever’s phone is typed', async () => {
  const [busy, quiet] = ['203.0.113.30', '203.0.113.31']
  for (const date of [0, 1]) expect(await holdFrom(busy, 15, date)).toMatchObject({ success: true })
  expect(await holdFrom(busy, 1, 2)).toMatchObject({ code: 'rate_limited', login: true })
  const ravi = await logIn(app, phones.ravi)
  const authorization = { authorization: `Bearer ${ravi.token}` }
  expect(await holdFrom(busy, 15, 2, authorization)).toMatchObject({ success: true })
  expect(await holdFrom(quiet, 15, 3, authorization)).toMatchObject({ success: true })
  const refused = await holdFrom(quiet, 1, 4, authorization)
  expect(refused).toMatchObject({
    code: 'rate_limited',
    error: expect.stringContaining('finish one of them'),
  })
  expect(refused).not.toHaveProperty('login')
  const wish = await makeWish(app, { date: 4 })
  const asRavi = { ...wish, userDetails: { ...wish.userDetails, phone: phones.ravi.slice(2) } }
  expect(await pay(app, asRavi, from(quiet))).toMatchObject({ success: true })
  await letAllEnd()
})

test('pages of other sites hold nothing, nor does what is not sent as JSON', async () => {
  const wish = await makeWish(app, { date: 4 })
  const address = from('203.0.113.40')
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of foreign)
    expect(await pay(app, wish, { ...address, ...headers })).toMatchObject({
      code: 'invalid_input',
      field: 'Origin',
    })
  for (const type of ['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', ''])
    expect(await pay(app, wish, { ...address, 'Content-Type': type })).toMatchObject({
      code: 'invalid_input',
      field: 'Content-Type',
    })
  expect(await heldSeats()).toBe(0)
  // Our page by way of the hosted project, which the browser calls another site, and who is no browser.
  const ours: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { 'Content-Type': 'application/json; charset=utf-8' },
  ]
  for (const headers of ours)
    expect(await pay(app, wish, { ...address, ...headers })).toMatchObject({ success: true })
  expect(await heldSeats()).toBe(1)
})
