import type { BlogTab } from '#domain/posts/blog-tabs.ts'
import type { IndiaGroup } from '#domain/trips/destination-groups.ts'
import type { Region } from '#domain/trips/trip.ts'

/**
 * Facts that live elsewhere stand in prose as `{token}`. Bare numbers carry their unit in the prose
 * ('{booksYears} years'); the others render as the example shows.
 */
export type PageToken =
  /** The refund table as one or more whole sentences, with capital and full stop. */
  | 'cancellationPolicy'
  /** '7-10 working days' */
  | 'refundDays'
  /** '5%' */
  | 'gstRate'
  /** '2%' */
  | 'tcsRate'
  /** '₹5,000' */
  | 'welcomeMinimum'
  /** '₹15,000' */
  | 'emiMinimum'
  /** '3, 6, 9 or 12' */
  | 'emiMonths'
  /** '24' */
  | 'confirmationHours'
  | 'depositPercent'
  | 'depositFromDays'
  | 'depositDueDays'
  /** 'Mon-Fri 9am-6pm, Sat 10am-4pm' */
  | 'supportHours'
  /** '15' */
  | 'maxGuests'
  | 'phone'
  | 'email'
  /** '13' */
  | 'minimumAge'
  /** '18' */
  | 'adultAge'
  | 'legalName'
  | 'registeredOffice'
  /** 'Meera Nair, Head of Guest Care' */
  | 'grievanceOfficer'
  | 'grievanceEmail'
  | 'grievancePhone'
  /** '48' */
  | 'acknowledgedHours'
  /** 'one month' */
  | 'answeredWithin'
  /** '15' */
  | 'troubleCreditBelowDays'
  /** '₹1,000' */
  | 'troubleCreditPerGuest'
  /** '7' */
  | 'paymentYears'
  /** '8' */
  | 'booksYears'
  /** 'one year' */
  | 'enquiryTime'
  /** 'one year' */
  | 'reviewTime'
  | 'incidentTime'
  /** 'one year' */
  | 'logTime'
  /** '90' */
  | 'unusedDays'
  /** '30' */
  | 'messageDays'
  | 'guestDays'
  /** '30' */
  | 'newsletterDays'
  /** '30' */
  | 'waitingDays'

/** Counts that the sections of the home page name as `{token}`: the trips of a region or a list, in digits. */
export type HomeToken =
  | 'northTrips'
  | 'southTrips'
  | 'eastTrips'
  | 'westTrips'
  | 'customisedTrips'
  | 'suggestedTrips'

/** `title` and `intro` head a page, `description` is what search engines show. */
export type PageWords = { title: string; intro: string; description: string }

/** `promise` is what the page says largest, `letter` what it says of the sample that it shows. */
export type NewsletterContent = PageWords & {
  promise: string
  points: Point[]
  letter: Point & { subject: string; departures: string }
}

/** `questions` are answered by a comparison: what stands where nothing is picked yet. */
export type CompareContent = PageWords & { questions: { question: string; ids: string[] }[] }

/** Listings by the first part of their address. */
export type ListingSlug =
  | 'india'
  | 'popular'
  | 'offbeat'
  | 'family-tours'
  | 'weekends'
  | 'world'
  | 'long-weekend-trips'
  | 'honeymoon-packages'
  | 'ladakh'
  | 'treks'
  | 'customized'
export type ListingsContent = Record<ListingSlug, PageWords>

export type BackpackingContent = PageWords & {
  tripsTitle: string
  reasonsTitle: string
  /** Each stands under an icon of its own. */
  reasons: Point[]
}

/** `tabs` say what each tab of the blog holds: to readers, and to search engines. */
export type BlogContent = Omit<PageWords, 'description'> & {
  tabs: Record<BlogTab, { intro: string; description: string }>
}

/** What the company has to show for itself; each is said with a plus behind it. */
export type CompanyNumbers = Record<'reviews' | 'travelers' | 'destinations' | 'years', number>

/** What stands over a section of the home page. */
export type SectionWords = { title: string; text: string }
export type LinkedSection = SectionWords & { more: { to: string; label: string } }
export type TabWords = { id: string; label: string; text: string }
export type CategoryCard = { title: string; subtitle: string; text: string; to: string }
export type CategorySlug = 'backpacking' | 'weekend' | 'treks' | 'customized'

export type HomeContent = {
  /** Below the tagline. */
  intro: string
  categories: Record<CategorySlug, CategoryCard>
  sections: Record<
    | 'longWeekend'
    | 'popular'
    | 'states'
    | 'customised'
    | 'offbeat'
    | 'family'
    | 'honeymoon'
    | 'weekend'
    | 'international',
    LinkedSection
  > & {
    regions: LinkedSection & { tabs: Record<Region, TabWords> }
    ladakh: LinkedSection & { tabs: Record<'ladakhBiking' | 'ladakhSuv', TabWords> }
    testimonials: { title: string }
    whyUs: SectionWords
    gallery: SectionWords
    affiliations: SectionWords
  }
  contact: {
    title: string
    email: Point
    /** `outside`: whom one reaches at other hours. */
    call: Point & { outside: string }
    visit: { title: string }
  }
}

