import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/client.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { systemClock } from '../../server/clock.ts'
import { findDifferences } from '../setup/books.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { fillDemo } from './fill-demo.ts'

test('a demo is days of a company in which seats, money, papers and log agree', {
  timeout: 120_000,
}, async () => {
  const folder = makeTemporaryFolder()
  const phones = ['919811000001', '919811000002', '919811000003', '919811000004']
  const until = new Date()
  await fillDemo({ folder, bookings: 60, days: 4, phones, until, tell: () => {} })
  const postgres = await startEmbeddedPostgres(folder)
  const { db, pool, close } = openDatabase(postgres.url('kafila'), () => {})
  const count = async (from: string) => (await pool.query(`select from ${from}`)).rowCount ?? 0
  expect(await count(`bookings where created_at < now() - interval '1 day'`)).toBeGreaterThan(20)
  expect(await count(`bookings where status = 'confirmed'`)).toBeGreaterThan(40)
  expect(await count(`bookings where status in ('cancelled', 'refunded')`)).toBeGreaterThan(0)
  expect(await count('papers')).toBeGreaterThan(0)
  expect(await count('staff where ended_at is null')).toBe(4)
  expect(await count(`bookings where channel = 'desk' and status = 'confirmed'`)).toBeGreaterThan(0)
  expect(await count('day_closings')).toBeGreaterThan(2)
  expect(await count(`enquiries where stage = 'called' and owner_id is not null`)).toBeGreaterThan(0)
  const phonepe = await startPhonePeSandbox({ folder: join(folder, 'phonepe') })
  expect(await findDifferences({ db, clock: systemClock, settings: phonepe.settings })).toEqual([])
  await phonepe.stop()
  await close()
  await postgres.stop()
  removeTemporaryFolder(folder)
})
