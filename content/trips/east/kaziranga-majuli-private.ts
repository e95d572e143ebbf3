import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kaziranga-majuli-private',
  kind: 'customised',
  title: 'Kaziranga and Majuli: Rhinos and River Monasteries',
  location: 'Kaziranga & Majuli, Assam',
  region: 'East',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 11, 12],
  price: 37500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'This is a private journey in Upper Assam: three safaris among two-thirds of the world’s one-horned rhinos, then a ferry to an island where monks dance, mask-makers work in clay and bamboo, and Mising families will cook for you in a house on stilts. The park opens in stages from late September or October, is fully running by November and closes in May, ahead of the flood; the island is at its calmest in those months as well. Five days is comfortable. Add Sivasagar’s Ahom ruins, a tea bungalow in Jorhat, Nameri’s river, or Hoollongapar’s gibbons, and leave out whatever tires you.',
  highlights: [
    'Three jeep safaris in three ranges: Kohora, Bagori and the wetter Agoratoli',
    'A naturalist of your own, who can tell swamp deer from hog deer at half a kilometre',
    'Ferry over the Brahmaputra with bicycles, goats and motorbikes aboard',
    'Evening prayer and gayan-bayan drumming at a Majuli satra',
    'Mask-making at Samaguri with the family that revived it',
    'Mising lunch of apong, fish in bamboo and roasted sesame',
  ],
  placesCovered: ['Guwahati', 'Kaziranga', 'Jorhat', 'Majuli'],
  itinerary: [
    {
      title: 'Guwahati to a safari lodge at Kaziranga',
      description:
        'Landing before 12 noon is best, earlier still in midwinter, when it is dark by 5 pm. The drive of about 220 km takes five hours on a good highway, with a thali at Nagaon and open-billed storks in the beels from Jakhalabandha on. Wild buffalo may already be visible from the road near Bagori, where speed is camera-checked for the animals’ sake. Kaziranga (75 m) lodges stand at the foot of the Karbi hills. Your naturalist meets you over lal saah, black tea, to plan the next two days.',
      activities: ['Private drive from Guwahati', 'Roadside wetlands', 'Planning with the naturalist'],
      meals: ['dinner'],
      stay: 'Safari lodge, Kohora, Kaziranga',
    },
    {
      title: 'Kaziranga: safaris in Bagori and Kohora',
      description:
        'At 7:30 am you enter the western range, with short grass, many rhinos, and otters in the Bagori channels. Then you go back to the lodge for luchi and a rest. At 1:30 pm comes the central range of Kohora, with taller grass, wild elephant herds, and tiger prints on the track if not the tiger. In winter the light goes by 4:30 pm. Between outings, the orchid and biodiversity park is worth an hour for its rice varieties alone. In Kaziranga even a casual visitor usually counts several rhinos in a day.',
      activities: ['Morning safari, Bagori', 'Afternoon safari, Kohora', 'Orchid and biodiversity park'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Safari lodge, Kohora, Kaziranga',
    },
    {
      title: 'A bird safari, then Jorhat and the ferry to Majuli',
      description:
        'The eastern range is for birds: pelicans nesting in simul trees, fish eagles, bar-headed geese by the hundred in January. You leave the park by 10 am and drive less than a hundred kilometres to Jorhat (116 m) for lunch at a tea club. At Nimati Ghat the afternoon boat takes on people, goats and motorbikes; an hour or so later you step on to Majuli (85 m). You sleep in a quiet bamboo cottage, with stars when there is no fog. The last ferries go around 4 pm, so we must not be late.',
      activities: ['Morning safari, Agoratoli', 'Tea club lunch in Jorhat', 'Brahmaputra ferry'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Bamboo cottage, Majuli',
    },
    {
      title: 'Majuli’s satras, mask-makers and a Mising lunch',
      description:
        'You go round by car, or by bicycle, since the island is flat. Auniati keeps a museum of royal gifts; Kamalabari is famous for dance, and its celibate novices rehearse in the namghar; Samaguri’s craftsmen make masks of Putana and Jatayu that snap their jaws. A Mising household cooks lunch, and shows you the loom under the floor. At dusk Majuli’s bells and drums begin all at once from different villages, and you may sit at the back through a full nam-prasanga, the evening prayer.',
      activities: [
        'Auniati and Kamalabari satras',
        'Mask-makers of Samaguri',
        'Mising lunch',
        'Evening prayer',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Bamboo cottage, Majuli',
    },
    {
      title: 'Ferry from Majuli and on to Jorhat airport',
      description:
        'The morning boat crosses in mist, with river dolphins now and then near the sandbars. Jorhat airport has flights to Kolkata and Guwahati; the timetable changes by season, so we choose the boat by your ticket. Should you have another day, Sivasagar is ninety minutes east: the Rang Ghar pavilion, Talatal Ghar’s underground floors and the tall Siva Dol beside its tank. You then fly out of Dibrugarh. Ask us what this extra day costs; it is not much.',
      activities: ['Ferry to Nimati', 'Jorhat airport or Sivasagar extension'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in a safari lodge and two in a Majuli cottage, two to a room',
    'Meals as marked in the plan, including lunch at the tea club and in a Mising home',
    'Private car from Guwahati to Jorhat, and on Majuli the same car or another',
    'Three private jeep safaris with park entry, armed guard and road toll, at the rate for Indians',
    'Naturalist in Kaziranga, cultural guide on Majuli',
    'Ferry tickets and two bicycles',
    'Donation to each satra visited',
  ],
  exclusions: [
    'Air tickets into Guwahati and out of Jorhat',
    'Camera charge in the park, if you carry a camera',
    'Elephant-back rides, which we neither include nor arrange',
    'Masks, cloth and other shopping',
    'The difference to the higher park fee for foreign passports',
  ],
  faqs: [
    {
      question: 'When exactly is the park open?',
      answer:
        'Jeep tracks in Bagori and Kohora open between late September and mid-October, the whole park by November. All close in the course of May, in some years with April, by a forest order each year; we stop with April. In some seasons Kohora and Bagori rest on Wednesday afternoons, and we plan around it. The tall grass is burnt in winter, so from late February to April you see farthest.',
    },
    {
      question: 'How can the plan be changed?',
      answer:
        'You can take Nameri and its rafting in place of a night on Majuli, stay in a tea bungalow at Jorhat, start from Dibrugarh and go west, or make it seven days with Hoollongapar and Sivasagar. Better cottages are available, within what the island has.',
    },
    {
      question: 'Is Majuli difficult to reach?',
      answer:
        'It is a public ferry with life jackets and benches. In fog, from mid-December to January, the first sailing is delayed, and in high wind all of them are. A bridge is under construction, but for now you depend on the ferry.',
    },
    {
      question: 'Do we need any permit for Assam?',
      answer:
        'You need none for the state. The park asks for the identity card of each person. If you combine Arunachal or Nagaland we apply for their Inner Line Permits together.',
    },
    {
      question: 'May we take phones on safari?',
      answer:
        'Do not count on it. On 17 November 2025 the Supreme Court banned the use of mobile phones in the tourism zones of the core of all tiger reserves, and Kaziranga is one. Leave the phone at the lodge or hand it in at the gate, and bring a camera. How strictly each gate checks may change; we tell you before you start.',
    },
    {
      question: 'What about the Raas festival?',
      answer:
        'Majuli’s Raas comes on the full moon of Kartik, generally November, three nights of Krishna plays in every satra. Rooms are full months ahead, so tell us early.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On safari',
      essential: true,
      items: [
        'Neutral clothing and a windproof for cold starts',
        'Binoculars, 8×42 if you have them',
        'Identity card used in booking',
        'A camera, because phones may not be used on safari',
      ],
    },
    {
      category: 'On the island',
      essential: true,
      items: [
        'Mosquito repellent',
        'Slip-off shoes for prayer halls',
        'Modest clothes; shoulders and knees covered',
        'Cash, as the machines are few and often empty',
      ],
    },
    {
      category: 'Useful',
      essential: false,
      items: ['Bean bag for a long lens', 'Cycling cap', 'Light sleeping sheet'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 37500,
      description: 'Two sharing a room in a safari lodge and a bamboo cottage',
    },
    {
      title: 'Superior lodge',
      price: 46500,
      description: 'Two sharing: a higher class of lodge in Kaziranga; the cottage on Majuli is the same',
    },
  ],
  facts: {
    meet: { place: 'Guwahati airport, arrivals hall', time: '12:00 noon' },
    end: { place: 'Jorhat airport (Rowriah), departures', time: '12:00 noon' },
    airport: {
      name: 'Guwahati',
      transfer: 'The car waits at arrivals; about 220 km and five hours to Kaziranga, included',
    },
    railhead: {
      name: 'Guwahati',
      transfer: 'About 23 km from the airport; the car fetches you at the station if you tell us',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A private driver, a naturalist in Kaziranga, a cultural guide on Majuli, and the park’s armed guard on safari',
    ages: {
      from: 5,
      note: 'Children sit through three safaris of two to three hours; cold mornings in winter',
    },
    fitness:
      'Easy: jeeps, a car and a ferry. Longest drive about 220 km and five hours, on day 1. Cycling on flat Majuli is optional. Everything lies below 120 m.',
    nights: [
      {
        count: 2,
        place: 'Kohora, Kaziranga',
        room: 'Safari lodge',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Iora – The Retreat'],
      },
      {
        count: 2,
        place: 'Majuli',
        room: 'Bamboo cottage',
        sharing: 'Double',
        washroom: 'own',
        examples: ['La Maison de Ananda'],
      },
    ],
    singleRoom: { more: 10000 },
    child: { from: 5, to: 11, price: 24500, note: 'With a bed in the parents’ room' },
    network: 'Jio and Airtel work at Kohora and Jorhat, weakly on Majuli. Phones may not be used on safari.',
    cash: 'ATMs in Guwahati, Kohora and Jorhat. Majuli’s machines are few and often empty: carry cash.',
    power: 'Ordinary sockets; cuts on Majuli, where cottages may have a back-up for lights only.',
    insurance: 'Not included. Ordinary travel insurance is enough for this trip.',
    papers: [
      {
        what: 'Photo ID of every guest, the same as used for the safari booking',
        by: 'you',
        when: 'At booking and at the park gate',
      },
      { what: 'Park entry and jeep bookings', by: 'us', when: 'As soon as you book' },
    ],
    payLocally: [],
  },
  route: [
    { place: 'guwahati' },
    { place: 'kaziranga', night: true },
    { place: 'jorhat' },
    { place: 'majuli', night: true },
    { place: 'jorhat' },
  ],
  difficulty: 'easy',
  tags: ['wildlife', 'cultural'],
  cover: 'kaziranga/dawn',
  gallery: [
    'kaziranga/dusk-garden-room',
    'safari/dawn',
    'satra-drummers/dusk',
    'kaziranga/gold',
    'kaziranga/day',
    'kaziranga/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By jeep, on three safaris in three ranges',
    high: 'Evening drumming at a satra of Majuli',
  },
}
