import { afterAll, expect, test } from 'vitest'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { openTestDatabase } from '../setup/database.ts'
import { bookingCrashRound } from './booking-crash-round.ts'
import { bookingTraffic, memberSettings } from './booking-traffic.ts'
import { cancelRound } from './cancel-round.ts'
import { raisedLimits } from './raised-limits.ts'
import { seatRushRound } from './seat-rush-round.ts'

test('sixty buyers at once for twelve seats, over two processes: exactly twelve', async () => {
  const report = await seatRushRound(await openTestDatabase(), 60)
  expect(report).toMatchObject({
    started: 12,
    refused: 48,
    others: [],
    confirmed: 12,
    most: 12,
    differences: [],
  })
}, 90_000)

test('a cancelled departure, killed in the middle and a provider that fails at random: each refunded once', async () => {
  const report = await cancelRound(await openTestDatabase(), 16)
  expect(report).toMatchObject({ whenKilled: 8, refundedOnce: 16, differences: [] })
}, 90_000)

test('one of two servers is killed under bookings: no money, seat or credit is lost', async () => {
  const phonepe = await startPhonePeSandbox()
  afterAll(phonepe.stop)
  const database = await openTestDatabase()
  const settings = {
    DATABASE_URL: database.url,
    LIMITS: raisedLimits,
    ...memberSettings,
    ...phonepe.settings,
  }
  const traffic = bookingTraffic(database, phonepe)
  const { pool } = database
  await bookingCrashRound({ settings, pool, traffic }, { rounds: 2, bookings: 12 })
  const report = await traffic.check(settings)
  expect(report.acknowledged).toBeGreaterThanOrEqual(24)
  expect(report).toMatchObject({ lost: [], leaked: 0, differences: [] })
}, 120_000)
