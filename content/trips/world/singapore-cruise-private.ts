import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'singapore-cruise-private',
  kind: 'customised',
  title: 'Singapore and a Three-Night Cruise to Penang',
  location: 'Singapore & Penang, Malaysia',
  country: 'Singapore',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  price: 78500,
  discount: 0,
  rating: 4.5,
  reviews: 2,
  description:
    'Ships sail out of Singapore all year on three- and four-night loops of the Malacca Strait, and the sea there is very calm. We add a night in the city before, so that a slow immigration queue cannot make you miss the ship, and match you with a sailing that calls at Penang. The line, the ship and the weekday decide the price more than anything else, so treat our figure as the price of an inside cabin in a quiet week. Balconies, four-night loops with Phuket, and a second city night are the usual alterations.',
  highlights: [
    'Three nights aboard from Singapore, most meals included and Indian vegetarian on the menu',
    'An afternoon ashore in George Town: clan jetties, murals and Little India’s sweet shops',
    'A whole day at sea, for the pool, the shows and for doing nothing',
    'The Straits at night from the top deck, one of the busiest shipping lanes anywhere',
    'A night in Singapore first, so a late flight cannot cost you the ship',
  ],
  placesCovered: ['Singapore', 'Marina Bay Cruise Centre', 'George Town', 'Malacca Strait'],
  itinerary: [
    {
      title: 'Reach Singapore a day early',
      description:
        'From Changi a car takes you to a hotel within fifteen minutes of the cruise terminals. Use the evening for one thing Singapore does well: the bay by bumboat, the gardens under lights, or a thali in Serangoon Road. Our representative drops off luggage tags and checks visas, because missing papers spoil more cruises than bad weather does. Lay out passports, e-visas, the Malaysian arrival card and your boarding pass tonight, not tomorrow.',
      activities: ['Airport car', 'Document check', 'Evening by the bay'],
      meals: [],
      stay: '4-star hotel, Outram, Singapore',
    },
    {
      title: 'Board the ship and sail from Singapore',
      description:
        'Check-in runs in timed slots from about 11 am to 3 pm. Leave the tagged suitcases at the kerb; the crew bring them to your cabin. Hand baggage should hold swimwear, medicines and documents, because the pool opens before the suitcases come. The muster drill is compulsory and quick. Around 5 pm the ship sails, and you watch Singapore pass: the port cranes, Sentosa, then a hundred anchored tankers with their lamps lit. Dinner has a vegetarian Indian choice every night; book the early sitting with children.',
      activities: ['Cruise check-in', 'Safety drill', 'Sail-away from the top deck'],
      meals: ['lunch', 'dinner'],
      stay: 'Cabin aboard, Malacca Strait',
    },
    {
      title: 'An afternoon in George Town',
      description:
        'On most three-night loops the ship ties up at Swettenham Pier after lunch and leaves at night, so you step off straight into old George Town. You see it by trishaw or on foot: the Chew clan’s houses on stilts, iron-rod cartoons on walls, the Kapitan Keling mosque, Sri Mahamariamman temple of 1833, and Penang’s Little India for jalebi. Vegetarians should try cendol and a vegetarian char kway teow. Penang Hill’s funicular takes three hours there and back, so choose either the hill or the old town.',
      activities: ['Guided walk or trishaw', 'Clan jetties and murals', 'Penang Hill instead, if you prefer'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, Malacca Strait',
    },
    {
      title: 'A day at sea in the Malacca Strait',
      description:
        'The ship makes no stop today; it sails slowly south down the strait towards Singapore. Mornings are good for the climbing wall and slides, afternoons for a theatre seat or a nap with the curtain open. Wi-Fi is metered and slow, and roaming at sea can be ruinous, so switch phones to flight mode. Look closely at the tip policy, the spa prices and the shops’ “sales” before you pay. Put your suitcases outside the cabin door late in the evening, unless you plan to carry them off yourselves.',
      activities: ['Pools and slides', 'Evening show', 'Packing for early landing'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, Malacca Strait',
    },
    {
      title: 'Back in Singapore: a city tour and the flight',
      description:
        'The ship is usually in Singapore by 7 am and you are ashore by 10 am. You pass immigration again, which counts as a second entry on your visa. If your flight is in the evening a car and guide are yours for five hours: the Botanic Gardens orchids, a hawker lunch, Mustafa for last gifts. Do not book a flight that leaves before 2 pm. Those with leave in hand add two nights on Sentosa, or the train from Johor Bahru, across the Causeway, to Kuala Lumpur.',
      activities: ['Disembarkation', 'Half-day city tour', 'Airport car'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'One night in Singapore, and cars from the airport to the hotel, to the ship and back to the airport',
    'Three nights in a twin cabin of the class you choose, port charges and meals in the main restaurants',
    'Guided afternoon in George Town for the two of you',
    'Car and guide for five hours on the last day',
    'A check of every visa and arrival card by our staff before final payment',
  ],
  exclusions: [
    'Flights between India and Singapore',
    'Gratuities on board, about S$25 a night for each guest: S$75 (about ₹5,550) for three nights, added to your cabin bill',
    'Drinks packages, speciality restaurants, Wi-Fi, spa and casino',
    'Singapore visa with multiple entry, S$30 (about ₹2,220) plus the agent’s charge of about ₹1,200, and a Malaysian visa if one is needed after 2026',
    'Suites, and the higher fares of holiday weeks',
    'Insurance that covers missed departure and evacuation at sea',
  ],
  faqs: [
    {
      question: 'Which visas does a cruise from Singapore need?',
      answer:
        'You need a Singapore visa good for at least two entries, because coming back by ship counts as a fresh arrival, and the papers that each port asks for. Malaysia has let Indians in without a visa since December 2023, with the MDAC form; the waiver was announced up to 31 December 2026 and may change. Cruise lines refuse boarding without papers, even if you plan to stay on board. Check the rule before booking.',
    },
    {
      question: 'Is there proper vegetarian and Jain food?',
      answer:
        'The big ships that sail from Singapore carry many Indian guests and run a vegetarian Indian counter at each meal. Jain meals have to be requested at booking and again on the first evening. At the self-service counters little is made without onion except salads.',
    },
    {
      question: 'What can we choose or change?',
      answer:
        'You choose the cabin (inside, window, balcony, suite), the length (two nights to Port Klang, four with Phuket), the ship, and what comes before and after. Tell us your dates and we list what sails then; schedules are published about a year ahead and may change.',
    },
    {
      question: 'Will I be seasick?',
      answer:
        'Unlikely. The strait lies sheltered between Sumatra and the peninsula. A midship cabin low down moves least. In squally weeks around October you may feel a slow roll for an hour or two.',
    },
    {
      question: 'What is the dress code?',
      answer:
        'Casual by day. Most restaurants ask for trousers and covered shoulders at night, and one evening is more formal if you wish to join in. Proper swimming costumes are required in the pools.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Hand baggage at check-in',
      essential: true,
      items: [
        'Passports, visas, cruise boarding pass and luggage tags',
        'Medicines for the whole voyage',
        'A change into swimwear',
      ],
    },
    {
      category: 'In the case',
      essential: true,
      items: [
        'One smart outfit each',
        'Light jacket: corridors are cold',
        'Sandals and shoes for George Town',
      ],
    },
    {
      category: 'Leave at home',
      essential: true,
      items: ['Irons, kettles, extension boards and vapes are confiscated'],
    },
    {
      category: 'Pleasant to have',
      essential: false,
      items: ['Lanyard for the key card', 'Binoculars for ships and sea eagles'],
    },
  ],
  packages: [
    {
      title: 'Inside cabin',
      price: 78500,
      description: 'Two to a cabin without a window',
    },
    {
      title: 'Window cabin',
      price: 86500,
      description: 'Two to a cabin with a window that does not open',
    },
    {
      title: 'Balcony cabin',
      price: 98500,
      description: 'Two to a cabin with a balcony of its own',
    },
  ],
  facts: {
    meet: {
      place: 'Arrival hall, Changi Airport, Singapore: a driver with your name meets your flight',
      time: '4:00 pm',
    },
    end: { place: 'Departures, Changi Airport, Singapore, after a five-hour city tour', time: '3:00 pm' },
    airport: {
      name: 'Changi (SIN), Singapore',
      transfer: 'You are met there: about 30 minutes by private car to the hotel in Outram, included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'A representative who checks your papers, a guide in George Town and a guide with car on the last day.',
    ages: {
      from: 1,
      note: 'Ships usually refuse babies under six months and pregnant women past about 24 weeks; minors sail with an adult.',
    },
    fitness:
      'Easy: up to 3 hours on foot in George Town, by trishaw if you prefer. Ships have lifts; tell us about wheelchairs when you book.',
    nights: [
      {
        count: 1,
        place: 'Outram, Singapore',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Dorsett Singapore'],
      },
      {
        count: 3,
        place: 'On board, Malacca Strait',
        room: 'Inside cabin, or the class you choose',
        sharing: 'Twin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 27500 },
    child: {
      from: 2,
      to: 11,
      price: 54500,
      note: 'In the parents’ cabin and room, as third or fourth guest.',
    },
    network:
      'Fast 4G and 5G in Singapore and George Town. At sea only the ship’s paid Wi-Fi: switch phones to flight mode, roaming there is very costly.',
    cash: 'Cards nearly everywhere; the ship bills your cabin. About RM 100 in cash for George Town.',
    power:
      '230 V with square type G sockets in Singapore; cabins differ by ship, so carry a universal adaptor. Extension boards are usually taken away at check-in.',
    insurance:
      'Required, not included: buy overseas medical cover with missed departure and evacuation at sea.',
    papers: [
      {
        what: 'Passport valid for six months, with return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Singapore visa for at least two entries, through an authorised agent in India; the rule may change',
        by: 'you',
        when: 'Three to four weeks before you fly',
      },
      {
        what: 'SG Arrival Card, free on the ICA site',
        by: 'you',
        when: 'Online in the three days before landing',
      },
      {
        what: 'Malaysia: visa waiver for Indians, announced to 31 December 2026, may change; for later dates a visa may be needed',
        by: 'you',
        when: 'Check before you book',
      },
      {
        what: 'Malaysia Digital Arrival Card (MDAC), and a second SG Arrival Card for the return',
        by: 'you',
        when: 'Online in the three days before each landing',
      },
      { what: 'Cruise boarding passes and luggage tags', by: 'us', when: 'Handed over on the first evening' },
    ],
    payLocally: [
      {
        what: 'Singapore visa fee',
        paidTo: 'Singapore immigration (ICA), through the visa agent in India',
        before: true,
        rupees: 2220,
        foreign: { amount: 30, currency: 'SGD' },
      },
      {
        what: 'Authorised visa agent’s own charge, which varies (approximate)',
        paidTo: 'The agent in India who files your visa',
        before: true,
        rupees: 1200,
      },
      {
        what: 'Gratuities on board for three nights (approximate)',
        paidTo: 'The cruise line, on your cabin bill',
        rupees: 5550,
        foreign: { amount: 75, currency: 'SGD' },
      },
    ],
  },
  route: [{ place: 'singapore', night: true }, { place: 'george-town-penang' }, { place: 'singapore' }],
  difficulty: 'easy',
  tags: ['international'],
  cover: 'singapore/gold',
  gallery: [
    'singapore/night-city-room',
    'harbour/ship-dusk',
    'night-market/gold',
    'singapore/garden-dusk',
    'singapore/shophouses-dusk',
    'singapore/detail-1',
    'singapore/cable-dusk',
  ],
  captions: {
    night: 1,
    travel: 'By ship, three nights to Penang and back',
    high: 'An afternoon ashore in George Town',
  },
}
