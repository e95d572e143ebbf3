import { join } from 'node:path'
import type { Patience } from '#database/patience.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { datesThatRunOut } from '#domain/departures/dates-ahead.ts'
import { offerWarnings } from '#domain/site/offer.ts'
import type { Site } from '#domain/site/site.ts'
import { factsToCheck } from '#domain/trips/facts-to-check.ts'
import type { AuthSecrets } from './auth/keys/auth-secrets.ts'
import { openAuthSecrets } from './auth/keys/open-auth-secrets.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { siteFor, warningsFor } from './catalogue/site.ts'
import { clockFrom, systemClock } from './clock.ts'
import type { StaffService } from './console/staff-service.ts'
import type { ListenToChannel } from './departures/seat-changes.ts'
import type { WebhookCredentials } from './env/phonepe.ts'
import type { Env } from './env.ts'
import { type InRequest, inRequest } from './http/request-scope.ts'
import { createLog, type Log } from './log.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { createTally, type Tally } from './metrics/tally.ts'
import { openReadyDatabase, type ReadyDatabase } from './open-database.ts'
import { type OpenPictures, openPictures } from './open-pictures.ts'
import { openPhonePe } from './phonepe/open-phonepe.ts'
import type { PhonePe } from './phonepe/phonepe.ts'
import { lostPhotographs } from './pictures/lost-photographs.ts'

const root = join(import.meta.dirname, '..')

/** What the use cases work with, opened once for a process. */
export type Resources = {
  env: Env
  clock: Clock
  log: Log
  /** What is logged within names the request. */
  inRequest: InRequest
  tally: Tally
  db: ReadyDatabase['db']
  patientDb: ReadyDatabase['patientDb']
  pageDb: ReadyDatabase['pageDb']
  pingDatabase: ReadyDatabase['ping']
  poolUse: ReadyDatabase['poolUse']
  listenToChannel: ListenToChannel
  site: Site
  secrets: AuthSecrets
  catalogue: Catalogue
  pictures: OpenPictures
  phonepe: PhonePe
  /** What PhonePe's webhooks must come with; null in production while it is not set up. */
  phonepeWebhook: WebhookCredentials | null
  /** Who may open the console; null: there is none. */
  staff: StaffService | null
  /** The browser's build; absent in development, where Vite serves it. */
  clientFolder: string | null
  close: () => Promise<void>
}

export type ResourceOptions = {
  clientFolder: string | null
  stopped?: AbortSignal
  /** Other ones than the system's and the environment's, for tests. */
  clock?: Clock
  log?: Log
  patience?: Patience
  staff?: StaffService
  /** Another catalogue than the repository's, for tests and benches. */
  changeCatalogue?: (catalogue: Catalogue) => Catalogue
}

/** Opens everything in order; on failure, or when told to stop meanwhile, closes what it had opened. */
export async function openResources(env: Env, options: ResourceOptions): Promise<Resources> {
  await using opened = new AsyncDisposableStack()
  const clock = options.clock ?? (env.process.testClock ? clockFrom(env.process.testClock) : systemClock)
  const log = options.log ?? createLog(env.process.logLevel)
  makeDataFolder(env.storage.dataDir)
  const secrets = openAuthSecrets(env)
  const tally = createTally()
  const database = await openReadyDatabase(env.storage, log, {
    patience: options.patience,
    onQueryEnd: (startedAt) => tally.queries.noteSince(startedAt),
  })
  opened.defer(database.close)
  options.stopped?.throwIfAborted()
  const pictures = openPictures(env, root, log)
  opened.defer(pictures.close)
  const { phonepe, webhookCredentials, close: closePhonePe } = openPhonePe({ env, root, clock, log })
  opened.defer(closePhonePe)
  const written = await openCatalogue(new Set(pictures.manifest.pictures.map(({ name }) => name)), {
    sampleRatings: env.samples.ratings,
  })
  const catalogue = options.changeCatalogue?.(written) ?? written
  const site = siteFor(env)
  const today = dateInIndia(clock.now())
  for (const warning of [
    ...warningsFor(env, site, catalogue),
    ...lostPhotographs(catalogue.trips, env.pictures.imageHost),
    ...datesThatRunOut(catalogue.trips, today),
    ...factsToCheck(catalogue.trips, today),
    ...offerWarnings(catalogue.contactLanding.offer, today),
  ])
    log.warn(warning)
  const all = opened.move()
  return {
    env,
    clock,
    log,
    inRequest,
    tally,
    db: database.db,
    patientDb: database.patientDb,
    pageDb: database.pageDb,
    pingDatabase: database.ping,
    poolUse: database.poolUse,
    listenToChannel: database.listenToChannel,
    site,
    secrets,
    catalogue,
    pictures,
    phonepe,
    phonepeWebhook: webhookCredentials,
    staff: options.staff ?? null,
    clientFolder: options.clientFolder,
    close: () => all.disposeAsync(),
  }
}
