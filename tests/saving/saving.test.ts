import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../database/create.ts'
import { readEnv } from '../../server/env.ts'
import { runSaving } from '../../server/saving/run-saving.ts'
import { atEndOfFile } from '../setup/at-end-of-file.ts'
import { ask, countRows, findDifferentTables } from '../setup/compare-databases.ts'
import { openTestDatabase } from '../setup/database.ts'
import { fillBookings } from '../setup/fill-bookings.ts'
import { serverEnvironment } from '../setup/server-environment.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const folder = makeTemporaryFolder()
atEndOfFile(() => removeTemporaryFolder(folder))
const file = (name: string) => join(folder, name)

/** Of every kind that a column can be of, and referring to itself. */
const oddities = `create table oddities (id bigserial primary key, parent bigint references oddities, wide bigint, bytes bytea, words text[], doc jsonb, text text,
  at timestamptz, day date, span interval, float float8, twice numeric generated always as (wide * 2::numeric) stored)`

const source = await openTestDatabase()
await fillBookings(source.pool, 40)
await source.pool.query(oddities)
await source.pool.query(
  `insert into oddities (parent, wide, bytes, words, doc, text, at, day, span, float) values
     (2, 9223372036854775807, '\\x00ff5c2e0a', array['a,b', null, E'c"d\\n', '{}'], '{"a": [1, "\\u20b9", null]}', E'tab\\there\\nline\\r\\\\N', '2026-11-15 06:00:00.123456+05:30', '0044-03-15 BC', '1 year -3 days 04:05:06.7', 0.1),
     (null, -9223372036854775808, '', '{}', 'null', '', 'infinity', 'infinity', '0', 'NaN'), (1, null, null, null, null, null, null, null, null, null)`,
)
// A number that was taken and given back by nobody.
await source.pool.query(`select nextval('booking_events_id_seq')`)

function run(url: string, ...words: string[]) {
  return runSaving(words, readEnv({ DATABASE_URL: url }))
}

/** Empty and migrated by nobody. */
async function blankDatabase(): Promise<string> {
  const url = new URL(inject('adminUrl'))
  url.pathname = `/blank_${crypto.randomUUID().slice(0, 8)}`
  await createDatabase(inject('adminUrl'), url.pathname.slice(1))
  return url.href
}

function start(url: string, ...words: string[]) {
  const env = { ...serverEnvironment, DATABASE_URL: url }
  return spawn(process.execPath, ['server/saving/index.ts', ...words], { env, stdio: 'ignore' })
}

/** Once the command waits for what another connection holds. */
const isWaiting = async (url: string, name: string) => {
  const found = await ask(
    url,
    `select from pg_stat_activity where application_name = '${name}' and wait_event_type = 'Lock'`,
  )
  expect(found).toHaveLength(1)
}

/** A connection that holds something until it is let go. */
async function hold(url: string, statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const [{ pid }] = rows
  await client.query('begin')
  await client.query(statement)
  return async () => {
    await client.end()
    const gone = `select from pg_stat_activity where pid = ${pid}`
    await vi.waitFor(async () => expect(await ask(url, gone)).toEqual([]), 20_000)
  }
}

