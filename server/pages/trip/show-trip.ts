import { depositRuleOf } from '#domain/bookings/deposit.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { defaultGuests, defaultGuestsOnSuggestedTrips } from '#domain/departures/guests.ts'
import { tripChat } from '#domain/forms/trip-chat.ts'
import {
  type CancellationPolicy,
  type CancellationRow,
  cancellationRows,
} from '#domain/money/cancellation.ts'
import type { Site } from '#domain/site/site.ts'
import { describeFacts } from '#domain/trips/describe-facts.ts'
import { type NotIncluded, notIncludedOf } from '#domain/trips/not-included.ts'
import type { Packages } from '#domain/trips/package.ts'
import { type PartyTerms, partyTermsOf } from '#domain/trips/party.ts'
import type { PayLocally } from '#domain/trips/pay-locally.ts'
import { type DepositRule, isAbroad, type Trip, tripPath } from '#domain/trips/trip.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ListDepartures, ListedDeparture } from '../../departures/list-departures.ts'
import type { ListMissedDepartures, MissedDeparture } from '../../departures/list-missed-departures.ts'
import type { Log } from '../../log.ts'
import type { ResolvePicture } from '../../pictures/resolve-picture.ts'
import { rated, type TripRatings } from '../../ratings/trip-ratings.ts'
import type { ListTripReviews, TripReviews } from '../../reviews/list-trip-reviews.ts'
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
import { type TripPictureData, tripPictures } from './trip-pictures.ts'
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
  pictures: TripPictureData[]
  packages: Packages
  /** What each package sells to whom, by its id. */
  parties: Record<string, PartyTerms>
  /** How it can be paid in two parts; null where it can't. */
  deposit: DepositRule | null
  /** Null while seats can't be read. */
  departures: ListedDeparture[] | null
  /** Dates that too few had booked in time, and that are not sold. */
  missed: MissedDeparture[]
  /** The date that the address asks for. */
  askedDate: string | null
  /** The day in India on which the page was made. */
  today: string
  cancellation: CancellationRow[]
  /** Which table that is. */
  policy: CancellationPolicy
  facts: HeaderFact[]
  before: BeforeYouBook
  keyFacts: KeyFacts
  /** Null where nothing is added at the end. */
  payLocally: PayLocally | null
  notIncluded: NotIncluded | null
  /** Where the page stands in the site, itself last. */
  trail: Crumb[]
  extras: TripExtras
  /** Of real travellers; null where there are none. */
  reviews: TripReviews | null
  route: TripRoute
  /** The operator's chat with the trip's name: where Know More leads while its script is not there. */
  chat: string
}

/** The page of a trip, whichever of its four addresses it was asked by; null for an unknown id. */
export type ShowTrip = (id: string, asked?: Asked) => Promise<PageWithSeats<TripPageData> | null>

/** What the address asks for beside the trip: a date, and which page of its reviews. */
type Asked = { date?: string | null; reviews?: number }

type Deps = HeadDeps & {
  site: Pick<Site, 'name' | 'whatsapp'>
  listDepartures: ListDepartures
  listMissedDepartures: ListMissedDepartures
  clock: Clock
  log: Log
  catalogue: Catalogue
  picture: ResolvePicture
  extras: FindTripExtras
  ratings: Pick<TripRatings, 'current'>
  listTripReviews: ListTripReviews
}

export function createShowTrip(deps: Deps): ShowTrip {
  const { catalogue, picture, log } = deps
  async function readDates(schedule: PlannableTrip) {
    const departures = await deps.listDepartures(schedule)
    return { departures, missed: departures.length > 0 ? await deps.listMissedDepartures(schedule.id) : [] }
  }
  return async (id, { date: askedDate = null, reviews: reviewsPage = 1 } = {}) => {
    const detail = catalogue.findDetail(id)
    if (!detail) return null
    const { packages, schedule } = detail
    const sums = await deps.ratings.current()
    const trip = rated(sums, detail.trip)
    const { departures, missed } = await readDates(schedule).catch((error: Error) => {
      log.error({ error }, 'a trip is shown without dates')
      return { departures: null, missed: [] }
    })
    const { extras, seatsOf } = await deps.extras(detail.trip)
    const words = describeFacts(trip)
    const travelers = `${trip.kind === 'group' ? defaultGuests : defaultGuestsOnSuggestedTrips}`
    const page = {
      trip: wordsOf(trip),
      path: tripPath(trip),
      onRequest: trip.kind !== 'group',
      overseas: isAbroad(trip),
      pictures: tripPictures(trip, words, picture),
      packages,
      parties: Object.fromEntries(packages.map((one) => [one.id, partyTermsOf(trip.facts, one)])),
      deposit: trip.kind === 'group' ? depositRuleOf(trip) : null,
      departures,
      missed,
      askedDate,
      today: dateInIndia(deps.clock.now()),
      cancellation: cancellationRows(trip.cancellation),
      policy: trip.cancellation,
      facts: headerFacts(trip, departures ?? []),
      before: beforeYouBook(trip, words),
      keyFacts: keyFactsOf(words),
      payLocally: words.payLocally,
      notIncluded: notIncludedOf(trip.exclusions, trip.facts.insurance),
      trail: tripTrail(trip, catalogue),
      extras,
      reviews: await deps.listTripReviews(sums, { tripId: id, page: reviewsPage }),
      route: drawRoute(detail.trip),
      chat: tripChat(deps.site, { trip: trip.title, travelers }, deps.siteUrl + tripPath(trip)),
    }
    return {
      page: { head: headOf(trip, page, deps), ...page },
      seatsOf: departures && seatsOf && [trip.id, ...seatsOf],
    }
  }
}

function headOf(trip: Trip, page: Omit<TripPageData, 'head'>, deps: Deps): TripPageData['head'] {
  const { site, siteUrl } = deps
  return pageHead(deps, {
    title: trip.title,
    description: summaryOf(trip.description),
    path: page.path,
    card: `trip/${trip.id}`,
    structured: structuredData(trip, page, {
      siteUrl,
      siteName: site.name,
      today: page.today,
    }),
  })
}

function wordsOf(trip: Trip): TripWords {
  return Object.fromEntries(words.map((word) => [word, trip[word]])) as TripWords
}
