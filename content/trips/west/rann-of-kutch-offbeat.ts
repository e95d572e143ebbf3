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
  reviews: 103,
  description:
    'North of Bhuj the land gives out and salt begins, flat to the horizon and, under a moon, bright enough to read by. Most of our dates put both Dhordo nights within a day of the full moon; two in each winter are set at the new moon, for stars. We sleep in round mud bhungas run by villagers, not in the tent city, though Rann Utsav’s crafts and music are five minutes off. Then comes the Road to Heaven, a Harappan city, and a beach where ships are still built by eye.',
  highlights: [
    'Two nights at Dhordo, timed to the moon, with a walk on to the salt as the day buses leave',
    'The Road to Heaven: thirty-odd kilometres of causeway with white on either hand',
    'Dholavira, whose people cut sixteen reservoirs into rock forty-five centuries ago',
    'Rogan painting at Nirona, castor oil and a metal stylus, never touching the cloth',
    'Mandvi’s open-air shipyard and a Kutchi dabeli in the town that invented it',
    'Kalo Dungar at sunset, 462 m above nothing at all',
  ],
  placesCovered: ['Bhuj', 'Nirona', 'Dhordo', 'White Rann', 'Dholavira', 'Kalo Dungar', 'Mandvi', 'Bhujodi'],
  itinerary: [
    {
      title: 'Bhuj, a city put back together',
      description:
        'Flights from Mumbai and overnight trains from Mumbai and Ahmedabad reach Bhuj before noon. After a Kutchi thali, khichdi, kadhi, bajra rotlo and white butter, we see the Aina Mahal’s cracked mirrors and the bell tower of Prag Mahal, both shaken in 2001. Smritivan, the earthquake memorial on Bhujio hill, takes two hours and deserves them. A local historian talks over dinner about what was rebuilt and what was not.',
      activities: ['Aina Mahal and Prag Mahal', 'Smritivan earthquake memorial', 'Talk over dinner'],
      meals: ['lunch', 'dinner'],
      stay: 'City hotel, Bhuj',
    },
    {
      title: 'Craft villages, then out on to the salt',
      description:
        'On the way north, Nirona’s rogan, copper-bell and lacquer families each open a door for half an hour. At Bhirandiyara we collect the Rann permit and eat mawa, a milk sweet cooked down since dawn. Dhordo is 85 km from Bhuj. By five we walk from the watchtower on to the White Rann; wait past sunset, for as long as the gate allows that evening, and the crust turns blue, then silver if the moon is coming up behind you.',
      activities: [
        'Rogan art at Nirona',
        'Permit and mawa at Bhirandiyara',
        'White Rann at sunset and moonrise',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Mud bhunga, village-run camp, Dhordo',
    },
    {
      title: 'The Road to Heaven and a city of stone',
      description:
        'Leave at half past seven. Beyond Khavda the causeway crosses the Rann to Khadir island, flamingos on the wet side if rain was good. Dholavira is about 110 km from camp: citadel, stadium, steps going down into a reservoir longer than an Olympic pool, and the spot where ten huge letters, still unread, once hung over a gate. We come back by Kalo Dungar (462 m), where the priest calls jackals to supper, and see the Rann laid out below.',
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
      title: 'From salt to sea',
      description:
        'Dawn on the Rann is for those who set an alarm. At nine we drive south, three hours through Bhuj to Mandvi, where hulls of sal wood, as tall as houses, stand on the bank of the Rukmavati with men caulking them. Vijay Vilas palace has cane chairs, domed pavilions on its roof and its own beach. Eat dabeli from a handcart near the gate; then the sea itself, shallow and brown-gold, with camels no one insists you ride.',
      activities: ['Optional Rann sunrise', 'Mandvi shipyard', 'Vijay Vilas palace', 'Beach evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach resort cottage, Mandvi',
    },
    {
      title: 'Weavers at Bhujodi, and farewell',
      description:
        'An hour brings us back towards Bhuj. At Bhujodi the Vankar weavers throw a shuttle while they talk, and kala cotton stoles come off the loom at honest prices; the Living and Learning Design Centre at Ajrakhpur, a short drive on, explains what you have been looking at. We finish by two at Bhuj airport and station. Evening trains to Mumbai and Ahmedabad connect easily; take no flight before four.',
      activities: ['Bhujodi weavers', 'Living craft museum at Ajrakhpur', 'Drop at Bhuj'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Tempo traveller from Bhuj to Bhuj, around 600 km in all',
    'One hotel night, two nights in bhungas with attached bath, one beach cottage',
    'Four breakfasts, three lunches and four dinners, vegetarian throughout, as most of Kutch eats',
    'Rann entry permit for person and vehicle, and Rann Utsav gate passes',
    'Archaeological guide at Dholavira, craft host at Nirona',
    'Waai singers or jodiya pava players of Banni on one camp evening',
  ],
  exclusions: [
    'Travel to Bhuj',
    'Museum tickets at Smritivan, Aina Mahal and the Ajrakhpur centre, about ₹500 together',
    'Camel cart on the salt, ₹100 to ₹200 a seat at the gate',
    'Paramotoring and hot-air rides of the festival',
    'Craft purchases, and excess baggage because of them',
  ],
  faqs: [
    {
      question: 'Which departures fall on the full moon?',
      answer:
        'Those that start two days before it, four in each winter: the second and third nights, both at Dhordo, then lie within a day of it. How late one may stay on the salt is set by the administration; after that the moon is watched from camp. The other two fall at the new moon, when the Milky Way shows over the salt and rooms are easier.',
    },
    {
      question: 'Is the salt always white and dry?',
      answer:
        'It depends on the rains. In November there may still be a skin of water with the crust just forming; from mid-December to February it is usually hard and bright. After a very wet year the white starts farther from the tower. We do not drive on it, ever.',
    },
    {
      question: 'How is a bhunga different from the tent city?',
      answer:
        'It is a round hut with thick mud walls and mirrors set in the plaster, cool by day, warm at night, owned by people of the village. You miss the swimming pools and buffet. If you would rather have them, the tent upgrade is below, at the same dates.',
    },
    {
      question: 'Do we need a special permit so near the border?',
      answer:
        'Yes, an ordinary one: name and photo identity, issued online or at Bhirandiyara for Indian citizens in minutes. Bring the original card. Drones are forbidden, and the BSF can shut India Bridge or the Rann itself at short notice.',
    },
    {
      question: 'How cold does it get?',
      answer:
        'Afternoons are 25 to 30 °C. On the salt after dark in December and January it can be 8 °C with wind, and you will be standing still to look up. Dress for that hour and you are right for the rest.',
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
    },
  ],
  departures: {
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
  gallery: ['rann/dusk', 'rann/dawn', 'rann/gold', 'rann/dawn-white-tent', 'rann/detail-1'],
}
