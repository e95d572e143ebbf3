import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { defaultGuests, defaultGuestsOnSuggestedTrips } from '#domain/departures/guests.ts'
import { tripChat } from '#domain/forms/trip-chat.ts'
import {
  type CancellationPolicy,
  type CancellationRow,
  cancellationRows,
} from '#domain/money/cancellation.ts'
import type { Site } from '#domain/site/site.ts'
import { describeFacts } from '#domain/trips/describe-facts.ts'
import type { Packages } from '#domain/trips/package.ts'
import type { PayLocally } from '#domain/trips/pay-locally.ts'
import { isAbroad, type Trip, tripPath } from '#domain/trips/trip.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ListDepartures } from '../../departures/list-departures.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'
import type { Log } from '../../log.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from '../page-head.ts'
import type { PageWithSeats } from '../page-with-seats.ts'
import type { Crumb } from '../structured/breadcrumb-list.ts'
import { type BeforeYouBook, beforeYouBook } from './before-you-book.ts'
import { drawRoute, type TripRoute } from './draw-route.ts'
import { type HeaderFact, headerFacts } from './header-facts.ts'
import { type KeyFacts, keyFactsOf } from './key-facts.ts'
import { structuredData } from './structured-data.ts'
import { summaryOf } from './summary-of.ts'
import type { FindTripExtras, TripExtras } from './trip-extras.ts'
import { tripTrail } from './trip-trail.ts'

/** What the page says of a trip, as the content has it. */
const words = [
  'id',
  'title',
  'location',
  'duration',
  'discount',
  'rating',
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
  head: PageHead & { canonical: string }
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
  /** Which table that is. */
  policy: CancellationPolicy
  facts: HeaderFact[]
  before: BeforeYouBook
  keyFacts: KeyFacts
  /** Null where nothing is added at the end. */
  payLocally: PayLocally | null
  /** Where the page stands in the site, itself last. */
  trail: Crumb[]
  extras: TripExtras
  route: TripRoute
  /** The operator's chat with the trip's name: where Know More leads while its script is not there. */
  chat: string
}

/** The page of a trip, whichever of its four addresses it was asked by; null for an unknown id. */
export type ShowTrip = (id: string) => Promise<PageWithSeats<TripPageData> | null>

type Deps = HeadDeps & {
  site: Pick<Site, 'name' | 'whatsapp'>
  listDepartures: ListDepartures
  clock: Clock
  log: Log
  catalogue: Catalogue
  picture: ResolvePicture
  extras: FindTripExtras
}

export function createShowTrip(deps: Deps): ShowTrip {
  const { catalogue, picture, log } = deps
  return async (id) => {
    const detail = catalogue.findDetail(id)
    if (!detail) return null
    const { trip, packages, schedule } = detail
    const departures = await deps.listDepartures(schedule).catch((error: Error) => {
      log.error({ error }, 'a trip is shown without dates')
      return null
    })
    const { extras, seatsOf } = await deps.extras(trip)
    const words = describeFacts(trip)
    const travelers = `${trip.kind === 'group' ? defaultGuests : defaultGuestsOnSuggestedTrips}`
    const page = {
      trip: wordsOf(trip),
      path: tripPath(trip),
      onRequest: trip.kind !== 'group',
      overseas: isAbroad(trip),
      pictures: [...new Set([trip.cover, ...trip.gallery])].map((name) => picture(name, 'wide')),
      packages,
      departures,
      cancellation: cancellationRows(trip.cancellation),
      policy: trip.cancellation,
      facts: headerFacts(trip, departures ?? []),
      before: beforeYouBook(trip, words),
      keyFacts: keyFactsOf(words),
      payLocally: words.payLocally,
      trail: tripTrail(trip, catalogue),
      extras,
      route: drawRoute(trip),
      chat: tripChat(deps.site, { trip: trip.title, travelers }, deps.siteUrl + tripPath(trip)),
    }
    return {
      page: { head: headOf(trip, page, deps), ...page },
      seatsOf: departures && seatsOf && [trip.id, ...seatsOf],
    }
  }
}

function headOf(trip: Trip, page: Omit<TripPageData, 'head'>, deps: Deps): TripPageData['head'] {
  const { site, siteUrl, clock } = deps
  return pageHead(deps, {
    title: trip.title,
    description: summaryOf(trip.description),
    path: page.path,
    card: `trip/${trip.id}`,
    structured: structuredData(trip, page, {
      siteUrl,
      siteName: site.name,
      today: dateInIndia(clock.now()),
    }),
  })
}

function wordsOf(trip: Trip): TripWords {
  return Object.fromEntries(words.map((word) => [word, trip[word]])) as TripWords
}
