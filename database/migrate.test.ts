import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atEndOfFile } from '../tests/setup/at-end-of-file.ts'
import { openTestDatabase } from '../tests/setup/database.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { MigrationLocked, migrateDatabase } from './migrate.ts'

const { pool, url } = await openTestDatabase()
const root = makeTemporaryFolder()
atEndOfFile(async () => removeTemporaryFolder(root))
const patience = { lock: 100, tries: 3, pause: 50, others: 5_000 }
let when = Date.now()

/** Runs these as migrations that come after all of ours. */
function migrate(files: Record<string, string>): Promise<string[]> {
  const folder = join(root, String(++when))
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = Object.keys(files).map((tag) => ({ tag, when: ++when }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [tag, text] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), text)
  return migrateDatabase(url, { folder, patience })
}

const columnsOf = async (table: string) =>
  (await pool.query('select column_name from information_schema.columns where table_name = $1', [table]))
    .rowCount

/** Meanwhile somebody has the lock of a table in hand, as a long statement would. */
async function lockedBy(statement: string) {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query(statement)
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

test('each is applied once and whole, or not at all', async () => {
  await migrate({ a: 'create table first (n int);--> statement-breakpoint\ninsert into first values (1)' })
  await expect(
    migrate({ b: 'create table second (n int)', c: 'create table third (n int); broken' }),
  ).rejects.toThrow('broken')
  expect([await columnsOf('first'), await columnsOf('second'), await columnsOf('third')]).toEqual([1, 1, 0])
})

test('a lock is waited for a little, several times, and traffic gets through between', async () => {
  await pool.query('create table busy (n int)')
  const release = await lockedBy('select * from busy')
  const migrated = migrate({ d: 'alter table busy add column m int' })
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event = 'relation'`,
          )
        ).rowCount,
    )
    .toBe(1)
  // It stands behind the migration, which gives up first.
  await pool.query('select * from busy')
  await release()
  expect(await migrated).toEqual(['d'])
})

test('one that never gets its lock says so and changes nothing', async () => {
  const release = await lockedBy('select * from busy')
  const failure = await migrate({ e: 'create table fifth (n int); alter table busy add column o int' }).catch(
    (error: unknown) => error,
  )
  await release()
  expect(failure).toBeInstanceOf(MigrationLocked)
  expect((failure as Error).message).toBe('The migration e found what it changes locked, 3 times for 0.1 s')
  expect(await columnsOf('fifth')).toBe(0)
})

test('an index is built beside the traffic, and built anew where a try left half of one', async () => {
  await pool.query('insert into busy values (1), (1)')
  const build =
    'drop index concurrently if exists by_n;--> statement-breakpoint\ncreate unique index concurrently by_n on busy (n)'
  await expect(migrate({ f: build })).rejects.toThrow('could not create unique index')
  await pool.query('truncate busy')
  const release = await lockedBy('update busy set n = 2')
  const migrated = migrate({ f: build })
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event = 'virtualxid'`,
          )
        ).rowCount,
    )
    .toBe(1)
  await pool.query('insert into busy values (3)')
  await release()
  expect(await migrated).toEqual(['f'])
  const { rows } = await pool.query(
    `select indisvalid as valid from pg_index where indexrelid = 'by_n'::regclass`,
  )
  expect(rows).toEqual([{ valid: true }])
})
