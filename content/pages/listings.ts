import type { ListingsContent } from './types.ts'

/** The titles are those of the specification. */
export const listings: ListingsContent = {
  india: {
    title: 'All India Tour Packages',
    intro:
      'Every journey we run at home, from a weekend above Rishikesh to twelve days of riding in Ladakh. Group departures come first; private trips on your own dates follow.',
    description:
      'Group departures and private trips all over India, from Ladakh and Kashmir to Kerala and the Andamans, with all-in prices and real seats.',
  },
  popular: {
    title: 'Popular Trips',
    intro:
      'Spiti, Kashmir, the Andamans, Goa and Darjeeling, in five to eight days each. If this is your first journey in a group, begin here.',
    description:
      'Five journeys to begin with: Spiti, Kashmir, the Andamans, Goa and Darjeeling, with all-in prices and seats left.',
  },
  offbeat: {
    title: 'Off-Beat Destinations',
    intro:
      'Five places that ask for a longer road and a simpler bed: Zanskar, Tirthan, Nagaland when Hornbill is on, the White Rann, and Tawang.',
    description:
      'Small-group trips off the usual routes: far valleys, frontier villages, a salt desert and a festival.',
  },
  'family-tours': {
    title: 'Family Tours & Packages',
    intro:
      'Five to eight days for children, parents and grandparents: lakes and safaris, forts and sundials, deodar hills, a mountain railway.',
    description:
      'Family holidays in India of five to eight days: Himachal, Rajasthan, Corbett and the Nilgiris, with all-in prices.',
  },
  weekends: {
    title: 'Short Trips',
    intro:
      'Four weekends from Delhi. Three leave after work on Friday and drive through the night; the coach to Rishikesh sets off at dawn.',
    description: 'Short trips for a weekend away, with next departures, all-in prices and seats left.',
  },
  world: {
    title: 'International Tours',
    intro:
      'Thailand, Singapore, Bali, the Maldives, Dubai and Europe, as group departures or on dates of your own. Every trip says what its price holds, and taxes are always in it.',
    description:
      'International tours from India to Thailand, Singapore, Bali, the Maldives, Dubai and Europe, in groups or private, with all-in prices.',
  },
  'long-weekend-trips': {
    title: 'Long Weekend & Festive Special',
    intro:
      'Six to twelve days, for those who put their leave beside a holiday or a festival. The shortest take four days off around one weekend.',
    description:
      'Trips of six to twelve days for long weekends and festive weeks, with next departures, all-in prices and seats left.',
  },
  'honeymoon-packages': {
    title: 'Honeymoon Packages',
    intro:
      'Eight journeys for two, four of them abroad. Quiet rooms, slow mornings, and time with nothing planned.',
    description:
      'Honeymoon packages from Kashmir, Kerala and the Andamans to the Maldives, Bali and the Alps, with all-in prices.',
  },
  ladakh: {
    title: 'Ladakh Trips',
    intro:
      'On a motorbike or in an SUV, over the high passes to Nubra, Pangong and Hanle. High roads ask for slow first days, and every plan leaves room for them.',
    description:
      'Ladakh by motorbike and by SUV: fixed departures, all-in prices and the seats that are really left.',
  },
  treks: {
    title: 'Himalayan Treks',
    intro:
      'From four days at Chopta to eleven below Kanchenjunga, with leaders who know the valley, and turn back when the weather turns. One walk lies outside the Himalaya, over three Sahyadri forts in the rains. Rides and drives in Ladakh follow.',
    description: 'Himalayan treks and adventures with local leaders, from easy weekend walks to high passes.',
  },
  customized: {
    title: 'Customised Trips',
    intro:
      'Private journeys on your own dates, for two or for twenty. Each is a full plan with a price; its route, rooms and pace are yours to change.',
    description: 'Customised private trips in India and abroad, on your own dates and at your own pace.',
  },
}
