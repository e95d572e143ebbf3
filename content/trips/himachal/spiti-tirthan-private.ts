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
  reviews: 1,
  description:
    'This trip joins a green valley and a bare one by way of Jalori Pass and the Sutlej gorge. The six days below are the shortest plan we would sell: you climb steadily, sleep at 1,600, 2,165, 2,960, 3,280 and 3,650 m, and come out over Kunzum La to Manali. Most couples add a second night at Gushaini for the river and a second at Kaza for the high villages, and go home after eight days. You have a four-wheel-drive, a driver from Spiti and a route planner on the phone. The pass decides the season: mid-June until about the second week of October.',
  highlights: [
    'Two opposite landscapes in one journey, with no backtracking',
    'Jalori Pass and the quiet Ani road, hardly used by visitors',
    'Own vehicle with high clearance, oxygen on board and a spare day in hand if you wish',
    'Tabo and Dhankar without a timetable',
    'Stays chosen to your taste, from village house to heated boutique room in Kaza',
    'One planner from start to end, who rebooks every stay if a landslide closes the road',
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
      title: 'Chandigarh to Gushaini on the Tirthan',
      description:
        'Your car picks you up in Chandigarh at 7 am. The new highway with its tunnels makes Mandi possible by 11:30 am; at Aut you turn off and the horn-blowing ends. You reach Gushaini (1,600 m) by 3 pm or so. The cottage is close enough to the Tirthan that you raise your voice a little. Swim if it is June and you are hardy, eat trout from a farm in the valley, and look up at the strip of stars. A second night here is the first thing we would add.',
      activities: ['Drive of about 260 km', 'River afternoon'],
      meals: ['dinner'],
      stay: 'Riverside cottage, Gushaini',
    },
    {
      title: 'Across Jalori Pass to Sarahan',
      description:
        'The drive is beautiful and slow and takes seven and a half hours. After Jibhi’s timber houses comes the steep pull to Jalori Pass (3,120 m), where you may walk half an hour along the oak ridge to loosen up. The far side, by Khanag and Ani to the Sutlej at Luhri, sees more sheep than tourists. Then comes Rampur, hot and busy, and in the evening the bends up to Sarahan (2,165 m). When the drums of the Bhimakali temple begin, the Tirthan already seems far away.',
      activities: ['Jalori ridge stroll', 'Ani valley drive', 'Bhimakali temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Valley-view hotel, Sarahan',
    },
    {
      title: 'Sarahan to Kalpa, a short day',
      description:
        'We keep today’s drive to four hours on purpose. The Sutlej squeezes between walls, the road with it; by 1 pm you are seated in front of Kinner Kailash with a plate of phafra pancakes. At Kalpa (2,960 m) you get used to the height without effort. Walk out to the lama’s orchard, sleep in the sun, or make a detour instead: if you leave Sarahan at 6 am, you can see Sangla and its fort on the way. Your planner will ask which of the two you prefer.',
      activities: ['Gorge road', 'Afternoon at leisure or Sangla detour'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel facing Kinner Kailash, Kalpa',
    },
    {
      title: 'Kalpa to Tabo by the chapels of Nako',
      description:
        'You travel from 8 am till 4 pm, with a long pause. Apricots grow at Pooh, and the desert begins at Khab. In Nako (3,625 m) the four chapels are opened by a caretaker who lives by the pond; ask for the one with painted ceiling boards. You descend again to sleep in Tabo (3,280 m), which is easier on the lungs. If you wish, we arrange with the monks for you to sit in on the dawn prayers; cameras stay outside.',
      activities: ['Nako chapels', 'Sumdo check post', 'Sunset at Tabo'],
      meals: ['breakfast', 'dinner'],
      stay: 'Farm guesthouse, Tabo',
    },
    {
      title: 'Tabo to Kaza by Dhankar and Key Monastery',
      description:
        'Split this day in two if you can. In a single day it goes like this: you see Tabo’s murals after the morning prayers, reach Dhankar (3,894 m) by late morning, have soup, then drive the length of the valley to Key Monastery (4,166 m) for its 4 pm light, and go down to Kaza (3,650 m). One more night leaves time for the high road to Langza and Komic, and your body gets used to the height. Rooms tonight have heaters when there is power and hot-water bottles when there is not.',
      activities: ['Tabo murals', 'Dhankar fort monastery', 'Key in the late light'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique guesthouse, Kaza',
    },
    {
      title: 'Over Kunzum La to Manali',
      description:
        'Leave at 5:30 am. Kaza to Manali is about 190 km and ten hours, half of that on boulders, so bring a good cushion. Losar’s dhaba serves breakfast; on Kunzum La (4,551 m) flags crack in the wind. The turn to Chandratal is passed before Batal: add a night there only if you have slept well at Kaza twice. By way of the Atal Tunnel you reach Manali by 6 pm, in time for dinner and a proper bed, in a hotel that you or we have booked.',
      activities: ['Kunzum La', 'Chandra valley', 'Atal Tunnel'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four-wheel-drive with a driver from Spiti, Chandigarh to Manali, including fuel and the driver’s return',
    'Five nights in the places described or similar, two to a room',
    'Breakfast and dinner daily; special diets where the local shops allow',
    'Oxygen cylinder, oximeter and a first-aid box in the vehicle',
    'Two planning calls and a written route note',
    'If Kunzum La closes: return by Kinnaur, with car and driver free for one extra day',
  ],
  exclusions: [
    'A hotel in Manali on the last night, which we can book for you',
    'Lunches, tea and snacks',
    'Chandratal camp, ₹9,000 for two with meals',
    'Inner Line Permit for foreign passports between Peo and Tabo, up to about ₹500 each (not needed by Indians)',
    'Medical evacuation; please bring an insurance policy that covers it',
  ],
  faqs: [
    {
      question: 'How far can the plan be altered?',
      answer:
        'You can alter it as far as the roads and the height allow. You can begin in Shimla, finish in Chandigarh, add Chitkul, Pin valley or a week. We refuse only one thing: the reverse direction, from Manali to Kaza in a day, because the height gain is too fast.',
    },
    {
      question: 'What would eight days cost?',
      answer:
        'With second nights at Gushaini and Kaza, from ₹53,000 each for two people, or about ₹37,500 each for four in the same car.',
    },
    {
      question: 'Why do you leave out August?',
      answer:
        'Because landslides are most common then on the Ani road and in lower Kinnaur, and you could lose days waiting. If you must travel in August, choose Spiti alone with three spare days.',
    },
    {
      question: 'Can children come along?',
      answer:
        'From 8 years, on the eight-day plan, which gains height more slowly. Under that age we propose Tirthan and Jibhi by themselves, where nobody sleeps above 2,000 m.',
    },
    {
      question: 'Is the driver also a guide?',
      answer:
        'He is a Spitian who speaks Hindi, Bhoti and fair English, and knows many families on the way. For murals and history we add a scholar-guide at Tabo and Dhankar for ₹2,500 a day.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Two climates',
      essential: true,
      items: [
        'Shorts and swimwear for the Tirthan',
        'Down jacket and thermals for Spiti',
        'Windproof jacket',
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
        'Your favourite coffee and the pot you make it in',
        'Telescope; the driver will want a look',
        'Seat cushion for the last day',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 42500,
      description: 'Per person: six days, five nights, own four-wheel-drive',
    },
    {
      title: 'Two travellers, eight days',
      price: 53000,
      description: 'Per person: a second night at Gushaini and another at Kaza',
    },
  ],
  facts: {
    meet: { place: 'Your hotel in Chandigarh, the railway station or the airport', time: '7:00 am' },
    end: { place: 'Your hotel in Manali, or the bus stand', time: '6:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer: 'The car starts from the city or the airport; included. Come the evening before',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'Pick-up at the station is included; night trains that arrive before 7 am will do',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A driver from Spiti throughout, and a route planner on the phone',
    ages: {
      from: 8,
      note: 'Children of 8 to 17 on the eight-day plan. Ask a doctor first in case of heart or lung trouble',
    },
    fitness:
      'Short walks only. Day 6: about 190 km and ten hours by road over Kunzum La (4,551 m). Day 2: seven and a half hours. Highest sleep Kaza, 3,650 m.',
    nights: [
      { count: 1, place: 'Gushaini', room: 'Riverside cottage', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Sarahan', room: 'Valley-view hotel', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Kalpa', room: 'Hotel facing Kinner Kailash', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Tabo', room: 'Farm guesthouse', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Kaza', room: 'Boutique guesthouse', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 11000 },
    child: { none: 'Children come from 8 years, on the eight-day plan only, and are quoted with it.' },
    network:
      'Jio, Airtel and BSNL work in Banjar, Rampur and Kalpa, slowly in Tabo and Kaza; little or none from Losar to Koksar.',
    cash: 'The last dependable ATMs are in Rampur and Reckong Peo; those in Kaza may be empty. Carry cash for three days.',
    power:
      'Ordinary sockets, with cuts in Tabo and Kaza, where heaters depend on the grid. Bring a power bank.',
    insurance: 'Not included. Bring a policy that covers evacuation at up to 4,600 m.',
    papers: [
      {
        what: 'Government photo ID, original (passport for foreign guests)',
        by: 'you',
        when: 'At the Sumdo and Losar police posts',
      },
      {
        what: 'Inner Line Permit for foreign passports between Peo and Tabo; Indians need none',
        by: 'you',
        when: 'At Reckong Peo, on the way to Tabo; on a working day, so we plan your dates for it',
      },
    ],
    payLocally: [],
  },
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
    'jibhi/gold-pine-room',
    'high-road/gold',
    'monastery-hall/day',
    'jibhi/dawn',
    'spiti/detail-1',
    'forest-trail/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By four-wheel drive with a driver from Spiti',
    high: 'Tabo and Dhankar without a timetable',
  },
}
