import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import type { Posts } from '../blog/posts.ts'
import type { ShowPayment } from '../bookings/views/show-payment.ts'
import type { ChooseCovers } from '../cards/choose-covers.ts'
import type { ListCards } from '../cards/list-cards.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FromPricesWatch } from '../departures/from-prices.ts'
import type { ListDepartures } from '../departures/list-departures.ts'
import type { ListMissedDepartures } from '../departures/list-missed-departures.ts'
import type { ListUpcomingDepartures } from '../departures/list-upcoming-departures.ts'
import type { Listings } from '../listings/listings.ts'
import type { Log } from '../log.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import type { TripRatings } from '../ratings/trip-ratings.ts'
import type { ListTripReviews } from '../reviews/list-trip-reviews.ts'
import type { FindPlaces } from '../search/find-places.ts'
import type { FindTrips } from '../search/find-trips.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Suggestion } from '../search/suggestion.ts'
import { createShowAccount, type ShowAccount } from './account/show-account.ts'
import { createShowBlog, type ShowBlog } from './blog/show-blog.ts'
import { createShowPost, type ShowPost } from './blog/show-post.ts'
import { createCompareTrips } from './compare/compare-trips.ts'
import { createShowComparison, type ShowComparison } from './compare/show-comparison.ts'
import type { Atlas } from './destinations/draw-atlas.ts'
import { createShowDestinations, type ShowDestinations } from './destinations/show-destinations.ts'
import { createShowHome, type ShowHome } from './home/show-home.ts'
import { createShowLegal, type ShowLegal } from './legal/show-legal.ts'
import { createShowNotFound, type ShowNotFound } from './not-found/show-not-found.ts'
import type { ShareImage } from './page-head.ts'
import { createShowAbout, type ShowAbout } from './show-about.ts'
import { createShowBackpacking, type ShowBackpacking } from './show-backpacking.ts'
import { createShowCareers, type ShowCareers } from './show-careers.ts'
import { createShowContact, type ShowContact } from './show-contact.ts'
import { createShowContactLanding, type ShowContactLanding } from './show-contact-landing.ts'
import { createShowDestination, type ShowDestination } from './show-destination.ts'
import { createShowFaq, type ShowFaq } from './show-faq.ts'
import { createShowListing, type ShowListing } from './show-listing.ts'
import { createShowNewsletter, newsletterPicture, type ShowNewsletter } from './show-newsletter.ts'
import { createShowOffline, type ShowOffline } from './show-offline.ts'
import { createShowResults, type ShowResults } from './show-results.ts'
import { createShowReturn, type ShowReturn } from './show-return.ts'
import { createShowTrip, type ShowTrip } from './trip/show-trip.ts'
import { createTripExtras } from './trip/trip-extras.ts'

/** What each page shows. */
export type Pages = {
  showHome: ShowHome
  showResults: ShowResults
  showListing: ShowListing
  showDestination: ShowDestination
  showDestinations: ShowDestinations
  showBackpacking: ShowBackpacking
  showTrip: ShowTrip
  showComparison: ShowComparison
  showNewsletter: ShowNewsletter
  showOffline: ShowOffline
  /** Stands beside the words of a link that opens nothing any more. */
  closedLinkPicture: () => PictureData
  /** Of the page that subscribes, and of the one that confirms. */
  newsletterPicture: () => PictureData
  showLegal: ShowLegal
  showContact: ShowContact
  showContactLanding: ShowContactLanding
  showAbout: ShowAbout
  showFaq: ShowFaq
  showCareers: ShowCareers
  showAccount: ShowAccount
  showReturn: ShowReturn
  showBlog: ShowBlog
  showPost: ShowPost
  showNotFound: ShowNotFound
}

export function createPages(deps: {
  listDepartures: ListDepartures
  listMissedDepartures: ListMissedDepartures
  listUpcomingDepartures: ListUpcomingDepartures
  fromPrices: FromPricesWatch
  ratings: TripRatings
  listTripReviews: ListTripReviews
  showPayment: ShowPayment
  linkToCalendar: (reference: string) => string
  clock: Clock
  log: Log
  site: Site
  siteUrl: string
  /** Whether real visitors come here. */
  production: boolean
  catalogue: Catalogue
  atlas: Atlas
  picture: ResolvePicture
  cards: ListCards
  chooseCovers: ChooseCovers
  listings: Listings
  search: SearchIndex['search']
  findTrips: FindTrips
  findPlaces: FindPlaces
  suggestionOf: (id: string) => Suggestion | null
  posts: Posts
  shareImage: ShareImage
}): Pages {
  return {
    showHome: createShowHome(deps),
    showResults: createShowResults(deps),
    showListing: createShowListing(deps),
    showDestination: createShowDestination(deps),
    showDestinations: createShowDestinations(deps),
    showBackpacking: createShowBackpacking(deps),
    showTrip: createShowTrip({ ...deps, extras: createTripExtras(deps) }),
    showComparison: createShowComparison({ ...deps, compareTrips: createCompareTrips(deps) }),
    showNewsletter: createShowNewsletter(deps),
    showOffline: createShowOffline(deps),
    closedLinkPicture: () => deps.picture('spiti/night', 'wide'),
    newsletterPicture: () => newsletterPicture(deps.picture),
    showLegal: createShowLegal(deps),
    showContact: createShowContact(deps),
    showContactLanding: createShowContactLanding(deps),
    showAbout: createShowAbout(deps),
    showFaq: createShowFaq(deps),
    showCareers: createShowCareers(deps),
    showAccount: createShowAccount(deps),
    showReturn: createShowReturn(deps),
    showBlog: createShowBlog(deps),
    showPost: createShowPost(deps),
    showNotFound: createShowNotFound(deps),
  }
}
