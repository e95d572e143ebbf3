import type { ListingsContent } from './types.ts'

/** The titles are those of the specification. */
export const listings: ListingsContent = {
  india: {
    title: 'All India Tour Packages',
    intro:
      'All our trips in India, from a weekend at Rishikesh to twelve days of riding in Ladakh. The list begins with group departures; private trips on your own dates come after them.',
    description:
      'Group departures and private trips all over India, from Ladakh and Kashmir to Kerala and the Andamans, with all-in prices and real seats.',
  },
  popular: {
    title: 'Popular Trips',
    intro:
      'Spiti, Kashmir, the Andamans, Goa and Darjeeling, in five to eight days each. A good place to start if this is your first group trip.',
    description:
      'Five trips to start with: Spiti, Kashmir, the Andamans, Goa and Darjeeling, with all-in prices and seats left.',
  },
  offbeat: {
    title: 'Off-Beat Destinations',
    intro:
      'Five places with longer drives and simpler rooms: Zanskar, Tirthan, Nagaland during the Hornbill Festival, the White Rann, and Tawang.',
    description:
      'Small-group trips off the usual routes: far valleys, border villages, a salt desert and a festival.',
  },
  'family-tours': {
    title: 'Family Tours & Packages',
    intro:
      'Five to eight days for children, parents and grandparents: lakes and safaris, forts and palaces, cool hills and a mountain railway.',
    description:
      'Family holidays in India of five to eight days: Himachal, Rajasthan, Corbett and the Nilgiris, with all-in prices.',
  },
  weekends: {
    title: 'Short Trips',
    intro:
      'Four short trips from Delhi. Rishikesh comes first: three days, from early Friday morning to Sunday evening. The other three take four days, from Friday night to Monday, with one or two nights on the road. Kasol and Bir are back on Monday morning, Chopta on Monday night.',
    description:
      'Weekend trips from Delhi, Friday to Sunday or Friday night to Monday, with next departures, all-in prices and seats left.',
  },
  world: {
    title: 'International Tours',
    intro:
      'Thailand, Singapore, Bali, the Maldives, Dubai and Europe, as group departures or on your own dates. Every trip lists what its price includes, and taxes are always included.',
    description:
      'International tours from India to Thailand, Singapore, Bali, the Maldives, Dubai and Europe, in groups or private, with all-in prices.',
  },
  'long-weekend-trips': {
    title: 'Long Weekend & Festive Special',
    intro:
      'Trips of six to twelve days for a holiday or a festival with some days of leave added. For the shortest you need four days of leave around one weekend.',
    description:
      'Trips of six to twelve days for long weekends and festive weeks, with next departures, all-in prices and seats left.',
  },
  'honeymoon-packages': {
    title: 'Honeymoon Packages',
    intro: 'Eight trips for two, four of them abroad, with quiet rooms, late mornings and free time.',
    description:
      'Honeymoon packages from Kashmir, Kerala and the Andamans to the Maldives, Bali and the Alps, with all-in prices.',
  },
  ladakh: {
    title: 'Ladakh Trips',
    intro:
      'On a motorbike or in an SUV, over the high passes to Nubra, Pangong and Hanle. Your body needs time to get used to the height, so every plan begins with slow days.',
    description:
      'Ladakh by motorbike and by SUV: fixed departures, all-in prices and the seats that are really left.',
  },
  treks: {
    title: 'Himalayan Treks',
    intro:
      'From four days at Chopta to eleven days below Kanchenjunga, with leaders who know the valley and turn back when the weather turns bad. One trek lies outside the Himalaya: three Sahyadri forts in the monsoon. Ladakh trips by motorbike and SUV come after the treks.',
    description: 'Himalayan treks and adventures with local leaders, from easy weekend walks to high passes.',
  },
  customized: {
    title: 'Customised Trips',
    intro:
      'Private trips on your own dates, for two people or for twenty. Each is a full plan with a price, and you can change its route, rooms and pace.',
    description: 'Customised private trips in India and abroad, on your own dates and at your own pace.',
  },
}
