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
  reviews: 46,
  description:
    'Upper Assam as a private journey: three safaris among two-thirds of the world’s one-horned rhinos, then a ferry to an island where monks dance, mask-makers work in clay and bamboo, and Mising families will cook for you in a house on stilts. The park opens in stages from October, is fully running by November and closes between the end of April and mid-May, ahead of the flood; the island is at its calmest in those months as well. Five days is comfortable. Add Sivasagar’s Ahom ruins, a tea bungalow in Jorhat, Nameri’s river, or Hoollongapar’s gibbons, and take away whatever tires you.',
  highlights: [
    'Three jeep safaris in three ranges: Kohora, Bagori and the wetter Agoratoli',
    'A naturalist of your own, who knows swamp deer from hog deer at half a kilometre',
    'Ferry over the Brahmaputra with bicycles, goats and motorbikes aboard',
    'Evening prayer and gayan-bayan drumming at a Majuli satra',
    'Mask-making at Samaguri with the family that revived it',
    'Mising lunch of apong, fish in bamboo and roasted sesame',
  ],
  placesCovered: ['Guwahati', 'Kaziranga', 'Jorhat', 'Majuli'],
  itinerary: [
    {
      title: 'Guwahati to the edge of the grassland',
      description:
        'Landing before noon is best. The drive of 200 km takes four and a half hours on a good highway, with a thali at Nagaon and open-billed storks in the beels from Jakhalabandha on. Wild buffalo may already be visible from the road near Bagori, where speed is camera-checked for the animals’ sake. Kaziranga (75 m) lodges stand at the foot of the Karbi hills. Your naturalist meets you over lal saah, black tea, to plan the next two days.',
      activities: ['Private drive from Guwahati', 'Roadside wetlands', 'Planning with the naturalist'],
      meals: ['dinner'],
      stay: 'Safari lodge, Kohora, Kaziranga',
    },
    {
      title: 'Two ranges, two moods',
      description:
        'Western range at half past seven: short grass, many rhinos, otters in the Bagori channels. Back to the lodge for luchi and a rest. At half past one, the central range of Kohora, taller grass, wild elephant herds, and tiger prints on the track if not the owner. Winter light goes by half past four. Between outings, the orchid and biodiversity park is worth an hour for its rice varieties alone. In Kaziranga even a casual visitor usually counts several rhinos in a day.',
      activities: ['Morning safari, Bagori', 'Afternoon safari, Kohora', 'Orchid and biodiversity park'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Safari lodge, Kohora, Kaziranga',
    },
    {
      title: 'Agoratoli’s birds, then the ferry',
      description:
        'The eastern range is for birds: pelicans nesting in simul trees, fish eagles, bar-headed geese by the hundred in January. Out by ten, and ninety kilometres on to Jorhat (116 m) for lunch at a tea club. At Nimati Ghat the afternoon boat loads anything that moves; an hour or so later you step on to Majuli (85 m). Bamboo cottages, frogs, a sky full of stars. Last ferries go at four, so there is no dawdling.',
      activities: ['Morning safari, Agoratoli', 'Tea club lunch in Jorhat', 'Brahmaputra ferry'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Bamboo cottage, Majuli',
    },
    {
      title: 'Satras and stilts',
      description:
        'By car, or on bicycles since the island is flat. Auniati keeps a museum of royal gifts; Kamalabari is famous for dance, and its celibate novices rehearse in the namghar; Samaguri moulds masks of Putana and Jatayu that snap their jaws. A Mising household cooks lunch, and shows you the loom under the floor. At dusk Majuli’s bells and drums begin all at once from different villages, and you may sit through a full nam-prasanga at the back.',
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
      title: 'Back over the river; Ahom ruins if you like',
      description:
        'The morning boat crosses in mist, with river dolphins now and then near the sandbars. Jorhat airport has flights to Kolkata and Guwahati; the timetable changes by season, so we set the boat by your ticket. Should you have another day, Sivasagar is ninety minutes east: the Rang Ghar pavilion, Talatal Ghar’s underground floors and the tall Siva Dol beside its tank. We then fly you out of Dibrugarh. Price that extension with us; it is modest.',
      activities: ['Ferry to Nimati', 'Jorhat airport or Sivasagar extension'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights’ safari lodge and two in a Majuli cottage, on a double basis',
    'Meals as marked, including the tea club and the Mising home',
    'Private car from Guwahati to Jorhat, carried on the ferry or replaced on the island',
    'Three exclusive jeeps with park entry, armed guard and road toll for Indians',
    'Naturalist in Kaziranga, cultural guide on Majuli',
    'Ferry tickets and two bicycles',
    'Donation to each satra visited',
  ],
  exclusions: [
    'Air tickets into Guwahati and out of Jorhat',
    'Camera and video charges in the park',
    'Elephant-back rides, which we neither include nor arrange',
    'Masks and mekhela sador you fall for',
    'Higher forest fees on foreign passports',
  ],
  faqs: [
    {
      question: 'When exactly is the park open?',
      answer:
        'Jeep tracks in Kohora and Bagori generally open in early October, the whole park by November, and all close between 30 April and mid-May, by a forest order each year; we stop with April. February and March, after the grass is burnt, have the longest views.',
    },
    {
      question: 'How might this be rearranged?',
      answer:
        'Swap a night of Majuli for Nameri’s rafting, put a tea bungalow at Jorhat in the middle, start from Dibrugarh and go west, or make it seven days with Hoollongapar and Sivasagar. Cottages can be upgraded, within an island’s limits.',
    },
    {
      question: 'Is Majuli difficult to reach?',
      answer:
        'It is a public ferry with life jackets and benches. In fog, from mid-December to January, the first sailing is delayed, and in high wind all of them are. A bridge is under construction, but for now the river decides.',
    },
    {
      question: 'Do we need any permit for Assam?',
      answer:
        'None for the state. The park needs identity for each person. If you combine Arunachal or Nagaland we apply for their Inner Line Permits together.',
    },
    {
      question: 'What about the Raas festival?',
      answer:
        'Majuli’s Raas comes on the full moon of Kartik, generally November, three nights of Krishna plays in every satra. Rooms vanish four months ahead, so tell us early.',
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
      ],
    },
    {
      category: 'On the island',
      essential: true,
      items: [
        'Mosquito repellent',
        'Slip-off shoes for prayer halls',
        'Modest clothes; shoulders and knees covered',
        'Cash, as machines are two and moody',
      ],
    },
    {
      category: 'Useful',
      essential: false,
      items: ['Bean bag for a long lens', 'Cycling cap', 'Light sleeping sheet'],
    },
  ],
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
    'kaziranga/gold',
    'kaziranga/detail-1',
    'kaziranga/dusk',
    'kaziranga/day',
    'kaziranga/gold-leaves',
  ],
}
