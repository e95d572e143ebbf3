import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'sikkim-lachung-family',
  kind: 'group',
  title: 'Sikkim Slowly: Gangtok, Lachung and Ravangla with Children',
  location: 'Gangtok & Lachung, Sikkim',
  region: 'East',
  duration: '7D/6N',
  months: [3, 4, 5, 10, 11, 12],
  price: 24380,
  discount: 8,
  rating: 4.6,
  reviews: 1,
  description:
    'Most North Sikkim packages rush to Lachung and back in twenty-four hours or so, half of them in a jeep. Ours stays two nights, so children and parents are rested when they see Yumthang. The rest is gentle: cable car and flower houses in Gangtok, a giant Buddha in a garden at Ravangla, rooms with hot water. Be warned about one thing. The Mangan–Chungthang road was broken by the flood of October 2023 and by later slides; diversions make it slow, six to seven hours for about 115 km, and it can shut at short notice. We have a plan for that too.',
  highlights: [
    'Two nights in Lachung, with a whole day for Yumthang’s flat, walkable valley',
    'Rhododendrons in April and May; with luck, first snow to play in from late November',
    'Buddha Park and an easy tea estate at Ravangla and Temi',
    'North Sikkim permits for every family member, babies included',
    'A car for each family of four or two small families, and a driver who stops when asked',
    'A passport in which children collect stamps: prayer wheel, yak, waterfall, hot spring',
  ],
  placesCovered: ['Bagdogra', 'Gangtok', 'Mangan', 'Lachung', 'Yumthang', 'Temi', 'Ravangla'],
  itinerary: [
    {
      title: 'Bagdogra to Gangtok along the Teesta',
      description:
        'Families arriving at Bagdogra (126 m) before 1 pm are driven up together, four and a half hours with a stop at Teesta Bazaar for momos and running about. At Rangpo the state begins; children notice that the litter stops. The hotel in Gangtok (1,650 m) is a few minutes from M. G. Marg, where there are no cars, plenty of ice cream, and a fountain. Early dinner is served from 6:30 pm.',
      activities: ['Drive to Gangtok', 'Evening on the car-free street'],
      meals: ['dinner'],
      stay: 'Family hotel, Gangtok',
    },
    {
      title: 'Gangtok: red pandas, ropeway and prayer wheels',
      description:
        'The Himalayan Zoological Park at Bulbuley is large, hilly and kind to its animals: red pandas sleep along the branches, and patient visitors see snow leopards. Prams can be pushed on the upper loop. After lunch the ropeway sails over Gangtok’s roofs, and at Do Drul Chorten small hands turn a hundred and eight wheels. Grandparents may prefer the orchid hall by the ridge. Permit papers for the north are signed this evening; keep birth certificates handy.',
      activities: ['Himalayan Zoological Park', 'Ropeway', 'Do Drul Chorten'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel, Gangtok',
    },
    {
      title: 'Gangtok to Lachung by the waterfall road',
      description:
        'We leave at 8 am, when everybody has had breakfast. We stop often at waterfalls: Seven Sisters, Naga, and Bhim Nala, for which children invent their own names. Beyond Mangan the road is rebuilt in bits, with Bailey bridges and dust, and we do not hide that it is tiring. Lunch is rice and dal on the way. Lachung (2,700 m) appears at dusk with apple trees, a monastery and heaters. You sleep a thousand metres higher than last night, so we keep the evening quiet.',
      activities: ['Waterfall stops', 'Drive of six to seven hours'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Lodge with heaters, Lachung',
    },
    {
      title: 'Lachung: an unhurried day in Yumthang',
      description:
        'Twenty-five kilometres of good road end at Yumthang (3,564 m), a level valley with a shallow blue river where children may wet their boots a little. In late April it is pink, yellow and mauve with primula and rhododendron; in December it is often white. We stay two hours, drink salt tea, and return. Zero Point, much higher and about 4,700 m, is left out on purpose for children. In the afternoon Lachung’s monastery and its carpet centre are ten minutes away.',
      activities: ['Yumthang valley walk', 'Shingba rhododendron sanctuary', 'Lachung monastery'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Lodge with heaters, Lachung',
    },
    {
      title: 'Lachung to Gangtok, with a picnic by the Teesta',
      description:
        'We retrace the same road by daylight from Lachung, starting after a pancake breakfast and breaking it with a picnic on the Teesta stones near Singhik, whose viewpoint shows Kanchenjunga on clear mornings. Children who finish their stamp passports get a khada from the hotel manager, with full ceremony. We are in Gangtok again by 4 pm, with laundry, baths and a choice of pizza or thenthuk.',
      activities: ['Singhik viewpoint', 'Riverside picnic'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family hotel, Gangtok',
    },
    {
      title: 'Temi tea and the Buddha of Ravangla',
      description:
        'A sunny drive of three hours goes south by Singtam and Temi, Sikkim’s state-run tea garden, whose slopes are gentle enough for hide-and-seek. At Ravangla (2,100 m) the seated Buddha, forty metres with its base, looks over lawns made for running; inside, murals wind up a spiral. Sunset paints Narsing and Pandim above the town. The hotel has a fire in the lounge and, by request, a story in Nepali and English.',
      activities: ['Temi tea garden', 'Buddha Park', 'Fireside story'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Ravangla',
    },
    {
      title: 'Ravangla to Bagdogra by Namchi',
      description:
        'Leave at 9 am: Ravangla to Bagdogra by Namchi and Melli is about 120 km and four to five hours. Those with late flights can visit Samdruptse’s statue of Guru Padmasambhava on the ridge before Namchi. The cars carry wet wipes, spare bags and ginger sweets for the last bends. Please choose a departure after 3:30 pm; the road past Sevoke is often slow.',
      activities: ['Samdruptse, time permitting', 'Transfer to Bagdogra'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'One car for a family of four; two smaller families share a car, unless they book one of their own',
    'Three nights in Gangtok, two in Lachung and one in Ravangla, in triple or connected rooms',
    'Six breakfasts, six dinners, and three lunches on the northern days',
    'Protected-area permits for Lachung and Yumthang (Indian citizens)',
    'Ropeway, zoo, Buddha Park and Temi tickets',
    'The guide that is compulsory in the north, and a doctor on call in Gangtok',
  ],
  exclusions: [
    'Flights or trains to Bagdogra or New Jalpaiguri and home',
    'A trip to Zero Point by local jeep, for adults who want it',
    'Hire of gumboots or snow suits at Yumthang',
    'Lunches in Gangtok and Ravangla',
    'Nathula, which needs a separate day and permit',
    'Sikkim’s visitor fee, ₹50 from 5 years, paid at the first hotel',
  ],
  faqs: [
    {
      question: 'What if the northern road is closed?',
      answer:
        'We know by the evening before, from the district’s daily notice. In its place we visit Tsomgo Lake and spend two nights in Ravangla and Pelling, and refund any difference in price. Please treat the north as likely, not certain.',
    },
    {
      question: 'Is the altitude all right for toddlers?',
      answer:
        'Lachung generally is. Yumthang for two hours suits children above three who are well; under that, one parent may stay back by the heater. Nobody with a cold or ear infection should go higher.',
    },
    {
      question: 'Which papers do children need?',
      answer:
        'Each child needs a birth certificate or school identity with photograph, two passport photos, and a parent’s voter card or passport. Aadhaar alone has at times been questioned at the permit desk, so carry a second document.',
    },
    {
      question: 'Is there anything for a fussy eater?',
      answer:
        'Rice, dal, eggs, noodles, pancakes and apples are available everywhere including Lachung. Milk powder and nappies must be bought in Gangtok.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For each child',
      essential: true,
      items: [
        'Snow-proof gloves and a hat that ties',
        'Two warm sets and a waterproof outer',
        'Fever and vomiting medicine in known doses',
        'Comfort toy for long drives',
      ],
    },
    {
      category: 'For adults',
      essential: true,
      items: ['Warm jacket', 'Non-slip shoes', 'Originals and copies of identity, six photographs'],
    },
    {
      category: 'Car bag',
      essential: true,
      items: ['Zip-lock bags', 'Biscuits and fruit', 'Wet wipes and sanitiser'],
    },
    {
      category: 'Nice',
      essential: false,
      items: ['Crayons', 'Kite for Temi', 'Portable potty for under-fours'],
    },
  ],
  packages: [
    {
      title: 'Adult, sharing a family room',
      price: 24380,
      description: 'Parents and children in one room or a connected pair; small families share a car',
      isPopular: true,
      smallest: 2,
    },
    {
      title: 'Adult, family with its own car',
      price: 31900,
      description: 'The same rooms; a family of two or three does not share its car',
      smallest: 2,
    },
    {
      title: 'Single room',
      price: 34380,
      description: 'A room to yourself on all six nights; a seat in a shared car',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Bagdogra airport, arrivals hall', time: '1:00 pm' },
    end: { place: 'Bagdogra airport, departures', time: '2:00 pm' },
    airport: { name: 'Bagdogra', transfer: 'Four and a half hours to Gangtok in our cars; included' },
    railhead: {
      name: 'New Jalpaiguri',
      transfer: 'About 16 km and 40 minutes to the airport, where the cars start; not included',
    },
    team: 'A driver for each car, the compulsory guide in the north, and a doctor on call in Gangtok',
    ages: {
      from: 0,
      note: 'Yumthang (3,564 m) is for children above 3 who are well; younger ones wait in Lachung with a parent',
    },
    fitness:
      'Easy walks only. Day 3: about 115 km of rough road in six to seven hours. Two hours at Yumthang, 3,564 m. Highest sleep Lachung, 2,700 m.',
    nights: [
      {
        count: 2,
        place: 'Gangtok',
        room: 'Family hotel',
        sharing: 'Triple or connected rooms',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Lachung',
        room: 'Lodge with heaters',
        sharing: 'Triple or connected rooms',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Gangtok',
        room: 'Family hotel',
        sharing: 'Triple or connected rooms',
        washroom: 'own',
      },
      { count: 1, place: 'Ravangla', room: 'Hotel', sharing: 'Triple or connected rooms', washroom: 'own' },
    ],
    singleRoom: { more: 10000 },
    child: {
      from: 5,
      to: 11,
      price: 17900,
      note: 'With a mattress in the parents’ room; under 5 free without a bed',
    },
    network:
      'Jio, Airtel and BSNL work in Gangtok and Ravangla; in Lachung one or two of them, slowly; little or none at Yumthang.',
    cash: 'ATMs in Gangtok and Ravangla. Carry cash for the three northern days.',
    power: 'Ordinary sockets; cuts in Lachung, where heaters depend on the current. Bring a power bank.',
    insurance: 'Not included. A policy that covers road closures and children is sensible.',
    papers: [
      {
        what: 'Voter card or passport of each adult, originals and copies, and six photographs',
        by: 'you',
        when: 'In Gangtok on day 2; Aadhaar alone may be refused',
      },
      {
        what: 'Birth certificate or school ID of each child, with two photographs',
        by: 'you',
        when: 'In Gangtok on day 2',
      },
      {
        what: 'Permits for Lachung and Yumthang, for Indian citizens',
        by: 'us',
        when: 'On the evening of day 2',
      },
      {
        what: 'Sikkim entry permit and Protected Area Permit for foreign guests',
        by: 'you',
        when: 'Only online since January 2026, on the e-FRRO site; we help, so tell us when you book',
      },
    ],
    payLocally: [
      {
        what: 'Sikkim’s visitor fee, once per stay (children under 5 are free)',
        paidTo: 'The first hotel in Sikkim, at check-in',
        rupees: 50,
      },
    ],
  },
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 16,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '03-14', to: '05-23' },
      { from: '10-10', to: '12-20' },
    ],
  },
  route: [
    { place: 'bagdogra' },
    { place: 'gangtok', night: true },
    { place: 'lachung', night: true },
    { place: 'yumthang' },
    { place: 'lachung', night: true },
    { place: 'gangtok', night: true },
    { place: 'ravangla', night: true },
    { place: 'bagdogra' },
  ],
  difficulty: 'easy',
  tags: ['familySpecial'],
  cover: 'sikkim/dusk',
  gallery: [
    'sikkim/day-green-twin-room',
    'hill-road/dawn',
    'yumthang/gold',
    'monastery-hall/gold',
    'sikkim/detail-1',
    'sikkim/day',
  ],
  captions: {
    night: 1,
    travel: 'By car, one for a family of four',
    high: 'An unhurried day in Yumthang, in flower in April and May',
  },
}
