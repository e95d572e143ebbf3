import { isAbroad, type Trip } from '#domain/trips/trip.ts'
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
      'Group departures and private trips all over India: Ladakh, Kashmir, Himachal, Uttarakhand, Rajasthan, Goa, Kerala, Tamil Nadu, the Andamans and the North-East, with all-in prices and real seats.',
    trips: ({ trips }) => recommended(trips.filter((trip) => !isAbroad(trip))),
  },
  {
    path: '/popular',
    title: 'Popular Trips',
    intro:
      'Spiti, Kashmir, the Andamans, Goa and Darjeeling, in five to eight days each. If this is your first journey in a group, begin here.',
    description:
      'Five journeys to begin with: Spiti, Kashmir, the Andamans, Goa and Darjeeling, with all-in prices and seats left.',
    trips: ({ listTrips }) => listTrips('popular'),
  },
  {
    path: '/offbeat',
    title: 'Off-Beat Destinations',
    intro:
      'Five places that ask for a longer road and a simpler bed: Zanskar, Tirthan, Nagaland when Hornbill is on, the White Rann, and Tawang.',
    description:
      'Small-group trips off the usual routes: far valleys, frontier villages, a salt desert and a festival.',
    trips: ({ listTrips }) => listTrips('offbeat'),
  },
  {
    path: '/family-tours',
    title: 'Family Tours & Packages',
    intro:
      'Five to eight days for children, parents and grandparents: lakes and safaris, forts and sundials, deodar hills, a mountain railway.',
    description:
      'Family holidays in India of five to eight days: Himachal, Rajasthan, Corbett and the Nilgiris, with all-in prices.',
    trips: ({ listTrips }) => listTrips('family'),
  },
  {
    path: '/weekends',
    title: 'Short Trips',
    intro:
      'Four weekends from Delhi. Three leave after work on Friday and drive through the night; the coach to Rishikesh sets off at dawn.',
    description: 'Short trips for a weekend away, with next departures, all-in prices and seats left.',
    trips: ({ listTrips }) => listTrips('weekend'),
  },
  {
    path: '/world',
    title: 'International Tours',
    intro:
      'Thailand, Singapore, Bali, the Maldives, Dubai and Europe, as group departures or on dates of your own. Every trip says what its price holds, and taxes are always in it.',
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
      'Six to twelve days, for those who put their leave beside a holiday or a festival. The shortest take four days off around one weekend.',
    description:
      'Trips of six to twelve days for long weekends and festive weeks, with next departures, all-in prices and seats left.',
    trips: ({ listTrips }) => listTrips('longWeekend'),
  },
  {
    path: '/honeymoon-packages',
    title: 'Honeymoon Packages',
    intro:
      'Eight journeys for two, four of them abroad. Quiet rooms, slow mornings, and time with nothing planned.',
    description:
      'Honeymoon packages from Kashmir, Kerala and the Andamans to the Maldives, Bali and the Alps, with all-in prices.',
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
      'From four days at Chopta to eleven below Kanchenjunga, with leaders who know the valley, and turn back when the weather turns. One walk lies outside the Himalaya, over three Sahyadri forts in the rains. Rides and drives in Ladakh follow.',
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
      'Private journeys on your own dates, for two or for twenty. Each is a full plan with a price; its route, rooms and pace are yours to change.',
    description: 'Customised private trips in India and abroad, on your own dates and at your own pace.',
    trips: ({ listTrips }) => [...listTrips('customised'), ...listTrips('suggested')],
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
