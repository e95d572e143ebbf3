import { hasCluster } from '#database/embedded-home.ts'
import { openConnection } from '#database/own-connection.ts'
import { readSchema, releaseSchema } from '#database/schema-version.ts'
import type { StorageSettings } from '../env/storage.ts'
import { findDatabase } from '../reach-database.ts'
import { codeOf, type Reached } from './reached.ts'

/** The oldest PostgreSQL that we run on, as it numbers itself. */
const oldest = 150_000

const refusals: Record<string, string> = {
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user or the password',
  '3D000': 'there is no database of that name',
}

/** Looks, and changes nothing: migrations that wait go on waiting. */
export async function reachDatabase(settings: StorageSettings): Promise<Reached> {
  if (!settings.databaseUrl && !hasCluster(settings.dataDir))
    return { ok: true, note: 'none yet: the first start makes one below DATA_DIR' }
  try {
    return await look(settings)
  } catch (error) {
    const code = codeOf(error)
    return { ok: false, note: `${refusals[code] ?? 'it can’t be used'} (${code})` }
  }
}

async function look(settings: StorageSettings): Promise<Reached> {
  await using opened = new AsyncDisposableStack()
  const { directUrl: url, stop } = await findDatabase(settings)
  opened.defer(stop)
  const { client, close } = await openConnection(url, 'kafila doctor')
  opened.defer(close)
  const { rows } = await client.query<{ version: string; number: number }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('server_version_num')::int as number`,
  )
  const { version = '', number = 0 } = rows[0] ?? {}
  const server = `PostgreSQL ${version}${settings.databaseUrl ? '' : ', embedded'}`
  if (number < oldest) return { ok: false, note: `${server}: it must be 15 or newer` }
  return { ok: true, note: `${server}; ${await describeMigrations(client)}` }
}

async function describeMigrations(client: Parameters<typeof readSchema>[0]): Promise<string> {
  const found = await readSchema(client)
  if (!found) return 'empty: the first start migrates it'
  const { schema, waiting } = found
  if (waiting > 0) return `${waiting} migrations wait for the next start`
  return schema.hash === releaseSchema().hash
    ? 'no migrations wait'
    : 'its schema is of another release than this one'
}
