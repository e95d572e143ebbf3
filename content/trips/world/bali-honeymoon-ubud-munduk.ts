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
  reviews: 2,
  description:
    'Most Bali honeymoons stay in the south and see its traffic; this one goes up into the hills. You spend three nights in a private-pool villa near Ubud, one in a timber cottage at Munduk where you sleep under a quilt, and two above the surf at Uluwatu. Couples begin on the same Monday, meet at the welcome dinner and the kecak dance, and otherwise go about with their own car and driver. Dates run from April to October. Bring one jacket; everybody forgets that the middle of Bali is cold.',
  highlights: [
    'A villa with its own plunge pool outside Ubud, with breakfast floated on a tray if you like',
    'Purification at Tirta Empul with a priest’s blessing for the two of you',
    'One night at Munduk, with clove-scented walks to twin waterfalls',
    'Jatiluwih’s terraces on foot, where village temples still share out the water',
    'Clifftop dinner at Uluwatu after the kecak, menu vegetarian if you wish',
    'Your own car and Balinese driver on all seven days',
  ],
  placesCovered: ['Ubud', 'Tirta Empul', 'Jatiluwih', 'Ulun Danu Beratan', 'Munduk', 'Tanah Lot', 'Uluwatu'],
  itinerary: [
    {
      title: 'Arrive in Bali: a pool villa near Ubud',
      description:
        'However you come – about seven hours direct from Bengaluru, eight from Delhi, longer through Kuala Lumpur – a driver named on your voucher meets you in Denpasar with frangipani garlands. He will be yours all week. The road to Ubud winds past stone carvers and takes ninety minutes. The villa has a plunge pool and looks over a farmer’s field. All the couples meet over a rijsttafel, a table of small dishes of which eight are vegetarian, and are then left alone until the kecak dance.',
      activities: ['Private transfer', 'Welcome dinner'],
      meals: ['dinner'],
      stay: 'Private-pool villa, Ubud outskirts',
    },
    {
      title: 'Tirta Empul: a blessing at the spring temple',
      description:
        'Be at Tirta Empul when it opens, before the coaches. A pemangku, a temple priest, ties the sarongs and explains what to ask for at each spout; the water is very cold. The blessing afterwards uses rice on the forehead and a tridatu thread on the wrist. By 10 am you are drinking coffee at a stall above the Gunung Kawi shrines. The rest of the day in Ubud is for a couple’s boreh scrub of spices and rice powder, and then for the pool.',
      activities: ['Melukat at Tirta Empul', 'Gunung Kawi rock shrines', 'Couple’s spa, ninety minutes'],
      meals: ['breakfast'],
      stay: 'Private-pool villa, Ubud outskirts',
    },
    {
      title: 'A free day in Ubud: ridge walk, rings or dance',
      description:
        'We keep this day in Ubud free on purpose. The Campuhan ridge walk takes forty minutes each way and is only pleasant before 8 am. A silver workshop in Celuk lets you hammer rings for each other in two hours. In the evening, watch little girls dance the legong at the palace with quick, exact eyes, or have dinner for two served on a platform in the paddy with lamps around it. Tell the driver by noon which you choose.',
      activities: ['Campuhan ridge at dawn', 'Make-your-own silver rings', 'Dinner in the rice field'],
      meals: ['breakfast', 'dinner'],
      stay: 'Private-pool villa, Ubud outskirts',
    },
    {
      title: 'Up through Jatiluwih to Munduk',
      description:
        'The car climbs west to Jatiluwih (700 m), where the terraces roll for kilometres and a flat concrete path makes walking easy. Lunch is red rice grown below your table. Over the pass the air turns sharp; Ulun Danu Beratan (1,240 m) stands on its lake, often in cloud by 2 pm. The last half hour follows a crater rim above twin lakes. Munduk (800 m) is a single street on a spur, its verandas facing sunset and, on clear evenings, the cones of Java.',
      activities: ['Jatiluwih terrace walk', 'Ulun Danu Beratan', 'Sunset from the ridge'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Timber cottage, Munduk',
    },
    {
      title: 'Munduk waterfalls, then Tanah Lot and Uluwatu',
      description:
        'A village guide leads you at 7 am through cloves drying on mats to Melanting and the red-coral fall, ninety minutes with some slippery steps. You come back to breakfast with Munduk coffee. The drive south is long, about four hours, with a halt at Tanah Lot; at low tide you can cross to the rock’s foot and drink from the spring. By evening you reach Uluwatu and a room above the ocean. Order dinner to your room; you have earned it.',
      activities: ['Munduk waterfall walk', 'Tanah Lot', 'Drive to the Bukit peninsula'],
      meals: ['breakfast'],
      stay: '4-star cliff-side resort, Uluwatu',
    },
    {
      title: 'Uluwatu: Melasti beach, the temple and kecak',
      description:
        'Swim in the morning, at your pool or down the road cut through the cliffs to Melasti’s white sand, where the sea is calm inside the reef at mid-tide. Leave valuables in the room before the temple: Uluwatu’s macaques have learnt that phones can be exchanged for fruit. The kecak begins at 6 pm on the open terrace, and Ravana carries off Sita as the sun sets. Your last dinner is at a table near the edge, with the surf’s white lines far below.',
      activities: ['Melasti beach', 'Temple and kecak', 'Clifftop dinner for two'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star cliff-side resort, Uluwatu',
    },
    {
      title: 'Uluwatu to the airport after a late checkout',
      description:
        'Checkout can be pushed to 1 pm on most dates. The airport lies forty to sixty minutes from Uluwatu, past the giant Garuda of the GWK park, 121 metres tall with its pedestal and visible from half the south. Stop there if you have two hours, or for young-coconut ice at Jimbaran. Your driver carries the bags to the terminal door and usually wants a photograph, too.',
      activities: ['Optional stop at the Garuda statue', 'Private transfer to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights with breakfast: three in a one-bedroom pool villa, one in Munduk, two at Uluwatu',
    'Your own car with petrol and Balinese driver on all seven days, up to ten hours a day',
    'Four dinners (welcome, rice field, Munduk and clifftop) and lunch at Jatiluwih',
    'The priest’s offering and sarongs for the bath at Tirta Empul',
    'Spa session and silver-ring workshop for both of you',
    'Tickets at Jatiluwih, Ulun Danu, Tanah Lot and the kecak',
  ],
  exclusions: [
    'Flights from India; we can hold a group fare for 48 hours',
    'Indonesian visa on arrival, IDR 500,000 (about ₹2,850), and Bali’s tourist levy, IDR 150,000 (about ₹855), per person',
    'Entry at Tirta Empul, Gunung Kawi and Uluwatu temple, about IDR 200,000 (₹1,140) per person in all',
    'Wine and spirits, which are heavily taxed in Indonesia',
    'Photo shoots, flower-petal baths and other villa extras',
    'Tips for the driver; about IDR 100,000 a day is customary',
  ],
  faqs: [
    {
      question: 'Who else is on our departure?',
      answer:
        'Up to nine other couples, travelling from India like you. You share two events, the first dinner and the dance. There are no icebreaker games. If you do not want to share even those, tell us and we seat you apart.',
    },
    {
      question: 'Is an Indian marriage certificate needed?',
      answer:
        'Hotels do not normally ask for one. Indonesia’s new criminal code, in force from January 2026, has a rule on unmarried couples, but only close family can complain. Married couples need to carry nothing more than passports.',
    },
    {
      question: 'What paperwork does Bali need, and how long does it take?',
      answer:
        'You need about forty minutes at home for three things: the e-VOA on the immigration site, the All Indonesia declaration in the last three days, and the levy payment. Counters at the airport sell the visa and the levy too, but queues are long at midnight. Fees and rules may change, so check before booking.',
    },
    {
      question: 'Will villa staff cook vegetarian for us?',
      answer:
        'Yes, and well: urap, tempeh, pumpkin curry, banana pancakes. The Ubud villas also make Jain breakfasts if told in advance. In Munduk a family cooks, so there is a choice of two or three dishes, hot and fresh.',
    },
    {
      question: 'Why only one night in Munduk?',
      answer:
        'Because the village is cool, quiet and asleep early, and some couples miss the pool. If you love walking, ask for two: we move one night from Ubud to Munduk at no charge, up to thirty days before you start.',
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
      pairs: true,
    },
    {
      title: 'Pool villas throughout',
      price: 94500,
      description: 'A private pool at Uluwatu as well, and the larger cottage in Munduk.',
      pairs: true,
    },
  ],
  facts: {
    meet: {
      place: 'International arrivals hall, Ngurah Rai Airport, Bali: a driver with your names',
      time: '2:00 pm',
    },
    end: { place: 'Departures, Ngurah Rai Airport, Bali; later flights leave later', time: '2:00 pm' },
    airport: {
      name: 'Ngurah Rai International (DPS), Bali',
      transfer: 'You are met there: about 90 minutes by private car to the villa near Ubud, included.',
    },
    team: 'A Balinese driver of your own for all seven days, a temple priest at Tirta Empul and a village guide at Munduk.',
    ages: { from: 18, note: 'For couples. The waterfall steps at Munduk are slippery for weak knees.' },
    fitness:
      'Hardest is day five: a 90-minute waterfall walk with slippery steps, then about four hours in the car. The highest night is Munduk (800 m).',
    nights: [
      { count: 3, place: 'Ubud', room: 'Villa with private plunge pool', sharing: 'Double', washroom: 'own' },
      {
        count: 1,
        place: 'Munduk',
        room: 'Timber cottage',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Puri Lumbung Cottages'],
      },
      { count: 2, place: 'Uluwatu', room: '4-star cliff-side resort', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { none: 'Made and priced for couples who share one room.' },
    child: {
      none: 'This departure is for couples; families are better served by our Bali trip with children.',
    },
    network:
      'Good 4G in Ubud and Uluwatu, weaker at Munduk and Jatiluwih. Take a Telkomsel tourist SIM, an eSIM or an Indian roaming pack.',
    cash: 'About IDR 3,000,000 for two covers open meals, temple tickets and tips. ATMs in Ubud and at Uluwatu, hardly any in Munduk. Cards in hotels; UPI is not usual.',
    power:
      '230 V, sockets of types C and F: two-pin chargers fit, three-pin Indian plugs need an adaptor. Short cuts are possible at Munduk.',
    insurance:
      'Required, not included: buy overseas medical cover with hospital stay and evacuation for both of you.',
    papers: [
      {
        what: 'Passport valid for six months from entry, undamaged, with a return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Visa on arrival for 30 days, or the e-VOA online; the rule and fee may change',
        by: 'you',
        when: 'Online in the weeks before, or at Denpasar airport',
      },
      {
        what: 'All Indonesia arrival declaration, free, one for each traveller',
        by: 'you',
        when: 'Online in the last three days before landing',
      },
      {
        what: 'Bali tourist levy voucher with QR code',
        by: 'you',
        when: 'Online before the flight, or at the airport',
      },
    ],
    payLocally: [
      {
        what: 'Indonesian visa on arrival, 30 days',
        paidTo: 'Indonesian immigration, online or at Denpasar airport',
        rupees: 2850,
        foreign: { amount: 500000, currency: 'IDR' },
      },
      {
        what: 'Bali tourist levy',
        paidTo: 'Province of Bali, on the Love Bali site or at the airport counter',
        rupees: 855,
        foreign: { amount: 150000, currency: 'IDR' },
      },
      {
        what: 'Entry at Tirta Empul, Gunung Kawi and Uluwatu temple (approximate)',
        paidTo: 'The three temples, at their gates',
        rupees: 1140,
        foreign: { amount: 200000, currency: 'IDR' },
      },
    ],
  },
  departures: {
    weekday: 'monday',
    count: 6,
    seats: 20,
    smallest: 4,
    decideDays: 21,
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
    'bali/terraces-dusk-villa-room',
    'paddy-road/day',
    'bali/lake-dawn',
    'bali/terraces-day',
    'hammock/day',
    'bali/detail-1',
    'beach-table/gold',
  ],
  captions: {
    night: 1,
    travel: 'By your own car with a Balinese driver',
    high: 'The mountain lakes near Munduk',
  },
}
