import { type Database, type OpenDatabase, openDatabase } from '#database/client.ts'
import { listenToChannel } from '#database/listen.ts'
import { longPatience, type Patience, patience as usual } from '#database/patience.ts'
import { followStandby } from '#database/standby.ts'
import { timeQueries } from '#database/time-queries.ts'
import type { ListenToChannel } from './departures/seat-changes.ts'
import type { StorageSettings } from './env/storage.ts'
import { StartFailure } from './fail.ts'
import { outsideRequests } from './http/request-scope.ts'
import type { Log } from './log.ts'
import type { PoolUse } from './metrics/create-metrics.ts'
import { reachDatabase } from './reach-database.ts'

/** A process works through whole tables with so many connections at most. */
const longConnections = 3
/** Pages read seats with so many: however many bookings wait for each other, pages don't wait for them. */
const pageConnections = 4

export type ReadyDatabase = {
  db: Database
  /** The same, never a standby, for work over whole tables: it waits longer, on few connections of its own. */
  patientDb: Database
  /** Where pages read the seats that they show: a standby while there is one and it keeps up. Nothing is decided by it. */
  pageDb: Database
  /** Fails while the database doesn't answer. */
  ping: () => Promise<unknown>
  poolUse: () => PoolUse
  listenToChannel: ListenToChannel
  close: () => Promise<void>
}

/** All ways to the database, which is migrated and ready. */
export async function openReadyDatabase(
  settings: StorageSettings,
  log: Log,
  {
    patience = usual,
    onQueryEnd,
  }: { patience?: Patience | undefined; onQueryEnd?: (startedAt: number) => void } = {},
): Promise<ReadyDatabase> {
  await using opened = new AsyncDisposableStack()
  const { url, directUrl, stop } = await reachDatabase(settings)
  opened.defer(stop)
  const pooled = url !== directUrl
  const onLost = outsideRequests((error: Error) => log.warn({ error }, 'database connection lost'))
  const main = openDatabase(url, onLost, { patience, pooled })
  opened.defer(main.close)
  if (onQueryEnd) timeQueries(main.pool, onQueryEnd)
  if (pooled) await refuseEndless(main, url)
  const patient = openDatabase(directUrl, onLost, {
    patience: longPatience,
    connections: longConnections,
    name: 'kafila long work',
  })
  opened.defer(patient.close)
  const pages = openDatabase(url, onLost, {
    patience,
    pooled,
    connections: pageConnections,
    name: 'kafila pages',
  })
  opened.defer(pages.close)
  if (onQueryEnd) timeQueries(pages.pool, onQueryEnd)
  const standby = settings.readUrl ? openStandby(settings.readUrl, pages, { patience, onLost, log }) : null
  if (standby) opened.defer(standby.close)
  const all = opened.move()
  return {
    db: main.db,
    patientDb: patient.db,
    pageDb: standby?.db ?? pages.db,
    ping: () => main.pool.query('select 1'),
    poolUse: () => ({
      total: main.pool.totalCount,
      idle: main.pool.idleCount,
      waiting: main.pool.waitingCount,
      max: main.pool.options.max,
    }),
    listenToChannel: (channel, listener) => listenToChannel(directUrl, channel, listener),
    close: () => all.disposeAsync(),
  }
}

/** For the operator's commands, which may take their time. */
export async function openPatientDatabase(
  settings: StorageSettings,
): Promise<{ db: Database; close: () => Promise<void> }> {
  const { directUrl, stop } = await reachDatabase(settings)
  const { db, close } = openDatabase(directUrl, () => {}, { patience: longPatience, name: 'kafila operator' })
  return {
    db,
    async close() {
      await close()
      await stop()
    },
  }
}

function openStandby(
  url: string,
  primary: OpenDatabase,
  { patience, onLost, log }: { patience: Patience; onLost: (error: Error) => void; log: Log },
) {
  // This address may be a pooler's as well. What the role has is so on a standby too, and a silent one is left in time.
  const standby = openDatabase(url, onLost, { patience, pooled: true })
  const followed = followStandby(
    { primary, standby },
    {
      onTurn(fresh) {
        if (fresh) log.info('pages read seats from DATABASE_READ_URL')
        else log.warn('DATABASE_READ_URL is away or behind: pages read seats from DATABASE_URL')
      },
    },
  )
  return {
    db: followed.db,
    close() {
      followed.stop()
      return standby.close()
    },
  }
}

/** A pooler takes no settings of a session, so the limits must stand with the role; without them a stuck statement is stuck for ever. */
async function refuseEndless({ pool }: OpenDatabase, url: string): Promise<void> {
  const { rows } = await pool
    .query<{ name: string; role: string; database: string }>(
      `select name, quote_ident(current_user) as role, quote_ident(current_database()) as database from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0' order by name`,
    )
    .catch((error: NodeJS.ErrnoException) => {
      throw new StartFailure(
        `The pooler at ${new URL(url).host} can't be used (${error.code ?? error.message}): start it or correct DATABASE_URL.`,
      )
    })
  const [first] = rows
  if (!first) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartFailure(
    `Statements through the pooler at ${new URL(url).host} have no end: give ${names} to the role (such as alter role ${first.role} in database ${first.database} set ${first.name} = '10s') and have the pooler connect anew.`,
  )
}
