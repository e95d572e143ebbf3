import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrationsFolder } from './migrate.ts'

/** Which schema this is: the last migration that made it, and a hash of what that one does. */
export type SchemaVersion = { name: string; hash: string }

/** The schema of this release, as its migrations leave it. */
export function releaseSchema(): SchemaVersion {
  const last = listMigrations().at(-1)
  if (!last) throw new Error('there are no migrations')
  return { name: last.name, hash: last.hash }
}

/** The schema that the database has, and how many migrations of this release it still lacks. Null while nothing has migrated it. */
export async function readSchema(
  client: pg.ClientBase,
): Promise<{ schema: SchemaVersion; waiting: number } | null> {
  const table = 'drizzle.__drizzle_migrations'
  const { rows: found } = await client.query('select to_regclass($1) is not null as there', [table])
  if (!found[0].there) return null
  const { rows } = await client.query<{ hash: string; madeAt: string }>(
    `select hash, created_at as "madeAt" from ${table} order by created_at desc limit 1`,
  )
  const [last] = rows
  if (!last) return null
  const madeAt = Number(last.madeAt)
  const known = listMigrations()
  const name = known.find((migration) => migration.madeAt === madeAt)?.name
  return {
    schema: { name: name ?? `of another release (${new Date(madeAt).toISOString()})`, hash: last.hash },
    waiting: known.filter((migration) => migration.madeAt > madeAt).length,
  }
}

function listMigrations(): (SchemaVersion & { madeAt: number })[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }, i) => ({
    name: entries[i]?.tag ?? '',
    hash,
    madeAt: folderMillis,
  }))
}
