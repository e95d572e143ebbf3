import { type FallbackDeparture, fallbackDepartures } from '#domain/departures/generated-departures.ts'
import type { ItineraryDay, PackageContent } from './trip.ts'

/** What a bare listing knows of itself. */
export type BasicListing = {
  id: string
  title: string
  location: string
  price: number
  discount: number
  duration: string
}

export type FallbackDetail = BasicListing & {
  description: string
  highlights: string[]
  inclusions: string[]
  exclusions: string[]
  itinerary: ItineraryDay[]
  faqs: { question: string; answer: string }[]
  placesCovered: string[]
  packages: PackageContent[]
  departures: FallbackDeparture[]
}

const premiumExtra = 5000

type Template = { highlights: string[]; first: string; second: string }

const templates: Record<'goa' | 'kerala' | 'manali', Template> = {
  goa: {
    highlights: [
      'Beaches of the north and the south',
      'Old Goa and its churches',
      'A river evening on the Mandovi',
      'Fish curry and rice by the sea',
    ],
    first: 'Arrive, settle in near the beach, and walk the sand at sunset.',
    second: 'Old Goa in the morning, a last swim, and the way home.',
  },
  kerala: {
    highlights: [
      'A houseboat on the backwaters',
      'Tea hills in the morning mist',
      'Spice gardens on foot',
      'An evening of Kathakali',
    ],
    first: 'Arrive, drive to the backwaters and board the boat in the afternoon.',
    second: 'Canals at first light, breakfast on board, and the way home.',
  },
  manali: {
    highlights: [
      'Deodar forests above the river',
      'The old village and its wooden temple',
      'Snow views on clear mornings',
      'A café evening by the Beas',
    ],
    first: 'Arrive, settle in, and walk up to the old village before dinner.',
    second: 'The valley’s upper meadows in the morning, then the way home.',
  },
}

/** A modest but complete detail for a listing that has none of its own, with what it offers on a day in India. */
export function fallbackDetail(listing: BasicListing, today: string): FallbackDetail {
  const location = listing.location.toLowerCase()
  const { highlights, first, second } =
    templates[location.includes('goa') ? 'goa' : location.includes('kerala') ? 'kerala' : 'manali']
  const day = (title: string, description: string, stay: string): ItineraryDay => ({
    title,
    description,
    activities: ['Local sightseeing'],
    meals: ['breakfast'],
    stay,
  })
  return {
    ...listing,
    description: `${listing.title} is a short journey in ${listing.location} with a fixed plan, a place to sleep and someone to call. Ask us for the day-by-day details before you decide.`,
    highlights,
    inclusions: [
      'Stay on twin sharing',
      'Breakfast every day',
      'Transfers as planned',
      'Local sightseeing by road',
      'A trip captain',
      'All taxes on the above',
    ],
    exclusions: [
      'Travel to the starting point',
      'Lunch and dinner unless stated',
      'Entry and camera fees',
      'Travel insurance',
      'Anything not listed as included',
    ],
    itinerary: [
      day(`Arrive in ${listing.location}`, first, `Hotel, ${listing.location}`),
      day(`${listing.location} and home`, second, 'Trip ends'),
    ],
    faqs: [
      {
        question: 'How many people travel together?',
        answer: 'Groups are small; we tell you the number before you pay.',
      },
      {
        question: 'Can the plan be changed?',
        answer: 'Yes. Write to us on WhatsApp and we shape it to your dates.',
      },
    ],
    placesCovered: [listing.location],
    departures: fallbackDepartures(today),
    packages: [
      {
        title: 'Standard',
        price: listing.price,
        description: 'Comfortable stay, everything listed as included',
        isPopular: true,
      },
      {
        title: 'Premium',
        price: listing.price + premiumExtra,
        description: 'Better rooms and a private vehicle where roads allow',
      },
    ],
  }
}
