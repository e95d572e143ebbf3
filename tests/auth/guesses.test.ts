import { Agent } from 'node:http'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authCodes, authSessions, authUsers } from '../../database/schema.ts'
import { type SmsSandbox, startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { createLog } from '../../server/log.ts'
import type { Running } from '../../server/start.ts'
import { openTestDatabase } from '../setup/database.ts'
import { type JsonAnswer, postJson } from '../setup/post-json.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

const { db, url: databaseUrl } = await openTestDatabase()
const phone = '919876543210'
const start = new Date('2026-11-15T06:00:00Z').getTime()
let now = start
let sms: SmsSandbox
let servers: Running[] = []

beforeAll(async () => {
  sms = await startSmsSandbox()
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'known to both processes of this test',
    ...sms.settings('twilio'),
  }
  const options = { clock: { now: () => new Date(now) }, log: createLog('silent') }
  servers = [await startBuiltApp(settings, options), await startBuiltApp(settings, options)]
})
afterAll(async () => {
  for (const { stop } of servers) await stop()
  await sms.stop()
})
beforeEach(() => {
  sms.messages.length = 0
})

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())
let turn = 0
/** Addresses of 127.0.0.0/8 and the two servers take turns. */
function ask(path: string, body: unknown): Promise<JsonAnswer> {
  const { url } = servers[turn % servers.length] as Running
  const from = `127.1.0.${1 + (Math.floor(turn / servers.length) % 200)}`
  turn++
  return postJson(`${url}/auth/v1${path}`, body, { from, agent })
}
const requestCode = () => ask('/otp', { phone })
const guess = (token: string) => ask('/verify', { type: 'sms', phone, token })
/** A code that is not the right one. */
const wrong = (right: string, i: number) => String((Number(right) + 1 + i) % 1_000_000).padStart(6, '0')

test('a code dies after five tries, however many try it at once over two servers', async () => {
  now = start
  expect((await requestCode()).status).toBe(200)
  const right = sms.codeFor(phone) ?? ''
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(wrong(right, i))))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.error_code}`))).toEqual(
    new Set(['403 otp_expired']),
  )
  expect((await guess(right)).status).toBe(403)
  now += 60_000
  expect((await requestCode()).status).toBe(200)
  const next = sms.codeFor(phone) ?? ''
  await Promise.all([0, 1, 2, 3].map((i) => guess(wrong(next, i))))
  expect((await guess(next)).status).toBe(200)
})

test('10,000 guesses from 200 addresses over two servers: no login', async () => {
  now = start + 10 * 86_400_000
  await db.delete(authSessions)
  let refused = 0
  let logins = 0
  let codes = 0
  for (let round = 0; round < 100; round++) {
    // A new code as often as one is given out, so that there is always the best chance.
    now += 61_000
    if ((await requestCode()).status === 200) codes++
    const right = sms.codeFor(phone) ?? ''
    const first = await Promise.all([0, 1, 2, 3, 4].map((i) => guess(wrong(right, i))))
    const then = await Promise.all(
      Array.from({ length: 95 }, (_, i) => guess(i % 5 === 0 ? right : wrong(right, 5 + i))),
    )
    for (const { status } of [...first, ...then]) {
      if (status === 200) logins++
      else if (status === 403 || status === 429) refused++
    }
  }
  expect({ logins, refused, codes }).toEqual({ logins: 0, refused: 10_000, codes: 10 })
  expect(await db.$count(authSessions)).toBe(0)
}, 120_000)

test('1,000 requests for one number: one message a gap, five an hour, ten a day', async () => {
  const day = start + 20 * 86_400_000
  /** When messages came, in seconds after the first. */
  const came: number[] = []
  // Every half minute for an hour and a quarter, every hour until the second day.
  const moments = [
    ...Array.from({ length: 150 }, (_, i) => i * 30),
    ...Array.from({ length: 24 }, (_, i) => (i + 2) * 3600),
  ]
  let asked = 0
  for (const seconds of moments) {
    now = day + seconds * 1000
    const before = sms.messages.length
    const statuses = (await Promise.all(Array.from({ length: 6 }, requestCode))).map(({ status }) => status)
    asked += statuses.length
    const sent = sms.messages.length - before
    expect(statuses.filter((status) => status === 200)).toHaveLength(sent)
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - sent)
    came.push(...Array<number>(sent).fill(seconds))
  }
  expect(asked).toBeGreaterThan(1000)
  expect(came).toEqual([0, 60, 120, 180, 240, 3600, 3660, 3720, 3780, 3840, 24 * 3600, 25 * 3600])
}, 120_000)

test('fifty codes that the provider leaves unanswered: the site goes on, and nothing of them remains', async () => {
  now = start + 30 * 86_400_000
  const users = await db.$count(authUsers)
  const [server] = servers as [Running]
  sms.everyAnswer({ kind: 'hang' })
  const waiting = Array.from({ length: 50 }, (_, i) =>
    ask('/otp', { phone: `91981${String(i).padStart(7, '0')}` }),
  )
  await expect.poll(sms.hanging, { timeout: 8000 }).toBe(50)
  const read = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`${server.url}/api/trips/lw6/departures`)),
  )
  expect(read.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(sms.hanging()).toBe(50)
  sms.everyAnswer(null)
  sms.letGo()
  const codes = (await Promise.all(waiting)).map(({ status, body }) => `${status} ${body.error_code}`)
  expect(new Set(codes)).toEqual(new Set(['422 sms_send_failed']))
  expect(await db.$count(authUsers)).toBe(users)
  expect(await db.$count(authCodes, like(authCodes.phone, '9198100000%'))).toBe(0)
}, 60_000)
