import { isAbroad, type Trip } from '#domain/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Words and trips of a listing. */
export type ListingEntry = {
  path: string
  title: string
  intro: string
  description: string
  /** In the order that we recommend. A trip that comes twice stands once. */
  trips: (catalogue: Catalogue) => Trip[]
}

/** Bookable tours before private ones, the best liked first. */
function recommended(trips: Trip[]): Trip[] {
  const kinds = { group: 0, suggested: 1, customised: 2 }
  return trips.toSorted(
    (a, b) =>
      kinds[a.kind] - kinds[b.kind] || b.rating - a.rating || b.reviews - a.reviews || (a.id < b.id ? -1 : 1),
  )
}

export const listingTable: ListingEntry[] = [
  {
    path: '/india',
    title: 'All India Tour Packages',
    intro:
      'Every journey we run at home, from a weekend above Rishikesh to twelve days of riding in Ladakh. Group departures come first; private trips on your own dates follow.',
    description:
      'Group departures and private trips all over India: Ladakh, Himachal, Uttarakhand, Rajasthan, Goa, Kerala, Tamil Nadu, the Andamans and the North-East, with all-in prices and real seats.',
    trips: ({ trips }) => recommended(trips.filter((trip) => !isAbroad(trip))),
  },
  {
    path: '/popular',
    title: 'Popular Trips',
    intro: 'Five journeys that show what we do best. If this is your first in a group, begin here.',
    description: 'Five journeys to begin with, with all-in prices, next departures and seats left.',
    trips: ({ listTrips }) => listTrips('popular'),
  },
  {
    path: '/offbeat',
    title: 'Off-Beat Destinations',
    intro:
      'Valleys at the end of the bus line, villages that host a dozen guests a week. Simple beds, long evenings, and few other visitors.',
    description:
      'Small-group trips to places that few people visit: far valleys, frontier villages and festivals.',
    trips: ({ listTrips }) => listTrips('offbeat'),
  },
  {
    path: '/family-tours',
    title: 'Family Tours & Packages',
    intro:
      'Paced for grandparents and for seven-year-olds: shorter drives, unhurried mornings, and something to do every afternoon.',
    description: 'Family holidays in India with short drives, good hotels and a pace that suits everyone.',
    trips: ({ listTrips }) => listTrips('family'),
  },
  {
    path: '/weekends',
    title: 'Short Trips',
    intro:
      'Two or three days away and back at your desk on Monday. Most leave after work and do the dull part of the road at night.',
    description: 'Short trips for a weekend away, with next departures, all-in prices and seats left.',
    trips: ({ listTrips }) => listTrips('weekend'),
  },
  {
    path: '/world',
    title: 'International Tours',
    intro:
      'Thailand, Singapore, Bali, the Maldives, Dubai and Europe, as group departures or on dates of your own. What the price holds stands on every trip, taxes included.',
    description:
      'International tours from India to Thailand, Singapore, Bali, the Maldives, Dubai and Europe, in groups or private, with all-in prices.',
    trips: ({ listTrips, listByIds, destinations }) => [
      ...listTrips('international'),
      ...listByIds(destinations.world.flatMap(({ groupTours }) => groupTours)),
      ...listByIds(destinations.world.flatMap(({ customTrips }) => customTrips)),
    ],
  },
  {
    path: '/long-weekend-trips',
    title: 'Long Weekend & Festive Special',
    intro:
      'Made for the weeks when a holiday falls on a Friday: journeys that need one or two days of leave, and festivals seen where they belong.',
    description: 'Trips for long weekends and festivals, planned around the public holidays of India.',
    trips: ({ listTrips }) => listTrips('longWeekend'),
  },
  {
    path: '/honeymoon-packages',
    title: 'Honeymoon Packages',
    intro:
      'Eight journeys for two, four of them abroad. Quiet rooms, unhurried days, and time with nothing planned.',
    description:
      'Honeymoon packages in India and abroad: quiet stays and unhurried days, with all-in prices.',
    trips: ({ listTrips }) => listTrips('honeymoon'),
  },
  {
    path: '/ladakh',
    title: 'Ladakh Trips',
    intro:
      'On a motorbike or in an SUV, over the high passes to Nubra, Pangong and Hanle. High roads ask for slow first days, and every plan leaves room for them.',
    description:
      'Ladakh by motorbike and by SUV: fixed departures, all-in prices and the seats that are really left.',
    trips: ({ listTrips }) => [...listTrips('ladakhBiking'), ...listTrips('ladakhSuv')],
  },
  {
    path: '/treks',
    title: 'Himalayan Treks',
    intro:
      'From a first snow summit to weeks behind the main range. Leaders know the valley they walk in, and turn back when the mountain says so.',
    description: 'Himalayan treks and adventures with local leaders, from easy weekend walks to high passes.',
    trips: ({ listTrips, listByCategory }) => [
      ...listTrips('treks'),
      ...recommended(listByCategory('adventure')),
    ],
  },
  {
    path: '/customized',
    title: 'Customised Trips',
    intro:
      'Private journeys on your own dates, for two or for twenty. Take one as it stands or as a first sketch: we change the route, the rooms and the pace with you.',
    description: 'Customised private trips in India and abroad, on your own dates and at your own pace.',
    trips: ({ listTrips }) => listTrips('customised'),
  },
]

/** Other names of a listing, and where they lead. */
export const listingRedirects: Record<string, string> = {
  '/family': '/family-tours',
  '/weekend': '/weekends',
  '/international': '/world',
  '/honeymoon': '/honeymoon-packages',
  '/adventure': '/treks',
  '/custom-trip': '/#customised-trips',
}

/** Second addresses of whole listings. */
export const listingTwins: Record<string, string> = {
  '/india/all-states': '/india',
  '/world/all-countries': '/world',
}
