import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { accountSettings, type LoggedIn, logIn } from '../setup/account.ts'
import { type BookingApp, makeWish, pay, startBookingApp } from '../setup/booking.ts'

const rounds = 24
const phones = Array.from({ length: rounds + 1 }, (_, i) => String(919111100000 + i))

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp({
    SMS_TEST_OTP: phones.map((phone) => `${phone}:123456`).join(),
    LIMITS: `${accountSettings.LIMITS},paymentPerAddress:100000/600`,
  })
  await app.database.pool.query('update departures set total = 500 where trip_id = $1', ['lw6'])
})

/** References of bookings whose account is gone. */
async function orphans(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ reference: string }>(
    `select reference from bookings where traveller_id is not null
     and not exists (select from auth_users where id = traveller_id)`,
  )
  return rows.map(({ reference }) => reference)
}

async function startPayment({ token }: LoggedIn) {
  return pay(app, await makeWish(app), { authorization: `Bearer ${token}` })
}

const loginOver = {
  success: false,
  code: 'invalid_input',
  field: 'Authorization',
  error: 'Your login has run out. Please log in again, or sign out and book as a guest.',
}

test('an account can’t be deleted while a payment of it is being written', async () => {
  const asha = await logIn(app, phones[rounds] ?? '')
  const locked = await app.database.pool.connect()
  const waiting = async (statement = '') => {
    const { rows } = await app.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [`%${statement}%`],
    )
    return rows.length
  }
  /** The job that decides departures may wait for the same rows. */
  const takesSeats = '"held" = "departures"."held"'
  let deleted: Promise<Response>
  let paid: ReturnType<typeof startPayment>
  try {
    await locked.query('begin')
    await locked.query('select from departures where trip_id = $1 for update', ['lw6'])
    paid = startPayment(asha)
    await expect.poll(() => waiting(takesSeats), { timeout: 10_000 }).toBe(1)
    deleted = asha.ask('DELETE', '')
    // It waits for the payment, or is done without.
    await Promise.race([deleted, expect.poll(() => waiting(), { timeout: 10_000 }).toBeGreaterThan(1)])
  } finally {
    await locked.query('rollback')
    locked.release()
  }
  expect(await paid).toMatchObject({ success: true })
  const refused = await deleted
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'payment_open' }])
  expect(await orphans()).toEqual([])
})

test('whoever deletes an account and pays at the same moment does one of the two', async () => {
  for (let round = 0; round < rounds; round++) {
    const who = await logIn(app, phones[round] ?? '')
    const [deleted, paid] = await Promise.all([
      sleep(round % 4).then(() => who.ask('DELETE', '')),
      sleep(round % 3).then(() => startPayment(who)),
    ])
    if (deleted.status === 204) expect(paid).toEqual(loginOver)
    else expect([deleted.status, paid.success]).toEqual([409, true])
  }
  expect(await orphans()).toEqual([])
  expect(await app.differences()).toEqual([])
})
