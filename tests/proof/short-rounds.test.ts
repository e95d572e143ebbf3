import { afterAll, expect, test } from 'vitest'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { openTestDatabase } from '../setup/database.ts'
import { crashRound } from './crash-round.ts'
import { faultRound } from './fault-round.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'
import { sessions } from './sessions.ts'
import { submissionRound } from './submission-round.ts'
import { subscriptions } from './subscriptions.ts'

const sms = await startSmsSandbox()
afterAll(sms.stop)

test('nothing acknowledged is lost or doubled when the server is killed', async () => {
  const { url, pool } = await openTestDatabase()
  const settings = { DATABASE_URL: url, TRUST_PROXY: '1', LIMITS: raisedLimits, ...sms.settings('msg91') }
  const [subscribers, browsers] = [subscriptions(), sessions(sms.codeFor)]
  await crashRound(settings, [subscribers, browsers], 2)
  expect(subscribers.acknowledged()).toBeGreaterThan(0)
  expect(await subscribers.check(pool)).toMatchObject({ lost: [], doubled: [] })
  expect(browsers.acknowledged()).toBeGreaterThan(0)
  await using server = await startServerProcess(settings)
  expect(await browsers.check(server.url)).toMatchObject({ lost: [] })
  await server.stop()
}, 90_000)

test('a lost database leaves pages standing and recovers by itself', async () => {
  const { url } = await openTestDatabase()
  expect(await faultRound(url, 2)).toEqual({ cuts: 2, surprises: [] })
}, 60_000)

test('what is written in forms is kept once, and mailed once when the mail server is back', async () => {
  const database = await openTestDatabase()
  const report = await submissionRound(database, { submissions: 150, addresses: 6 })
  expect(report).toMatchObject({ others: [], astray: [], mailAstray: [], refused: report.tooMany })
  for (const count of [report.repeats, report.refused, report.turnedAway]) expect(count).toBeGreaterThan(0)
  expect(report.mailed).toBe(report.stored)
}, 60_000)
