import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type CancellationRow, cancellationRows } from '#domain/money/cancellation.ts'
import type { Site } from '#domain/site/site.ts'
import type { Packages } from '#domain/trips/package.ts'
import { isAbroad, type Trip, tripPath } from '#domain/trips/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { listDepartures } from '../departures/list-departures.ts'
import type { OfferedDeparture } from '../departures/offered-departure.ts'
import type { Log } from '../log.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { drawRoute, type TripRoute } from './draw-route.ts'
import { type HeaderFact, headerFacts } from './header-facts.ts'
import { structuredData } from './structured-data.ts'
import type { FindTripExtras, TripExtras } from './trip-extras.ts'
import { type Crumb, tripTrail } from './trip-trail.ts'

/** What the page says of a trip, as the content has it. */
const words = [
  'id',
  'title',
  'location',
  'duration',
  'discount',
  'rating',
  'reviews',
  'description',
  'highlights',
  'placesCovered',
  'itinerary',
  'inclusions',
  'exclusions',
  'faqs',
  'thingsToCarry',
] as const
type TripWords = Pick<Trip, (typeof words)[number]>

export type TripPageData = {
  trip: TripWords
  /** Where the trip is at home, whatever address it was asked by. */
  path: string
  /** Customised and suggested trips are asked for: they have no dates. */
  onRequest: boolean
  overseas: boolean
  /** The cover first. */
  pictures: PictureData[]
  packages: Packages
  /** Null while seats can't be read. */
  departures: OfferedDeparture[] | null
  cancellation: CancellationRow[]
  facts: HeaderFact[]
  /** Where the page stands in the site, itself last. */
  trail: Crumb[]
  structured: ReturnType<typeof structuredData>
  extras: TripExtras
  route: TripRoute
}

export type FindTripPage = (id: string) => Promise<TripPageData | null>

/** Everything a trip's page shows. */
export function createFindTripPage(deps: {
  db: Database
  clock: Clock
  log: Log
  catalogue: Catalogue
  picture: ResolvePicture
  site: Pick<Site, 'name'>
  siteUrl: string
  extras: FindTripExtras
}): FindTripPage {
  const { catalogue, picture, log, clock, site, siteUrl, extras } = deps
  return async (id) => {
    const detail = catalogue.findDetail(id)
    if (!detail) return null
    const { trip, packages, schedule } = detail
    const departures = await listDepartures(deps, schedule).catch((error: Error) => {
      log.error({ error }, 'a trip is shown without dates')
      return null
    })
    const page = {
      trip: wordsOf(trip),
      path: tripPath(trip),
      onRequest: trip.kind !== 'group',
      overseas: isAbroad(trip),
      pictures: [...new Set([trip.cover, ...trip.gallery])].map((name) => picture(name, 'wide')),
      packages,
      departures,
      cancellation: cancellationRows(trip.cancellation),
      facts: headerFacts(trip, departures ?? []),
      trail: tripTrail(trip, catalogue),
      extras: await extras(trip),
      route: drawRoute(trip),
    }
    const today = dateInIndia(clock.now())
    return { ...page, structured: structuredData(trip, page, { siteUrl, siteName: site.name, today }) }
  }
}

function wordsOf(trip: Trip): TripWords {
  return Object.fromEntries(words.map((word) => [word, trip[word]])) as TripWords
}
