import { type Database, openDatabase } from '#database/client.ts'
import { createDatabase } from '#database/create.ts'
import { startEmbeddedPostgres } from '#database/embedded.ts'
import { NoDatabaseUser } from '#database/embedded-home.ts'
import { listenToChannel } from '#database/listen.ts'
import { migrateDatabase } from '#database/migrate.ts'
import type { ListenToChannel } from './departures/seat-changes.ts'
import type { StorageSettings } from './env/storage.ts'
import { StartFailure } from './fail.ts'
import type { Log } from './log.ts'

export type ReadyDatabase = {
  db: Database
  /** Fails while the database doesn't answer. */
  ping: () => Promise<unknown>
  listenToChannel: ListenToChannel
  close: () => Promise<void>
}

/** The database of DATABASE_URL, or the embedded one, migrated and ready. */
export async function openReadyDatabase(settings: StorageSettings, log: Log): Promise<ReadyDatabase> {
  const { url, stop } = await findDatabase(settings)
  try {
    await migrateDatabase(url)
  } catch (error) {
    await stop()
    throw databaseFailure(error as NodeJS.ErrnoException, url)
  }
  const { db, pool, close } = openDatabase(url, (error) => log.warn({ error }, 'database connection lost'))
  return {
    db,
    ping: () => pool.query('select 1'),
    listenToChannel: (channel, listener) => listenToChannel(url, channel, listener),
    async close() {
      await close()
      await stop()
    },
  }
}

/** Where the database is; the embedded one is started, and stopped again unless others use it. */
export async function findDatabase({
  databaseUrl,
  dataDir,
}: StorageSettings): Promise<{ url: string; stop: () => Promise<void> }> {
  return databaseUrl ? { url: databaseUrl, stop: async () => {} } : startEmbedded(dataDir)
}

async function startEmbedded(dataDir: string) {
  try {
    const postgres = await startEmbeddedPostgres(dataDir)
    try {
      await createDatabase(postgres.url('postgres'), 'kafila')
    } catch (error) {
      await postgres.stop()
      throw error
    }
    return { url: postgres.url('kafila'), stop: postgres.stop }
  } catch (error) {
    if (error instanceof NoDatabaseUser) throw new StartFailure(error.message)
    const reason = ((error as { stderr?: string }).stderr || (error as Error).message)
      .trim()
      .split('\n')
      .at(-1)
    throw new StartFailure(
      `The embedded PostgreSQL in ${dataDir} did not start (${reason}): free the folder or set DATABASE_URL.`,
    )
  }
}

/** Why it can't be used, in one sentence. */
export function databaseFailure(error: NodeJS.ErrnoException, url: string): StartFailure {
  const { host, pathname } = new URL(url)
  const name = pathname.slice(1)
  switch (error.code) {
    case '28P01':
    case '28000':
      return new StartFailure(
        `The database server at ${host} refuses the user or the password: correct DATABASE_URL.`,
      )
    case '3D000':
      return new StartFailure(`There is no database ${name} at ${host}: create it or correct DATABASE_URL.`)
    default:
      return new StartFailure(
        `The database ${name} at ${host} can't be used (${error.code ?? error.message}): start it or correct DATABASE_URL.`,
      )
  }
}
