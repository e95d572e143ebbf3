import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type pg from 'pg'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { popularSearches } from '#domain/search/search-limits.ts'
import type { Site } from '#domain/site/site.ts'
import { createListCards } from './cards/list-cards.ts'
import { overlayIds, suggestions } from './cards/suggestion.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { defaultPrice, plannable } from './catalogue/plannable.ts'
import { createCompareTrips } from './compare/compare-trips.ts'
import { departuresJob } from './departures/daily-job.ts'
import { departureRoutes } from './departures/endpoints.ts'
import { fillDepartures } from './departures/fill-departures.ts'
import { watchFreeSeats } from './departures/free-seats.ts'
import { drawAtlas } from './destinations/draw-atlas.ts'
import { outboxPages } from './dev/outbox-pages.ts'
import { enquiryRoutes } from './enquiries/endpoints.ts'
import { createReceiveEnquiry } from './enquiries/receive-enquiry.ts'
import type { Env } from './env.ts'
import { devAccess } from './http/dev-access.ts'
import { errorPage } from './http/error-page.ts'
import { limitBody } from './http/limit-body.ts'
import { lowerCasePath } from './http/lower-case-path.ts'
import { createPageCache, type SeatsShown } from './http/page-cache.ts'
import { createRateLimiter } from './http/rate-limits.ts'
import { createPageRenderer } from './http/render-page.ts'
import { logRequest } from './http/request-log.ts'
import { sameOriginWrites } from './http/same-origin.ts'
import { securityHeaders, strictTransport } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { wellFormedPath } from './http/well-formed-path.ts'
import type { Job } from './jobs.ts'
import { createListings } from './listings/listings.ts'
import { listingRedirectRoutes } from './listings/redirects.ts'
import type { Log } from './log.ts'
import { createMailDelivery } from './mail/deliver-mail.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import type { Pictures } from './open-pictures.ts'
import { pictureRoutes } from './pictures/endpoints.ts'
import { createPictureResolver } from './pictures/resolve-picture.ts'
import { searchRoutes } from './search/endpoints.ts'
import { makeSearchDocuments } from './search/make-documents.ts'
import { buildIndex } from './search/search-index.ts'
import { createFindTripPage } from './trips/find-trip-page.ts'
import { createShareCards } from './trips/share-cards.ts'
import { createTripExtras } from './trips/trip-extras.ts'

export type AppDeps = {
  env: Env
  db: Database
  pool: pg.Pool
  clock: Clock
  log: Log
  site: Site
  catalogue: Catalogue
  pictures: Pictures
  /** The browser's build; absent in development, where Vite serves it. */
  clientFolder: string | null
}

export type App = {
  listener: (request: IncomingMessage, response: ServerResponse) => void
  fetch: Hono['fetch']
  /** To be done before the first visitor comes. */
  prepare: () => Promise<unknown>
  jobs: Job[]
  /** Seats changed: pages that show them are made anew. */
  onSeatsChanged: (trips: SeatsShown) => void
  close: () => void
}

export const release = build.assets.version
const largestForm = 64 * 1024

/** The whole server, in the order in which a request meets it. */
export function createApp({
  env,
  db,
  pool,
  clock,
  log,
  site,
  catalogue,
  pictures,
  clientFolder,
}: AppDeps): App {
  const headers = {
    ...securityHeaders,
    ...(env.mode === 'production' ? { 'Strict-Transport-Security': strictTransport } : {}),
  }
  const pages = createPageCache(clock)
  const trips = () => catalogue.trips.map(plannable)
  const findPlannable = (id: string) => {
    const trip = catalogue.findTrip(id)
    return trip && plannable(trip)
  }
  const priceOf = (id: string) => {
    const trip = catalogue.findTrip(id)
    return trip ? defaultPrice(trip) : 0
  }
  const picture = createPictureResolver(pictures.manifest, env.imageHost)
  const shareCards = createShareCards({ manifest: pictures.manifest, catalogue, site })
  const { search } = buildIndex(makeSearchDocuments(catalogue), catalogue.keywords)
  const cards = createListCards({ db, clock, log, picture })
  const freeSeats = watchFreeSeats({ db, clock, trips })
  const services = {
    catalogue,
    site,
    siteUrl: env.siteUrl,
    production: env.mode === 'production',
    newsletter: createNewsletter({ db, clock, site, siteUrl: env.siteUrl }),
    limits: createRateLimiter(clock),
    picture,
    shareImage(tripId?: string) {
      const address = shareCards.addressOf(tripId)
      return address && env.siteUrl + address
    },
    search,
    cards,
    listings: createListings({ catalogue, cards, freeSeats, log }),
    compare: createCompareTrips({ db, clock, log, picture }),
    atlas: drawAtlas(catalogue),
    findTripPage: createFindTripPage({
      db,
      clock,
      log,
      catalogue,
      picture,
      site,
      siteUrl: env.siteUrl,
      extras: createTripExtras({ clock, catalogue, cards, picture }),
    }),
  }
  const mail =
    env.smtpUrl && env.mailFrom
      ? createMailDelivery({ db, clock, log, smtpUrl: env.smtpUrl, from: env.mailFrom })
      : null
  const renderPage = createPageRenderer({
    build,
    services,
    pages,
    log,
    headers,
    development: clientFolder === null,
    imageHost: env.imageHost,
    trustedProxies: env.trustedProxies,
  })

  const app = new Hono()
  app.onError((error, c) => {
    log.error({ path: c.req.path, error }, 'request failed')
    return c.html(errorPage, 500)
  })
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })
  app.use(wellFormedPath)
  app.get('/health', (c) => c.json({ status: 'ok', release }))
  app.get('/ready', async (c) => {
    try {
      await pool.query('select 1')
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'not ready', reason: 'the database does not answer' }, 503)
    }
  })
  app.use(devAccess(env.mode))
  app.route('/dev', outboxPages(db))
  app.route('/', pictureRoutes({ ...pictures, findShareCard: shareCards.find }))
  if (clientFolder) app.use(staticFiles(clientFolder))
  app.route('/api/trips', departureRoutes({ db, clock, findTrip: findPlannable, priceOf }))
  app.route(
    '/',
    searchRoutes({
      search,
      suggestionOf: suggestions(catalogue, picture),
      overlayIds: overlayIds(catalogue),
      popular: popularSearches(catalogue.keywords),
      log,
    }),
  )
  app.use(lowerCasePath)
  app.route('/', listingRedirectRoutes())
  app.use(sameOriginWrites(env.siteUrl))
  app.use(limitBody(largestForm))
  app.route(
    '/api/enquiries',
    enquiryRoutes({
      receive: createReceiveEnquiry({ db, clock, site, siteUrl: env.siteUrl }),
      limits: services.limits,
      clock,
      log,
      site,
      trustedProxies: env.trustedProxies,
    }),
  )
  app.all('*', renderPage)

  const answerByHono = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return {
    listener(request, response) {
      logRequest(log, request, response)
      if (!pages.answer(request, response)) void answerByHono(request, response)
    },
    fetch: app.fetch,
    prepare: () => fillDepartures({ db, clock, trips }),
    jobs: [
      departuresJob({ db, clock, trips }),
      ...(mail ? [{ name: 'deliver mail', everySeconds: 5, run: mail.deliverDue }] : []),
    ],
    onSeatsChanged(trips) {
      freeSeats.changed()
      pages.dropSeats(trips)
    },
    close: () => mail?.close(),
  }
}
