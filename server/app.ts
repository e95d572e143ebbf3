import type { RequestListener } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { accountRoutes } from './account/endpoints.ts'
import { justBookedRoutes } from './account/just-booked-endpoint.ts'
import { allJobs } from './all-jobs.ts'
import { authRoutes } from './auth/endpoints.ts'
import { blogRoutes } from './blog/endpoints.ts'
import { bookingRoutes } from './bookings/endpoints.ts'
import type { ConsoleDeps } from './console/console-deps.ts'
import { consoleOrigin, nothingButConsole } from './console/console-host.ts'
import type { ConsoleBuild } from './console/console-module.ts'
import { consoleRoutes } from './console/console-routes.ts'
import type { ContentDesk } from './content/create-content.ts'
import { noteOrigins } from './content/origins/note-origins.ts'
import { noteFilePrices } from './content/prices/note-file-prices.ts'
import { departureRoutes } from './departures/endpoints.ts'
import { outboxPages } from './dev/outbox-pages.ts'
import { createRefreshEdition, prepareFirst, type RefreshEdition } from './editions/follow-content.ts'
import { jobInOneEdition, oneEdition } from './editions/one-edition.ts'
import { enquiryRoutes } from './enquiries/endpoints.ts'
import { answerFailure } from './http/answer-failure.ts'
import { answerPage } from './http/answer-page.ts'
import { createListener } from './http/answer-request.ts'
import { devAccess } from './http/dev-access.ts'
import { freeBytesOf, healthRoutes } from './http/health.ts'
import { oneAddress } from './http/one-address.ts'
import { createPageCache, type PageCache, type SeatsShown } from './http/page-cache.ts'
import { recalledWorker } from './http/recalled-worker.ts'
import { createRefuse } from './http/refuse.ts'
import { createPageRenderer } from './http/render-page.ts'
import { sameOriginWrites } from './http/same-origin.ts'
import { addHeaders, headersFor } from './http/security-headers.ts'
import { securityText } from './http/security-text.ts'
import { staticFiles } from './http/static-files.ts'
import { unreadableRequest } from './http/unreadable-request.ts'
import { wellFormedPath } from './http/well-formed-path.ts'
import type { Job } from './jobs/job.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { metricsRoute } from './metrics/endpoint.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { countAnswers, otherRoute } from './metrics/route-of.ts'
import type { Tally } from './metrics/tally.ts'
import type { Resources } from './open-resources.ts'
import { paperRoutes, voucherRoutes } from './papers/endpoints.ts'
import { photographRoutes } from './photographs/endpoints.ts'
import { pictureRoutes } from './pictures/endpoints.ts'
import { previewFrames } from './previews/create-previews.ts'
import { createReleaseFiles } from './releases/release-files.ts'
import { searchRoutes } from './search/endpoints.ts'
import { sitemapRoutes } from './sitemap/endpoints.ts'
import type { StaffService } from './staff/staff-service.ts'
import { createUseCases, type UseCases } from './use-cases.ts'

export type App = {
  listener: RequestListener
  fetch: Hono['fetch']
  /** Every address that is answered here, as it is mounted; those of pages stand in app/page-rules.ts. */
  routes: readonly { method: string; path: string }[]
  /** To be done before the first visitor comes. */
  prepare: () => Promise<unknown>
  jobs: Job[]
  /** Who may open the console. */
  staff: StaffService
  /** What is published from here. */
  content: ContentDesk
  /** Null unless the settings say where they are read. */
  metrics: Metrics | null
  /** Seats or reviews changed: pages that show them are rendered anew. */
  onSeatsChanged: (trips: SeatsShown) => void
  /** Something was published: it is shown from now on. */
  refreshEdition: RefreshEdition
  close: () => void
}

export const release = build.assets.version

