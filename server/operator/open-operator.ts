import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { siteFor } from '../catalogue/site.ts'
import { clockFrom, systemClock } from '../clock.ts'
import type { Env } from '../env.ts'
import { makeDataFolder } from '../make-data-folder.ts'
import { openPatientDatabase } from '../open-database.ts'

/** What commands work with. */
export type OperatorResources = AsyncDisposable & {
  env: Env
  db: Database
  clock: Clock
  site: Site
}

/** A connection of the command's own: to the database of the running site, or to one that runs for as long as the command does. */
export async function openOperator(env: Env): Promise<OperatorResources> {
  makeDataFolder(env.storage.dataDir)
  const { db, close } = await openPatientDatabase(env.storage)
  const { testClock } = env.process
  const clock = testClock ? clockFrom(testClock) : systemClock
  return { env, db, clock, site: siteFor(env), [Symbol.asyncDispose]: close }
}
