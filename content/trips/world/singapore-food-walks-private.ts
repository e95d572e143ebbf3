import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'singapore-food-walks-private',
  kind: 'customised',
  title: 'Singapore on a Plate: Four Quarters on Foot',
  location: 'Singapore',
  country: 'Singapore',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  price: 58500,
  discount: 0,
  rating: 4.9,
  reviews: 1,
  description:
    'Hawker cooking is on UNESCO’s list of living heritage, and Singapore is the rare place where a vegetarian can eat most of it: the Buddhist, Tamil and Peranakan kitchens each have their own meatless dishes. Over four days a private guide takes you through Little India, Kampong Glam, Katong and Chinatown, six to eight small tastings at a time, with sights to see in between while you digest. Tell us whether you eat vegetarian, Jain, vegan, eggless, halal or everything, and we choose the stops to suit.',
  highlights: [
    'Twenty-five or so tastings over four walks, each matched to what you do and do not eat',
    'A wet-market hour at Tekka: banana hearts, pandan, curry leaves by the armful',
    'Peranakan kueh in Katong, steamed in blue pea and pandan, made with coconut and no egg',
    'A local breakfast: kaya toast, and kopi strained through a cloth filter',
    'Waterloo Street and its vegetarian kitchens beside a Chinese and a Hindu temple that share devotees',
    'A hands-on evening making laksa with a shrimp-free paste',
  ],
  placesCovered: ['Little India', 'Kampong Glam', 'Katong', 'Chinatown', 'Pulau Ubin', 'Singapore'],
  itinerary: [
    {
      title: 'Little India: Tekka Centre and evening tastings',
      description:
        'You land, rest, and go out at 5 pm when the tiles are wet and the jasmine strings are fresh. The guide starts at the food stalls of Tekka Centre and explains why Singapore’s Indian food is mostly Tamil, with some dishes from Kerala, Punjab and Chettinad. Taste putu mayam with orange sugar, appam from an iron pan, a paper thosai, thairu vadai, and teh tarik poured from a metre high. The walk ends at a sari shop; you may want your antacid by then.',
      activities: ['Airport transfer', 'Tekka food stalls', 'Little India tasting walk'],
      meals: ['dinner'],
      stay: 'Boutique shophouse hotel, Jalan Besar, Singapore',
    },
    {
      title: 'Kopi, Waterloo Street and Kampong Glam',
      description:
        'The wet market at Tekka is a morning affair, so you look in there first. Breakfast is on a marble-topped table: butter and coconut jam in charcoal toast (the jam has egg; ask for peanut butter if that matters) and kopi-o kosong, which is black coffee without sugar. On Waterloo Street worshippers at the Guanyin temple light joss sticks at the Krishna temple next door, then lunch on mock-meat bee hoon upstairs. By evening you are in Kampong Glam, the Malay side of Singapore, for sayur lodeh, tempeh goreng, pulut hitam, and Arab Street’s attars.',
      activities: [
        'Tekka wet market',
        'Kopitiam breakfast',
        'Waterloo Street vegetarian lunch',
        'Kampong Glam evening',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Boutique shophouse hotel, Jalan Besar, Singapore',
    },
    {
      title: 'Katong sweets and a laksa lesson, or Pulau Ubin',
      description:
        'Katong’s terraces are tiled in pistachio and rose; behind them Peranakan families, Malay-Chinese for centuries, cook the most laborious food in Singapore. Try ondeh-ondeh that burst with palm sugar, nine-layer kueh eaten one layer at a time, and popiah rolled without the shrimp. In the late afternoon you cook laksa from a paste of candlenut, galangal and dried chilli. Those who would rather be outdoors can cycle round Pulau Ubin in the morning and eat coconut ice on its jetty.',
      activities: ['Katong architecture and kueh walk', 'Vegetarian laksa class', 'Pulau Ubin by request'],
      meals: ['lunch', 'dinner'],
      stay: 'Boutique shophouse hotel, Jalan Besar, Singapore',
    },
    {
      title: 'Chinatown breakfast and the flight',
      description:
        'Go early: Maxwell and the Chinatown Complex fill before noon. Thunder tea rice, a Hakka bowl of seven greens under a mint-and-basil broth, is vegetarian once the dried anchovies and shrimp are left off; so are yam cakes from certain stalls, soya beancurd still warm, and sugar cane pressed with lime. Then you taste tea from tiny cups in a shophouse on Mosque Street. A car takes you to Singapore’s airport; if you have three hours there, Jewel’s basement has good bak kwa, grilled pork, for omnivores and pineapple tarts for those who eat egg.',
      activities: ['Chinatown hawker breakfast', 'Chinese tea tasting', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a restored shophouse hotel, without breakfast, because you eat on the walks',
    'Four guided food walks of three to four hours, all tastings paid',
    'Laksa class in a home kitchen, with recipes to keep',
    'Airport transfers by private car, and a loaded EZ-Link metro card for each of you',
    'A card in English, Mandarin, Malay and Tamil that says what you do not eat',
    'Tea tasting for two',
  ],
  exclusions: [
    'Flights between India and Singapore',
    'Singapore visa: S$30 (about ₹2,220) plus the agent’s charge of about ₹1,200',
    'Food and drink outside the walks, about S$6–10 a meal in a food court, S$15–25 in a café',
    'Alcohol, which is expensive: a beer can cost more than a hawker dinner',
    'Entry to museums or gardens, which we add on request at the gate price',
  ],
  faqs: [
    {
      question: 'Can you really cater to Jains?',
      answer:
        'Yes. For a full meal there are three or four restaurants in Little India and Serangoon that know Jain food. For tastings the choice is smaller: dosas, sweets, fruit, tofu dishes and Chinese temple food, which by custom leaves out onion and garlic. We shorten the Malay walk and lengthen the others.',
    },
    {
      question: 'How far do we walk?',
      answer:
        'Between two and four kilometres a session on level pavements, with a seat every twenty minutes. Covered five-foot ways keep off sun and rain. Wheelchair users can do every route except two stops with shophouse stairs.',
    },
    {
      question: 'What can be altered?',
      answer:
        'The order, the pace and the theme. Coffee lovers can replace tea with a roastery; parents of teenagers can add bubble tea; sweets alone can fill all four days. You may also take half the walks and a better hotel.',
    },
    {
      question: 'Is street food safe for Indian stomachs?',
      answer:
        'Stalls are inspected and licensed, and the tap water is clean. If anything upsets you, it is usually the chilli, so begin mild. The guide knows where the toilets are.',
    },
    {
      question: 'What paperwork comes first?',
      answer:
        'First get a Singapore visa in the name on your passport, through an authorised agent in India, before you pay for anything non-refundable; then fill in the free arrival card within three days of the flight. The rule has been stable but may change: check before booking.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To walk in',
      essential: true,
      items: [
        'Cushioned sandals or trainers',
        'Trousers with a loose waist, for all the eating',
        'Compact umbrella',
      ],
    },
    {
      category: 'To eat with',
      essential: true,
      items: [
        'Tissues: stalls do not supply them and locals use a packet to reserve seats',
        'Hand gel',
        'Your usual antacid',
      ],
    },
    {
      category: 'To take home',
      essential: false,
      items: ['Empty tin for kueh and tarts', 'Bubble wrap for sauces'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 58500,
      description: 'Two to a room in a shophouse hotel',
    },
    {
      title: 'Double room, 5-star hotel',
      price: 75500,
      description: 'Two to a room in a 5-star hotel, also without breakfast; the walks are the same',
    },
  ],
  facts: {
    meet: {
      place: 'Arrival hall, Changi Airport, Singapore: a driver with your name meets your flight',
      time: '1:00 pm',
    },
    end: { place: 'Departures, Changi Airport, Singapore', time: '3:00 pm' },
    airport: {
      name: 'Changi (SIN), Singapore',
      transfer: 'You are met there: about 30 minutes by private car to Jalan Besar, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A private guide on each of the four food walks, a home cook for the laksa class, and drivers for the airport.',
    ages: { from: 5, note: 'Walks are level with a seat every 20 minutes; two stops have stairs.' },
    fitness:
      'Easy: walks of three to four hours, 2 to 4 km each on level pavements, in about 31°C and high humidity.',
    nights: [
      {
        count: 3,
        place: 'Jalan Besar, Singapore',
        room: 'Boutique shophouse hotel',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 15500 },
    child: { from: 5, to: 11, price: 41500, note: 'Sharing the parents’ room, with tastings of their own.' },
    network: 'Fast 4G and 5G everywhere. Tourist SIM at Changi, an eSIM or an Indian roaming pack.',
    cash: 'Cards nearly everywhere, but bring S$100 in small notes for hawker stalls and the Pulau Ubin boat.',
    power: '230 V, three-pin square sockets of type G: Indian plugs need an adaptor. Power cuts are rare.',
    insurance: 'Required, not included: buy overseas medical cover: hospitals here are expensive.',
    papers: [
      {
        what: 'Passport valid for six months, with return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Singapore visa through an authorised agent in India, one for each traveller; the rule may change',
        by: 'you',
        when: 'Three to four weeks before you fly',
      },
      {
        what: 'SG Arrival Card, free on the ICA site',
        by: 'you',
        when: 'Online in the three days before landing',
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
    ],
  },
  route: [{ place: 'singapore', night: true }, { place: 'pulau-ubin' }, { place: 'singapore', night: true }],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'night-market/dusk',
  gallery: [
    'singapore/shophouses-gold-green-twin-room',
    'city-train/gold',
    'singapore/shophouses-day',
    'singapore/gold-white-balcony',
    'singapore/detail-1',
    'singapore/garden-dusk',
  ],
  captions: {
    night: 1,
    travel: 'By metro, and on foot for four walks',
    high: 'Shophouse streets, from Jalan Besar to Katong',
  },
}
