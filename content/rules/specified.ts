import { destinationGroups } from '#domain/trips/destination-groups.ts'
import type { CategorySlug, CompanyNumbers, ListingSlug, TripListName } from '../pages/types.ts'

/** What the specification counts and names. */

/** Section 2: pages to which the texts of posts lead by themselves. */
export const linkedPages = [
  '/backpacking',
  '/honeymoon-packages',
  '/family-tours',
  '/long-weekend-trips',
  '/india/ladakh',
  '/india/himachal-pradesh',
  '/india/kerala',
  '/india/goa',
  '/world/thailand',
  '/world/singapore',
  '/world/bali',
  '/world/maldives',
  '/customized',
]

export const listCounts = {
  popular: 5,
  weekend: 4,
  honeymoon: 8,
  international: 5,
  offbeat: 5,
  family: 4,
  longWeekend: 6,
  ladakhBiking: 4,
  ladakhSuv: 4,
} satisfies Partial<Record<TripListName, number>>

export const sampleLists = Object.keys(listCounts) as (keyof typeof listCounts)[]

export const honeymoonsAbroad = 4

export const destinationSlugs = {
  india: Object.keys(destinationGroups.india),
  world: Object.keys(destinationGroups.world),
}

export const searchKeywords = [
  'adventure',
  'beach',
  'family',
  'honeymoon',
  'budget',
  'luxury',
  'cultural',
  'wildlife',
  'pilgrimage',
  'weekend',
  'monsoon',
  'winter',
  'summer',
  'offbeat',
  'international',
]

/** Section 1: each is the subject of a trip. */
export const catalogueDestinations = [
  'Rajasthan',
  'Spiti',
  'Andaman',
  'Bir Billing',
  'Darjeeling',
  'Nagaland',
  'Goa',
  'Jibhi',
  'Kashmir',
  'Kasol',
  'Kerala',
  'Ladakh',
  'Manali',
  'Meghalaya',
  'Rishikesh',
  'Sandakphu',
  'Shimla',
  'Valley of Flowers',
  'Zanskar',
]

export const faqCategories = [
  'Booking & Payments',
  'Trip Planning',
  'Cancellation & Changes',
  'During Travel',
  'Special Requirements',
]

export const careerOpenings = [
  'Travel Consultant',
  'Tour Manager',
  'Digital Marketing Specialist',
  'Customer Support Executive',
]

export const companyNumbers: CompanyNumbers = { reviews: 300, travelers: 5000, destinations: 80, years: 8 }

/** Titles by path; a page without one here is named as it says itself. */
export const listingTitles: Record<ListingSlug, string | null> = {
  india: 'All India Tour Packages',
  popular: 'Popular Trips',
  offbeat: 'Off-Beat Destinations',
  'family-tours': 'Family Tours & Packages',
  weekends: 'Short Trips',
  world: 'International Tours',
  'long-weekend-trips': 'Long Weekend & Festive Special',
  'honeymoon-packages': 'Honeymoon Packages',
  ladakh: 'Ladakh Trips',
  treks: 'Himalayan Treks',
  customized: null,
}

export const listingSlugs = Object.keys(listingTitles) as ListingSlug[]

export const categoryCards: Record<CategorySlug, { title: string; to: string; subtitle?: string }> = {
  backpacking: { title: 'Backpacking Trips', subtitle: '5+ days', to: '/backpacking' },
  weekend: { title: 'Weekend Trips', subtitle: '2-3 days', to: '/weekends' },
  treks: { title: 'Himalayan Treks', to: '/treks' },
  customized: { title: 'Customized Trips', to: '/custom-trip' },
}

/** Headings of the content pages, by page and field. */
export const headings = [
  ['contact', 'title', 'Get in Touch'],
  ['contact-landing', 'form.title', 'Get Your FREE Travel Plan'],
  ['contact-landing', 'reasonsTitle', 'Why Choose Us'],
  ['contact-landing', 'offer.title', 'Limited Time Offer'],
  ['about', 'mission.title', 'Our mission'],
  ['about', 'teamTitle', 'Our team'],
] as const

/** Of the cards on /contact. */
export const contactQuestions = ['Booking', 'Payment methods', 'Cancellation policy', 'Trip customisation']

export const blogTitle = 'Travel Blog'
export const contactCards = { email: 'Email Us', call: 'Call Us', visit: 'Visit Us' }
export const callHours = 'Mon-Fri 9am to 6pm'
