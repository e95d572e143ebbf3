import type { PageLifetime } from '#app/page-rules.ts'
import type { Site } from '#domain/site/site.ts'
import type { ListCards } from './cards/list-cards.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { CompareTrips } from './compare/compare-trips.ts'
import type { Atlas } from './destinations/draw-atlas.ts'
import type { ReceiveForm } from './http/receive-form.ts'
import type { Refusal } from './http/refusals.ts'
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
  receiveForm: ReceiveForm
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

/** The page being rendered, as its loaders and actions see it. */
export type PageState = {
  nonce: string
  /** For limits alone; never stored or logged. Empty for pages that may be cached, which know nothing of who asks. */
  clientAddress: string
  report: (error: unknown) => void
  /** Set when the server refuses the request: the page says so instead of what its address would show. */
  refusal: Refusal | null
  /** Shortens the page's life: what its rule (app/page-rules.ts) allows can't be lengthened. */
  keepAtMost: (lifetime: PageLifetime) => void
  /** Names trips whose seats the page shows. A page with seats that names none is dropped whenever any seat changes. */
  showsSeatsOf: (tripIds: Iterable<string>) => void
}
