import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'o3',
  kind: 'group',
  title: 'Nagaland at Hornbill: Kisama, Khonoma and Dzukou',
  location: 'Kohima, Nagaland',
  region: 'East',
  duration: '6D/5N',
  months: [12],
  price: 29500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'From 1 to 10 December, Nagaland’s recognised tribes put up their morungs, or community houses, on one hillside and sing, wrestle, cook and argue in front of anyone who comes. It is crowded and worth it. We give the festival two days, with a Naga host beside you who can say which dance is for the harvest and which for headhunting, and then we leave: first to Khonoma, which fought the British and later banned hunting in its own forest, then up to the wide valley of Dzukou, golden under the frost. Nights are cold, roads are rough, and the food is very spicy.',
  highlights: [
    'Two days at the Hornbill Festival, arena seats in the morning, morung kitchens at noon',
    'Angami homestay in Khonoma, with terraced fields and a hunting ban since 1998',
    'Day hike to the rim of Dzukou Valley, 2,452 m, brown and glittering with frost',
    'Kohima War Cemetery, laid out around the tennis court that was fought over in 1944',
    'Smoked pork with axone, galho, and millet or rice beer by the bamboo mug',
    'Inner Line Permit filed for every Indian guest',
  ],
  placesCovered: ['Dimapur', 'Kohima', 'Kisama', 'Kigwema', 'Khonoma', 'Dzukou Valley'],
  itinerary: [
    {
      title: 'Dimapur to Kohima and its night bazaar',
      description:
        'Cars meet the morning flights and overnight trains at Dimapur (145 m) until 11 am, and permits are checked. The highway to Kohima (1,444 m) is about 70 km, largely four-laned now but still with landslides in places, so count three hours. Tea at Medziphema comes with pineapple even in winter. After check-in the host walks you through the night bazaar that fills the closed-off main street all through the festival, with grills, choirs and a great deal of Christmas tinsel.',
      activities: ['Permit check', 'Drive to Kohima', 'Night bazaar'],
      meals: ['dinner'],
      stay: 'Guesthouse, Kohima',
    },
    {
      title: 'Kisama: first day at the Hornbill Festival',
      description:
        'Leave at 7:30 am, because the twelve kilometres to Kisama take an hour once the traffic sets in. The arena programme begins about 10 am: Konyak gunfire, Chang war cries, Chakhesang folk singing in four parts. At 1 pm, the tribes go back to their morungs and so do we, to eat what each cooks and to be shown a log drum by the men who carved it. In the afternoon there is wrestling, climbing a pole greased with pork fat, or the chilli-eating contest, according to the day.',
      activities: ['Arena performances', 'Lunch in a morung', 'Indigenous games'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Kohima',
    },
    {
      title: 'Kohima’s War Cemetery, then an evening at Kisama',
      description:
        'The War Cemetery opens early and is best in silence; 1,420 headstones rise in terraces over the town, with the line “for your tomorrow” at the foot. The cathedral and, if it is open that day, the state museum occupy the morning. After lunch we return to Kisama for whatever you missed, such as the craft pavilions, the exhibition on the Second World War or one more dish, and stay for the evening concert, when rock bands follow the folk troupes. Wear a jacket, as it falls to 5 °C.',
      activities: ['Kohima War Cemetery', 'State Museum', 'Evening concert at the festival'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Kohima',
    },
    {
      title: 'Khonoma, the village that stopped hunting',
      description:
        'It is only twenty kilometres, but takes an hour and a half by the broken road. Khonoma (1,620 m) climbs a ridge in stone lanes between morung, fort and church. An elder tells the story of the siege of 1879 from the Angami side. Below lie alder-shaded jhum and rice terraces; above, the tragopan sanctuary that the village declared for itself. We sleep in family houses, three or four guests to each, and help with dinner around the hearth, where the meat hangs smoking overhead.',
      activities: ['Fort and lanes with an elder', 'Terraced-field walk', 'Hearth dinner with the family'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Khonoma',
    },
    {
      title: 'A day hike to the Dzukou Valley, then Kohima',
      description:
        'We go by jeep at 5 am to the Viswema side, then climb for an hour over roots and steps through forest and walk two more on a level path along the slope. The Dzukou Valley (2,452 m) opens suddenly: rounded hills of dwarf bamboo, a stream with ice at its edges, not one tree. The fire of early 2026 burnt much of it and closed the trail for weeks; another fire could do so again. The lilies flower in July; in December there is frost and hardly anyone about. It is nine kilometres each way by this approach, eight hours in all, and you may stop at the ridge. Afterwards there is hot stew at the guesthouse in Kohima.',
      activities: ['Day hike to Dzukou (up to 18 km)', 'Picnic at the rest house'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Kohima',
    },
    {
      title: 'Kigwema’s carved house, then down to Dimapur',
      description:
        'There is one more stop first, a short drive the other way: a rich man’s house at Kigwema, its façade carved with mithun heads to count the feasts he gave. The coffee served here is grown in Nagaland and made with care. Then we drive down, with a halt for anyone wanting king chilli pickle, a shawl (ask which ones outsiders may wear) or bamboo shoot in a jar. We reach Dimapur by 1 pm. You can just catch a flight at 2:30 pm, but one after 3 pm is safer.',
      activities: ['Carved houses of Kigwema', 'Local market', 'Transfer to Dimapur'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Inner Line Permit processing and fee for Indian citizens',
    'Four nights in Kohima, two to a room, and one in Khonoma homes',
    'Sumo or similar with a Naga driver, Dimapur to Dimapur',
    'Festival day passes for both visits to Kisama',
    'Breakfasts and dinners, with packed lunch for Dzukou and a village lunch at Khonoma',
    'Angami host throughout, and a registered Dzukou guide',
    'Village council fee at Khonoma and the Southern Angami Youth fee for the Dzukou trail',
  ],
  exclusions: [
    'Flights or trains to Dimapur; book early, they fill up by October',
    'Concert tickets that are sold separately, and camera fees, if you want them',
    'Food and drinks at the morungs',
    'Protected Area Permit for foreign guests, quoted on request',
  ],
  faqs: [
    {
      question: 'How does the Inner Line Permit work?',
      answer:
        'Indian citizens from outside the state need one for all of Nagaland, Dimapur included. We apply online with your identity card, a photograph and hotel address, and send back a PDF to print. Foreign nationals need a Protected Area Permit again since December 2024; allow four weeks. In 2025 the centre waived it for the festival days, 1 to 10 December, at the last moment; do not count on that.',
    },
    {
      question: 'Which of your dates should I take?',
      answer:
        'The trip from 1 December is at Kisama on 2 and 3 December, when everything is fresh. The trip from 5 December is there on 6 and 7 December and goes home on the 10th, the day of the closing fire. The dances are much the same on both.',
    },
    {
      question: 'Is it difficult for vegetarians?',
      answer:
        'It takes planning, but there is enough. Homestays cook squash, beans, mustard leaf and galho without meat if told before. At the festival, look for the Chakhesang and Zeliang stalls, or the ordinary Indian canteen by the gate.',
    },
    {
      question: 'Can I photograph people in regalia?',
      answer:
        'At Kisama, yes, and it is expected. In villages ask first, and never touch headgear or weapons. Dog meat and wild meat are not something we take guests to look for.',
    },
    {
      question: 'Is Nagaland safe to travel in?',
      answer:
        'Yes, very safe for visitors. Shops shut by dusk in ordinary weeks and road blockades do occur, but your host hears of them early. On the last day we start down early for that reason.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Permit papers',
      essential: true,
      items: [
        'Printed Inner Line Permit, two copies',
        'The identity card used to apply',
        'Two passport photographs',
      ],
    },
    {
      category: 'Warmth',
      essential: true,
      items: [
        'Down jacket for concerts and Dzukou',
        'Gloves, muffler, thermal set',
        'Hiking shoes with ankle support',
      ],
    },
    {
      category: 'Practical',
      essential: true,
      items: [
        'Enough cash for six days, as UPI often fails when twenty thousand people use the network',
        'Personal medicines',
        'Reusable bottle and mug, as plastic is discouraged at the venue',
      ],
    },
    {
      category: 'Welcome extras',
      essential: false,
      items: [
        'A small gift from your own state for the Khonoma family',
        'Rain jacket',
        'Antacids, for the king chilli',
      ],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 29500,
      description: 'Two to a room in Kohima; three or four to a house in Khonoma',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 38500,
      description: 'A room to yourself on the four Kohima nights; Khonoma is shared',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Dimapur airport arrivals, or the railway station', time: '11:00 am' },
    end: { place: 'Dimapur airport or railway station', time: '1:00 pm' },
    airport: { name: 'Dimapur', transfer: 'About 70 km and three hours to Kohima in our cars; included' },
    railhead: { name: 'Dimapur', transfer: 'Our cars also wait at the station; included' },
    team: 'An Angami host throughout, Naga drivers and a registered Dzukou guide',
    ages: {
      from: 12,
      note: 'Children with a parent. The Dzukou day is for 14 and above; you may stop at the ridge',
    },
    fitness:
      'Day 5: up to 18 km and eight hours on foot to Dzukou (2,452 m); you may stop at the ridge. Nights fall to 5 °C or less. Highest sleep Khonoma, 1,620 m.',
    nights: [
      { count: 3, place: 'Kohima', room: 'Guesthouse', sharing: 'Twin', washroom: 'own' },
      {
        count: 1,
        place: 'Khonoma',
        room: 'Homestay',
        sharing: 'Three or four guests to a house',
        washroom: 'shared',
      },
      { count: 1, place: 'Kohima', room: 'Guesthouse', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9000 },
    child: { none: 'Rooms are scarce in festival week, so all from 12 years pay the same.' },
    network:
      'Jio, Airtel and BSNL work in Dimapur and Kohima but choke at the festival; weak in Khonoma, little or none at Dzukou.',
    cash: 'ATMs in Dimapur and Kohima run dry in festival week. Bring cash for six days.',
    power: 'Ordinary sockets; cuts are common in Kohima and Khonoma. Bring a power bank.',
    insurance: 'Not included. A policy that covers hiking and road closures is sensible.',
    papers: [
      {
        what: 'Inner Line Permit for Indian citizens, Dimapur included, with its fee',
        by: 'us',
        when: 'Applied for online after booking, sent to you as a PDF',
      },
      {
        what: 'ID card used for the permit, two printed copies of it and two photographs',
        by: 'you',
        when: 'Carry them; checked at Dimapur',
      },
      {
        what: 'Protected Area Permit for foreign guests; the rule may change, so check before you book',
        by: 'you',
        when: 'Through us, four weeks ahead',
      },
    ],
    payLocally: [],
  },
  departures: {
    smallest: 6,
    decideDays: 10,
    dates: [
      { start: '2026-12-01', seats: 16 },
      { start: '2026-12-05', seats: 16 },
      { start: '2027-12-01', seats: 18 },
      { start: '2027-12-05', seats: 18 },
    ],
  },
  route: [
    { place: 'dimapur' },
    { place: 'kohima', night: true },
    { place: 'kisama' },
    { place: 'kohima', night: true },
    { place: 'khonoma', night: true },
    { place: 'dzukou' },
    { place: 'kohima', night: true },
    { place: 'dimapur' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['offbeat', 'cultural'],
  special: '1–10 December',
  festival: 'Hornbill Festival',
  cover: 'nagaland/gold',
  gallery: [
    'nagaland/dawn-pine-room',
    'green-road/day',
    'hornbill/day',
    'nagaland/dawn',
    'nagaland/dusk',
    'nagaland/day',
  ],
  captions: {
    night: 2,
    travel: 'By Sumo with a Naga driver, from Dimapur and back',
    high: 'The Hornbill Festival, before the morungs of Kisama',
  },
}
