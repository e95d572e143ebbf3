import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateDatabase } from '../migrate.ts'
import { readSchema, releaseSchema, type SchemaVersion } from '../schema-version.ts'
import { type Contents, copyStatement, type SavedTable } from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import { listTables, nameInSchema, type Table } from './list-tables.ts'
import { readTables } from './read-backup.ts'

/** A backup fits the schema that it was taken from, and no other. */
export function refuseOtherSchema(
  saved: SchemaVersion,
  other = releaseSchema(),
  whose = 'this release',
): void {
  if (saved.hash === other.hash) return
  throw new BackupRefused(
    `The backup is of schema ${saved.name}, ${whose} has ${other.name}: restore it with the release that made it, then start the newer one.`,
  )
}

/**
 * Brings an empty database to the schema and adds every row of the backup, in one transaction: it ends empty or whole. The connection is the command's own.
 */
export async function fillDatabase(
  client: pg.Client,
  { url, path, contents, stopped }: { url: string; path: string; contents: Contents; stopped?: AbortSignal },
): Promise<void> {
  await refuseRunningSite(client)
  await refuseRows(client, await listTables(client))
  await migrateDatabase(url)
  await client.query('begin')
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local lock_timeout = '30s'; set local client_encoding = 'UTF8'; set local datestyle = 'ISO'`)
  const found = await readSchema(client)
  refuseOtherSchema(contents.schema, found?.schema ?? { name: 'none', hash: '' }, 'the database')
  const tables = await listTables(client)
  // A site that starts meanwhile waits, and then finds all of it.
  await client.query(
    `lock table ${tables.map(({ name }) => nameInSchema(name)).join(', ')} in access exclusive mode`,
  )
  await refuseRows(client, tables)
  refuseOtherTables(tables, contents)
  await readTables(path, (table, rows) => addRows(client, { table, rows, stopped }))
  // In place of setval, which no rollback takes back.
  for (const { name, next } of contents.sequences)
    await client.query(`alter sequence ${nameInSchema(name)} restart with ${BigInt(next)}`)
  for (const { name } of tables) await client.query(`analyze ${nameInSchema(name)}`)
  stopped?.throwIfAborted()
  await client.query('commit')
}

async function addRows(
  client: pg.Client,
  { table, rows, stopped }: { table: SavedTable; rows: AsyncIterable<Buffer>; stopped?: AbortSignal },
): Promise<void> {
  const added = client.query(copyFrom(copyStatement(table, 'from stdin')))
  await pipeline(rows, added, { signal: stopped })
  if (added.rowCount !== table.rows)
    throw new Error(`${table.name} got ${added.rowCount} of ${table.rows} rows`)
}

/** Every process of a site has a connection that listens for changed seats, so it is seen even while nobody visits it. */
async function refuseRunningSite(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (application_name = 'kafila' or application_name like 'kafila %') and application_name <> 'kafila restore' limit 1`,
  )
  if (rowCount) throw new BackupRefused('A site or a command runs on this database: stop it, then restore.')
}

async function refuseRows(client: pg.Client, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${nameInSchema(name)} limit 1`)
    if (rowCount)
      throw new BackupRefused(`The database is not empty (${name} has rows): restore into an empty one.`)
  }
}

/** The same schema has the same tables, unless somebody changed the database by hand. */
function refuseOtherTables(tables: Table[], contents: Contents): void {
  const nameOf = ({ name, columns }: Table) => `${name} (${columns.join(', ')})`
  const [there, saved] = [tables.map(nameOf), contents.tables.map(nameOf)]
  const missing = saved.find((table) => !there.includes(table))
  if (missing) throw new BackupRefused(`The backup holds ${missing}, which the database has not.`)
  const extra = tables.find(
    (table) => !saved.includes(nameOf(table)) && !contents.leftOut.includes(table.name),
  )
  if (extra) throw new BackupRefused(`The database has ${nameOf(extra)}, which is not in the backup.`)
}
