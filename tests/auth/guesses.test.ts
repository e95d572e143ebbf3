import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authCodes, authSessions, authUsers } from '../../database/schema/auth.ts'
import { type SmsSandbox, startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { type Guessers, guessRound, startGuessers, wrongCode } from '../proof/guess-round.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db, url: databaseUrl } = await openTestDatabase()
const phone = '919876543210'
const start = new Date('2026-11-15T06:00:00Z').getTime()
let sms: SmsSandbox
let guessers: Guessers

beforeAll(async () => {
  sms = await startSmsSandbox()
  guessers = await startGuessers(databaseUrl, sms, start)
})
afterAll(async () => {
  await guessers.stop()
  await sms.stop()
})
beforeEach(() => {
  sms.messages.length = 0
})

const requestCode = () => guessers.ask('/otp', { phone })
const guess = (token: string) => guessers.ask('/verify', { type: 'sms', phone, token })

test('a code dies after five tries, however many try it at once over two servers', async () => {
  guessers.setTime(start)
  expect((await requestCode()).status).toBe(200)
  const right = sms.codeFor(phone) ?? ''
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(wrongCode(right, i))))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.error_code}`))).toEqual(
    new Set(['403 otp_expired']),
  )
  expect((await guess(right)).status).toBe(403)
  guessers.setTime(start + 60_000)
  expect((await requestCode()).status).toBe(200)
  const next = sms.codeFor(phone) ?? ''
  await Promise.all([0, 1, 2, 3].map((i) => guess(wrongCode(next, i))))
  expect((await guess(next)).status).toBe(200)
})

test('1,500 guesses from 200 addresses over two servers: no login', async () => {
  await db.delete(authSessions)
  const report = await guessRound(guessers, { sms, phone, start: start + 10 * 86_400_000, rounds: 15 })
  expect(report).toEqual({ guesses: 1_500, logins: 0, refused: 1_500, codes: 10 })
  expect(await db.$count(authSessions)).toBe(0)
}, 60_000)

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
    guessers.setTime(day + seconds * 1000)
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
  guessers.setTime(start + 30 * 86_400_000)
  const users = await db.$count(authUsers)
  sms.everyAnswer({ kind: 'hang' })
  const waiting = Array.from({ length: 50 }, (_, i) =>
    guessers.ask('/otp', { phone: `91981${String(i).padStart(7, '0')}` }),
  )
  await expect.poll(sms.hanging, { timeout: 8000 }).toBe(50)
  const read = await Promise.all(
    Array.from({ length: 100 }, () => fetch(`${guessers.urls[0]}/api/trips/lw6/departures`)),
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
