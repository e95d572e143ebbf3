import { createDatabase } from '#database/create.ts'
import { startEmbeddedPostgres } from '#database/embedded.ts'
import { NoDatabaseUser } from '#database/embedded-home.ts'
import { listMissingMigrations, MigrationLocked, migrateDatabase } from '#database/migrate.ts'
import type { StorageSettings } from './env/storage.ts'
import { StartFailure } from './fail.ts'

export type ReachedDatabase = {
  url: string
  /** The database itself, where `url` may name a pooler. */
  directUrl: string
  /** Ends what was started for it. */
  stop: () => Promise<void>
}

/** The database of DATABASE_URL, or the embedded one, with all that this release needs. */
export async function reachDatabase(settings: StorageSettings): Promise<ReachedDatabase> {
  const reached = await findDatabase(settings)
  try {
    if (settings.migrate) await migrateDatabase(reached.directUrl)
    else await refuseUnlessMigrated(reached.directUrl)
  } catch (error) {
    await reached.stop()
    throw databaseFailure(error as NodeJS.ErrnoException, reached.directUrl)
  }
  return reached
}

/** Brings the schema up to date, and nothing else. Answers the names of what was missing. */
export async function migrateOnce(settings: StorageSettings): Promise<string[]> {
  const { directUrl, stop } = await findDatabase(settings)
  try {
    return await migrateDatabase(directUrl)
  } catch (error) {
    throw databaseFailure(error as NodeJS.ErrnoException, directUrl)
  } finally {
    await stop()
  }
}

/** Where it is, as it is; the embedded one is started, and stopped again unless others use it. */
export async function findDatabase({
  databaseUrl,
  directUrl,
  dataDir,
}: StorageSettings): Promise<ReachedDatabase> {
  if (databaseUrl) return { url: databaseUrl, directUrl: directUrl ?? databaseUrl, stop: async () => {} }
  return startEmbedded(dataDir)
}

async function startEmbedded(dataDir: string): Promise<ReachedDatabase> {
  try {
    const postgres = await startEmbeddedPostgres(dataDir)
    try {
      await createDatabase(postgres.url('postgres'), 'kafila')
    } catch (error) {
      await postgres.stop()
      throw error
    }
    const url = postgres.url('kafila')
    return { url, directUrl: url, stop: postgres.stop }
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

async function refuseUnlessMigrated(url: string): Promise<void> {
  const missing = await listMissingMigrations(url)
  if (missing.length === 0) return
  throw new StartFailure(
    `The database lacks what this release needs (${missing.join(', ')}): run npm run migrate, or start without MIGRATE=off.`,
  )
}

/** Why it can't be used, in one sentence. */
export function databaseFailure(error: NodeJS.ErrnoException, url: string): StartFailure {
  if (error instanceof StartFailure) return error
  if (error instanceof MigrationLocked)
    return new StartFailure(
      `${error.message}: end the transaction that holds it (see pg_stat_activity), then start again or run npm run migrate.`,
    )
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
    // As PgBouncer answers to whoever brings settings of a session.
    case '08P01':
      return new StartFailure(
        `A pooler seems to answer at ${host} (08P01): name the database itself in DATABASE_DIRECT_URL.`,
      )
    default:
      return new StartFailure(
        `The database ${name} at ${host} can't be used (${error.code ?? error.message}): start it or correct DATABASE_URL.`,
      )
  }
}
