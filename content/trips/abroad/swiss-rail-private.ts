import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'swiss-rail-private',
  kind: 'customised',
  title: 'Switzerland by Rail: Bernina, Glacier Express, Gornergrat',
  location: 'St. Moritz, Zermatt & Lucerne',
  country: 'Switzerland',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12],
  price: 152500,
  discount: 0,
  rating: 4.9,
  reviews: 2,
  description:
    'This trip is for people who like a window seat better than a museum. In six days you ride the Albula spirals, the Bernina line over the Alps without a cog, the Glacier Express end to end and the Gornergrat rack railway, nearly all on one pass, with seats reserved. It works in deep snow and in a green June alike; we leave out only October to mid-December, when the Glacier Express does not run. Hotels stand beside stations, luggage can travel ahead, and any leg may be ridden faster, slower or backwards.',
  highlights: [
    'The Landwasser viaduct, sixty-five metres up, straight into a cliff',
    'Bernina line to Italian Tirano: glaciers in the morning, palm trees by lunch',
    'Eight hours of Glacier Express with 291 bridges and lunch brought to your seat',
    'Gornergrat at 3,089 m, the Matterhorn across one valley',
    'Seats that we choose ourselves for each stretch, left or right, facing forward or back',
    'One rail pass for trains, lake boats and city trams',
  ],
  placesCovered: ['Zurich', 'St. Moritz', 'Ospizio Bernina', 'Tirano', 'Zermatt', 'Gornergrat', 'Lucerne'],
  itinerary: [
    {
      title: 'Zurich airport to St. Moritz by the Albula line',
      description:
        'Zurich airport has a railway station in its basement, so you can go straight from the plane to the train. Non-stop flights from Delhi and Mumbai land in the early morning or evening; after an early one, ride via Chur to St. Moritz in about three and a half hours. Beyond Thusis the line loops inside mountains to gain height, crosses the Landwasser on a curve and climbs in spirals above Bergün. St. Moritz (1,822 m) is cool, so walk the lake slowly. Late arrivals sleep in Zurich first.',
      activities: ['Rail pass activated', 'Albula line by panorama or local train', 'Lake walk'],
      meals: ['dinner'],
      stay: '4-star hotel near the station, St. Moritz',
    },
    {
      title: 'Over the Bernina to Tirano and back',
      description:
        'Sit on the right going south. The train passes the Morteratsch glacier, tops out beside the Lago Bianco at Ospizio Bernina (2,253 m) and drops past Alp Grüm in hairpins, 70 metres for every kilometre, to a spiral viaduct at Brusio and then Italy. In Tirano you have two hours: pizzoccheri, buckwheat pasta with cabbage, potato and cheese, is vegetarian by tradition. Return by ordinary train, whose windows open, which photographers prefer to the panoramic car.',
      activities: ['Bernina Express southbound', 'Lunch in Tirano', 'Local train back with open windows'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel near the station, St. Moritz',
    },
    {
      title: 'St. Moritz to Zermatt by the Glacier Express',
      description:
        'About 9 am the Glacier Express leaves St. Moritz and takes eight hours over 291 km, through the pale Rhine gorge, up to the Oberalp at 2,033 m, down the Goms with its dark timber villages. Lunch is cooked aboard, with a vegetarian plate and, if told four days ahead, a vegan one. Somewhere after Visp the valley closes in. In Zermatt only electric carts meet the train; look up the street, and on a clear evening you see the Matterhorn.',
      activities: [
        'Glacier Express, reserved window seats',
        'Three-course lunch on board',
        'Evening in Zermatt',
      ],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Zermatt',
    },
    {
      title: 'From Zermatt up to Gornergrat at 8 am',
      description:
        'Look at the summit webcam before you set out; if it shows cloud, you may go up the next morning instead. At 8 am the rack train climbs some forty minutes from Zermatt (1,608 m) to Gornergrat (3,089 m). That is a fast rise: stroll, drink, and come down if dizzy. Get off at Rotenboden on the return for the Riffelsee, a small lake that reflects the Matterhorn on still mornings (from about July; snow before). Ride or walk to Riffelalp. Tonight you can eat fondue, raclette or even paneer.',
      activities: ['Gornergrat railway', 'Riffelsee walk in summer', 'Sledge run in winter'],
      meals: ['breakfast'],
      stay: '4-star hotel, Zermatt',
    },
    {
      title: 'Zermatt to Lucerne the pretty way',
      description:
        'The fast route takes three and a half hours; ours takes a little over four, through the Lötschberg to Interlaken and over the Brünig pass with lakes so green they look dyed. Lucerne (435 m) has the covered bridge, a wall with nine towers that you can walk on in summer, and the dying lion that Mark Twain called the saddest stone in the world. Put the pass to use on an afternoon steamer to Weggis. From May to September Rigi’s cog train, which the pass also covers, still fits before dark.',
      activities: ['Lötschberg and Brünig lines', 'Lake steamer', 'Old-town walk'],
      meals: ['breakfast'],
      stay: '4-star hotel by the lake, Lucerne',
    },
    {
      title: 'Lucerne to Zurich airport in sixty-five minutes',
      description:
        'Direct trains go from Lucerne to the airport through the day, and others with one change in Zurich. With a midday flight leave at 8 am; with a night one, give the day to the Transport Museum, where you can sit in old locomotives, or to Zurich’s lakeside and the Lindt chocolate fountain nine metres high. Station lockers take the bags. The pass ends tonight, and by now it has paid for itself.',
      activities: ['Swiss Museum of Transport', 'Direct train to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights with breakfast: two in St. Moritz, two in Zermatt, one in Lucerne',
    'Six-day Swiss Travel Pass in second class',
    'Seat reservations and supplements on the Bernina Express and the Glacier Express',
    'Ticket for the Gornergrat railway',
    'Dinner on day 1, lunch in Tirano on day 2 and lunch on the Glacier Express on day 3',
    'A route book with your seats, and a rail planner you can call',
  ],
  exclusions: [
    'Flights to and from Zurich',
    'Schengen visa, €90 (about ₹9,900), the visa centre’s charge of about ₹2,500, and travel insurance',
    'First class unless you take that package, ₹24,000 more each; Excellence Class on request',
    'Titlis, Pilatus and other mountains not in the plan',
    'Dinner on days 2 to 5 and lunch on days 1, 4, 5 and 6, CHF 25 to 40 each',
    'Visitors’ taxes at the hotels, about CHF 20 (₹2,360) per person for five nights',
    'Sending luggage from hotel to hotel',
  ],
  faqs: [
    {
      question: 'Winter or summer?',
      answer:
        'January to March has deep snow and trains that hardly ever fail, but also −10°C at St. Moritz and short days. June to September has flowers, long days and open paths. In May the valleys are green, the passes white and some lifts closed for maintenance. We can price any of them.',
    },
    {
      question: 'Do I need the panoramic cars at all?',
      answer:
        'No. Ordinary trains use the same line without a supplement, and you may get off on the way. On the Glacier Express the supplement is worth it for the service and the roof windows; on the Bernina we book one way panoramic and one way plain.',
    },
    {
      question: 'How early must we apply for the visa?',
      answer:
        'Swiss appointments through the visa centres open six months ahead. For April to July and before Christmas, take one twelve weeks before travel. Bring the itinerary we give you, proof of funds, tax papers and insurance. It takes fifteen days or more. Rules may change, so check before you book anything that cannot be refunded.',
    },
    {
      question: 'Can elderly parents travel like this?',
      answer:
        'Yes, this is one of the easiest ways. Most trains are level with the platform, luggage can be sent ahead, and nobody has to walk far. At Gornergrat anyone with heart or lung trouble should ask a doctor first, and may stay at Riffelberg, 2,582 m.',
    },
    {
      question: 'What would you change for a longer trip?',
      answer:
        'Add two nights at Wengen or Grindelwald between Zermatt and Lucerne, or return from Tirano by bus to Lugano and over the Gotthard. Shorter? Drop Lucerne and finish with a train from Zermatt straight to the airport.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the carriage',
      essential: true,
      items: [
        'Passport to show with the rail pass',
        'Cloth for the window and a lens hood against reflections',
        'Refillable bottle: fountains are drinkable',
      ],
    },
    {
      category: 'For 3,000 metres',
      essential: true,
      items: [
        'Insulated jacket, gloves, cap',
        'Sunglasses rated for snow',
        'Shoes that grip ice from December to April',
      ],
    },
    {
      category: 'For the purse',
      essential: true,
      items: ['Card without foreign mark-up', 'CHF 100 in cash'],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Dry snacks from home; supermarkets shut on Sundays', 'Offline timetable app'],
    },
  ],
  packages: [
    {
      title: 'Second-class rail, twin room',
      price: 152500,
      description: 'Two to a room; second class on every train',
    },
    {
      title: 'First-class rail, twin room',
      price: 176500,
      description: 'Two to a room; first class on every train that has it',
    },
  ],
  facts: {
    meet: { place: 'Railway station under Zurich Airport, with your rail pass', time: '9:00 am' },
    end: { place: 'Railway station under Zurich Airport', time: '9:30 am' },
    airport: {
      name: 'Zurich (ZRH)',
      transfer:
        'You start here: the station is under the terminal, and the trains to St. Moritz, about three and a half hours, are on the pass.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'No escort: a rail planner you can call and a route book with your seats',
    ages: {
      from: 6,
      note: 'Anyone with heart or lung trouble should ask a doctor about Gornergrat, or stay at Riffelberg.',
    },
    fitness:
      'Easy: station walks with your own bag and up to eight hours in a seat. Highest point Gornergrat at 3,089 m for a short visit; highest bed St. Moritz at 1,822 m.',
    nights: [
      {
        count: 2,
        place: 'St. Moritz',
        room: '4-star hotel near the station',
        sharing: 'Double or twin',
        washroom: 'own',
      },
      { count: 2, place: 'Zermatt', room: '4-star hotel', sharing: 'Double or twin', washroom: 'own' },
      {
        count: 1,
        place: 'Lucerne',
        room: '4-star hotel by the lake',
        sharing: 'Double or twin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 48500 },
    child: {
      from: 6,
      to: 11,
      price: 91500,
      note: 'On an extra bed; children of 6 to 15 ride free with a parent on the Swiss Family Card.',
    },
    network:
      'Good 4G and 5G but for long tunnels. Take a roaming pack or eSIM that names Switzerland: many EU packs leave it out.',
    cash: 'Cards are taken almost everywhere; CHF 100 in cash is enough. Bring some euros for Tirano.',
    power: 'Type J sockets (three slim round pins; two-pin Euro plugs fit), 230 V. Carry a Swiss adaptor.',
    insurance:
      'Required, not included: the Schengen visa asks for medical cover of at least €30,000 for the whole stay; add mountain rescue and cancellation.',
    papers: [
      {
        what: 'Passport less than ten years old, valid three months past return, two blank pages',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'Schengen visa from Switzerland; €90, rules may change',
        by: 'you',
        when: 'Book the slot twelve weeks before travel',
      },
      { what: 'Itinerary and hotel vouchers for the visa', by: 'us', when: 'Once your booking is confirmed' },
      {
        what: 'Swiss Travel Pass in your passport name, with seat reservations',
        by: 'us',
        when: 'Two weeks before travel, by email',
      },
    ],
    payLocally: [
      {
        what: 'Schengen visa fee',
        paidTo: 'The Swiss embassy, through its visa centre in India, before you travel',
        before: true,
        rupees: 9900,
        foreign: { amount: 90, currency: 'EUR' },
      },
      {
        what: 'Visa centre’s own charge, which varies (approximate)',
        paidTo: 'The visa centre in India',
        before: true,
        rupees: 2500,
      },
      {
        what: 'Visitors’ taxes in St. Moritz, Zermatt and Lucerne, about CHF 4 a night for five nights',
        paidTo: 'Hotel desks in the three towns',
        rupees: 2360,
        foreign: { amount: 20, currency: 'CHF' },
      },
    ],
  },
  route: [
    { place: 'zurich' },
    { place: 'st-moritz', night: true },
    { place: 'ospizio-bernina' },
    { place: 'tirano' },
    { place: 'st-moritz', night: true },
    { place: 'zermatt', night: true },
    { place: 'gornergrat' },
    { place: 'zermatt', night: true },
    { place: 'lucerne', night: true },
    { place: 'zurich' },
  ],
  difficulty: 'easy',
  tags: ['international', 'luxury', 'winter'],
  cover: 'switzerland/dawn',
  gallery: [
    'switzerland/dusk-pine-room',
    'landwasser/day',
    'switzerland/lucerne-gold',
    'switzerland/day',
    'switzerland/dusk',
    'switzerland/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By train, eight hours of it on the Glacier Express',
    high: 'Lucerne and its wooden bridge, on the last night',
  },
}
