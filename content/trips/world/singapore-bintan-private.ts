import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'singapore-bintan-private',
  kind: 'customised',
  title: 'Singapore and Bintan: City, then Indonesian Sand',
  location: 'Singapore & Bintan, Indonesia',
  country: 'Singapore',
  duration: 'Flexible',
  months: [3, 4, 5, 6, 7, 8, 9, 10],
  price: 72500,
  discount: 0,
  rating: 4.7,
  reviews: 1,
  description:
    'A catamaran from Tanah Merah takes you in an hour from the city to a beach, in another country and another time zone. Bintan’s north coast has long pale beaches and most of its resorts; its south has a port town and a tiny island of Malay royalty that hardly any day visitor sees. We send people from March to October. In the other months the north-east monsoon brings high waves to these same beaches. We plan two nights in each; you can move nights from one to the other, or exchange the resort for a stilt homestay on the east coast.',
  highlights: [
    'Tanah Merah to Bintan in about sixty minutes, with a lounge and help with luggage',
    'Mangroves of the Sebung river by day for snakes and kingfishers, by night for fireflies',
    'Penyengat island’s yellow mosque and royal tombs, by wooden pompong',
    'Trikora’s fishing coast, with kelong platforms on stilts far out and lunch under ketapang trees',
    'One full evening on Marina Bay before the quiet of Bintan',
  ],
  placesCovered: ['Singapore', 'Bintan', 'Lagoi', 'Tanjung Pinang', 'Penyengat', 'Trikora'],
  itinerary: [
    {
      title: 'A city evening in Singapore',
      description:
        'A car brings you from Changi to a hotel near the bay. Since Singapore gets only an evening and a morning or two here, we keep the plan short: the Marina Barrage lawn for kites and skyline, the Supertree show, usually at 7:45 pm, and a late dinner at a hawker centre, where the popiah and the carrot cake (radish, in fact) can be made without meat. If you know the city already, start directly with the afternoon ferry.',
      activities: ['Airport car', 'Marina Barrage', 'Supertree show'],
      meals: [],
      stay: '4-star hotel, Marina Centre, Singapore',
    },
    {
      title: 'Across the strait to Bintan',
      description:
        'Reach Tanah Merah terminal an hour and a half before sailing, because you pass immigration there. The catamaran crosses busy shipping lanes and lands at Bandar Bentan Telani, where you pay for or show the visa and set watches back an hour. Bintan’s resort zone, Lagoi, is fifteen minutes on, gated, clean and a little unreal. Swim and rest in the afternoon. At 7 pm a small boat drifts up the Sebung river with its lamp off while fireflies pulse in the berembang trees, best near the new moon.',
      activities: ['Ferry from Tanah Merah', 'Beach afternoon', 'Firefly boat on the Sebung'],
      meals: ['breakfast'],
      stay: '4-star beach resort, Lagoi, Bintan',
    },
    {
      title: 'Bintan’s south: Tanjung Pinang and Penyengat',
      description:
        'Outside the resort gates Bintan is everyday Indonesia: small eateries, earth red with bauxite, schoolchildren on motorbikes. Ninety minutes brings you to Tanjung Pinang, once chief port of the Riau sultanate. A pompong, a wooden boat with a thumping engine, takes fifteen minutes to Penyengat. Go round by pedicab or on foot to the egg-yellow mosque, the tomb of Engku Putri and the places where Raja Ali Haji, author of an early Malay grammar, lived and is buried. Lunch is gado-gado with the shrimp crackers left off.',
      activities: [
        'Drive to Tanjung Pinang',
        'Boat to Penyengat',
        'Senggarang’s temple wrapped in tree roots',
      ],
      meals: ['breakfast', 'lunch'],
      stay: '4-star beach resort, Lagoi, Bintan',
    },
    {
      title: 'Bintan’s Trikora coast, then a ferry to Singapore',
      description:
        'The east side of Bintan is for people who like their beaches wild, with boulders, boats and coconut stalls; the water is clear from April to October. Your driver stops where you point. Otherwise stay at the resort, which has kayaks, sailing dinghies and a spa, and golf is twenty minutes off. The hour of the last ferry differs by the day, often around 8 pm by the island’s clock, which is after 10 pm when you land in Singapore, so most of the day is yours. For supper at Boat Quay by the river, take an earlier one.',
      activities: ['Trikora beaches', 'Watersports or spa', 'Evening ferry back'],
      meals: ['breakfast'],
      stay: '4-star hotel, Marina Centre, Singapore',
    },
    {
      title: 'A last Singapore morning and the flight home',
      description:
        'Singapore’s National Gallery opens at 10 am in the old City Hall and Supreme Court, where you can still see the dock and the holding cells; a two-hour private tour suits a rainy last morning. Alternatives are the Botanic Gardens with its orchids, or Orchard Road with its discounts. Little India sits on the way to the expressway if you want gulab jamun for the flight. Evening services leave for Mumbai, Delhi, Chennai, Bengaluru, Hyderabad and Kolkata among others.',
      activities: ['National Gallery or Botanic Gardens', 'Airport car'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights with breakfast: two at Marina Centre in Singapore, two at a beach resort in Lagoi',
    'Ferry both ways in Emerald or an equal class, with port taxes',
    'Private cars in both countries, with a driver-guide for the day in the south of Bintan',
    'Firefly boat, the boat and pedicab on Penyengat, and lunch at Tanjung Pinang',
    'A call about the two visas you need',
  ],
  exclusions: [
    'Flights between India and Singapore',
    'Multiple-entry Singapore visa, S$30 (about ₹2,220) plus the agent’s charge of about ₹1,200',
    'Indonesian visa on arrival, IDR 500,000 (about ₹2,850) for 30 days when last checked',
    'Dinners, lunches except the one at Tanjung Pinang, watersports, golf and spa',
    'The higher ferry fare at weekends, quoted with your dates, and bags over the ferry’s free limit',
    'Any cost caused by a missed sailing',
  ],
  faqs: [
    {
      question: 'Why must the Singapore visa be multiple-entry?',
      answer:
        'You leave Singapore for Indonesia and come back to fly home. Indians are often granted multiple-entry visas by default, but check the printed visa before you pay for the ferry. If you have a single entry, Bintan comes last and you fly home through Batam and Jakarta.',
    },
    {
      question: 'What does Indonesia ask for?',
      answer:
        'Indian passports qualify for a visa on arrival at the Bintan ferry terminals, payable in cash or by card, or in advance online as an e-VOA. You fill in the All Indonesia arrival declaration online in the three days before. The Riau islands have had special short-stay visas from time to time, and rules may change; check before booking.',
    },
    {
      question: 'Is vegetarian food easy to find on Bintan?',
      answer:
        'Less easy than in Singapore. Resort kitchens cook tempeh, tofu and stir-fried vegetables on request. In the south we order for you: gado-gado, lontong sayur, fried bananas. Ask about terasi, a shrimp paste, in the sambal.',
    },
    {
      question: 'Could we swap the resort for something simpler?',
      answer:
        'Yes: bungalows at Trikora cost a third as much and feel like the Andamans twenty years ago, with patchy electricity. For more comfort, take a pool villa. Adding a third Bintan night makes sense with children.',
    },
    {
      question: 'Is the crossing rough?',
      answer:
        'Seldom, from March to October. The boat is large and cuts through small chop; sit low and in the middle if you are prone to sickness.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Papers for two borders',
      essential: true,
      items: [
        'Passport valid half a year with two blank pages',
        'Singapore visa showing “multiple”',
        'E-VOA receipt or rupiah and a working card',
      ],
    },
    {
      category: 'Beach and boat',
      essential: true,
      items: [
        'Swim gear',
        'Light long sleeves against sandflies',
        'Torch with a red setting for the fireflies',
      ],
    },
    {
      category: 'South-coast day',
      essential: true,
      items: ['Scarf and ankle-length clothes for the mosque', 'Rupiah in small notes'],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Snorkel set', 'Universal adaptor: square pins in Singapore, round or square ones on Bintan'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 72500,
      description: 'Two to a room; a 4-star beach resort on Bintan',
    },
    {
      title: 'Pool villa on Bintan',
      price: 88500,
      description: 'Both Bintan nights in a villa with its own pool; Singapore the same',
    },
  ],
  facts: {
    meet: {
      place: 'Arrival hall, Changi Airport, Singapore: a driver with your name meets your flight',
      time: '3:00 pm',
    },
    end: { place: 'Departures, Changi Airport, Singapore', time: '4:00 pm' },
    airport: {
      name: 'Changi (SIN), Singapore',
      transfer: 'You are met there: about 25 minutes by private car to Marina Centre, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'Drivers in both countries, and a driver-guide for the day in the south of Bintan.',
    ages: { from: 2, note: 'With children a third night on Bintan makes the pace easier.' },
    fitness:
      'Easy: the longest day is the third, about 90 minutes by road each way and a small boat to Penyengat. The ferry takes about an hour. All nights at sea level.',
    nights: [
      {
        count: 1,
        place: 'Marina Centre, Singapore',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 2, place: 'Lagoi, Bintan', room: '4-star beach resort', sharing: 'Double', washroom: 'own' },
      {
        count: 1,
        place: 'Marina Centre, Singapore',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 26500 },
    child: {
      from: 2,
      to: 11,
      price: 49500,
      note: 'Sharing the parents’ room, with a child’s seat on the ferry.',
    },
    network:
      'Fast 4G and 5G in Singapore, good 4G at Lagoi and Tanjung Pinang. Take a SIM or roaming pack that covers Singapore and Indonesia.',
    cash: 'Cards in Singapore and at the resort. Rupiah in small notes for the south of Bintan; ATMs and money changers at the ferry terminal and Lagoi.',
    power:
      '230 V. Singapore has square type G sockets; on Bintan resorts may have type G too, other places round types C and F: carry a universal adaptor.',
    insurance:
      'Required, not included: buy overseas medical cover valid in Singapore and Indonesia, with missed departure.',
    papers: [
      {
        what: 'Passport valid for six months, with return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Singapore visa, multiple entry, through an authorised agent in India; the rule may change',
        by: 'you',
        when: 'Three to four weeks before you fly',
      },
      {
        what: 'SG Arrival Card, free on the ICA site',
        by: 'you',
        when: 'Online in the three days before landing',
      },
      {
        what: 'Indonesian visa on arrival, or the e-VOA online; rule and fee may change',
        by: 'you',
        when: 'Online before, or at the Bintan ferry terminal',
      },
      {
        what: 'All Indonesia arrival declaration, free',
        by: 'you',
        when: 'Online in the three days before the ferry',
      },
      {
        what: 'Second SG Arrival Card for the return from Bintan',
        by: 'you',
        when: 'Online in the three days before the return ferry',
      },
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
        what: 'Indonesian visa on arrival, 30 days',
        paidTo: 'Indonesian immigration, online or at the Bintan ferry terminal',
        rupees: 2850,
        foreign: { amount: 500000, currency: 'IDR' },
      },
    ],
  },
  route: [
    { place: 'singapore', night: true },
    { place: 'bintan-lagoi', night: true },
    { place: 'tanjung-pinang' },
    { place: 'penyengat-island' },
    { place: 'bintan-lagoi', night: true },
    { place: 'singapore', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'beach'],
  cover: 'singapore/day',
  gallery: [
    'hammock/dusk-villa-room',
    'harbour/gold',
    'singapore/garden-dusk',
    'singapore/shophouses-day',
    'singapore/detail-1',
    'hammock/dusk',
    'night-market/dusk',
  ],
  captions: {
    night: 2,
    travel: 'By ferry to Bintan, in about sixty minutes',
    high: 'An evening at Marina Bay',
  },
}