test('what is restored is equal row for row, in every type, and the numbers go on', async () => {
  const saved = await run(source.url, 'backup', file('all'))
  expect(saved).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^Saved [\d,]+ rows of \d+ tables to .*personal data/),
  })
  expect(statSync(file('all')).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file('all')}.part`)).toBe(false)
  expect(gunzipSync(readFileSync(file('all'))).toString()).not.toContain('the key of a day')
  const target = await openTestDatabase()
  await ask(target.url, oddities)
  expect(await run(target.url, 'restore', file('all'))).toMatchObject({ ok: true })
  expect(await findDifferentTables(source.url, target.url)).toMatchObject({ different: [] })
  const next = (url: string) =>
    ask(
      url,
      `select nextval('booking_events_id_seq'), nextval('oddities_id_seq') as odd, nextval('jobs_id_seq') as job`,
    )
  expect(await next(target.url)).toEqual([{ nextval: '82', odd: '4', job: '1' }])
  expect(await next(source.url)).toEqual([{ nextval: '82', odd: '4', job: '1' }])
  await expect(ask(target.url, 'delete from wallet_entries')).rejects.toThrow('never changed or removed')
})

test('an empty database is brought to the schema, and one with rows or a site on it is refused', async () => {
  const { url, pool } = await openTestDatabase()
  await fillBookings(pool, 3)
  expect(await run(url, 'backup', file('few'))).toMatchObject({ ok: true })
  const target = await blankDatabase()
  expect(await run(target, 'backup', file('none'))).toEqual({
    ok: false,
    message: 'The database is empty: there is nothing to save.',
  })
  expect(existsSync(file('none'))).toBe(false)
  const letGo = await hold(`${target}?application_name=kafila%20seats_changed`, 'select 1')
  expect(await run(target, 'restore', file('few'))).toEqual({
    ok: false,
    message: 'A site or a command runs on this database: stop it, then restore.',
  })
  await letGo()
  expect(await run(target, 'restore', file('few'))).toMatchObject({ ok: true })
  expect(await findDifferentTables(url, target)).toMatchObject({ different: [] })
  expect(await run(target, 'restore', file('few'))).toEqual({
    ok: false,
    message: 'The database is not empty (outbox has rows): restore into an empty one.',
  })
})

test('a file that is damaged, cut off, longer or none is refused in one sentence, and nothing is written', async () => {
  await run(source.url, 'backup', file('sound'))
  const sound = readFileSync(file('sound'))
  const flipped = (at: number) => {
    const copy = Buffer.from(sound)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    return copy
  }
  const places = [0, 4, 9, 20, sound.length >> 1, sound.length - 90, sound.length - 80, sound.length - 1]
  const bad = [
    ...places.map(flipped),
    sound.subarray(0, sound.length - 1),
    sound.subarray(0, sound.length >> 1),
    Buffer.concat([sound, Buffer.from('\n')]),
    Buffer.concat([sound, sound]),
    Buffer.from('something else'),
    Buffer.alloc(0),
  ]
  const target = await blankDatabase()
  for (const bytes of bad) {
    writeFileSync(file('bad'), bytes)
    expect(await run(target, 'restore', file('bad'))).toEqual({
      ok: false,
      message: `${file('bad')} is no backup, or it is damaged or cut off: its checksum is wrong, and nothing was restored.`,
    })
  }
  expect(await run(target, 'restore', file('absent'))).toMatchObject({
    message: `The file ${file('absent')} can't be read (ENOENT).`,
  })
  expect(await ask(target, `select from pg_namespace where nspname = 'drizzle'`)).toEqual([])
})

test('another schema is refused, with the names of both', async () => {
  const { url } = await openTestDatabase()
  await ask(
    url,
    `update drizzle.__drizzle_migrations set created_at = created_at + 1, hash = 'other' where id = (select max(id) from drizzle.__drizzle_migrations)`,
  )
  expect(await run(url, 'backup', file('newer'))).toMatchObject({ ok: true })
  const { ok, message } = await run(await blankDatabase(), 'restore', file('newer'))
  expect(ok).toBe(false)
  expect(message).toMatch(
    /^The backup is of schema of another release \(20.*\), this release has \d{4}_\w+: restore it with the release/,
  )
})

test('a file that is there is kept unless it is told otherwise', async () => {
  writeFileSync(file('kept'), 'precious')
  expect(await run(source.url, 'backup', file('kept'))).toMatchObject({
    ok: false,
    message: expect.stringContaining('is there already'),
  })
  expect(readFileSync(file('kept'), 'utf8')).toBe('precious')
  expect(await run(source.url, 'backup', file('kept'), '--overwrite')).toMatchObject({ ok: true })
  expect(await run(source.url, 'backup')).toMatchObject({
    ok: false,
    message: expect.stringContaining('npm run backup FILE'),
  })
})

test('killed in the middle, a backup leaves no file and a restore no row; done again, both are whole', async () => {
  const unlock = await hold(source.url, 'lock table oddities in access exclusive mode')
  const backup = start(source.url, 'backup', file('killed'))
  await vi.waitFor(() => isWaiting(source.url, 'kafila backup'), 20_000)
  backup.kill('SIGKILL')
  await once(backup, 'exit')
  await unlock()
  expect(existsSync(file('killed'))).toBe(false)
  expect(await run(source.url, 'backup', file('killed'))).toMatchObject({ ok: true })

  const target = await openTestDatabase()
  await ask(target.url, oddities)
  // One table waits for the test while those before it have their rows.
  await ask(
    target.url,
    `create function wait() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
     create trigger wait before insert on oddities execute function wait()`,
  )
  const release = await hold(target.url, 'select pg_advisory_lock(1)')
  const restore = start(target.url, 'restore', file('killed'))
  await vi.waitFor(() => isWaiting(target.url, 'kafila restore'), 20_000)
  restore.kill('SIGKILL')
  await once(restore, 'exit')
  await release()
  await ask(target.url, 'drop function wait cascade')
  expect(await countRows(target.url)).toBe(0)
  expect(await run(target.url, 'restore', file('killed'))).toMatchObject({ ok: true })
  expect(await findDifferentTables(source.url, target.url)).toMatchObject({ different: [] })
})