/** The whole server, in the order in which a request meets it. */
export function createApp(resources: Resources, consoleBuild: ConsoleBuild): App {
  const { env, db, clock, log, site, catalogue, editions, pictures, tally } = resources
  const { siteUrl, trustedProxies } = env.web
  const useCases = createUseCases(resources)
  const { parts, auth, identifyTraveller, receiveForm } = useCases
  const releaseFiles = createReleaseFiles(resources)
  const consoleFiles = createReleaseFiles({ ...resources, ...consoleBuild }, 'console/')
  const keepFiles = async () => {
    await Promise.all([releaseFiles?.keepOwn(), consoleFiles?.keepOwn()])
  }
  const pages = createPageCache(clock, tally.noteHit)
  const metrics = openMetrics(resources, release)
  const headers = headersFor(env.mode)
  const { renderPage, renderRefusal, refreshPage } = rendererOf(resources, { parts, pages, headers })
  const refuse = createRefuse(renderRefusal)

  const app = new Hono()
  app.onError(answerFailure(log, refuse))
  app.use(countAnswers(tally.noteAnswer))
  app.use(oneEdition(editions))
  app.use(nothingButConsole(env.web.consoleHost))
  app.route('/console', consoleOf(resources, { ...useCases, house: consoleBuild, files: consoleFiles }))
  app.use(addHeaders(headers))
  if (auth) app.route('/auth/v1', authRoutes({ auth, trustedProxies, log }))
  app.use(wellFormedPath(refuse))
  app.route('/', healthOf(resources))
  if (metrics && env.metrics.token) app.route('/', metricsRoute({ token: env.metrics.token, metrics }))
  app.use(devAccess(env.mode, refuse))
  app.route('/dev', outboxPages(db))
  app.route('/', photographRoutes({ db, ...pictures }))
  app.route('/', pictureRoutes({ ...pictures, findShareCard: (name) => parts.current().findShareCard(name) }))
  if (!env.web.serviceWorker) app.route('/', recalledWorker())
  if (releaseFiles) app.use(staticFiles(releaseFiles.own, releaseFiles.findOther))
  app.route('/', sitemapRoutes({ siteUrl, current: parts.current }))
  app.route('/', securityText({ site, siteUrl, clock }))
  app.route('/', blogRoutes({ current: parts.current, site, siteUrl }))
  app.route('/api/trips', departureRoutes(useCases))
  app.route(
    '/api/account',
    accountRoutes({ ...useCases.account, ...useCases.bookings, ...useCases.papers, identifyTraveller, log }),
  )
  app.route('/api/just-booked', justBookedRoutes({ ...useCases.account, refuse }))
  app.route('/', searchRoutes({ finding: () => parts.current().finding, log }))
  app.route('/', bookingRoutes({ ...resources, ...useCases, ...useCases.bookings, trustedProxies, refuse }))
  app.route('/papers', paperRoutes({ ...useCases.papers, refuse }))
  app.route('/v', voucherRoutes({ ...useCases.papers, refuse }))
  app.use(oneAddress(() => catalogue().moved))
  app.use(sameOriginWrites(siteUrl, refuse))
  app.route(
    '/api/enquiries',
    enquiryRoutes({ ...useCases, receiveForm, refuse, clock, site, trustedProxies }),
  )
  app.all('*', answerPage(renderPage, refuse))

  const { refreshEdition, prepareFirst } = editionsOf(resources, useCases, pages)
  const answerByApp = listenerOf(app.fetch, unreadableRequest(headers), tally)
  return {
    listener: createListener({ ...resources, ...env.web, pages, refreshPage, answerByApp }),
    fetch: app.fetch,
    routes: app.routes,
    prepare: () => Promise.all([prepareFirst(), useCases.prepareIdentity(), keepFiles()]),
    jobs: allJobs(resources, {
      ...useCases,
      refreshEdition,
      releaseFiles: releaseFiles && { ...releaseFiles, keepOwn: keepFiles },
    }).map(jobInOneEdition(editions)),
    refreshEdition,
    staff: useCases.staff,
    content: useCases.forDesk.content,
    metrics,
    onSeatsChanged(trips) {
      useCases.freeSeats.changed()
      useCases.ratings.changed(trips)
      pages.markSeatsChanged(trips)
    },
    close: () => useCases.mailDelivery?.close(),
  }
}

function consoleOf(
  { env, site, clock, log }: Resources,
  {
    staff,
    forDesk,
    house,
    files,
  }: Pick<UseCases, 'staff' | 'forDesk'> & Pick<ConsoleDeps, 'house' | 'files'>,
): Hono {
  return consoleRoutes({
    house,
    files,
    services: { staff, ...forDesk },
    siteName: site.name,
    origin: consoleOrigin(env.web),
    host: env.web.consoleHost,
    previews: previewFrames(env.web),
    mode: env.mode,
    trustedProxies: env.web.trustedProxies,
    clock,
    log,
  })
}

/** How what is published takes the place of what was shown. */
function editionsOf(resources: Resources, { parts, freeSeats, fillDepartures }: UseCases, pages: PageCache) {
  const { prepare } = parts
  return {
    prepareFirst: () =>
      prepareFirst({ ...resources, prepare })
        .then(() => noteFilePrices(resources))
        .then(() => noteOrigins(resources))
        .then(() => fillDepartures()),
    refreshEdition: createRefreshEdition({
      ...resources,
      prepare,
      onSwap() {
        freeSeats.changed()
        pages.moveOn()
      },
    }),
  }
}

function healthOf({ env, editions, pingDatabase }: Resources): Hono {
  return healthRoutes({
    release,
    edition: () => editions.current().hash,
    pingDatabase,
    freeBytes: () => freeBytesOf(env.storage.dataDir),
  })
}

function rendererOf(
  { env, clock, log, tally, clientFolder, editions }: Resources,
  { parts, pages, headers }: Pick<UseCases, 'parts'> & { pages: PageCache; headers: Record<string, string> },
) {
  return createPageRenderer({
    build,
    services: () => parts.current().forPages,
    editions,
    pages,
    clock,
    log,
    tally,
    headers,
    development: clientFolder === null,
    imageHost: env.pictures.imageHost,
    authOrigin: env.auth.hosted?.url,
    measured: env.measuring.pixelId !== null,
    trustedProxies: env.web.trustedProxies,
    siteUrl: env.web.siteUrl,
    consoleOrigin: consoleOrigin(env.web),
    edgeCache: env.web.edgeCache,
  })
}

function listenerOf(
  fetch: Hono['fetch'],
  answerUnreadable: (error: unknown) => Response,
  { noteAnswer }: Pick<Tally, 'noteAnswer'>,
): RequestListener {
  return getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler(error) {
      const answer = answerUnreadable(error)
      noteAnswer(otherRoute, answer.status, performance.now())
      return answer
    },
  })
}
