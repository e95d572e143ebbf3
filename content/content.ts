import type { Place, Trip } from '#domain/trips/trip.ts'
import type {
  AboutContent,
  Affiliation,
  CareersContent,
  DestinationGroups,
  FaqCategory,
  GalleryPhoto,
  ReviewsContent,
  SearchKeyword,
  Section,
  TripLists,
  WhyUsContent,
} from './pages/types.ts'
import type { PostContent } from './schema.ts'

/** What stands in content/pages. */
export type Pages = {
  lists: TripLists
  destinations: DestinationGroups
  keywords: SearchKeyword[]
  faq: FaqCategory[]
  careers: CareersContent
  reviews: ReviewsContent
  gallery: GalleryPhoto[]
  about: AboutContent
  privacy: Section[]
  terms: Section[]
  whyUs: WhyUsContent
  affiliations: Affiliation[]
}

/** The whole catalogue after its checks. */
export type Content = Pages & {
  trips: Trip[]
  places: Place[]
  posts: PostContent[]
}
