import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'p5',
  kind: 'group',
  title: 'Darjeeling and Gangtok with Tsomgo and Nathula',
  location: 'Darjeeling & Gangtok',
  region: 'East',
  duration: '7D/6N',
  months: [3, 4, 5, 10, 11, 12],
  price: 23500,
  discount: 10,
  rating: 4.6,
  reviews: 4,
  description:
    'You spend three nights on each side of the Teesta, which is how this pair of towns ought to be seen. In Darjeeling you ride the toy train to Ghum, taste tea where it is rolled, and get two chances at a Kanchenjunga sunrise. In Gangtok you climb, in a hired jeep with a government permit, from monkeys to yaks in two hours. The Saturday start is deliberate: Nathula is shut to visitors on Mondays and Tuesdays, and our pass day is always a Wednesday. We leave out June to September, when National Highway 10 along the Teesta is often closed by slides, and January–February, when the pass road is usually under snow.',
  highlights: [
    'Permit and reserved jeep for Tsomgo Lake and Nathula, on a day the pass receives visitors',
    'The Darjeeling Himalayan Railway’s joyride round Batasia Loop to India’s highest station',
    'Two mornings kept for Tiger Hill, in case the first is foggy',
    'A tea garden walk and tasting with a factory supervisor',
    'Rumtek, seat of the Karmapas, and the Namgyal Institute’s manuscripts',
    'Momos, thukpa, sel roti and churpi eaten where residents eat them',
  ],
  placesCovered: [
    'Bagdogra',
    'Kurseong',
    'Darjeeling',
    'Tiger Hill',
    'Ghum',
    'Gangtok',
    'Tsomgo Lake',
    'Nathula',
    'Rumtek',
  ],
  itinerary: [
    {
      title: 'Bagdogra to Darjeeling by Kurseong',
      description:
        'Drivers wait at Bagdogra (126 m) and New Jalpaiguri until 2 pm. We take the Rohini road to Kurseong, about 70 km and three to four hours in all, with the toy-train rails crossing and recrossing the tar. Above Sonada the mist generally closes in, and it is ten degrees or so cooler than in the plains. Darjeeling (2,042 m) greets you with horns, then with the Mall, where no cars go. You have hot chocolate and an early dinner, and set the alarm for 3 am.',
      activities: ['Transfer to Darjeeling', 'Chowrasta and the Mall'],
      meals: ['dinner'],
      stay: 'Hotel, Darjeeling',
    },
    {
      title: 'Tiger Hill at sunrise and the toy train to Ghum',
      description:
        'At 3:30 am the jeeps join the procession to Tiger Hill (2,590 m). On a good day Kanchenjunga goes from ash to rose in four minutes and a small tip on the left is Everest. After breakfast and a nap comes the narrow-gauge joyride to Ghum (2,258 m), two hours there and back, behind a steam engine older than the Republic if one runs that day. The Yiga Choeling monastery’s fifteen-foot Maitreya is a short walk from the platform.',
      activities: ['Tiger Hill sunrise', 'Joyride by toy train', 'Yiga Choeling monastery'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Darjeeling',
    },
    {
      title: 'Darjeeling’s zoo, Mountaineering Institute and tea',
      description:
        'The Padmaja Naidu zoo breeds snow leopard and red panda, and its path leads on to the Himalayan Mountaineering Institute, where Tenzing’s Everest kit lies in a glass case. Afterwards we visit a tea garden below town, steep enough to need a stick, and a factory floor smelling of cut grass and apricot; the rollers may stand still on a Monday and plucking pauses in December, but the tasting goes on. Tomorrow morning in Darjeeling is kept free for a second try at sunrise, for those who saw only fog.',
      activities: [
        'Zoo and Mountaineering Institute',
        'Tea garden walk and tasting',
        'Tibetan Refugee centre',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Darjeeling',
    },
    {
      title: 'Darjeeling to Gangtok across the Teesta',
      description:
        'The drive is about a hundred kilometres and takes four and a half hours. From the Peshok tea slopes the Rangeet is seen joining the Teesta, green into grey. At Rangpo, the state line, Indians drive straight through; foreigners show the permit they got online. Gangtok (1,650 m) is tidier than any hill town you know, and M. G. Marg, free of vehicles, has benches and strict rules against litter. On arrival the guide collects your photographs and original papers for the permit office.',
      activities: ['Lovers’ Meet viewpoint', 'Drive to Gangtok', 'Evening on M. G. Marg'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Gangtok',
    },
    {
      title: 'Tsomgo Lake and Nathula from Gangtok',
      description:
        'We leave at 7:30 am in reserved jeeps, as no others may go. The road climbs 2,100 m in 38 km to Tsomgo Lake (3,753 m), often still part frozen in March, with yaks in crochet horn-covers. Checkpoints follow, then Nathula (4,310 m), with a flight of steps, a fence and two flags; phones must stay in your pocket. Stay half an hour, walk slowly, and drink the army’s coffee. The newer Baba Harbhajan temple is a short detour on the way down. Snow or an official order may stop us at the lake.',
      activities: ['Tsomgo Lake', 'Nathula, Indian citizens only', 'Baba Mandir'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Gangtok',
    },
    {
      title: 'Rumtek monastery and Gangtok’s quiet corners',
      description:
        'Across the valley, Rumtek guards the Karmapa’s golden stupa behind soldiers and hundreds of butter lamps; bring your identity card for the gate. On the return, the Namgyal Institute holds Lepcha and Sanskrit manuscripts, and the Do Drul Chorten’s hundred and eight wheels are there for you to turn. If you like, buy a ticket for the ropeway over Gangtok, which shows you in seven minutes how the town lies. Dinner is a Sikkimese spread: nettle soup, gundruk, phagshapa pork or the same with mushrooms, and tongba, warm millet beer, for the curious.',
      activities: ['Rumtek monastery', 'Namgyal Institute and Do Drul Chorten', 'Farewell Sikkimese dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Gangtok',
    },
    {
      title: 'Gangtok to Bagdogra down the Teesta',
      description:
        'Leave Gangtok at 7 am. The highway to Bagdogra is about 125 km, four and a half to five hours when the road is whole and seven when it is not, with the river close on one side and wet cliffs on the other. You pass Melli’s rafts, Coronation Bridge and sal forest, and come down to the hot plains. We ask for flights after 3 pm and trains after 4 pm. If NH 10 is shut, the cars go round by Lava and Gorubathan, and the driver tells you so at 5 am.',
      activities: ['Drive to Bagdogra', 'Coronation Bridge'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a central hotel in Darjeeling and three in Gangtok, with breakfast and dinner',
    'Non-AC hill vehicles with four to six guests each, from and to Bagdogra or New Jalpaiguri',
    'Tsomgo and Nathula permits and the reserved jeep, for Indian citizens',
    'A seat on the toy-train joyride with a diesel engine, or steam if tickets are available',
    'Tiger Hill jeep and entry, zoo, museum and monastery tickets',
    'A guide in both towns and the tasting at the tea garden',
  ],
  exclusions: [
    'Travel to Bagdogra or New Jalpaiguri and home',
    'Lunches and café stops',
    'Yak rides, ropeway and winter-boot hire at the lake, and the ropeway over Gangtok',
    'The higher fare if you want a seat behind the steam engine for certain',
    'The permit for foreign guests, who may visit Tsomgo Lake but not Nathula',
    'Sikkim’s visitor fee, ₹50, paid at the first hotel in Sikkim',
  ],
  faqs: [
    {
      question: 'What does the Nathula permit need?',
      answer:
        'You hand in passport photographs (bring four) and a voter card, passport or similar identity in original the day before; for children, a birth certificate or school card. It is not given to foreign nationals. The number of vehicles a day is limited, so we register your name as soon as you book.',
    },
    {
      question: 'May young children and elders go to the pass?',
      answer:
        'Under-fives, pregnant women and anyone with heart or lung trouble should stop at the lake or stay in town. The jump from 1,650 m to over 4,300 m in a morning is sudden; headaches are common and usually go as you come down.',
    },
    {
      question: 'Will we see Kanchenjunga?',
      answer:
        'In November and December on most mornings, in October and March often, in April and May only with luck. We keep a spare dawn for this reason, and the observatory hill behind Chowrasta is as good as Tiger Hill without the queue.',
    },
    {
      question: 'Are the hotels heated?',
      answer:
        'Most are not. From mid-November our hotels give electric blankets or a heater at no extra cost. In other months quilts are enough.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For permits',
      essential: true,
      items: ['Voter card or passport in original plus copies', 'Four recent passport-size photographs'],
    },
    {
      category: 'Clothing',
      essential: true,
      items: [
        'Heavy jacket, cap and gloves for the pass',
        'Light woollens for the towns',
        'Umbrella, always',
        'Shoes for wet steps',
      ],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Motion-sickness medicine',
        'Any inhaler you use',
        'Water bottle; plastic packaged water is banned in much of Sikkim',
      ],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Zoom lens', 'Empty tin for tea', 'A novel for foggy hours'],
    },
  ],
  packages: [
    { title: 'Triple sharing', price: 23500, description: 'Three to a room with a proper third bed' },
    {
      title: 'Double sharing',
      price: 26500,
      description: 'Two to a room, valley side where possible',
      isPopular: true,
    },
    {
      title: 'Double, superior hotels',
      price: 33900,
      description: 'Heritage house in Darjeeling, view rooms in Gangtok',
    },
  ],
  facts: {
    meet: {
      place: 'Bagdogra airport arrivals or New Jalpaiguri station; drivers wait until 2 pm',
      time: '2:00 pm',
    },
    end: { place: 'Bagdogra airport or New Jalpaiguri station', time: '12:30 pm' },
    airport: {
      name: 'Bagdogra',
      transfer: 'About 70 km and three to four hours to Darjeeling in our jeeps; included',
    },
    railhead: { name: 'New Jalpaiguri', transfer: 'Our jeeps wait at the station too; included' },
    team: 'A guide in both towns and hill drivers',
    ages: {
      from: 0,
      note: 'Under-fives, pregnant women and heart or lung patients stop at Tsomgo Lake or stay in town on day 5',
    },
    fitness:
      'No treks. Day 5 goes from 1,650 m to Nathula (4,310 m) and back, with a flight of steps at the pass. Day 2 starts at 3:30 am. Highest sleep Darjeeling, 2,042 m.',
    nights: [
      { count: 3, place: 'Darjeeling', room: 'Central hotel', sharing: 'Triple', washroom: 'own' },
      { count: 3, place: 'Gangtok', room: 'Hotel', sharing: 'Triple', washroom: 'own' },
    ],
    singleRoom: { more: 12000 },
    child: { from: 5, to: 11, price: 16000, note: 'With a mattress in the parents’ room' },
    network:
      'Jio, Airtel and BSNL work in Darjeeling and Gangtok; count on little or nothing beyond Tsomgo Lake.',
    cash: 'ATMs in Darjeeling and Gangtok. Carry cash for Tsomgo: boots, yaks and noodles are not paid by card.',
    power: 'Ordinary sockets; short cuts in storms. Heater or electric blanket from mid-November.',
    insurance: 'Not included. A policy that covers road closures and heights up to 4,500 m is sensible.',
    papers: [
      {
        what: 'Voter card or passport in original, with copies and four photographs; birth or school certificate for children',
        by: 'you',
        when: 'Handed to the guide on day 4',
      },
      { what: 'Tsomgo and Nathula permits, for Indian citizens', by: 'us', when: 'The evening before day 5' },
      {
        what: 'Sikkim entry permit for foreign guests',
        by: 'you',
        when: 'Online on the e-FRRO site, once in India and some days before day 4; not given at Rangpo since January 2026',
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
    weekday: 'saturday',
    count: 7,
    seats: 20,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '03-06', to: '05-29' },
      { from: '10-02', to: '12-26' },
    ],
  },
  route: [
    { place: 'bagdogra' },
    { place: 'kurseong' },
    { place: 'darjeeling', night: true },
    { place: 'tiger-hill' },
    { place: 'ghum' },
    { place: 'darjeeling', night: true },
    { place: 'gangtok', night: true },
    { place: 'tsomgo-lake' },
    { place: 'nathula' },
    { place: 'gangtok', night: true },
    { place: 'bagdogra' },
  ],
  difficulty: 'easy',
  tags: ['stateHighlight', 'cultural'],
  cover: 'darjeeling/day',
  gallery: [
    'sikkim/dawn-twin-room',
    'hill-road/gold',
    'monastery-hall/dusk',
    'forest-trail/dawn',
    'sikkim/dawn-rhododendron',
    'darjeeling/detail-1',
    'sikkim/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By hill car, with four to six guests in each',
    high: 'Rumtek, seat of the Karmapas',
  },
}
