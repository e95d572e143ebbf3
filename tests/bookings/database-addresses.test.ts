import { afterAll, expect, test } from 'vitest'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { createLog } from '../../server/log.ts'
import type { Running } from '../../server/start.ts'
import { makeWish, pay, start, statusOf } from '../setup/booking.ts'
import { openTestDatabase } from '../setup/database.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'
import { startStrictPooler } from '../setup/strict-pooler.ts'

const database = await openTestDatabase()
const pooler = await startStrictPooler(new URL(database.url))
// Stands for a standby that hears of nothing; a real one is behind by less than a second (standby.proof.ts).
const standby = await openTestDatabase()
const phonepe = await startPhonePeSandbox({})
const logged: string[] = []
let app: Running
afterAll(async () => {
  await app.stop()
  await phonepe.stop()
  pooler.close()
})

function begin(settings: Record<string, string>): Promise<Running> {
  const log = createLog('warn', { write: (line) => logged.push(line) })
  return startBuiltApp({ DATABASE_URL: pooler.url, ...phonepe.settings, ...settings }, { log })
}

test('a pooler in place of the database is found out before anything is done through it', async () => {
  const { host } = new URL(pooler.url)
  await expect(begin({})).rejects.toThrow(
    `A pooler seems to answer at ${host} (08P01): name the database itself in DATABASE_DIRECT_URL.`,
  )
})

test('a pooler whose connections wait without end is refused, with what to do', async () => {
  await expect(begin({ DATABASE_DIRECT_URL: database.url })).rejects.toThrow(
    /^Statements through the pooler at \S+ have no end: give idle_in_transaction_session_timeout, lock_timeout, statement_timeout to the role \(such as alter role /,
  )
  for (const name of ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'])
    await database.pool.query(
      `do $$ begin execute format('alter role %I in database %I set ${name} = ''10s''', current_user, current_database()); end $$`,
    )
})

test('through a pooler nothing that a booking does needs a connection of its own', async () => {
  pooler.refused.length = 0
  app = await begin({
    DATABASE_DIRECT_URL: database.url,
    DATABASE_READ_URL: standby.url,
    MIGRATE: 'off',
  })
  const started = await start(app, await makeWish(app))
  phonepe.settleOrder({ merchantOrderId: `${started.bookingRef}-P1`, state: 'COMPLETED', webhook: false })
  expect((await fetch(`${app.url}/pay/return/${started.bookingRef}`)).status).toBe(200)
  await app.runDueJobs()
  expect(await statusOf(app, started)).toBe('confirmed')
  expect(pooler.refused).toEqual([])
})

/** Gives the standby the departures of the database, but for this change. */
async function copyDepartures(change: string): Promise<void> {
  const columns =
    'trip_id, id, start_date, end_date, total, sold_elsewhere, sold, held, offered, smallest, decide_on'
  const { rows } = await database.pool.query('select json_agg(departures) as all from departures')
  await standby.pool.query('delete from departures')
  await standby.pool.query(
    `insert into departures (${columns}) select ${columns} from json_populate_recordset(null::departures, $1)`,
    [JSON.stringify(rows[0].all)],
  )
  await standby.pool.query(`update departures set ${change} where trip_id = 'lw6'`)
}

/** The most seats that a date of the trip is shown with. */
async function mostShown(): Promise<number> {
  const answer = await fetch(`${app.url}/api/trips/lw6/departures`)
  const { departures } = (await answer.json()) as { departures: { availableSlots: number }[] }
  return Math.max(...departures.map(({ availableSlots }) => availableSlots))
}

test('pages read seats from the standby, and what decides a seat never does', async () => {
  await copyDepartures('sold = 0, held = total - sold_elsewhere')
  await expect.poll(mostShown, { timeout: 30_000 }).toBe(0)
  // Full by the standby, free in truth.
  expect(await pay(app, await makeWish(app))).toMatchObject({ success: true })
  // Free by the standby, full in truth.
  await copyDepartures('sold = 0, held = 0')
  await database.pool.query(
    `update departures set held = total - sold_elsewhere - sold where trip_id = 'lw6'`,
  )
  expect(await mostShown()).toBeGreaterThan(0)
  expect(await pay(app, await makeWish(app))).toMatchObject({ success: false })
})

test('a standby that is away is left for the database, and read again when it is back', async () => {
  await standby.whileAway(async () => {
    await expect.poll(mostShown, { timeout: 30_000 }).toBe(0)
    expect(logged.join('')).toContain('DATABASE_READ_URL is away or behind')
  })
  await expect.poll(mostShown, { timeout: 30_000 }).toBeGreaterThan(0)
})
