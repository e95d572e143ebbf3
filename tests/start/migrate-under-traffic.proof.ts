import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/client.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { findMigrationProblems } from '../../scripts/migration-rules.ts'
import { openTestDatabase } from '../setup/database.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const count = 200_000
/** One of each kind that a migration may hold for a table that stands. */
const files: Record<string, string> = {
  a: `alter table bookings add column note text, add column seen boolean default false not null`,
  b: `alter table bookings add constraint bookings_note check (note is null or length(note) < 100) not valid`,
  c: `alter table bookings validate constraint bookings_note`,
  d: `drop index concurrently if exists bookings_note;--> statement-breakpoint\ncreate index concurrently bookings_note on bookings (note, created_at)`,
}

async function fill(pool: Awaited<ReturnType<typeof openTestDatabase>>['pool']): Promise<void> {
  await pool.query(`insert into departures (trip_id, id, start_date, end_date, total, sold_elsewhere)
    values ('lw6', '2030-01-05', '2030-01-05', '2030-01-16', 1000000, 0)`)
  await pool.query(
    `insert into bookings (reference, status, trip_id, departure_id, package_id, guests, name, email, phone, sold, total_paise, wallet_paise,
      payable_paise, idempotency_key, fingerprint, hold_expires_at, created_at)
    select 'KF-' || n, 'confirmed', 'lw6', '2030-01-05', 'standard', 1, 'Asha Rao', 'asha@example.com', '919876543210',
      '{"taxPercent": {"gst": 5, "tcs": 2}, "refundTable": [{"fromDays": 30}]}', 100, 0, 100, 'key ' || n, 'same', now(), now()
    from generate_series(1, $1) as n`,
    [count],
  )
}

test(`migrations over ${count} bookings fail no statement that goes on meanwhile`, async () => {
  for (const [name, sql] of Object.entries(files))
    expect(findMigrationProblems({ name, sql }, { earlier: [], version: '0.1.0' })).toEqual([])
  const { pool, url } = await openTestDatabase()
  await fill(pool)
  const folder = makeTemporaryFolder()
  mkdirSync(join(folder, 'meta'))
  const entries = Object.keys(files).map((tag, i) => ({ tag, when: Date.now() + i }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [tag, text] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), text)
  // With a visitor's patience: who waits longer for a lock than that fails.
  const visitors = openDatabase(url, () => {})
  let migrating = true
  let statements = 0
  const worker = async (_: unknown, first: number) => {
    for (let n = first + 1; migrating; n += 4) {
      await visitors.pool.query('update bookings set guests = guests % 15 + 1 where reference = $1', [
        `KF-${n}`,
      ])
      statements++
    }
  }
  const traffic = Promise.all(Array.from({ length: 4 }, worker))
  const applied = await migrateDatabase(url, { folder }).finally(() => {
    migrating = false
  })
  await traffic
  await visitors.close()
  removeTemporaryFolder(folder)
  expect(applied).toEqual(['a', 'b', 'c', 'd'])
  expect(statements).toBeGreaterThan(100)
}, 120_000)
