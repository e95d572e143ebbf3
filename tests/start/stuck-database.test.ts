import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../server/log.ts'
import { startCuttableProxy } from '../proof/cuttable-proxy.ts'
import { openTestDatabase } from '../setup/database.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

const database = await openTestDatabase()
const address = new URL(database.url)
const wire = await startCuttableProxy({ host: address.hostname, port: Number(address.port) })
address.port = String(wire.port)
const app = await startBuiltApp(
  { DATABASE_URL: address.href },
  {
    log: createLog('silent'),
    patience: { connection: 6_000, lock: 3_000, statement: 4_000, idleTransaction: 4_000, answer: 5_000 },
  },
)
afterAll(async () => {
  await app.stop()
  wire.close()
})

const statusOf = async (path: string) => (await fetch(app.url + path, { redirect: 'manual' })).status
const seats = '/api/trips/lw6/departures'

/** Statements of pages that wait for a lock. */
async function countStuck(): Promise<number> {
  const { rows } = await database.pool.query<{ stuck: number }>(
    `select count(*)::int as stuck from pg_stat_activity where datname = current_database() and application_name = 'kafila pages' and wait_event_type = 'Lock'`,
  )
  return rows[0]?.stuck ?? 0
}

/** Meanwhile nobody gets at departures and bookings. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const holder = await database.pool.connect()
  await holder.query('begin; lock table departures, bookings in access exclusive mode')
  await work().finally(() => holder.query('rollback'))
  holder.release()
}

/** Of more trips than there are connections: whoever asks for the same trip shares a statement. */
async function askTogether(): Promise<Response[]> {
  return Promise.all(trips.map((id) => fetch(`${app.url}/api/trips/${id}/departures`)))
}
const { rows } = await database.pool.query<{ id: string }>(
  'select distinct trip_id as id from departures order by trip_id limit 14',
)
const trips = rows.map(({ id }) => id)

test('statements that are stuck end, are told as such, and leave the site as it was', async () => {
  expect(trips).toHaveLength(14)
  for (const { status } of await askTogether()) expect(status).toBe(200)
  await whileLocked(async () => {
    const asked = askTogether()
    // All connections for pages are in hand, and ten who ask wait for one.
    await expect.poll(countStuck, { interval: 20, timeout: 10_000 }).toBe(4)
    expect([await statusOf('/health'), await statusOf('/faq')]).toEqual([200, 200])
    for (const answer of await asked) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
      expect(await answer.json()).toEqual({ error: 'We can’t look that up just now.' })
    }
    // PostgreSQL itself has ended them: nobody stands in line any more, though the locks are still held.
    await expect.poll(countStuck, { timeout: 20_000 }).toBe(0)
    // Also where no page is rendered.
    const launched = await fetch(`${app.url}/pay/launch/KF-22222222`)
    expect(launched.status).toBe(503)
    expect(await launched.text()).toContain('We will be right back')
  })
  expect([await statusOf(seats), await statusOf('/ready')]).toEqual([200, 200])
  expect(await statusOf('/pay/launch/KF-22222222')).toBe(404)
})

test('a database that is silent is not waited for', async () => {
  expect(await statusOf(seats)).toBe(200)
  wire.silence()
  const away = await Promise.all([statusOf(seats), statusOf('/ready'), statusOf('/faq')])
  wire.speak()
  expect(away).toEqual([503, 503, 200])
  await expect.poll(() => statusOf(seats), { timeout: 20_000 }).toBe(200)
})
