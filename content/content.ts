import type { EmergencyNumber } from '#domain/journey/emergency.ts'
import type { Coupon } from '#domain/money/coupon.ts'
import type { LinkPhrases } from '#domain/posts/link-phrases.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
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
  emergency: Record<string, EmergencyNumber[]>
}

/** The whole catalogue after its checks. */
export type Content = Pages & {
  trips: Trip[]
  places: Place[]
  posts: PostContent[]
  coupons: Coupon[]
  /** Null where they can't be read: nothing is made of such content. */
  siteFacts: SiteFacts | null
}
