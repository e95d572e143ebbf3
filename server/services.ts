import type { Site } from '#domain/site/site.ts'
import type { ListCards } from './cards/list-cards.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { CompareTrips } from './compare/compare-trips.ts'
import type { Atlas } from './destinations/draw-atlas.ts'
import type { RateLimiter } from './http/rate-limits.ts'
import type { Listings } from './listings/listings.ts'
import type { Newsletter } from './newsletter/newsletter.ts'
import type { ResolvePicture } from './pictures/resolve-picture.ts'
import type { SearchIndex } from './search/search-index.ts'
import type { FindTripPage } from './trips/find-trip-page.ts'

/** Everything that pages reach through the request context. */
export type Services = {
  site: Site
  siteUrl: string
  /** Whether real visitors come here: samples that must not be taken for facts are left out. */
  production: boolean
  catalogue: Catalogue
  newsletter: Newsletter
  limits: RateLimiter
  picture: ResolvePicture
  cards: ListCards
  /** Ids of trips, best first. */
  search: SearchIndex['search']
  listings: Listings
  /** The whole address of the picture that a shared link to a trip shows, or one to the site. */
  shareImage: (tripId?: string) => string | undefined
  compare: CompareTrips
  atlas: Atlas
  findTripPage: FindTripPage
}

/** How long a made page may be kept: until midnight in India, or for the few seconds that seats stay true. */
export type PageLifetime = 'day' | 'seats' | 'none'

export type PageState = {
  nonce: string
  lifetime: PageLifetime
  /** For rate limits alone; never stored or logged. */
  clientAddress: string
  report: (error: unknown) => void
}
