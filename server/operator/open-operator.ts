import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { LegalFacts } from '#domain/site/legal-facts.ts'
import type { Site } from '#domain/site/site.ts'
import { factsWith } from '../catalogue/file-facts.ts'
import { siteFor } from '../catalogue/site.ts'
import { clockFrom, systemClock } from '../clock.ts'
import { listPointers, listVersions } from '../content/version-store.ts'
import type { Env } from '../env.ts'
import { makeDataFolder } from '../make-data-folder.ts'
import { openPatientDatabase } from '../open-database.ts'

/** What commands work with. */
export type OperatorResources = AsyncDisposable & {
  env: Env
  db: Database
  clock: Clock
  site: Site
  legal: LegalFacts
}

/** A connection of the command's own: to the database of the running site, or to one that runs for as long as the command does. */
export async function openOperator(env: Env): Promise<OperatorResources> {
  makeDataFolder(env.storage.dataDir)
  const { db, close } = await openPatientDatabase(env.storage)
  const { testClock } = env.process
  const clock = testClock ? clockFrom(testClock) : systemClock
  const pointers = (await listPointers(db)).filter(({ kind }) => kind === 'site')
  const facts = factsWith(await listVersions(db, pointers))
  const site = siteFor(env, facts)
  return { env, db, clock, site, legal: facts.seller, [Symbol.asyncDispose]: close }
}
