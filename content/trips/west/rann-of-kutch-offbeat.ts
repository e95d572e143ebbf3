import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'o4',
  kind: 'group',
  title: 'Kutch: White Rann, Dholavira and the Shipbuilders',
  location: 'Rann of Kutch, Gujarat',
  region: 'West',
  duration: '5D/4N',
  months: [11, 12, 1, 2],
  price: 19800,
  discount: 5,
  rating: 4.8,
  reviews: 2,
  description:
    'North of Bhuj the land ends and the salt begins, flat to the horizon and, under a moon, bright enough to read by. Most of our dates put both Dhordo nights within a day of the full moon; two in each winter are set at the new moon, for stars. We sleep in round mud bhungas run by villagers, not in the tent city, though Rann Utsav’s crafts and music are five minutes away. Then come the Road to Heaven, a Harappan city, and a beach town where men still build wooden ships by eye, without drawings.',
  highlights: [
    'Two nights at Dhordo, timed to the moon, with a walk on to the salt as the day buses leave',
    'The Road to Heaven: thirty-odd kilometres of causeway with white salt on both sides',
    'Dholavira, whose people cut sixteen reservoirs into rock forty-five centuries ago',
    'Rogan painting at Nirona, in castor-oil colours from a metal stylus that never touches the cloth',
    'Mandvi’s open-air shipyard and a Kutchi dabeli in the town that invented it',
    'Kalo Dungar at sunset, 462 m high over an empty plain',
  ],
  placesCovered: ['Bhuj', 'Nirona', 'Dhordo', 'White Rann', 'Dholavira', 'Kalo Dungar', 'Mandvi', 'Bhujodi'],
  itinerary: [
    {
      title: 'Bhuj: old palaces and the earthquake memorial',
      description:
        'The overnight trains from Mumbai and Ahmedabad reach Bhuj in the morning; flights from Mumbai change by the season, so ask before you book one. After a Kutchi thali, khichdi, kadhi, bajra rotlo and white butter, we see the Aina Mahal’s cracked mirrors and the bell tower of Prag Mahal, both damaged in the earthquake of 2001. Smritivan, the earthquake memorial on Bhujio hill, is worth the two hours it takes; it is shut on Mondays, and a group that starts on one sees it on the last day. A local historian talks over dinner about what was rebuilt and what was not.',
      activities: ['Aina Mahal and Prag Mahal', 'Smritivan earthquake memorial', 'Talk over dinner'],
      meals: ['lunch', 'dinner'],
      stay: 'City hotel, Bhuj',
    },
    {
      title: 'Nirona’s craft families, then Dhordo’s White Rann',
      description:
        'On the way north, Nirona’s rogan, copper-bell and lacquer families each show us their work for half an hour. At Bhirandiyara we collect the Rann permit and eat mawa, a milk sweet cooked down since dawn. Dhordo is 85 km from Bhuj. By 5 pm we walk from the watchtower on to the White Rann; wait past sunset, for as long as the gate allows that evening, and the crust turns blue, then silver if the moon is coming up behind you.',
      activities: [
        'Rogan art at Nirona',
        'Permit and mawa at Bhirandiyara',
        'White Rann at sunset and moonrise',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Mud bhunga, village-run camp, Dhordo',
    },
    {
      title: 'Road to Heaven, Dholavira and Kalo Dungar',
      description:
        'Leave at 7:30 am. Beyond Khavda the causeway crosses the Rann to Khadir island, with flamingos on the wet side if the rain was good. Dholavira is about 110 km from camp; you see its citadel, stadium, steps going down into a reservoir longer than an Olympic pool, and the spot where ten huge letters, still unread, once hung over a gate. We come back by Kalo Dungar (462 m), where the priest calls jackals to supper, and see the Rann laid out below.',
      activities: [
        'Road to Heaven',
        'Dholavira ruins with a guide',
        'Sunset at Kalo Dungar',
        'Night sky from camp',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Mud bhunga, village-run camp, Dhordo',
    },
    {
      title: 'Dhordo to Mandvi, from the salt to the sea',
      description:
        'Those who get up early can see dawn on the Rann. At 9 am we drive south, three hours through Bhuj to Mandvi, where hulls of sal wood, as tall as houses, stand on the bank of the Rukmavati with men caulking them. Vijay Vilas palace has cane chairs, domed pavilions on its roof and its own beach. Eat dabeli from a handcart near the gate; then walk down to the sea, shallow and golden-brown, where nobody presses you to ride a camel.',
      activities: ['Optional Rann sunrise', 'Mandvi shipyard', 'Vijay Vilas palace', 'Beach evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach resort cottage, Mandvi',
    },
    {
      title: 'Weavers at Bhujodi and farewell at Bhuj',
      description:
        'An hour brings us back towards Bhuj. At Bhujodi the Vankar weavers throw a shuttle while they talk, and kala cotton stoles come off the loom at honest prices; the Living and Learning Design Centre at Ajrakhpur, a short drive on, explains what you have been looking at. We finish by 2 pm at Bhuj airport and station. Evening trains to Mumbai and Ahmedabad connect easily; take no flight before 4 pm.',
      activities: ['Bhujodi weavers', 'Living craft museum at Ajrakhpur', 'Drop at Bhuj'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Tempo traveller from Bhuj and back to Bhuj, about 600 km in all',
    'One night in a Bhuj hotel, two in bhungas with attached bath, one in a beach cottage',
    'Four breakfasts, three lunches and four dinners, all vegetarian',
    'Rann entry permit for you and the vehicle, and Rann Utsav gate passes',
    'A guide at Dholavira and a craft host at Nirona',
    'Folk musicians of Banni on one camp evening',
  ],
  exclusions: [
    'Travel to and from Bhuj',
    'Museum tickets at Smritivan, Aina Mahal, Prag Mahal and Ajrakhpur, about ₹500 in all',
    'Camel cart on the salt, about ₹100 to ₹200 a seat, if you want one',
    'Paramotoring and hot-air balloon rides',
    'Shopping, and excess baggage',
  ],
  faqs: [
    {
      question: 'Which departures fall on the full moon?',
      answer:
        'Four dates in each winter, those that start two days before the full moon: both nights at Dhordo then lie within a day of it. The administration decides how late you may stay on the salt; after that you see the moon from camp. The other two dates are at the new moon, when the Milky Way shows.',
    },
    {
      question: 'Is the salt always white and dry?',
      answer:
        'It depends on the rains. In November there may still be a thin layer of water with the crust just forming; from mid-December to February it is usually hard and bright. After a very wet year the white part starts farther from the watchtower. We never drive on it.',
    },
    {
      question: 'How is a bhunga different from the tent city?',
      answer:
        'It is a round hut with thick mud walls and mirror work, cool by day and warm at night, owned by villagers. It has no pool and no buffet. If you want those, book the tent-city package on the same dates.',
    },
    {
      question: 'Do we need a special permit so near the border?',
      answer:
        'Yes, a simple one. Indian citizens get it with name and photo ID, online or at Bhirandiyara in minutes; we arrange it, and you bring the original ID. Drones are forbidden, and the Border Security Force can close India Bridge or the Rann at short notice.',
    },
    {
      question: 'How cold does it get?',
      answer:
        'Afternoons are 25 to 32 °C. On the salt after dark in December and January it can be 8 °C with wind, and you stand still to look up. Dress for that hour.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the Rann',
      essential: true,
      items: [
        'Windproof jacket, cap and gloves for moon-walks',
        'Dark glasses: noon glare is like snow',
        'Old shoes; brine stains leather',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['Original photo identity plus a photocopy for the permit'],
    },
    {
      category: 'Camera bag',
      essential: false,
      items: ['Tripod for long exposures', 'Blower for salt dust', 'Spare battery, drained quickly by cold'],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Lip salve and saline nose spray',
        'Personal medicines; the nearest full hospital to Dhordo is in Bhuj',
      ],
    },
  ],
  packages: [
    {
      title: 'Bhunga, twin sharing',
      price: 19800,
      description: 'Village-run mud huts with attached bath',
      isPopular: true,
    },
    {
      title: 'Tent city, twin sharing',
      price: 29500,
      description: 'Both Dhordo nights in a Rann Utsav tent',
      gstExtra: true,
      withoutChildren: true,
    },
  ],
  facts: {
    meet: {
      place: 'Bhuj railway station, main entrance; flights are met at Bhuj airport',
      time: '12:00 noon',
    },
    end: { place: 'Bhuj airport and Bhuj railway station', time: '2:00 pm' },
    airport: {
      name: 'Bhuj (BHJ)',
      transfer:
        'Ten to fifteen minutes from the city; our vehicle meets flights that land by noon, included.',
    },
    railhead: { name: 'Bhuj', transfer: 'We meet at this station.' },
    team: 'A driver for all five days, a guide at Dholavira and a craft host at Nirona.',
    ages: { from: 5, note: 'The nearest full hospital to Dhordo is in Bhuj, 85 km away.' },
    fitness:
      'Easy. Longest day: day 3, about 260 km on the road and two hours on foot among the ruins of Dholavira. Walks of a kilometre or two on flat salt.',
    nights: [
      { count: 1, place: 'Bhuj', room: 'City hotel', sharing: 'Twin', washroom: 'own' },
      {
        count: 2,
        place: 'Dhordo',
        room: 'Mud bhunga in a village-run camp',
        sharing: 'Twin',
        washroom: 'own',
      },
      { count: 1, place: 'Mandvi', room: 'Beach resort cottage', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 6500 },
    child: {
      from: 5,
      to: 11,
      price: 13800,
      note: 'In the bhunga package, on an extra mattress in the parents’ room.',
    },
    network:
      'Jio, Airtel and BSNL work in Bhuj and Mandvi. At Dhordo the signal is weak, and between Khavda and Dholavira there is hardly any.',
    cash: 'Draw cash in Bhuj; do not count on an ATM at Dhordo or Dholavira. Many artisans take UPI where there is signal.',
    power:
      'Mains in Bhuj and Mandvi. At the Dhordo camp power may fail for a while; charge your batteries when it is on, as cold drains them.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Original photo ID and one photocopy; passport and visa for foreign visitors',
        by: 'you',
        when: 'Send a copy a week before; shown at Bhirandiyara on day 2',
      },
      {
        what: 'Rann entry permit for person and vehicle',
        by: 'us',
        when: 'Online in the week before, or at Bhirandiyara on day 2',
      },
    ],
    payLocally: [
      {
        what: 'Museum tickets at Smritivan, Aina Mahal, Prag Mahal and Ajrakhpur (approximate)',
        paidTo: 'At the counters, in Bhuj on day 1 and Ajrakhpur on day 5',
        rupees: 500,
      },
    ],
  },
  departures: {
    smallest: 6,
    decideDays: 10,
    dates: [
      { start: '2026-11-22', seats: 16 },
      { start: '2026-12-08', seats: 16 },
      { start: '2026-12-22', seats: 16 },
      { start: '2027-01-06', seats: 16 },
      { start: '2027-01-20', seats: 16 },
      { start: '2027-02-19', seats: 16 },
      { start: '2027-11-12', seats: 16 },
      { start: '2027-11-26', seats: 16 },
      { start: '2027-12-11', seats: 16 },
      { start: '2028-01-10', seats: 16 },
      { start: '2028-01-25', seats: 16 },
      { start: '2028-02-08', seats: 16 },
    ],
  },
  route: [
    { place: 'bhuj', night: true },
    { place: 'dhordo', night: true },
    { place: 'dholavira' },
    { place: 'kalo-dungar' },
    { place: 'dhordo', night: true },
    { place: 'mandvi-kutch', night: true },
    { place: 'bhuj' },
  ],
  difficulty: 'easy',
  tags: ['offbeat', 'cultural', 'winter'],
  special: 'Full-moon nights',
  festival: 'Rann Utsav',
  cover: 'rann/night',
  gallery: ['rann/dusk-mud-room', 'salt-road/van-day', 'shipyard/day', 'rann/dusk', 'rann/dawn', 'rann/gold'],
  captions: {
    night: 2,
    travel: 'By tempo traveller, on a causeway through the salt',
    high: 'The shipbuilders of Mandvi, under hulls as tall as houses',
  },
}
