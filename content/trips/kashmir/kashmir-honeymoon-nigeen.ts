import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h1',
  kind: 'group',
  title: 'Kashmir for Two: Nigeen, Gulmarg and the Lidder',
  location: 'Kashmir',
  region: 'North',
  duration: '6D/5N',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 27500,
  discount: 8,
  rating: 4.8,
  reviews: 2,
  description:
    'This honeymoon has fixed dates to choose from and no one else at your table. Six couples at most set out together, each with a separate car, and meet only on the first evening if they care to. You stay on Nigeen and not on Dal, because the smaller lake has fewer lamps and more herons; two nights there, one in Gulmarg, two on the Lidder at Pahalgam. Distances are short, mornings start at 9 am, and the last full day is left blank. It runs from the last tulips of early April to the copper chinars of late October.',
  highlights: [
    'Two nights on a Nigeen houseboat with a deck facing Hari Parbat',
    'A two-hour shikara with a picnic basket, timed for the west light',
    'A car and driver of your own; you share only the dates with other couples',
    'Two unhurried nights by the river at Pahalgam',
    'Gondola tickets in hand before you leave home',
    'A room with a valley view in Gulmarg, guaranteed in writing',
  ],
  placesCovered: ['Srinagar', 'Nigeen Lake', 'Shalimar Bagh', 'Gulmarg', 'Kongdori', 'Pahalgam', 'Aru'],
  itinerary: [
    {
      title: 'Srinagar: a houseboat on Nigeen Lake',
      description:
        'You are met at Srinagar airport by name and driven round the back of the city to Nigeen. The houseboat lies under willows and has three bedrooms, one of them yours. Tea comes with bakirkhani and almond biscuits. The only plan is a shikara before sunset, rowed by the owner’s son, when the fort on Hari Parbat stands dark against a gold sky. Those who would like to meet the other couples will find kahwa on the long deck at 8 pm.',
      activities: ['Private transfer', 'Sunset shikara', 'Kahwa on the deck'],
      meals: ['dinner'],
      stay: 'Houseboat, Nigeen Lake, Srinagar',
    },
    {
      title: 'Shalimar Bagh, old Srinagar and a picnic boat',
      description:
        'Jahangir laid out Shalimar for Nur Jahan, and her brother built Nishat with even more terraces. See both in the forenoon. The tulip garden next door, some eighteen lakh bulbs, usually opens in the second half of March for about four weeks: in early April you should still catch it, and the crowd. Lunch is at a walnut carver’s home in the old quarter of Srinagar, arranged for two. The afternoon is free: nap in June, read in October. The evening boat carries a basket of sheermal, cheese, fruit and a lamp.',
      activities: ['Shalimar and Nishat', 'Home lunch in the old quarter', 'Picnic shikara of two hours'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Houseboat, Nigeen Lake, Srinagar',
    },
    {
      title: 'To Gulmarg, and the gondola to Kongdori',
      description:
        'It is about two hours to Gulmarg (2,650 m), with a stop for apples or roast corn, by season. Check in, then walk to the gondola for a booked slot to Kongdori (3,080 m); hold hands over the firs. Back on the meadow, hire ponies or, better, borrow the hotel’s thermos and take the outer walk towards sunset, when the far snows turn rose and the day coaches have gone. Fires are lit even in June.',
      activities: ['Gondola to Kongdori', 'Outer circle walk', 'Fireside dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Valley-view room, Gulmarg',
    },
    {
      title: 'Gulmarg to a river cottage at Pahalgam',
      description:
        'The drive takes some five hours, with good places to stop: the willow-bat workshops of Sangam, where you can buy a bat for the cricketer in the family, and the ruined temple of Awantipora. You follow the Lidder up through rice, then walnut, then pine. Your cottage at Pahalgam (about 2,150 m) stands beside the river; leave a window open to hear it. Dinner can be carried to the garden when it does not rain.',
      activities: ['Sangam bat-makers', 'Awantipora', 'River evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'River cottage, Pahalgam',
    },
    {
      title: 'A free day at Pahalgam, or a walk at Aru',
      description:
        'Breakfast is served until 11 am. If you want a plan, there is Aru (2,414 m), half an hour by union taxi, with a meadow path along a stream and a tea house at the turn; or a short raft run at Yanner when the water allows; or a trout permit and a rod. The hotel knows what else is open that week. If you want no plan, Pahalgam is a good place to do nothing. A last dinner is laid for two by the water.',
      activities: ['Optional walk at Aru', 'Optional fishing or rafting', 'Farewell dinner for two'],
      meals: ['breakfast', 'dinner'],
      stay: 'River cottage, Pahalgam',
    },
    {
      title: 'Pahalgam to Srinagar airport by Pampore',
      description:
        'About three hours bring you from Pahalgam to the airport by way of Bijbehara, whose chinar park holds trees said to be over three centuries old, and Pampore, where a dry-fruit dealer we know sells honest saffron by the gram. Book a flight after 3 pm. If you have another day, you can stay on the Nigeen houseboat again at a friendly rate.',
      activities: ['Bijbehara chinars', 'Pampore saffron shop', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private sedan for each couple, with fuel, tolls and the driver’s food and bed',
    'Five nights: Nigeen houseboat, Gulmarg hotel, Pahalgam cottage; double beds throughout',
    'Five breakfasts, five dinners, and one lunch in a craftsman’s home',
    'Two shikara outings, the second with a picnic',
    'First-stage gondola tickets for both',
    'Flowers, a cake and one candle-lit supper',
  ],
  exclusions: [
    'Travel to Srinagar',
    'Upper stage of the gondola, rafting, fishing and ponies',
    'Tickets for Shalimar, Nishat and Awantipora, about ₹150 in all',
    'Union taxi from Pahalgam to Aru, if you go: ₹1,000–1,500 a car',
    'A photographer for an afternoon, about ₹6,000',
    'Wine or beer; most of these hotels do not serve it',
  ],
  faqs: [
    {
      question: 'Why does a honeymoon have fixed dates?',
      answer:
        'Because six couples on one date let us hold whole houseboats and the view rooms, and buy them at a group rate. You share nothing else: cars, tables and timings are your own.',
    },
    {
      question: 'Is the price for one or for both?',
      answer:
        'For each person, two sharing. The pair pays twice the figure shown, with the discount already taken off. There is no single rate on this trip, but friends or siblings who want the comfort may book twin beds.',
    },
    {
      question: 'What month would you pick?',
      answer:
        'The first half of May: snow on the heights, lilac in town, fewer people than April. For colour come in the last week of October, with a warm coat. In July and August it can be hot and hazy in Srinagar but pleasant above.',
    },
    {
      question: 'Do hotels ask for a marriage certificate?',
      answer:
        'No. They ask each guest for an original government identity card, and a local rule has you fill a police form at check-in, even on the boat. Surnames need not match.',
    },
    {
      question: 'Is a houseboat quiet and clean?',
      answer:
        'On Nigeen, mostly. You may hear frogs in May, a mosque at dawn, and a hawker or two, whom the owner sends away if asked. Bathrooms are modern, with hot water morning and evening, and we choose boats with a sewer line or a treatment tank.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothes',
      essential: true,
      items: [
        'A good sweater each, even in June',
        'Flat shoes for decks and meadows',
        'Something smart for the last dinner',
      ],
    },
    {
      category: 'Formalities',
      essential: true,
      items: ['Two original identity cards', 'Postpaid mobile connection, at least one between you'],
    },
    {
      category: 'For the deck',
      essential: false,
      items: ['A novel to share', 'Small speaker, kept low', 'Insect repellent from June to August'],
    },
  ],
  packages: [
    {
      title: 'Classic couple',
      price: 27500,
      description: 'Per person: carved houseboat, view room, river cottage',
      isPopular: true,
      pairs: true,
    },
    {
      title: 'Suite couple',
      price: 38500,
      description: 'Per person: suites at each halt and an SUV in place of the sedan',
      pairs: true,
    },
  ],
  facts: {
    meet: {
      place: 'Srinagar airport, outside the arrivals hall; your driver waits with your names',
      time: '2:00 pm',
    },
    end: { place: 'Srinagar airport, departures; take a flight after 3 pm', time: '12:30 pm' },
    airport: {
      name: 'Sheikh ul-Alam International Airport, Srinagar',
      transfer: 'About 20 km and 50 minutes to Nigeen Lake; your private car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer:
        'About 15 to 18 km and 45 minutes to Nigeen Lake; trains come from Jammu and Katra; tell us, and your car meets you there',
    },
    team: 'A car and driver of your own; the houseboat and hotels have their own staff',
    ages: { from: 18, note: 'For couples; friends or siblings may book twin beds' },
    fitness:
      'Very easy: drives of two to five hours, the longest on day 4; short walks; Kongdori, 3,080 m, by gondola. Highest bed Gulmarg at 2,650 m.',
    nights: [
      {
        count: 2,
        place: 'Nigeen Lake, Srinagar',
        room: 'Houseboat of three bedrooms',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Wangnoo Houseboats', 'Mascot Houseboats'],
      },
      { count: 1, place: 'Gulmarg', room: 'Valley-view hotel room', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Pahalgam', room: 'River cottage', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { none: 'A trip for two: there is no single rate' },
    child: { none: 'A honeymoon trip for two adults; families have the six-day Kashmir tour' },
    network:
      'Only postpaid SIMs from other states work in Jammu & Kashmir; visitors can buy a local SIM in Srinagar. Good in Srinagar, Gulmarg and Pahalgam, weak at Aru.',
    cash: 'ATMs in Srinagar, Gulmarg and Pahalgam; UPI works almost everywhere. Keep about ₹3,000 in notes for union taxis, ponies and tips.',
    power:
      'Mains everywhere, with cuts; the houseboat has hot water in the morning and evening. Bring a power bank.',
    insurance: 'Not included. Take travel insurance with medical cover and for cancelled flights.',
    papers: [
      {
        what: 'Original Aadhaar, voter card or passport of each guest; no marriage certificate is asked for',
        by: 'you',
        when: 'Shown at each check-in, with a police form',
      },
      {
        what: 'Gondola tickets to Kongdori in your names',
        by: 'us',
        when: 'Before you leave home; send identity card numbers when you book',
      },
      {
        what: 'Passport and visa of foreign nationals, for the hotel’s Form C',
        by: 'you',
        when: 'At each check-in',
      },
    ],
    payLocally: [
      {
        what: 'Tickets for Shalimar, Nishat and Awantipora, about',
        paidTo: 'At the three gates, Indian rate',
        rupees: 150,
      },
    ],
  },
  departures: {
    weekday: 'monday',
    count: 7,
    seats: 12,
    smallest: 2,
    decideDays: 10,
    everyWeeks: 2,
    seasons: [{ from: '04-05', to: '10-26' }],
  },
  route: [
    { place: 'srinagar', night: true },
    { place: 'gulmarg', night: true },
    { place: 'kongdori' },
    { place: 'pahalgam', night: true },
    { place: 'aru' },
    { place: 'pahalgam', night: true },
    { place: 'srinagar' },
  ],
  difficulty: 'easy',
  tags: ['honeymoonSpecial'],
  cover: 'kashmir/dusk-boat',
  gallery: [
    'kashmir/gold-cedar-room',
    'hill-road/gold',
    'gulmarg/detail-1',
    'kashmir/village-dusk',
    'forest-trail/day',
    'kashmir/gold',
    'kashmir/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By a car of your own, and by shikara for two hours',
    high: 'The gondola at Gulmarg',
  },
}
