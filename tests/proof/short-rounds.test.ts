import { expect, test } from 'vitest'
import { openTestDatabase } from '../setup/database.ts'
import { crashRound } from './crash-round.ts'
import { faultRound } from './fault-round.ts'
import { loadRound } from './load-round.ts'

test('nothing acknowledged is lost or doubled when the server is killed', async () => {
  const { url, pool } = await openTestDatabase()
  const report = await crashRound(url, pool, 3)
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report).toMatchObject({ lost: [], doubled: [] })
}, 60_000)

test('a crowd gets the right answers', async () => {
  const { url } = await openTestDatabase()
  for (const { path, wrong } of await loadRound(url, 128)) expect(wrong, path).toBe(0)
}, 60_000)

test('a lost database leaves pages standing and recovers by itself', async () => {
  const { url } = await openTestDatabase()
  expect(await faultRound(url, 2)).toEqual({ cuts: 2, surprises: [] })
}, 60_000)
