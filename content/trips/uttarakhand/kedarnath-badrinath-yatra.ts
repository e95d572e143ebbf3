import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kedarnath-badrinath-yatra',
  kind: 'group',
  title: 'Do Dham Yatra: Kedarnath and Badrinath on Foot and by Road',
  location: 'Kedarnath & Badrinath, Uttarakhand',
  region: 'North',
  duration: '7D/6N',
  months: [5, 6, 9, 10],
  price: 16055,
  discount: 5,
  rating: 4.6,
  reviews: 3,
  description:
    'The yatra takes seven days from Haridwar, with a night beside the temple at Kedarnath so that nobody hurries down a mountain in the dark. Both temples open in late April or in May, on days that the priests announce some months before, and Kedarnath shuts on Bhai Dooj; we travel from the fourth week of May to late June, and again from mid-September to mid-October, leaving out the worst of the rains. The walk is sixteen steep kilometres. Ponies, palanquins and helicopters can be had; they are booked at the official counters and cost extra.',
  highlights: [
    'Evening aarti and the early nirvana darshan at Kedarnath without a same-day return',
    'State registration and QR slips done for you before you leave home',
    'Badrinath’s hot spring of Tapt Kund, then darshan and the evening aarti',
    'Mana village, Vyas Gufa and the roar of the Saraswati at Bhim Pul',
    'The forest road through Chopta between the two shrines, so that you see new country',
    'Sattvik meals throughout and one yatra captain for every twelve pilgrims',
  ],
  placesCovered: [
    'Haridwar',
    'Guptkashi',
    'Sonprayag',
    'Gaurikund',
    'Kedarnath',
    'Chopta',
    'Pipalkoti',
    'Badrinath',
    'Mana village',
  ],
  itinerary: [
    {
      title: 'Haridwar to Guptkashi on the Mandakini',
      description:
        'The bus collects pilgrims at Haridwar railway station at 5:30 am, after those who wish have bathed at Har ki Pauri. Registration slips are scanned near Rishikesh. We follow the Ganga to Devprayag, the Alaknanda to Rudraprayag and the Mandakini from there on, about 205 km in all and nine hours with meals. Guptkashi (1,319 m) has the Vishwanath temple with its twin springs, five minutes from the lodge. The captain shows how to pack one small bag for tomorrow.',
      activities: ['Drive to Guptkashi', 'Vishwanath temple', 'Packing and health check'],
      meals: ['breakfast', 'dinner'],
      stay: 'Lodge, Guptkashi',
    },
    {
      title: 'From Gaurikund to Kedarnath on foot',
      description:
        'At 4 am the bus goes to Sonprayag, where private vehicles stop and government-run jeeps cover the last five kilometres to Gaurikund (1,982 m). By Jungle Chatti and Bheembali the path reaches Rambara, crosses the Mandakini, and climbs the newer side by Linchauli to a long treeless shoulder. Allow seven to ten hours. At Kedarnath (3,583 m) you sleep 2,200 m higher than last night, far more than we would choose, so go slowly, drink, and tell us about any headache. Aarti is at about 6:30 pm.',
      activities: ['Trek 16 km from Gaurikund', 'Evening aarti'],
      meals: ['breakfast', 'dinner'],
      stay: 'Dormitory or shared room, Kedarnath',
    },
    {
      title: 'Kedarnath darshan, and the walk back down',
      description:
        'The queue is shortest when the doors open, between 4 and 6 am by the season, and pilgrims may then usually go up to the lingam. After prayers walk behind the temple to Bhim Shila, the boulder that parted the flood of 2013, and to the Shankaracharya samadhi. We eat hot poori at 8 am and start down. The way back is harder on the knees and usually takes six hours. Jeeps shuttle from Gaurikund until evening, and the queue for them can be an hour in June. Hot water and khichdi are waiting at Guptkashi.',
      activities: ['Early darshan', 'Shankaracharya samadhi and Bhim Shila', 'Descent 16 km'],
      meals: ['breakfast', 'dinner'],
      stay: 'Lodge, Guptkashi',
    },
    {
      title: 'Guptkashi to Pipalkoti by the Chopta forests',
      description:
        'Nobody is woken before 7 am. The day’s drive, about 110 km, crosses from the Mandakini to the Alaknanda by Ukhimath, winter seat of Kedarnath, and the oak and rhododendron of Chopta (2,680 m), where we have lunch with a view of the peaks you stood under yesterday. Past Gopeshwar’s old Gopinath temple, with its great iron trident, the road comes down to the highway at Chamoli and turns up to Pipalkoti (1,260 m). Stiff legs are the subject of every conversation.',
      activities: ['Omkareshwar temple, Ukhimath', 'Lunch at Chopta', 'Gopinath temple, Gopeshwar'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hotel, Pipalkoti',
    },
    {
      title: 'Darshan at Badrinath and a walk in Mana village',
      description:
        'We leave at 6 am to be early in the one-way traffic through Joshimath. The valley narrows at Pandukeshwar, then opens on to Badrinath (3,133 m) under the white cone of Neelkanth. Check in, bathe at Tapt Kund, and have darshan before the afternoon closing at 1 pm. At 3 pm the bus runs three kilometres to Mana village: wool stalls, Vyas Gufa, Ganesh Gufa, and the Saraswati bursting from rock at Bhim Pul. Evening aarti and the geet-govind close the day.',
      activities: ['Tapt Kund bath and darshan', 'Mana village walk', 'Evening aarti'],
      meals: ['breakfast', 'dinner'],
      stay: 'Lodge, Badrinath',
    },
    {
      title: 'Brahma Kapal at Badrinath, then to Rudraprayag',
      description:
        'Families who wish to perform rites for their ancestors go to Brahma Kapal at 6 am with a priest; the others take a last darshan or simply sit with tea facing Neelkanth. The bus leaves Badrinath at 9 am. At Joshimath we stop at the Narsingh temple, where the worship of Badrinath moves in winter. Night halt is at Pipalkoti again if a landslip has cost time, otherwise further down near Rudraprayag, which shortens tomorrow by three hours.',
      activities: ['Brahma Kapal rites, optional', 'Narsingh temple, Joshimath', 'Drive down valley'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, near Rudraprayag',
    },
    {
      title: 'By Dhari Devi and Devprayag to Haridwar',
      description:
        'This is a short, warm day. Dhari Devi’s temple stands on pillars in the Alaknanda above Srinagar, and no driver passes it without ringing a bell. At Devprayag those who want Ganga water fill their bottles at the place where the river takes its name. Lunch is near Byasi. The bus sets down at Rishikesh towards 2 pm and ends at Haridwar around 3:30 pm, in time for the evening aarti or for trains leaving after 6 pm.',
      activities: ['Dhari Devi temple', 'Devprayag sangam'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Bus or tempo traveller for the whole circuit from Haridwar, with a hill-licensed driver',
    'Six nights: lodges and hotels with two or three to a room; a shared room or dormitory at Kedarnath',
    'Fourteen sattvik meals without onion and garlic',
    'Char Dham registration for both shrines, with the QR slip',
    'Sonprayag–Gaurikund jeep fares both ways',
    'Yatra captain, oximeter and portable oxygen at Kedarnath',
    'Evening pooja at Badrinath with the group, in the general queue',
  ],
  exclusions: [
    'Pony, dandi, kandi or helicopter between Gaurikund or Phata and Kedarnath',
    'Paid special poojas such as Rudrabhishek or Mahabhishek',
    'Priest’s dakshina and offerings at any shrine',
    'Lunches except on day 4, and anything you eat on the walking path, where prices rise with height',
    'Extra nights if the administration stops the yatra; we return what we save on the parts that cannot run',
    'A room to yourself, ₹6,000 more; at Kedarnath you still share',
    'Travel to Haridwar, and the hotel there on the night before the start',
  ],
  faqs: [
    {
      question: 'Is registration really compulsory?',
      answer:
        'Yes. Every pilgrim needs a registration on the Uttarakhand government’s yatra portal, with a dated slot for each dham, checked on the road and again at the temple. We file it as soon as the portal opens in spring; you give us an identity number, a photograph and an emergency contact.',
    },
    {
      question: 'When do the temples open?',
      answer:
        'The priests announce the day: Badrinath’s on Basant Panchami and Kedarnath’s on Maha Shivaratri. Both open within days of Akshaya Tritiya, which falls between late April and mid-May, so our first date is set for late May. Kedarnath closes on Bhai Dooj, two days after Diwali, and Badrinath some weeks after it.',
    },
    {
      question: 'Can you get us helicopter tickets?',
      answer:
        'No. They are sold only on the IRCTC HeliYatra site, in your own name and against your registration, and are gone within minutes. We tell you when booking opens and change your day if you get a seat. No agent can guarantee one, so do not trust anyone who promises one. Fog cancels many flights.',
    },
    {
      question: 'Who should not walk?',
      answer:
        'Anyone who is pregnant, or has unstable blood pressure, severe asthma or recent heart treatment. From the age of 50 we ask for an ECG and a physician’s letter. The path has medical posts every few kilometres in season, though none is a hospital.',
    },
    {
      question: 'What are the rooms like at Kedarnath?',
      answer:
        'They are plain, cold and shared: bunks or floor beds with heavy quilts, common washrooms and limited hot water. In return you sleep beside the temple and are there for the first darshan, at 4 to 6 am by the season.',
    },
    {
      question: 'May I take my phone into the temples, and who may enter?',
      answer:
        'From the 2026 season phones and cameras are banned inside the temple premises: leave them at the deposit counter and take your pictures outside. In March 2026 the temple committee also resolved to admit only Hindus, counting Sikhs, Jains and Buddhists among them, and said that it would check registrations. So it was published by 20 May 2026; it may change before your date, so ask us first.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the climb',
      essential: true,
      items: [
        'Shoes with grip, worn for a month beforehand',
        'Raincoat even in fair weather',
        'Walking stick, or buy a bamboo one at Gaurikund',
        'Small bag of five kilos at most',
      ],
    },
    {
      category: 'Warmth',
      essential: true,
      items: [
        'Thermal inners',
        'Woollen cap, gloves and thick socks',
        'Heavy jacket; nights are near freezing even in June',
      ],
    },
    {
      category: 'Yatra papers',
      essential: true,
      items: [
        'Printed registration with QR code',
        'Aadhaar card in original',
        'ECG and physician’s letter, from the age of 50',
      ],
    },
    {
      category: 'Devotional',
      essential: false,
      items: [
        'Copper or steel vessel for Ganga jal',
        'Cotton dhoti or sari for the rites at Brahma Kapal',
        'Offerings from home, if light',
      ],
    },
  ],
  packages: [
    {
      title: 'Double sharing',
      price: 16055,
      description: 'Two to a room; a shared room or dormitory at Kedarnath',
      isPopular: true,
    },
    {
      title: 'Triple sharing',
      price: 14950,
      description: 'Three to a room; a shared room or dormitory at Kedarnath',
    },
    {
      title: 'Single room',
      price: 22055,
      description: 'A room to yourself on five nights; at Kedarnath you still share',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Haridwar railway station, main gate', time: '5:30 am' },
    end: { place: 'Haridwar railway station', time: '3:30 pm' },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer: 'About 35 to 40 km, an hour by taxi, not included. Fly in the day before.',
    },
    railhead: {
      name: 'Haridwar',
      transfer: 'The meeting place itself. Come the evening before, as the bus leaves early.',
    },
    team: 'One yatra captain for every twelve pilgrims, and a driver licensed for the hills.',
    ages: {
      from: 10,
      note: 'From 50 we ask for an ECG and a physician’s letter. Not for anyone who is pregnant, or has unstable blood pressure, recent heart treatment or severe asthma.',
    },
    fitness:
      'The walk to Kedarnath: 16 km and 1,600 m up in 7–10 hours, and 16 km down next day in about 6 hours. Highest night at 3,583 m.',
    nights: [
      { count: 1, place: 'Guptkashi', room: 'Lodge room', sharing: 'Double or triple', washroom: 'own' },
      {
        count: 1,
        place: 'Kedarnath',
        room: 'Bunk or floor bed',
        sharing: 'Shared room or dormitory',
        washroom: 'shared',
      },
      { count: 1, place: 'Guptkashi', room: 'Lodge room', sharing: 'Double or triple', washroom: 'own' },
      { count: 1, place: 'Pipalkoti', room: 'Hotel room', sharing: 'Double or triple', washroom: 'own' },
      { count: 1, place: 'Badrinath', room: 'Lodge room', sharing: 'Double or triple', washroom: 'own' },
      {
        count: 1,
        place: 'Near Rudraprayag',
        room: 'Hotel room',
        sharing: 'Double or triple',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 6000 },
    child: {
      none: 'From 10 years on everyone pays the same price: each has a bus seat, a bed and a registration.',
    },
    network:
      'Jio, Airtel and BSNL work in the towns and mostly at Kedarnath and Badrinath; long gaps on the roads and parts of the walk.',
    cash: 'Cash machines in Haridwar, Guptkashi and Joshimath; do not count on those beyond. Ponies, stalls and priests take cash.',
    power: 'Electricity everywhere with cuts; at Kedarnath few sockets for many people. Bring a power bank.',
    insurance:
      'None is included. Buy a policy that covers walking to 3,600 m, helicopter evacuation and days lost to closures.',
    papers: [
      {
        what: 'Aadhaar card in original',
        by: 'you',
        when: 'Send the number, a photograph and an emergency contact when you book',
      },
      {
        what: 'Yatra registration with QR slip for Kedarnath and Badrinath',
        by: 'us',
        when: 'As soon as the state’s portal opens in spring',
      },
      {
        what: 'ECG and physician’s letter, from the age of 50',
        by: 'you',
        when: 'Not older than a month; show it on day 1',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'monday',
    count: 7,
    seats: 24,
    smallest: 8,
    decideDays: 10,
    seasons: [
      { from: '05-22', to: '06-20' },
      { from: '09-13', to: '10-15' },
    ],
  },
  route: [
    { place: 'haridwar' },
    { place: 'guptkashi', night: true },
    { place: 'gaurikund' },
    { place: 'kedarnath', night: true },
    { place: 'guptkashi', night: true },
    { place: 'chopta' },
    { place: 'pipalkoti', night: true },
    { place: 'badrinath', night: true },
    { place: 'mana-village' },
    { place: 'joshimath' },
    { place: 'rudraprayag', night: true },
    { place: 'haridwar' },
  ],
  difficulty: 'hard',
  walksFar: true,
  tags: ['pilgrimage', 'cultural'],
  special: 'Registration arranged',
  cover: 'kedarnath/day',
  gallery: [
    'uttarakhand/day-twin-room',
    'hill-road/bus-day',
    'forest-trail/dusk',
    'rishikesh/night',
    'kedarnath/detail-1',
    'uttarakhand/day',
    'uttarakhand/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By bus or tempo traveller from Haridwar',
    high: 'The forest road through Chopta, between the two shrines',
  },
}
