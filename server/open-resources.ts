import { join } from 'node:path'
import type { Patience } from '#database/patience.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { datesThatRunOut } from '#domain/departures/dates-ahead.ts'
import { offerOf, offerWarnings } from '#domain/site/offer.ts'
import { factsToCheck } from '#domain/trips/facts-to-check.ts'
import type { AuthSecrets } from './auth/keys/auth-secrets.ts'
import { openAuthSecrets } from './auth/keys/open-auth-secrets.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { drawnPictures } from './catalogue/drawn-pictures.ts'
import { createJudgeApart } from './catalogue/judge-apart.ts'
import { type Judge, type OpenContent, openContent } from './catalogue/open-content.ts'
import { warningsFor } from './catalogue/site.ts'
import { type SiteView, viewSite } from './catalogue/site-view.ts'
import { clockFrom, systemClock } from './clock.ts'
import type { ListenToChannel } from './departures/seat-changes.ts'
import { createEditions, type Editions, type ReadCatalogue } from './editions/editions.ts'
import { createEditionReader, type EditionReader, firstEdition, warningsOf } from './editions/read-edition.ts'
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
  site: SiteView['site']
  legal: SiteView['legal']
  siteOf: SiteView['siteOf']
  secrets: AuthSecrets
  content: OpenContent
  judge: Judge
  editions: Editions
  readOther: EditionReader['readOther']
  catalogue: ReadCatalogue
  pictures: OpenPictures
  phonepe: PhonePe
  /** What PhonePe's webhooks must come with; null in production while it is not set up. */
  phonepeWebhook: WebhookCredentials | null
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
  const content = await openContent({
    ...drawnPictures(join(root, '.generated/pictures.json')),
    sampleRatings: env.samples.ratings,
    change: options.changeCatalogue,
  })
  const { judge, close: closeJudge } = createJudgeApart(content.judge)
  opened.defer(closeJudge)
  const { readOther } = createEditionReader({ db: database.db, content })
  const editions = createEditions(await firstEdition(readOther))
  const catalogue = () => editions.current().catalogue
  const { site, legal, siteOf } = viewSite(env, () => catalogue().siteFacts)
  const today = dateInIndia(clock.now())
  for (const warning of [
    ...warningsFor(env, site, catalogue()),
    ...warningsOf(editions.newest()),
    ...lostPhotographs(catalogue().trips, env.pictures.imageHost),
    ...datesThatRunOut(catalogue().trips, today),
    ...factsToCheck(catalogue().trips, today),
    ...offerWarnings(offerOf(catalogue()), today),
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
    legal,
    siteOf,
    secrets,
    content,
    judge,
    editions,
    readOther,
    catalogue,
    pictures,
    phonepe,
    phonepeWebhook: webhookCredentials,
    clientFolder: options.clientFolder,
    close: () => all.disposeAsync(),
  }
}
