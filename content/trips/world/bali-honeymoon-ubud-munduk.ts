import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h6',
  kind: 'group',
  title: 'Bali for Two: River Villa, Mountain Mist, Cliff Sunset',
  location: 'Ubud, Munduk & Uluwatu, Bali',
  country: 'Indonesia',
  duration: '7D/6N',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 68500,
  discount: 6,
  rating: 4.9,
  reviews: 137,
  description:
    'Most Bali honeymoons stay south and see traffic. This one climbs. Three nights in a private-pool villa near Ubud, one in a timber cottage at Munduk where you sleep under a quilt, and two above the surf at Uluwatu. Couples begin on the same Monday, meet at the welcome dinner and the kecak, and otherwise go about with their own car and driver. Dates run from April to October. Bring one jacket; everybody forgets that the middle of Bali is cold.',
  highlights: [
    'A villa with its own plunge pool outside Ubud, breakfast floated on a tray if you must',
    'Purification at Tirta Empul with a priest’s blessing for the two of you',
    'One night at Munduk, with clove-scented walks to twin waterfalls',
    'Jatiluwih’s terraces on foot, farmed by water temples rather than a water board',
    'Clifftop dinner at Uluwatu after the kecak, menu vegetarian if you wish',
    'Your own car and Balinese driver for six days out of seven',
  ],
  placesCovered: ['Ubud', 'Tirta Empul', 'Jatiluwih', 'Ulun Danu Beratan', 'Munduk', 'Tanah Lot', 'Uluwatu'],
  itinerary: [
    {
      title: 'Garlands, a driver, a villa among the rice',
      description:
        'However you come – about seven hours direct from Bengaluru, eight from Delhi, longer through Kuala Lumpur – a driver named on your voucher meets you in Denpasar with frangipani garlands. He will be yours all week. The road to Ubud winds past stone carvers and takes ninety minutes. The villa has a plunge pool and a view of somebody’s field. All the couples meet once, over a rijsttafel with eight vegetarian dishes, and are then left alone.',
      activities: ['Private transfer', 'Welcome dinner'],
      meals: ['dinner'],
      stay: 'Private-pool villa, Ubud outskirts',
    },
    {
      title: 'A blessing in the spring',
      description:
        'Be at Tirta Empul when it opens, before the coaches. A pemangku, a temple priest, ties the sarongs and explains what to ask for at each spout; the water is cold enough to be believed. The blessing afterwards uses rice on the forehead and a tridatu thread on the wrist. By ten the driver has you at a coffee stall over the Gunung Kawi shrines. The rest of the day in Ubud is for a couple’s boreh scrub, spice and rice powder, and then the pool.',
      activities: ['Melukat at Tirta Empul', 'Gunung Kawi rock shrines', 'Couple’s spa, ninety minutes'],
      meals: ['breakfast'],
      stay: 'Private-pool villa, Ubud outskirts',
    },
    {
      title: 'A day with no plan, or three small ones',
      description:
        'This is the loosest day in Ubud and deliberately so. The Campuhan ridge walk takes forty minutes each way and is only pleasant before eight. A silver workshop in Celuk lets you hammer rings for each other in two hours. In the evening there is legong at the palace, little girls with eyes that move like clockwork, or dinner for two carried out to a platform in the paddy with lamps around it. Tell the driver by noon which it shall be.',
      activities: ['Campuhan ridge at dawn', 'Make-your-own silver rings', 'Dinner in the rice field'],
      meals: ['breakfast', 'dinner'],
      stay: 'Private-pool villa, Ubud outskirts',
    },
    {
      title: 'Up through Jatiluwih to Munduk',
      description:
        'The car climbs west to Jatiluwih (700 m), where the terraces roll for kilometres and a flat concrete path makes walking easy. Lunch is red rice grown below your table. Over the pass the air turns sharp; Ulun Danu Beratan (1,239 m) stands on its lake, often in cloud by two. The last half hour follows a crater rim above twin lakes. Munduk (800 m) is a single street on a spur, its verandas facing sunset and, on clear evenings, the cones of Java.',
      activities: ['Jatiluwih terrace walk', 'Ulun Danu Beratan', 'Sunset from the ridge'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Timber cottage, Munduk',
    },
    {
      title: 'Waterfalls, then down to the cliffs',
      description:
        'A village guide leads you at seven through cloves drying on mats to Melanting and the red-coral fall, ninety minutes with some slippery steps. Breakfast with Munduk coffee. It is a long drive south, three and a half hours, broken at Tanah Lot around low tide, when you can cross to the rock’s foot and drink from the spring. By evening you reach Uluwatu and a room above the ocean. Order in; you have earned it.',
      activities: ['Munduk waterfall walk', 'Tanah Lot', 'Drive to the Bukit peninsula'],
      meals: ['breakfast'],
      stay: '4-star cliff-side resort, Uluwatu',
    },
    {
      title: 'Salt, sun and the monkey army',
      description:
        'Swim in the morning, at your pool or down the long stairs to Melasti’s white sand, where the sea is calm inside the reef at mid-tide. Leave valuables in the room before the temple: Uluwatu’s macaques have learnt that phones can be exchanged for fruit. The kecak begins at six on the open terrace, Sita abducted as the sun goes. Your last dinner is at a table near the edge, with the surf’s white lines far below.',
      activities: ['Melasti beach', 'Temple and kecak', 'Clifftop dinner for two'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star cliff-side resort, Uluwatu',
    },
    {
      title: 'A late goodbye',
      description:
        'Checkout can be pushed to one in the afternoon on most dates. The airport lies forty to sixty minutes from Uluwatu, past the giant Garuda of the GWK park, 121 metres tall with its pedestal and visible from half the south. Stop there if you have two hours, or for young-coconut ice at Jimbaran. Your driver carries the bags to the terminal door and usually wants a photograph, too.',
      activities: ['Optional stop at the Garuda statue', 'Private transfer to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a one-bedroom pool villa, one in Munduk, two at Uluwatu',
    'Car, petrol and Balinese driver for the whole stay, ten hours a day',
    'Welcome rijsttafel, paddy-platform dinner, Munduk supper and clifftop dinner',
    'Priest’s offering and sarongs for the melukat',
    'Spa session and silver-ring workshop for both of you',
    'Tickets at Jatiluwih, Ulun Danu, Tanah Lot and the kecak',
  ],
  exclusions: [
    'Airfare; we can hold a group quote for 48 hours',
    'Indonesian visa on arrival and the provincial tourist levy, both per person',
    'Wine and spirits, heavily taxed in Indonesia',
    'Photo shoots, flower-petal baths and other villa extras',
    'Tips for the driver, customary at around IDR 100,000 a day',
  ],
  faqs: [
    {
      question: 'Who else is on our departure?',
      answer:
        'Up to nine other couples, travelling from India like you. You share two events, the first dinner and the dance. There are no icebreaker games. If you would rather have even those apart, tell us and we seat you separately.',
    },
    {
      question: 'Is an Indian marriage certificate needed?',
      answer:
        'Hotels do not normally ask for one. Indonesia’s new criminal code, in force from January 2026, does speak of unmarried couples, but complaints can come only from close family. Married couples need carry nothing more than passports.',
    },
    {
      question: 'What paperwork for Bali, and how long does it take?',
      answer:
        'About forty minutes at home: e-VOA on the immigration site, the All Indonesia declaration in the last three days, and the levy payment. Counters at the airport handle visa and levy too, with queues at midnight. Because fees shift, check the rule before booking.',
    },
    {
      question: 'Will villa staff cook vegetarian for us?',
      answer:
        'Yes, and well: urap, tempeh, pumpkin curry, banana pancakes. The Ubud villas have also served Jain breakfasts when briefed. In Munduk the kitchen is a family’s, so the choice is two or three dishes, hot and fresh.',
    },
    {
      question: 'Why only one night in Munduk?',
      answer:
        'Because it is quiet, cool and early to bed, and some couples miss the pool. Those who love walking should ask for two; we take one from Ubud at no charge if done thirty days before.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Warmth for one night',
      essential: true,
      items: ['A fleece each; Munduk drops to 16–18°C', 'Grippy shoes for wet steps'],
    },
    {
      category: 'Temple and spring',
      essential: true,
      items: ['Dark clothes that can get soaked', 'Plastic bag for wet things', 'Towels'],
    },
    {
      category: 'Dinners',
      essential: false,
      items: ['A dress or linen shirt you like being photographed in', 'Flat sandals for grass and sand'],
    },
    {
      category: 'Papers',
      essential: true,
      items: ['Passports with matching ticket names', 'Levy receipts', 'Insurance card'],
    },
  ],
  packages: [
    {
      title: 'Pool villa and ocean-view room',
      price: 68500,
      description: 'Per person on double sharing, the plan as written.',
      isPopular: true,
    },
    {
      title: 'Pool villas throughout',
      price: 94500,
      description: 'A private pool at Uluwatu as well, and the larger cottage in Munduk.',
    },
  ],
  departures: {
    weekday: 'monday',
    count: 6,
    seats: 20,
    everyWeeks: 2,
    seasons: [{ from: '04-05', to: '10-18' }],
  },
  route: [
    { place: 'ubud', night: true },
    { place: 'tirta-empul' },
    { place: 'ubud', night: true },
    { place: 'jatiluwih' },
    { place: 'ulun-danu-beratan' },
    { place: 'munduk', night: true },
    { place: 'tanah-lot' },
    { place: 'uluwatu', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'honeymoonSpecial', 'luxury'],
  cover: 'bali/gold',
  gallery: [
    'bali/lake-dawn',
    'bali/lake-day',
    'bali/lake-dusk',
    'bali/lake-gold-leaves',
    'bali/detail-1',
    'bali/dawn',
    'bali/day',
  ],
}
