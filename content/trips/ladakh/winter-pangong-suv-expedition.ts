import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ls3',
  kind: 'group',
  title: 'Frozen Pangong and Winter Changthang by SUV',
  location: 'Pangong & Changthang, Ladakh',
  region: 'North',
  duration: '8D/7N',
  months: [1, 2, 3],
  price: 32544,
  discount: 4,
  rating: 4.7,
  reviews: 2,
  description:
    'From the middle of January Pangong is a white floor a hundred kilometres and more from end to end, groaning to itself at night. Between then and early March we take one small convoy there, with chains, engine heaters and a Ladakhi driver in each SUV who knows the road in snow. Half of Leh is shut, and the rest has time for you. You should know what you are buying. It is minus ten to minus twenty-five after dark, water comes in buckets, a storm can stop the plane or shut Chang La for two days, and then the plan changes. In exchange there is silence, kiang against snow, and a stove with a family round it.',
  highlights: [
    'Pangong frozen shore to shore, seen from land with a guide who knows the ice',
    'Three nights in stove-warmed homes, at Tangtse, Spangmik and Nyoma',
    'A steaming soak at Chumathang with snow on the bank',
    'Winter wildlife: kiang, blue sheep, golden eagles, with luck a Pallas’s cat or wolf',
    'Monastery winter dances such as Guru Tsechu at Stok, if your dates meet theirs',
    'Chains, shovels, tow rope and a spare SUV travelling empty',
  ],
  placesCovered: [
    'Leh',
    'Thiksey',
    'Chang La',
    'Tangtse',
    'Pangong Tso',
    'Merak',
    'Chushul',
    'Nyoma',
    'Chumathang',
  ],
  itinerary: [
    {
      title: 'Arrive in Leh: rest, and warm kit on loan',
      description:
        'The plane descends between white walls and the cabin goes quiet. Leh (3,524 m) in winter is woodsmoke, dry cold and shopkeepers with time to talk. The hotel has radiators, as few in town do. Sleep until tea. In the evening the captain fits everyone with loan boots and a down parka from the store and shows the layering that works here: loose, dry, and one layer more than you think you need.',
      activities: ['Airport transfer', 'Rest', 'Cold-kit fitting'],
      meals: ['dinner'],
      stay: 'Heated hotel, Leh',
    },
    {
      title: 'Thiksey, and ice hockey at the rink in Leh',
      description:
        'The sun is strong by 10 am, and we set out then. At Thiksey (3,600 m) the day’s first prayers are over by then, but the kitchen still has kettles the size of goats, and tea in them. In the afternoon we go to the ice rink in Leh, where half the town plays or watches hockey while the ice lasts. If a monastery festival near Leh falls today or tomorrow we go there instead and stand among grandmothers, who have the best places and will make room.',
      activities: ['Thiksey monastery', 'Ice hockey at the town rink', 'Festival if dates agree'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Heated hotel, Leh',
    },
    {
      title: 'A wildlife walk in Hemis park, back to Leh',
      description:
        'Cold takes strength, so we give the body one day more than in summer. With a spotter we walk slowly up the Zingchen side of Hemis National Park, telescopes out, looking for blue sheep on the crags and for the snow leopard that follows them. To see one in a single day is real luck; tracks and scrapes are likely. We drink soup from a flask and are back in Leh before the sun leaves the valley.',
      activities: ['Wildlife walk with a spotter', 'Telescope scanning', 'Early return'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Heated hotel, Leh',
    },
    {
      title: 'Chang La in winter, night at Tangtse',
      description:
        'Snow crews clear the road in the morning, and cars may go once it is declared safe. Chains go on at Zingral. On Chang La (5,391 m) snow can lie deep on both sides of the road, and we do not get out. Tangtse (3,930 m), about 120 kilometres from last night, is a sensible first bed on the far side: lower than the lake, beside a clinic, in a house where everyone sits in the kitchen, the only warm room.',
      activities: ['Chang La on chains', 'Tangtse rock carvings', 'Kitchen evening'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Tangtse',
    },
    {
      title: 'From Tangtse to the frozen Pangong Tso',
      description:
        'After an hour’s drive you reach Pangong Tso (4,225 m) and hear its ice shifting, with long notes like those of a whale. Ice forms from January and can pass half a metre, but pressure cracks open and close, so we step on it only where the guide has tested it and the administration allows; otherwise we walk the shore. Sunset is at about 5:30 pm in mid-January and after 6 pm by the end of February, and it turns the ice pink for some minutes. Tonight there is thukpa, with quilts and a hot-water bottle for each of you.',
      activities: ['Shore walk with ice guide', 'Sunset on the frozen lake'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Spangmik, Pangong Tso',
    },
    {
      title: 'By Merak and Chushul to Nyoma on the Indus',
      description:
        'If the army posts report a clear track, we go on along the shore to Merak and over the Chushul (4,360 m) plain, where kiang stand about in the wind, across Tsaga La to the Indus at Loma. Nyoma has a guest house with a bukhari in each room. If snow has drifted, as it often does, we return over Chang La to the hotel in Leh and see the upper Indus as a day’s drive from there.',
      activities: ['Merak and Chushul drive', 'Rezang La memorial', 'Kiang watching'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Nyoma',
    },
    {
      title: 'A hot bath at Chumathang, then back to Leh',
      description:
        'Ice shelves line the Indus and dippers work the open water between them. At Chumathang (4,000 m) the springs melt a black strip along the bank and we bathe in a private tub room, heads steaming. Then we follow the gorge, blue in shadow all day long, to Upshi and Karu. We reach Leh by 4 pm, and with its lit shop windows and momos from a cart it seems a big city.',
      activities: ['Hot-spring bath', 'Frozen Indus gorge', 'Momos in the bazaar'],
      meals: ['breakfast', 'lunch'],
      stay: 'Heated hotel, Leh',
    },
    {
      title: 'Fly home from Leh if the weather allows',
      description:
        'Winter flights from Leh go when visibility allows. Book one for mid-morning, the hour when planes are likeliest to fly. Keep two spare days and buy a fare that can be changed, because when three days of snow come, nobody leaves, not even generals. We keep the hotel at group rate, the stove lit and the carrom board out until you can fly.',
      activities: ['Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a centrally heated Leh hotel; three in stove-heated homes and guest houses',
    'Four-wheel-drive SUVs with chains and winter diesel, plus one spare vehicle',
    'Loan of down parka, snow boots and a minus-20 sleeping bag',
    'Dinner on day 1, three hot meals a day from breakfast on day 2 until lunch on day 7, and breakfast on day 8',
    'Wildlife spotter with telescope for the Hemis day; ice guide at Pangong',
    'Registration for the winter roads, Ladakh environment and wildlife fees, Hemis National Park entry, and oxygen in the cars',
  ],
  exclusions: [
    'Flights; please buy a changeable fare',
    'Hotel and food on extra days forced by snow, about ₹3,200 a day for each guest',
    'Dinner on day 7',
    'Thermal underwear, which we do not lend',
  ],
  faqs: [
    {
      question: 'Can we walk on the frozen lake?',
      answer:
        'Sometimes, and only in some places. Rules have varied from year to year, and the lake is part of a border zone and a protected wetland. We follow what the administration says that week. No vehicle goes on the ice.',
    },
    {
      question: 'How do people wash and use toilets?',
      answer:
        'In Leh, as in any hotel. Beyond Leh pipes are drained from November, so homes use the Ladakhi dry toilet, which is cold but does not smell. A bucket of hot water comes in the morning. Wet wipes freeze; keep them in an inner pocket.',
    },
    {
      question: 'Is winter harder on the lungs?',
      answer:
        'Pressure drops a little in cold air and the body spends oxygen on keeping warm, so yes. That is why there are three nights in Leh and a halt at Tangtse. People with heart disease, or asthma that cold sets off, should come in summer.',
    },
    {
      question: 'Will my phone and camera work in the cold?',
      answer:
        'Yes, if the battery is warm. Carry a spare one next to your skin and swap them often. When you come indoors leave the camera in its closed bag for an hour, or the lens fogs from inside. Charging is possible for a few hours each evening.',
    },
    {
      question: 'Do you run the Chadar walk with this?',
      answer:
        'No. The walk on the frozen Zanskar is a separate trek that needs its own medical clearance, and the ice there has grown unreliable. If you have Chadar plans, this trip makes good acclimatisation for it.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Next to skin',
      essential: true,
      items: [
        'Two merino or synthetic base sets',
        'Liner gloves and thin liner socks',
        'Breathable neck gaiter',
      ],
    },
    {
      category: 'Outer',
      essential: true,
      items: [
        'Windproof trousers',
        'Mittens that fit over the liners',
        'Fur-lined or fleece hat covering the ears',
        'Dark glacier glasses',
      ],
    },
    {
      category: 'Care',
      essential: true,
      items: [
        'Petroleum jelly for nose and lips',
        'Ten-hour heat packs',
        'A flask you can drink from in a moving car',
      ],
    },
    {
      category: 'Evenings',
      essential: false,
      items: ['Cards or a paperback', 'Woollen shawl', 'Instant soup or kahwa to share'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 32544,
      description: 'Two to a room, seat in a shared SUV; parka, snow boots and sleeping bag on loan',
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; a car meets every morning flight, the last at noon',
      time: '12:00 noon',
    },
    end: {
      place: 'Leh airport, departures; book a mid-morning flight and keep two spare days',
      time: '10:00 am',
    },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Leh; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer:
        'About 420 km by road, not included; snow shuts Zoji La for weeks from January on, so fly to Leh',
    },
    team: 'One trip captain, a Ladakhi driver in each SUV, a wildlife spotter on day 3 and an ice guide at Pangong',
    ages: {
      from: 16,
      note: 'Not with heart disease, asthma set off by cold, or in pregnancy; over 50, bring a doctor’s letter',
    },
    fitness:
      'Cold is the hard part: −10 to −25 °C after dark, cold dry toilets. Short walks on snow, about 120 km over Chang La (5,391 m) on chains on day 4. Highest bed Pangong at 4,225 m.',
    nights: [
      { count: 3, place: 'Leh', room: 'Hotel with central heating', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Tangtse', room: 'Homestay with a stove', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Spangmik, Pangong Tso',
        room: 'Homestay with a stove',
        sharing: 'Twin',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Nyoma',
        room: 'Guest house with a stove in each room',
        sharing: 'Twin',
        washroom: 'shared',
      },
      { count: 1, place: 'Leh', room: 'Hotel with central heating', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { none: 'Beyond Leh there are too few heated rooms; everyone shares by two' },
    child: { none: 'Too cold and too high for children: −25 °C and nights at 4,225 m' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh, fair at Tangtse, weak at Spangmik and Nyoma, little or none on the roads between.',
    cash: 'Draw cash in Leh, the last dependable ATMs. Carry about ₹8,000 in notes in case snow adds a day or two.',
    power:
      'Mains in Leh. In the homes you can charge for a few hours each evening. Keep batteries next to your skin: cold empties them.',
    insurance:
      'Required, not included: buy a policy with evacuation from 5,400 m and for flights moved by snow.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Ladakh environment and wildlife fee slip, Hemis park entry; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 4 (park entry on day 3); the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders; Chushul has been closed to them',
        by: 'us',
        when: 'In Leh before day 4; send passport and visa copies 21 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 4,
    seats: 12,
    smallest: 4,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '01-16', to: '03-06' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'chang-la' },
    { place: 'tangtse', night: true },
    { place: 'pangong-tso', night: true },
    { place: 'merak' },
    { place: 'chushul' },
    { place: 'nyoma', night: true },
    { place: 'chumathang' },
    { place: 'leh', night: true },
  ],
  difficulty: 'hard',
  tags: ['suvPackage', 'winter', 'adventure', 'offbeat'],
  special: 'Frozen lake season',
  cover: 'pangong/winter-day',
  gallery: [
    'pangong/winter-dusk-stove-room',
    'frost-road/dawn',
    'monastery-hall/day',
    'pangong/winter-detail-2',
    'pangong/winter-detail-3',
    'pangong/winter-dawn',
  ],
  captions: {
    night: 3,
    travel: 'By four-wheel-drive SUV with chains, and a spare one',
    high: 'Thiksey, and tea from its great kettles',
  },
}
