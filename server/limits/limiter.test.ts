import { expect, test } from 'vitest'
import { openDatabase } from '#database/client.ts'
import { limitKeys, limitWindows } from '#database/schema/limits.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { createLog } from '../log.ts'
import { limitJobs } from './jobs.ts'
import { createLimiter } from './limiter.ts'
import { limits, longestWindow } from './limits.ts'

const database = await openTestDatabase()
let now = new Date('2026-11-15T06:00:00Z')
const clock = { now: () => now }
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const logged: string[] = []
const log = createLog('warn', { write: (line) => logged.push(line) })
const createTake = (db = database.db) =>
  createLimiter({ db, clock, log, limits, secret: 'a secret of the site' }).takeFromLimit
const take = createTake()
const ok = { ok: true }

test('no window is longer than a key lives', () => {
  for (const { seconds } of Object.values(limits)) expect(seconds).toBeLessThanOrEqual(longestWindow)
})

test('five tries in ten minutes, then a wait, then again', async () => {
  for (let i = 0; i < 5; i++) expect(await take('newsletter', 'a')).toEqual(ok)
  later(60)
  expect(await take('newsletter', 'a')).toEqual({ ok: false, reason: 'used up', retryAfter: 540 })
  expect(await take('newsletter', 'b')).toEqual(ok)
  expect(await take('enquiry', 'a')).toEqual(ok)
  later(539.5)
  expect(await take('newsletter', 'a')).toEqual({ ok: false, reason: 'used up', retryAfter: 1 })
  later(0.5)
  for (let i = 0; i < 5; i++) expect(await take('newsletter', 'a')).toEqual(ok)
  expect(await take('newsletter', 'a')).toEqual({ ok: false, reason: 'used up', retryAfter: 600 })
})

test('a hundred tries at once, by two processes, get what one would allow', async () => {
  const other = openDatabase(database.url, () => {})
  const takers = [createTake(), createTake(other.db)]
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => takers[i % 2]?.('enquiry', 'crowd')),
  )
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(limits.enquiry.attempts)
  await other.close()
})

test('a window that midnight cuts, when the key changes, goes on', async () => {
  now = new Date('2026-11-15T23:59:00Z')
  for (let i = 0; i < 3; i++) expect(await take('newsletter', 'night')).toEqual(ok)
  later(120)
  expect(await take('newsletter', 'night')).toEqual(ok)
  expect(await createTake()('newsletter', 'night')).toEqual(ok)
  expect(await take('newsletter', 'night')).toEqual({ ok: false, reason: 'used up', retryAfter: 480 })
  later(480)
  expect(await take('newsletter', 'night')).toEqual(ok)
})

test('no row holds an address, and rows and keys go with their windows', async () => {
  await take('newsletter', '203.0.113.9')
  const rows = await database.db.select().from(limitWindows)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
  for (const { caller } of rows) expect(caller).toMatch(/^[\w-]{22}$/)
  const [clear] = limitJobs({ db: database.db, clock })
  later(599)
  await clear?.run()
  expect(await database.db.$count(limitWindows)).toBeGreaterThan(0)
  expect(await take('newsletter', '203.0.113.9')).toEqual(ok)
  later(600)
  await clear?.run()
  expect(await database.db.$count(limitWindows)).toBe(0)
  expect(await database.db.$count(limitKeys)).toBe(2)
  later(2 * 86_400)
  await clear?.run()
  expect(await database.db.$count(limitKeys)).toBe(0)
  expect(await take('newsletter', '203.0.113.9')).toEqual(ok)
})

test('while the database is away each limit does as its row says, and the log says so once', async () => {
  await database.pool.query('alter table limit_windows rename to gone')
  logged.length = 0
  expect(await take('newsletter', 'a')).toEqual({ ok: false, reason: 'away' })
  expect(await take('enquiry', 'a')).toEqual(ok)
  expect(await take('newsletter', 'a')).toEqual({ ok: false, reason: 'away' })
  expect(logged).toHaveLength(1)
  await database.pool.query('alter table gone rename to limit_windows')
  expect(await take('newsletter', 'back')).toEqual(ok)
  expect(logged).toHaveLength(2)
  expect(logged[1]).toContain('limits are counted again')
})

test('a key that could not be read is asked for again', async () => {
  await database.pool.query('alter table limit_keys rename to gone')
  const fresh = createTake()
  expect(await fresh('newsletter', 'c')).toEqual({ ok: false, reason: 'away' })
  await database.pool.query('alter table gone rename to limit_keys')
  expect(await fresh('newsletter', 'c')).toEqual(ok)
})