/** A gazetted holiday; `day` and the day of its check as YYYY-MM-DD. */
export type Holiday = {
  day: string
  name: string
  /** It follows the moon: the official list may name the day before or after. */
  mayMove?: true
  checkedOn: string
}

/** A place of the destinations page. */
export type AtlasPlace = {
  name: string
  /** The id of the place of content/places that it is drawn at. */
  pin: string
  /** The slug of its own group, whose page lists its trips; without one they are searched by name. */
  group?: IndiaGroup
  /** Other words that say a trip goes there. */
  words?: string[]
}
export type AtlasContent = PageWords & {
  world: SectionWords
  /** Places without a group of their own name the picture that stands for them. */
  places: Record<Region, (AtlasPlace & { poster?: string; within?: AtlasPlace[] })[]>
}

/** `asked` names the questions that are asked most by their words, each with a few of its own and the answer in short. */
export type FaqPageContent = PageWords & {
  asked: { label: string; question: string; short: string; refundTable?: true }[]
}
export type FaqItem = { question: string; answer: string }
export type FaqCategory = { id: string; name: string; items: FaqItem[] }

export type CareerOpening = {
  id: string
  title: string
  department: string
  location: string
  type: string
  experience: string
  description: string
}
export type Perk = { title: string; text: string }
export type CareersContent = PageWords & {
  openingsTitle: string
  openings: CareerOpening[]
  perksTitle: string
  perks: Perk[]
}

/** Each card names a question of the FAQ by its words, and shows that answer. */
export type ContactContent = PageWords & {
  form: SectionWords
  chat: SectionWords
  /** Whom one reaches when the office is closed. */
  outsideHours: string
  offices: { title: string }
  seller: SectionWords
  map: SectionWords
  questions: { title: string; more: string; cards: { title: string; question: string }[] }
}

/** The offer is a coupon: after its last day the box is gone. */
export type ContactLandingContent = PageWords & {
  form: SectionWords
  /** What happens, one after the other. */
  steps: string[]
  reasonsTitle: string
  testimonialsTitle: string
  offer: { title: string; text: string; code: string }
}

/** `portrait` names a picture of artwork/brand/avatars.ts: the name in kebab-case. */
export type Review = { name: string; location: string; portrait: string; rating: number; text: string }
export type Testimonial = { name: string; trip: string; text: string; portrait: string }
/** `sample` makes a production start warn. `rating` is the average of at least `count` reviews, out of 5. */
export type ReviewsContent = {
  sample: boolean
  rating: number
  count: number
  reviews: Review[]
  testimonials: Testimonial[]
}

/** `picture` is the id of a scene. */
export type GalleryPhoto = { id: string; picture: string; alt: string; location: string }

export type Point = { title: string; text: string }
export type TeamMember = { sample: boolean; name: string; role: string; text: string; portrait: string }
export type AboutContent = PageWords & {
  story: { title: string; paragraphs: string[] }
  mission: { title: string; text: string }
  differentiatorsTitle: string
  differentiators: Point[]
  teamTitle: string
  team: TeamMember[]
  callToAction: { title: string; text: string; label: string; href: string }
}

export type WhyUsContent = { home: Point[]; landing: Point[] }

/** Without a number an affiliation is not shown in production. */
export type Affiliation = { sample: boolean; name: string; body: string; number: string | null }

/** Paragraphs may hold links, `[My Profile](/profile)`. */
export type Section = {
  id: string
  title: string
  paragraphs: string[]
  /** The refund table stands below the first paragraph. */
  refundTable?: true
  /** Who sells stands below the first paragraph. */
  seller?: true
}
/** `inShort` says the most important in a few lines, which replace nothing. `updated` is the day of the last change, as YYYY-MM-DD. */
export type LegalContent = PageWords & { updated: string; inShort: string[]; sections: Section[] }

export type SearchKeyword = { keyword: string; relatedTerms: string[]; tripIds: string[] }

export type DestinationGroup = {
  slug: string
  name: string
  intro: string
  bestMonths: string
  scene: string
  groupTours: string[]
  customTrips: string[]
}
export type DestinationGroups = { india: DestinationGroup[]; world: DestinationGroup[] }

export type TripListName =
  | 'popular'
  | 'weekend'
  | 'honeymoon'
  | 'international'
  | 'offbeat'
  | 'family'
  | 'longWeekend'
  | 'ladakhBiking'
  | 'ladakhSuv'
  | 'treks'
  | 'backpacking'
  | 'customised'
  | 'suggested'
export type TripLists = Record<TripListName, string[]>
