import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'spiti-tirthan-private',
  kind: 'customised',
  title: 'From Tirthan’s Trout to Spiti’s Monasteries, Privately',
  location: 'Tirthan & Spiti, Himachal Pradesh',
  region: 'North',
  duration: 'Flexible',
  months: [6, 7, 9, 10],
  price: 42500,
  discount: 0,
  rating: 4.9,
  reviews: 29,
  description:
    'A green valley and a bare one, tied together by Jalori Pass and the Sutlej gorge. The six days below are the skeleton, the shortest we would sell: they climb steadily, sleep at 1,600, 2,165, 2,960, 3,280 and 3,650 m, and come out over Kunzum La to Manali. Most couples put flesh on it, a second night at Gushaini for the river and a second at Kaza for the high villages, and go home after eight. You have a four-wheel-drive, a driver from Spiti and a route planner on the phone. The pass decides the season: mid-June until about the second week of October.',
  highlights: [
    'Two opposite landscapes in one journey, with no backtracking',
    'Jalori Pass and the quiet Ani road, hardly used by visitors',
    'Own vehicle with high clearance, oxygen on board and a spare day in hand if you wish',
    'Tabo and Dhankar without a timetable',
    'Stays chosen to your taste, from village house to heated boutique room in Kaza',
    'One planner from start to end, who rebooks the whole chain if a slide closes the road',
  ],
  placesCovered: [
    'Gushaini',
    'Jalori Pass',
    'Sarahan',
    'Kalpa',
    'Nako',
    'Tabo',
    'Dhankar',
    'Key Monastery',
    'Kaza',
    'Kunzum La',
    'Manali',
  ],
  itinerary: [
    {
      title: 'Chandigarh to the Tirthan',
      description:
        'Pick-up in Chandigarh at seven. The new highway with its tunnels makes Mandi possible by half past eleven; at Aut you turn off and the horn-blowing ends. Gushaini (1,600 m) by three or so. The cottage is close enough to the Tirthan that you raise your voice a little. Swim if it is June and you are hardy, eat trout from the farm upstream, and look up at the strip of stars. A second night here is the first thing we would add.',
      activities: ['Drive of about 260 km', 'River afternoon'],
      meals: ['dinner'],
      stay: 'Riverside cottage, Gushaini',
    },
    {
      title: 'Across Jalori Pass to Sarahan',
      description:
        'Seven and a half hours, beautiful and slow. After Jibhi’s timber houses comes the steep pull to Jalori Pass (3,120 m), where you may walk half an hour along the oak ridge to loosen up. The far side, by Khanag and Ani to the Sutlej at Luhri, sees more sheep than tourists. Then Rampur, hot and busy, and evening bends to Sarahan (2,165 m). Drums at the Bhimakali temple tell you that you have changed worlds once already.',
      activities: ['Jalori ridge stroll', 'Ani valley drive', 'Bhimakali temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Valley-view hotel, Sarahan',
    },
    {
      title: 'A short day to Kalpa',
      description:
        'Four hours only, by design. The Sutlej squeezes between walls, the road with it; by one you are seated in front of Kinner Kailash with a plate of phafra pancakes. Kalpa (2,960 m) is for gaining height without effort. Walk out to the lama’s orchard, sleep in the sun, or turn the afternoon into a detour: leaving Sarahan at six, Sangla and its fort can be fitted between. Your planner will ask which of these two travellers you are.',
      activities: ['Gorge road', 'Afternoon at leisure or Sangla detour'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel facing Kinner Kailash, Kalpa',
    },
    {
      title: 'Into the rain shadow: Nako and Tabo',
      description:
        'Eight in the morning till four, with a long pause. Last apricots at Pooh, first desert at Khab. In Nako (3,625 m) the four chapels are opened by a caretaker who lives by the pond; ask for the one with painted ceiling boards. You descend again to sleep in Tabo (3,280 m), a kindness to the lungs. If you have photographers in the party we arrange with the monks for them to sit in at dawn, cameras outside.',
      activities: ['Nako chapels', 'Sumdo check post', 'Sunset at Tabo'],
      meals: ['breakfast', 'dinner'],
      stay: 'Farm guesthouse, Tabo',
    },
    {
      title: 'Dhankar, Key and Kaza',
      description:
        'The day to split in two if you can. In one, it goes thus: Tabo’s murals at seven, Dhankar (3,894 m) by half past ten, soup, then the length of the valley to Key Monastery (4,166 m) for its four o’clock light, and down to Kaza (3,650 m). With an additional night the high road to Langza and Komic has room, and the head thanks you too. Rooms tonight have heaters when the grid agrees and hot-water bottles when it does not.',
      activities: ['Tabo murals', 'Dhankar fort monastery', 'Key in the late light'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique guesthouse, Kaza',
    },
    {
      title: 'Over Kunzum La to Manali',
      description:
        'Leave at half past five. Kaza to Manali is about 190 km and ten hours, half of that on boulders, so it is a day for good cushions. Losar’s dhaba does breakfast; on Kunzum La (4,551 m) flags crack in the wind. The turn to Chandratal is passed before Batal: give it a night if you have slept well at Kaza twice, and never otherwise. By way of the Atal Tunnel you reach Manali for dinner, and a proper bed, ours or another’s.',
      activities: ['Kunzum La', 'Chandra valley', 'Atal Tunnel'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four-wheel-drive with Spitian driver, Chandigarh to Manali, fuel and his return journey too',
    'Five nights at the places described or their equals, double occupancy',
    'Breakfast and dinner daily, special diets respected where the shops allow',
    'Oxygen cylinder, oximeter and a first-aid box in the vehicle',
    'Two planning calls and a written route note',
    'Re-routing by Kinnaur if Kunzum La closes, driver and car at no charge for one extra day',
  ],
  exclusions: [
    'Hotel on the final night in Manali; we book it gladly',
    'Lunch, tea and the temptations of Kaza’s cafés',
    'Chandratal camp, ₹9,000 for two with meals',
    'Permits for foreign passport holders between Peo and Tabo',
    'Medical evacuation; bring a policy',
  ],
  faqs: [
    {
      question: 'How far can the plan be altered?',
      answer:
        'As far as roads and lungs allow. You can begin in Shimla, finish in Chandigarh, add Chitkul, Pin valley or a week. We refuse just one thing: reversing it so that you would reach Kaza from Manali in a day.',
    },
    {
      question: 'What would eight days cost?',
      answer:
        'With second nights at Gushaini and Kaza, from ₹53,000 each for two people, or about ₹37,500 each for four in the same car. Boutique rooms in Kaza raise it by some ₹3,000 a night.',
    },
    {
      question: 'Why do you leave out August?',
      answer:
        'Because both the Ani road and lower Kinnaur are at their most fragile then, and a private trip costs too much to be spent behind a bulldozer. If you must travel in August, choose Spiti alone with three spare days.',
    },
    {
      question: 'Can children come along?',
      answer:
        'From about eight years upwards, on the eight-day form with its lower daily gains. Under that age we propose Tirthan and Jibhi by themselves, where nobody sleeps above 2,000 m.',
    },
    {
      question: 'Is the driver also a guide?',
      answer:
        'He is a Spitian who speaks Hindi, Bhoti and fair English, and opens many kitchens. For murals and history we add a scholar-guide at Tabo and Dhankar for ₹2,500 a day.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Two climates',
      essential: true,
      items: [
        'Shorts and swimwear for the Tirthan',
        'Down jacket and thermals for Spiti',
        'Shell against wind',
      ],
    },
    {
      category: 'Health and papers',
      essential: true,
      items: [
        'Prescription for altitude tablets, discussed with your physician',
        'Insurance certificate',
        'Passport or Aadhaar',
      ],
    },
    {
      category: 'In the boot',
      essential: false,
      items: [
        'Favourite coffee and its apparatus',
        'Telescope; the driver will want a look',
        'Seat cushion for the last day',
      ],
    },
  ],
  route: [
    { place: 'chandigarh' },
    { place: 'aut' },
    { place: 'gushaini', night: true },
    { place: 'jibhi' },
    { place: 'jalori-pass' },
    { place: 'rampur-bushahr' },
    { place: 'sarahan', night: true },
    { place: 'kalpa', night: true },
    { place: 'nako' },
    { place: 'tabo', night: true },
    { place: 'dhankar' },
    { place: 'key-monastery' },
    { place: 'kaza', night: true },
    { place: 'losar-spiti' },
    { place: 'kunzum-la' },
    { place: 'atal-tunnel' },
    { place: 'manali' },
  ],
  difficulty: 'moderate',
  tags: ['luxury', 'offbeat', 'cultural'],
  cover: 'spiti/day',
  gallery: [
    'jibhi/dawn',
    'spiti/dusk',
    'himachal-pradesh/dusk',
    'spiti/detail-1',
    'jibhi/dusk',
    'spiti/dawn',
    'jibhi/day',
  ],
}
