import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ls1',
  kind: 'group',
  title: 'Apricot Blossom: Sham and the Aryan Valley in April',
  location: 'Sham & Dah-Hanu, Ladakh',
  region: 'North',
  duration: '6D/5N',
  months: [4],
  price: 20425,
  discount: 5,
  rating: 4.9,
  reviews: 2,
  description:
    'For about three weeks in April the brown lower Indus turns pink and white. Ladakhis call it chuli mendok, apricot flower, and it climbs the valley like a tide: Garkone and Dah in the first days of the month, Khaltse and Skurbuchan in the second week, the villages near Leh last of all. This SUV trip moves with it. The altitudes are low for Ladakh, none of the roads crosses a big pass, and there is almost nobody else. On the other hand, mornings are near freezing, some hotels are still shut, and a late frost can take half the petals in a night.',
  highlights: [
    'Trees in flower at three heights, so you find some even if spring is early or late',
    'Two nights with Brokpa families, who dress their caps with dried monthu and marigold',
    'The village apricot festivals when dates match, danced for the village itself and not for cameras',
    'Alchi’s murals with the temple almost to yourself, months before the coaches',
    'Snow on every ridge and, in most years, none on the road',
    'Small convoy of three SUVs for twelve guests',
  ],
  placesCovered: ['Leh', 'Basgo', 'Alchi', 'Khaltse', 'Skurbuchan', 'Dah', 'Garkone', 'Lamayuru'],
  itinerary: [
    {
      title: 'Arrive in Leh before the season opens',
      description:
        'In April Leh (3,524 m) belongs to its own people: half the cafés are boarded up, water is just being let into the canal, and the poplars are bare. Your hotel is one of those that keeps its heating on. Rest through the middle of the day, as the height demands in any month. Before supper the captain tells you which villages flowered this morning; the news comes by phone from aunts who live there.',
      activities: ['Airport pick-up', 'Rest', 'Bloom briefing'],
      meals: ['dinner'],
      stay: 'Centrally heated hotel, Leh',
    },
    {
      title: 'Thiksey and Shey, a short outing from Leh',
      description:
        'You sleep one more night in Leh before the road, and the day is light. We drive half an hour to Thiksey (3,600 m), where you hear drums if there are prayers late in the morning, then to the ruined palace at Shey, whose fishpond may still have a skin of ice. Lunch is skyu, thumb-pressed pasta with turnip, in a kitchen in Choglamsar. Back in Leh the afternoon is free; the Tibetan market sells the woollen gloves you forgot.',
      activities: ['Thiksey monastery', 'Shey palace', 'Ladakhi kitchen lunch'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Centrally heated hotel, Leh',
    },
    {
      title: 'Down the Indus by Basgo and Khaltse to Dah',
      description:
        'With every fifty kilometres the road is lower and spring is a week ahead. Early in April Basgo’s fort rises above bare twigs, by Nurla the buds are fat and at Khaltse (2,980 m) the first trees may be open; two weeks later the flowers have climbed towards Leh. Leaving the highway, we follow the right bank through Domkhar and Skurbuchan, stopping wherever there is colour. At dusk we carry our bags up the path to Dah (2,750 m), whose slope is whitest in the first half of the month. The day’s drive is about 165 kilometres, with many halts.',
      activities: ['Basgo fort', 'Orchard stops at Khaltse and Skurbuchan', 'Arrival in Dah'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Dah',
    },
    {
      title: 'A day on foot in the orchards of Garkone',
      description:
        'Today you mostly walk. From Dah we drive twenty minutes or so downriver and spend the morning in Garkone, the largest and earliest orchard village of the Brokpa, going from terrace to terrace with a teacher who explains the caps, the songs and the vexed matter of who is Aryan. Ask before you photograph a face, and expect to be asked in for tea. The afternoon is free to sit with a book among the bees. In the evening there is music if the village feels like it.',
      activities: ['Garkone orchard walk', 'Tea with a Brokpa family', 'Village music, if held'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Dah',
    },
    {
      title: 'Lamayuru, the Alchi murals and back to Leh',
      description:
        'We go back up through Khaltse and make a detour of an hour and a half to Lamayuru (3,510 m), where winter has not left and the clay hills called Moonland are streaked with snow. Then we drive down again to Alchi for lunch and for the Sumtsek, a temple of three storeys whose murals, some eight centuries old, you see by torchlight. Our favourite halt is unplanned: some garden near Saspol with one old tree in full flower. Evening in Leh, back among bare poplars, feels like going back a month.',
      activities: ['Lamayuru monastery', 'Alchi Choskhor', 'Saspol gardens'],
      meals: ['breakfast', 'dinner'],
      stay: 'Centrally heated hotel, Leh',
    },
    {
      title: 'Morning flight home from Leh',
      description:
        'Spring westerlies can make April flights late, so do not book a tight connection in Delhi. We keep a car and two rooms until noon for anyone whose plane has turned back. If your plane leaves on time, you can see the lower Indus as a thread from the window soon after take-off from Leh, and you know what is flowering there.',
      activities: ['Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a Leh hotel with central heating, two in Brokpa homestays',
    'SUV with a Ladakhi driver on all six days, four guests to a car',
    'Five breakfasts, five dinners, and lunch on days 2 to 4',
    'Local teacher-guide in Garkone and Dah',
    'Village entry contributions, and the Ladakh environment and wildlife fees for Dah-Hanu',
    'Daily news of the bloom by phone; the captain changes the order of villages to follow it',
  ],
  exclusions: [
    'Return airfare to Leh',
    'Seats at a village festival, where they are sold',
    'Monastery tickets at Thiksey, Lamayuru and Alchi, ₹50–100 each, if you go in',
    'Extra nights after a flight cancellation',
    'Shopping, such as apricot-kernel oil at ₹600–1,000 a bottle',
  ],
  faqs: [
    {
      question: 'Will I certainly see the blossom?',
      answer:
        'You will see some of it, very nearly always. Flowering comes five to seven days earlier or later depending on the winter, and each tree holds its petals for a week to ten days. Because this route spans 2,700 to 3,500 metres, one belt or another is usually open through the first twenty days of April. Rain or frost can thin it.',
    },
    {
      question: 'How cold is Ladakh at this time?',
      answer:
        'Leh goes from about −3 °C at night to about 12 °C by day. Dah is warmer, about 2 to 17 °C. Homestays have a bukhari stove in the kitchen and heavy quilts in the rooms; washing water comes hot in a bucket.',
    },
    {
      question: 'Is it a good choice for a first visit to Ladakh?',
      answer:
        'Yes, if what you want is people and villages. The two nights at Dah are lower than Leh, which is kind to the body. No, if you have your heart set on Pangong, which is still partly frozen for much of April.',
    },
    {
      question: 'Are the roads to Dah difficult?',
      answer:
        'The road is a single tarred lane with some exposed corners, and our drivers grew up on it. If you know the roads of Kinnaur or Spiti, it will feel familiar.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Layers',
      essential: true,
      items: [
        'Warm jacket and cap for mornings',
        'Thin sweater for Garkone afternoons',
        'Thermal vest for Leh nights',
      ],
    },
    {
      category: 'Feet',
      essential: true,
      items: ['Walking shoes for uneven terraces', 'Warm indoor socks, as the mud floors are cold'],
    },
    {
      category: 'Photography',
      essential: false,
      items: [
        'A lens between 35 and 85 mm for portraits, used with permission',
        'Circular polariser',
        'Prints of your old pictures to give, if you have visited before',
      ],
    },
    {
      category: 'Small things',
      essential: false,
      items: ['Antihistamine if pollen troubles you', 'Hand warmers', 'Notebook for recipes'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 20425,
      description: 'Two to a room in Leh and Dah, four to an SUV',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 26925,
      description: 'A room to yourself on all five nights, a seat in the same SUVs',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; a car meets every morning flight, the last at noon',
      time: '12:00 noon',
    },
    end: { place: 'Leh airport, departures; a car stays on call until noon', time: '10:00 am' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Leh; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer:
        'About 420 km and two days by road, not included; Zoji La may still be shut by snow in April, so fly to Leh',
    },
    team: 'One trip captain, a Ladakhi driver in each SUV and a local teacher-guide in Garkone and Dah',
    ages: {
      from: 6,
      note: 'Over 65, or with heart, lung or blood-pressure trouble, ask a doctor before you fly to 3,524 m',
    },
    fitness:
      'Easy. Longest car days about 165 km (day 3) and 220 km (day 5) with many halts; village walks on uneven terraces; highest bed Leh at 3,524 m, then two nights at 2,750 m.',
    nights: [
      { count: 2, place: 'Leh', room: 'Hotel with central heating', sharing: 'Twin', washroom: 'own' },
      {
        count: 2,
        place: 'Dah',
        room: 'Homestay, hot water by the bucket',
        sharing: 'Twin',
        washroom: 'shared',
      },
      { count: 1, place: 'Leh', room: 'Hotel with central heating', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 6500 },
    child: {
      from: 6,
      to: 11,
      price: 15500,
      note: 'Mattress in the parents’ room and a seat of their own in the car',
    },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Jio, Airtel and BSNL cover Leh and Khaltse; at Dah and Garkone count on Airtel at best.',
    cash: 'Draw cash in Leh: there is no ATM to count on at Dah. Carry about ₹3,000 in small notes for tickets and shopping; UPI fails where the signal does.',
    power: 'Mains power in Leh and Dah, with cuts in April. Charge in the evening, and bring a power bank.',
    insurance:
      'Required, not included: buy travel insurance with medical cover and evacuation at 3,500 m, and for cancelled flights.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Ladakh environment and wildlife fee slip for Dah-Hanu; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 3; the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders, usually two or more together',
        by: 'us',
        when: 'In Leh before day 3; send passport and visa copies 10 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 3,
    seats: 12,
    smallest: 4,
    decideDays: 21,
    seasons: [{ from: '04-02', to: '04-18' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'khaltse' },
    { place: 'dah', night: true },
    { place: 'lamayuru' },
    { place: 'alchi' },
    { place: 'leh', night: true },
  ],
  difficulty: 'easy',
  tags: ['suvPackage', 'cultural', 'offbeat'],
  special: 'Nights with Brokpa families',
  festival: 'Apricot Blossom Festival',
  cover: 'ladakh/valley-day-blossom',
  gallery: [
    'ladakh/valley-gold-pine-room',
    'ladakh/jeep-gold',
    'monastery-hall/gold',
    'ladakh/summit-dusk',
    'ladakh/detail-2',
    'monastery-court/dawn',
    'hill-bazaar/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By SUV with a Ladakhi driver, four guests to a car',
    high: 'Alchi’s murals, months before the coaches',
  },
}
