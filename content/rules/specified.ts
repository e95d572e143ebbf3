import { destinationGroups } from '#domain/trips/destination-groups.ts'
import type { TripListName } from '../pages/types.ts'

/** What section 3 of the specification counts and names. */

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
