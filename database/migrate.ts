import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrationPatience } from './patience.ts'

/** Any number that nothing else in this database locks. */
const migrationLock = 5_203_411
export const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Where drizzle's own migrator notes what it has done, and so do we. */
const table = 'drizzle.__drizzle_migrations'

type Migration = { name: string; when: number; text: string }

/** Somebody held what a migration needs, each time that it tried. */
export class MigrationLocked extends Error {}

/**
 * Brings the schema up to date and answers the names of what was missing; processes that start together wait for the first one. On the
 * database itself, not through a pooler: the lock belongs to the connection.
 */
export async function migrateDatabase(
  url: string,
  { patience = migrationPatience, folder = migrationsFolder } = {},
): Promise<string[]> {
  return withConnection(url, patience.lock, async (client) => {
    await takeTurn(client, patience.others)
    // The role may have a limit for visitors.
    await client.query('set statement_timeout = 0')
    await client.query(`create schema if not exists drizzle`)
    await client.query(
      `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
    )
    const missing = await findMissing(client, readMigrations(folder))
    for (const migration of missing) await applyPatiently(client, migration, patience)
    return missing.map(({ name }) => name)
  })
}

/** The names of the migrations of this release that the database lacks. Changes nothing. */
export async function listMissingMigrations(url: string): Promise<string[]> {
  return withConnection(url, migrationPatience.lock, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass($1) is not null as there`, [
      table,
    ])
    const all = readMigrations(migrationsFolder)
    const missing = rows[0]?.there ? await findMissing(client, all) : all
    return missing.map(({ name }) => name)
  })
}

async function withConnection<Result>(
  url: string,
  lockPatience: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'kafila migrations',
    // Said with the first word, so that a pooler, which takes no such settings, refuses it there.
    lock_timeout: lockPatience,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Asks again and again, instead of waiting in a statement: an index that another process builds beside the traffic would wait for that statement's end. */
async function takeTurn(client: pg.Client, longest: number): Promise<void> {
  const end = Date.now() + longest
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ])
    if (rows[0]?.taken) return
    if (Date.now() > end) throw new MigrationLocked('Another process has not ended its migrations')
    await sleep(200)
  }
}

function readMigrations(folder: string): Migration[] {
  const journal = readFileSync(join(folder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] }
  return entries.map(({ tag, when }) => ({
    name: tag,
    when,
    text: readFileSync(join(folder, `${tag}.sql`), 'utf8'),
  }))
}

async function findMissing(client: pg.Client, all: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ created_at: string }>(`select created_at from ${table}`)
  const done = new Set(rows.map((row) => Number(row.created_at)))
  return all.filter(({ when }) => !done.has(when))
}

async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  { lock, tries, pause, others }: typeof migrationPatience,
): Promise<void> {
  const besideTraffic = /\bindex\s+concurrently\b/i.test(migration.text)
  // What is built beside the traffic waits for transactions that began before, and nobody waits for it.
  await client.query(`set lock_timeout = ${besideTraffic ? others : lock}`)
  for (let tried = 1; ; tried++) {
    try {
      return await (besideTraffic ? apply(client, migration) : applyAtOnce(client, migration))
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error
      if (tried >= tries)
        throw new MigrationLocked(
          `The migration ${migration.name} found what it changes locked, ${tries} times for ${lock / 1000} s`,
        )
      await sleep(pause)
    }
  }
}

async function applyAtOnce(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await apply(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function apply(client: pg.Client, { text, when }: Migration): Promise<void> {
  for (const statement of text.split('--> statement-breakpoint')) await client.query(statement)
  const hash = createHash('sha256').update(text).digest('hex')
  await client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, when])
}
