import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'neil-island-slow-private',
  kind: 'customised',
  title: 'Slow Neil: Tide Tables, Bicycles and Vegetable Gardens',
  location: 'Neil Island (Shaheed Dweep), Andaman',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 22500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'Tour groups give Neil four hours between ferries. Give it three nights. Shaheed Dweep, as the map now says, is small enough to learn by heart: five numbered beaches, a bazaar with one crossing, pumpkins drying on roofs, and a tide that redraws the shore twice a day. We arrange the boats, a cottage, two cycles and a tide table, and suggest one thing for each morning and one for each evening. The hours between are free. It is a private trip for couples, writers, tired parents and anyone who has seen enough sights.',
  highlights: [
    'A printed tide table at your bedside, with the arch, the lagoon and the pools marked at their hours',
    'Snorkelling from the beach at Bharatpur at slack water, reef within fifty metres',
    'Garden lunch with a settler family who grow most of what is on the plate',
    'Sitapur at sunrise and Laxmanpur at sunset, half an hour apart by cycle',
    'No fixed wake-up, no shared van, no megaphone',
  ],
  placesCovered: ['Port Blair', 'Neil Island', 'Bharatpur', 'Laxmanpur', 'Sitapur', 'Natural Bridge'],
  itinerary: [
    {
      title: 'Port Blair to Neil Island, and Laxmanpur’s sunset',
      description:
        'A car meets your flight in Port Blair and puts you on the next catamaran; with a landing before 11 am you are on Neil Island by mid-afternoon. At Bharatpur you walk ashore along the jetty over water as clear as glass. The cottage is one of a dozen under areca palms, ten minutes by cycle from anything. For the evening we suggest the west end of Laxmanpur from 4:30 pm; stay until the colour has gone, when the crowd has left.',
      activities: ['Catamaran from Port Blair', 'Laxmanpur at sunset'],
      meals: ['dinner'],
      stay: 'Garden cottage, Neil Island',
    },
    {
      title: 'Neil Island’s Natural Bridge at low tide',
      description:
        'Twice a day, for two hours or so, the sea uncovers a shelf of dead coral at the south-west corner of Neil Island, and you can walk out under the stone arch that Bengali settlers called the Howrah Bridge. A fisherman’s son shows you octopus, live cowries and a fish that changes its colour. Put everything back. Spend the hot hours in the hammock. At 4 pm you may have a rowing lesson, or do nothing.',
      activities: ['Reef-flat walk with a local guide', 'Hammock', 'Evening at the bazaar for jhal muri'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden cottage, Neil Island',
    },
    {
      title: 'Bharatpur lagoon, a garden lunch and Sitapur',
      description:
        'After swimming off Bharatpur at slack tide, cycle inland. The families who came from East Bengal in the late 1960s were given plots of forest and some tools; their gardens now send brinjal, gourds and bananas to the capital each morning by boat. One household feeds you at its own table: shukto, fish in mustard, tomato chutney. In the long afternoon Sitapur is empty, though its waves are stronger than at Neil Island’s other beaches and stones fall from the cliff.',
      activities: ['Snorkel from the shore', 'Settler family lunch', 'Sitapur by cycle'],
      meals: ['breakfast', 'lunch'],
      stay: 'Garden cottage, Neil Island',
    },
    {
      title: 'From Neil Island by the late boat to Port Blair',
      description:
        'There is a morning catamaran and an afternoon one; take the second. That leaves time for the sunrise, a last swim, and a stop at the tea stall when you return the bicycles. In Port Blair you may spend a night by the harbour at extra cost, or go directly to an evening flight in the weeks when airlines run one; most leave earlier in the day, so the usual choice is the hotel and Cellular Jail next day.',
      activities: ['Free morning', 'Catamaran to Port Blair'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a cottage for two with fan, air-conditioner and a verandah on the garden',
    'Catamaran seats both ways with airport and jetty transfers',
    'Cycles, masks and snorkels for your whole stay',
    'A local guide for the walk on the reef at low tide, and the family lunch',
    'Breakfast daily and two dinners',
  ],
  exclusions: [
    'Nights in Port Blair, from ₹3,200 for two',
    'Scuba diving with one of Neil’s dive shops',
    'A scooter instead of the bicycle, about ₹500 a day',
    'Lunches, except the one with the family, and dinner on the third evening',
  ],
  faqs: [
    {
      question: 'Will three nights be too quiet?',
      answer:
        'For some people, yes. There is no nightlife, the shops close at about 8 pm, and it is dark by about 6 pm. If that is too quiet for you, take two nights here and two on Havelock; boats between them run daily and we change the booking freely until ten days before.',
    },
    {
      question: 'Can it be made longer or more comfortable?',
      answer:
        'Both. A week is perfectly possible, with a discount on the cottage from the fifth night. A few larger resorts have pools and suites at roughly double the rate. Grandparents do well here: it is flat, and an auto can be kept on call.',
    },
    {
      question: 'Where is swimming safe?',
      answer:
        'Inside the lagoon at Bharatpur at half tide and above, and at Laxmanpur’s eastern end on calm days. Wear shoes, as coral cuts the feet. Crocodiles are very seldom reported off Neil but ask each morning, and obey a red flag.',
    },
    {
      question: 'What about October and November?',
      answer:
        'The island is then greener, cheaper and emptier, with showers and an occasional two-day stop of ferries. Choose those months only if your dates are flexible. January to March are the safest and also the fullest.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Take',
      essential: true,
      items: [
        'Water shoes for the reef flat',
        'Long-sleeved swim top',
        'Enough cash, as the island’s cash machines often fail',
        'Photo identity for the jetty',
      ],
    },
    {
      category: 'Consider',
      essential: false,
      items: ['E-reader with a large library', 'Head-torch for unlit lanes', 'Watercolours', 'Aloe gel'],
    },
    { category: 'Leave on the beach', essential: true, items: ['Every shell and piece of coral, by law'] },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 22500,
      description: 'Two sharing a garden cottage with verandah',
    },
    {
      title: 'Resort with a pool',
      price: 31000,
      description: 'Two sharing a room in a larger resort with a pool, in place of the cottage',
    },
  ],
  facts: {
    meet: { place: 'Port Blair airport (Sri Vijaya Puram), arrivals hall, name board', time: '11:00 am' },
    end: { place: 'Port Blair, at your hotel or the airport', time: '5:30 pm' },
    airport: {
      name: 'Veer Savarkar International (Port Blair)',
      transfer: 'The meeting place itself; transfers to the jetty and back are included.',
    },
    railhead: {
      none: 'No train goes to the Andaman Islands. Fly, or come by ship from Chennai, Kolkata or Visakhapatnam in two to four days',
    },
    party: { smallest: 2, largest: 6 },
    team: 'Drivers at both ends, a local guide for the reef flat, and a family that cooks your lunch. No escort otherwise.',
    ages: { from: 3, note: 'Flat and quiet, good for grandparents: an auto can be kept on call.' },
    fitness:
      'Easy: flat cycling of up to 10 km a day, a walk of about 2 hours over wet coral rock, a ferry of about 1½ hours.',
    nights: [
      {
        count: 3,
        place: 'Neil Island',
        room: 'Garden cottage, fan and air-conditioner',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 8500 },
    child: {
      from: 5,
      to: 11,
      price: 14500,
      note: 'On an extra bed in the parents’ cottage. Under 5 on request.',
    },
    network: 'Patchy outside the bazaar, with any SIM; cottage Wi-Fi often fails when it rains.',
    cash: 'Bring enough cash: the island has one or two cash machines, often empty.',
    power: 'Ordinary Indian sockets; cuts are common, with a generator for lights and fan.',
    insurance: 'None is included. Buy a policy that covers cancelled ferries and missed flights.',
    papers: [
      {
        what: 'Photo ID, original; foreigners passport and visa',
        by: 'you',
        when: 'Send a copy when you book; checked at the airport and the jetty',
      },
      { what: 'Ferry tickets in your names', by: 'us', when: 'Before you fly' },
    ],
    payLocally: [],
  },
  route: [{ place: 'port-blair' }, { place: 'neil-island', night: true }, { place: 'port-blair' }],
  difficulty: 'easy',
  tags: ['beach', 'offbeat'],
  cover: 'andaman/beach-gold-palms',
  gallery: [
    'andaman/beach-dawn-garden-room',
    'coast-road/cycles-day',
    'reef/dawn',
    'andaman/day',
    'andaman/detail-2',
    'hammock/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By bicycle, from the sunrise shore to the sunset shore',
    high: 'Snorkelling from the beach at Bharatpur',
  },
}
