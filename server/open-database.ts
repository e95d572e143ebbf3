import { accessSync, constants, mkdirSync } from 'node:fs'
import type pg from 'pg'
import { type Database, openDatabase } from '#database/client.ts'
import { createDatabase } from '#database/create.ts'
import { startEmbeddedPostgres } from '#database/embedded.ts'
import { migrateDatabase } from '#database/migrate.ts'
import type { Env } from './env.ts'
import { StartFailure } from './fail.ts'
import type { Log } from './log.ts'

export type ReadyDatabase = { db: Database; pool: pg.Pool; url: string; close: () => Promise<void> }

/** The database of DATABASE_URL, or the embedded one, migrated and ready. */
export async function openReadyDatabase(env: Env, log: Log): Promise<ReadyDatabase> {
  const { url, stop } = env.databaseUrl
    ? { url: env.databaseUrl, stop: async () => {} }
    : await startEmbedded(env.dataDir)
  try {
    await migrateDatabase(url)
  } catch (error) {
    await stop()
    throw databaseFailure(error as NodeJS.ErrnoException, url)
  }
  const { db, pool, close } = openDatabase(url, (error) => log.warn({ error }, 'database connection lost'))
  return {
    db,
    pool,
    url,
    async close() {
      await close()
      await stop()
    },
  }
}

async function startEmbedded(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dataDir} can't be used (${(error as NodeJS.ErrnoException).code}): make it writable or set DATA_DIR to another folder.`,
    )
  }
  try {
    const postgres = await startEmbeddedPostgres(dataDir)
    await createDatabase(postgres.url('postgres'), 'kafila')
    return { url: postgres.url('kafila'), stop: postgres.stop }
  } catch (error) {
    const reason = ((error as { stderr?: string }).stderr || (error as Error).message)
      .trim()
      .split('\n')
      .at(-1)
    throw new StartFailure(
      `The embedded PostgreSQL in ${dataDir} did not start (${reason}): free the folder or set DATABASE_URL.`,
    )
  }
}

function databaseFailure(error: NodeJS.ErrnoException, url: string): StartFailure {
  const { host, pathname } = new URL(url)
  return new StartFailure(
    `The database ${pathname.slice(1)} at ${host} can't be used (${error.code ?? error.message}): start it or correct DATABASE_URL.`,
  )
}
