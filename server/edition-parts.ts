import { popularSearches } from '#domain/search/search-limits.ts'
import { createPosts } from './blog/posts.ts'
import type { ChooseCovers } from './cards/choose-covers.ts'
import type { ListCards } from './cards/list-cards.ts'
import { overlayIds, suggestions } from './cards/suggestion.ts'
import { plannable } from './catalogue/plannable.ts'
import type { FreeSeatsWatch } from './departures/free-seats.ts'
import type { FromPricesWatch } from './departures/from-prices.ts'
import type { Edition } from './editions/editions.ts'
import { createListings } from './listings/listings.ts'
import type { Resources } from './open-resources.ts'
import { createPages } from './pages/create-pages.ts'
import { drawingAtlas } from './pages/destinations/draw-atlas.ts'
import type { ResolvePicture } from './pictures/resolve-picture.ts'
import { createShareCards } from './pictures/share-cards.ts'
import { createFindPlaces } from './search/find-places.ts'
import { createFindTrips } from './search/find-trips.ts'
import { createListWeekendTrips } from './search/list-weekend-trips.ts'
import { makingDocuments } from './search/make-documents.ts'
import { indexing } from './search/search-index.ts'
import { listAddresses } from './sitemap/list-addresses.ts'

/** What outlives editions and pages need: seats, payments, pictures. */
type Lasting = Pick<
  Parameters<typeof createPages>[0],
  | 'listDepartures'
  | 'listMissedDepartures'
  | 'listUpcomingDepartures'
  | 'showPayment'
  | 'linkToCalendar'
  | 'ratings'
  | 'listTripReviews'
> & {
  resources: Resources
  picture: ResolvePicture
  cards: ListCards
  chooseCovers: ChooseCovers
  freeSeats: FreeSeatsWatch
  fromPrices: FromPricesWatch
}

/** Everything that hangs on the words of an edition: its pages, lists, index of words, posts, cards to share, addresses. */
export function* makeEditionParts({ resources, ...lasting }: Lasting, { catalogue }: Edition) {
  const { env, clock, log, pictures } = resources
  const site = resources.siteOf(catalogue.siteFacts)
  const { siteUrl } = env.web
  const { picture, cards, freeSeats, fromPrices, ratings, listUpcomingDepartures } = lasting
  const posts = createPosts({ catalogue, manifest: pictures.manifest })
  yield
  const shareCards = createShareCards({ manifest: pictures.manifest, catalogue, site, posts })
  yield
  const documents = yield* makingDocuments(catalogue)
  const { search } = yield* indexing(documents, catalogue.keywords)
  const listings = createListings({ catalogue, cards, freeSeats, fromPrices, ratings, clock, log })
  yield
  const finding = {
    findTrips: createFindTrips({ search, catalogue, listings, clock }),
    findPlaces: createFindPlaces({ catalogue, clock }),
    suggestionOf: suggestions(catalogue, picture, fromPrices),
    overlayIds: overlayIds(catalogue),
    popular: popularSearches(catalogue.keywords),
  }
  yield
  const atlas = yield* drawingAtlas(catalogue)
  const pages = createPages({
    ...lasting,
    ...finding,
    clock,
    log,
    site,
    siteUrl,
    production: env.mode === 'production',
    catalogue,
    atlas,
    listings,
    search,
    posts,
    shareImage: (card) => siteUrl + shareCards.addressOf(card),
  })
  return {
    catalogue,
    site,
    pages,
    posts,
    finding: {
      ...finding,
      listWeekendTrips: createListWeekendTrips({
        ...finding,
        trips: () => catalogue.trips.map(plannable),
        listUpcomingDepartures,
        clock,
      }),
    },
    findShareCard: shareCards.find,
    listAddresses: () => listAddresses({ catalogue, posts, picture }),
  }
}
