import type { LinkPhrases } from '#domain/posts/link-phrases.ts'
import type { Place, Trip } from '#domain/trips/trip.ts'
import type {
  AboutContent,
  Affiliation,
  AtlasContent,
  BackpackingContent,
  BlogContent,
  CareersContent,
  CompanyNumbers,
  CompareContent,
  ContactContent,
  ContactLandingContent,
  DestinationGroups,
  FaqCategory,
  FaqPageContent,
  GalleryPhoto,
  Holiday,
  HomeContent,
  LegalContent,
  ListingsContent,
  NewsletterContent,
  ReviewsContent,
  SearchKeyword,
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
  faqPage: FaqPageContent
  careers: CareersContent
  reviews: ReviewsContent
  gallery: GalleryPhoto[]
  about: AboutContent
  contact: ContactContent
  contactLanding: ContactLandingContent
  privacy: LegalContent
  terms: LegalContent
  whyUs: WhyUsContent
  affiliations: Affiliation[]
  companyNumbers: CompanyNumbers
  home: HomeContent
  holidays: Holiday[]
  listings: ListingsContent
  backpacking: BackpackingContent
  atlas: AtlasContent
  compare: CompareContent
  newsletter: NewsletterContent
  blog: BlogContent
  linkPhrases: LinkPhrases
  moved: Record<string, string>
}

/** The whole catalogue after its checks. */
export type Content = Pages & {
  trips: Trip[]
  places: Place[]
  posts: PostContent[]
}
