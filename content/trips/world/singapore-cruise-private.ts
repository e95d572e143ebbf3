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
  reviews: 52,
  description:
    'Ships sail out of Singapore all year on three- and four-night loops of the Malacca Strait, and the sea there is about as calm as sea gets. We add a night in the city before, since no one should race an immigration queue to a gangway, and match you with a sailing that calls at Penang. The line, the ship and the weekday decide the price more than anything else, so treat our figure as an inside cabin in a quiet week. Balconies, four-night loops with Phuket, and a second city night are the usual alterations.',
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
        'From Changi a car takes you to a hotel within fifteen minutes of the cruise terminals. Use the evening for one thing Singapore does well: the bay by bumboat, the gardens under lights, or a thali in Serangoon Road. Our representative drops off luggage tags and checks visas, the step that sinks more cruises than weather. Lay out passports, e-visas, the Malaysian arrival card and your boarding pass tonight, not tomorrow.',
      activities: ['Airport car', 'Document check', 'Evening by the bay'],
      meals: [],
      stay: '4-star hotel, Outram, Singapore',
    },
    {
      title: 'Board and sail',
      description:
        'Check-in runs in timed slots from about eleven to three. Drop the tagged cases at the kerb; they reach the cabin by themselves. Hand baggage should hold swimwear, medicines and documents, because the pool opens before the suitcases come. The muster drill is compulsory and quick. Around five the ropes go, and Singapore slides by: the port cranes, Sentosa, then a hundred anchored tankers with their lamps lit. Dinner has a vegetarian Indian choice every night; book the early sitting with children.',
      activities: ['Cruise check-in', 'Safety drill', 'Sail-away from the top deck'],
      meals: ['lunch', 'dinner'],
      stay: 'Cabin aboard, Malacca Strait',
    },
    {
      title: 'An afternoon in George Town',
      description:
        'On most three-night loops the ship ties up at Swettenham Pier after lunch and leaves at night, so you step off straight into old George Town. A trishaw or your own feet cover it: the Chew clan’s houses on stilts, iron-rod caricatures on walls, the Kapitan Keling mosque, Sri Mahamariamman temple of 1833, and Penang’s Little India for jalebi. Vegetarians should try cendol and a jay char kway teow. Penang Hill’s funicular takes three hours there and back; do one or the other.',
      activities: ['Guided walk or trishaw', 'Clan jetties and murals', 'Penang Hill instead, if you prefer'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, Malacca Strait',
    },
    {
      title: 'A day of sea',
      description:
        'Nobody lands today; the ship idles south down the strait towards Singapore. Mornings are good for the climbing wall and slides, afternoons for a theatre seat or a nap with the curtain open. Wi-Fi is metered and slow, and roaming at sea can be ruinous, so switch phones to flight mode. Tip policy, spa prices and the shops’ “sales” deserve a sceptical eye. Cases go outside the door by eleven at night unless you plan to carry them off yourselves.',
      activities: ['Pools and slides', 'Evening show', 'Packing for early landing'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, Malacca Strait',
    },
    {
      title: 'Alongside again, and home or onward',
      description:
        'The ship is usually in Singapore by seven and you are ashore by ten. Immigration is a full second entry. If your flight is in the evening a car and guide are yours for five hours: the Botanic Gardens orchids, a hawker lunch, Mustafa for last gifts. Do not accept a departure before two. Those with leave in hand add two nights on Sentosa, or the northbound train to Kuala Lumpur.',
      activities: ['Disembarkation', 'Half-day city tour', 'Airport car'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'One night in Singapore with car transfers airport–hotel–terminal–airport',
    'Three nights in an inside twin cabin, port charges and main-restaurant meals',
    'Guided afternoon in George Town for the two of you',
    'Five-hour car and guide on the landing day',
    'A human being who checks every visa and arrival card before final payment',
  ],
  exclusions: [
    'Flights between India and Singapore',
    'Onboard gratuities, commonly S$20–30 per adult per night, added to your cabin bill',
    'Drinks packages, speciality restaurants, Wi-Fi, spa and casino',
    'Visas: Singapore with multiple entry, and Malaysia if then required',
    'Cabin upgrades and holiday-week fares',
    'Insurance that covers missed departure and evacuation at sea',
  ],
  faqs: [
    {
      question: 'Which visas does a cruise from Singapore need?',
      answer:
        'A Singapore visa good for at least two entries, because coming back by ship counts as a fresh arrival, and whatever each port asks. Malaysia has let Indians in visa-free for some years under a waiver that is renewed from time to time, with an MDAC form. Lines refuse boarding without papers even if you plan to stay aboard. Check the rule before booking.',
    },
    {
      question: 'Is there proper vegetarian and Jain food?',
      answer:
        'The big ships home-ported here carry many Indian guests and run a vegetarian Indian counter at each meal. Jain meals have to be requested at booking and again on the first evening. Self-service has plenty without onion only if you like salad.',
    },
    {
      question: 'How can we shape it?',
      answer:
        'By cabin (inside, window, balcony, suite), by length (two nights to Port Klang, four with Phuket), by ship, and by what comes before and after. Tell us your dates and we list what actually sails; schedules are published about a year ahead and do change.',
    },
    {
      question: 'Will I be seasick?',
      answer:
        'Unlikely. The strait lies sheltered between Sumatra and the peninsula. A midship cabin low down moves least. In squally weeks around October you may feel a slow roll for an hour or two.',
    },
    {
      question: 'What is the dress code?',
      answer:
        'Casual by day. Most restaurants want trousers and covered shoulders at night, and one evening is dressier if you wish to join in. Proper swimming costumes are required in the pools.',
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
  route: [{ place: 'singapore', night: true }, { place: 'george-town-penang' }, { place: 'singapore' }],
  difficulty: 'easy',
  tags: ['international'],
  cover: 'singapore/gold',
  gallery: [
    'singapore/detail-1',
    'singapore/dusk',
    'singapore/night',
    'singapore/day',
    'singapore/gold-white-balcony',
    'singapore/garden-dusk',
    'singapore/garden-night',
  ],
}
