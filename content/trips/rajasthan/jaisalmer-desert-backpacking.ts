import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'jaisalmer-desert-backpacking',
  kind: 'group',
  title: 'Jaisalmer on a Shoestring: Khuri Dunes to the Border',
  location: 'Jaisalmer, Rajasthan',
  region: 'West',
  duration: '5D/4N',
  months: [10, 11, 12, 1, 2, 3],
  price: 7426,
  discount: 6,
  rating: 4.7,
  reviews: 2,
  description:
    'You sleep three nights in a dorm and one on a charpoy in the sand, and go out for a day to the last temple before Pakistan. We stay away from the loud camps at Sam and go to Khuri instead, where the walls are mud and dung, the camels belong to the neighbours, and the night’s entertainment is the sky. The dorm is outside the fort on purpose: waste water from too many taps has been loosening the hill under the walls for years. Come with one rucksack and a warm hat.',
  highlights: [
    'Two hours by camel out of Khuri, then a night on cots in the open dunes',
    'Tanot’s temple of unexploded shells and the 1971 tanks at Longewala, in one loop of about 280 kilometres',
    'Sunset from Vyas Chhatri, when the fort looks cut out of biscuit',
    'A stargazing hour with a laser pointer; on moonless dates the Milky Way needs no pointing',
    'Bajra roti and panchkuta cooked on a thorn-wood fire by a village family',
  ],
  placesCovered: [
    'Jaisalmer',
    'Vyas Chhatri',
    'Kuldhara',
    'Khuri',
    'Bada Bagh',
    'Lodurva',
    'Longewala',
    'Tanot',
  ],
  itinerary: [
    {
      title: 'Jaisalmer: the fort with a resident, then Vyas Chhatri',
      description:
        'Trains come into Jaisalmer between early morning and noon, and your bunk is ready whenever you are. At 3 pm we walk up through four gates into the fort with a resident who grew up behind the Raj Mahal, looking at drains, doorways painted with wedding dates, and the cracks that show how the hill is giving way. Sunset is at Vyas Chhatri on the other side of town. We eat thalis together for dinner, and each of us pays for one.',
      activities: ['Fort walk with a resident', 'Vyas Chhatri sunset', 'Hostel roof introductions'],
      meals: [],
      stay: 'Hostel dormitory below the fort, Jaisalmer',
    },
    {
      title: 'Kuldhara, then by camel from Khuri to the dunes',
      description:
        'A shared jeep takes us by way of Kuldhara, whose 400-odd roofless houses are best seen before the day-trippers come. By 1 pm we are in Khuri for lunch and goat’s-milk chai in a courtyard patterned with lime. At 3 pm the camels take the bags and whoever wants to ride; two hours later the village is out of sight. Charpoys, quilts and a fire are waiting in a hollow of the dunes. There is no toilet, so we hand you a spade.',
      activities: ['Kuldhara ruins', 'Camel walk from Khuri', 'Fireside dinner and stars'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Open-air cots on the dunes, Khuri',
    },
    {
      title: 'Walk back to Khuri, then a slow day in Jaisalmer',
      description:
        'The first thing you see in the morning is beetle tracks on the sand. After chai we walk back to Khuri across hard, flat ground where chinkara sometimes stand, eat parathas in the courtyard, and return to Jaisalmer for hot showers before 1 pm. The afternoon has no plan except Patwon ki Haveli for those who care about stone, and Gadisar’s paddle boats for those who do not. A local plays the morchang on the hostel roof at 8 pm.',
      activities: ['Sunrise walk to Khuri', 'Patwon ki Haveli', 'Morchang session'],
      meals: ['breakfast'],
      stay: 'Hostel dormitory below the fort, Jaisalmer',
    },
    {
      title: 'By bicycle to Bada Bagh and Lodurva',
      description:
        'We start early on hired bicycles, and the road is flat. Bada Bagh, six kilometres north, is where the rulers were cremated: rows of domed cenotaphs on a bare slope, with wind turbines turning behind them. A lane across to Amar Sagar has a Jain temple on the edge of a lake that is often dry. Lodurva, the capital before Jaisalmer was built, keeps one great temple gate and its carved screens. That makes about 35 kilometres; the jeep picks up anyone who has had enough. We are back by 2 pm, and rest in the shade for the remainder of the day.',
      activities: ['Bicycle loop of 35 km', 'Cenotaphs of Bada Bagh', 'Jain temples of Lodurva'],
      meals: ['breakfast'],
      stay: 'Hostel dormitory below the fort, Jaisalmer',
    },
    {
      title: 'Longewala and Tanot near the border, back by 5 pm',
      description:
        'Start at 7 am. The road to Longewala runs through Ramgarh and then through empty sand, past windmills and now and then a BSF truck. Pakistani tanks captured in December 1971 stand on the battlefield, with a short film in the war museum. Tanot, forty minutes on, has a temple run by soldiers and shells that never went off. The boundary post beyond needs a separate pass, granted only on some days. We reach Jaisalmer by 5 pm, in time for the later night trains; please do not book the one to Delhi at about 5 pm, which leaves too early.',
      activities: ['Longewala war memorial', 'Tanot Mata temple', 'Desert highway loop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a mixed or women-only dorm with lockers and linen',
    'One night on charpoys at Khuri with quilts, mattress and a clean sheet each',
    'One camel for every two guests: you ride half the way and walk half',
    'Shared jeeps to Kuldhara, Khuri, Longewala and Tanot',
    'Six simple meals: four breakfasts, and lunch and dinner in Khuri',
    'A bicycle for the Lodurva day, with a jeep behind the group',
    'Walk inside the fort with a resident, and the stargazing session',
  ],
  exclusions: [
    'Train or bus to Jaisalmer; in sleeper class roughly ₹250 from Jodhpur and ₹500 from Delhi',
    'Meals in town; budget ₹500 a day',
    'Entry to Kuldhara and Bada Bagh, about ₹200; havelis and the fort palace, if you go inside',
    'The BSF pass for the viewpoint at the boundary, on days when it is issued',
    'Drinks; no alcohol at Khuri, which is a family home',
  ],
  faqs: [
    {
      question: 'Will I freeze on the dunes?',
      answer:
        'Between mid-December and the end of January the sand drops to about 4 °C at 5 am. Two thick quilts and a hat are enough for most people, and the family keeps a mud hut free for anyone who feels too cold. October and March nights are mild.',
    },
    {
      question: 'Can foreign friends join the border day?',
      answer:
        'Areas near the border are restricted for foreign passport holders, and the district’s permission takes longer than this trip. They spend the last day in town. Indians need only an identity card for Tanot.',
    },
    {
      question: 'How are the camels treated?',
      answer:
        'They belong to a few households of the village, who live by them. Loads are shared, rides are two hours at most, nobody rides double, and if a camel is lame it rests and you walk.',
    },
    {
      question: 'Is the dormitory fine for a first solo trip?',
      answer:
        'Yes, most solo travellers here begin with it. Rooms have six beds, the women’s room is on the upper floor with its own bathroom, your locker is big enough for a sixty-litre pack, and someone is at the desk all night.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the night outside',
      essential: true,
      items: [
        'Thermal top and woollen cap, December to February',
        'Torch with a red light',
        'Toilet paper and a bag to bring it back in',
        'Bottles for two litres of water',
      ],
    },
    {
      category: 'In the rucksack',
      essential: true,
      items: [
        'Padlock for the hostel locker',
        'Government identity card, original',
        'Sunscreen and sunglasses',
      ],
    },
    {
      category: 'Leave room for',
      essential: false,
      items: ['A bandana or long gamchha', 'Power bank', 'A book to swap on the hostel shelf'],
    },
  ],
  packages: [
    {
      title: 'Dorm bed',
      price: 7426,
      description: 'A bunk in a mixed or women-only dorm, and one night on a cot in the dunes',
    },
  ],
  facts: {
    meet: {
      place: 'Our hostel below the fort, Jaisalmer; your bunk is ready from the morning',
      time: '3:00 pm',
    },
    end: { place: 'Jaisalmer railway station', time: '5:00 pm' },
    airport: {
      name: 'Jaisalmer',
      transfer:
        'About 15 km by taxi, not included. Flights mostly from late October to late March; otherwise Jodhpur, 285 km.',
    },
    railhead: { name: 'Jaisalmer', transfer: 'About 2 km to the hostel by auto, not included.' },
    team: 'A resident guide for the fort, a village family and camel owners at Khuri, jeep drivers.',
    ages: { from: 18, note: 'Dormitories are for adults; there is a women-only room.' },
    fitness:
      'A flat bicycle loop of 35 km with a jeep behind, two hours on camel or foot each way at Khuri, and a jeep day of about 280 km in ten hours.',
    nights: [
      { count: 1, place: 'Jaisalmer', room: 'Hostel bunk', sharing: 'Dormitory of 6', washroom: 'shared' },
      {
        count: 1,
        place: 'Khuri dunes',
        room: 'Cot in the open, with quilts',
        sharing: 'Open air',
        washroom: 'none',
      },
      { count: 2, place: 'Jaisalmer', room: 'Hostel bunk', sharing: 'Dormitory of 6', washroom: 'shared' },
    ],
    singleRoom: { none: 'Beds are in dormitories and, one night, in the open.' },
    child: { none: 'Dormitories are for adults, so no children come on this trip.' },
    network:
      'Signal is good in Jaisalmer, weak in Khuri, little or none on the dunes and for long stretches of the border road.',
    cash: 'Cash machines in Jaisalmer; do not count on one at Khuri, Longewala or Tanot.',
    power: 'Regular electricity at the hostel; none on the dunes. Bring a power bank.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [
      {
        what: 'Government photo ID, original',
        by: 'you',
        when: 'At the hostel and at checks on the Longewala and Tanot road',
      },
      {
        what: 'Foreigners may not join day 5 without the district’s permission, which takes too long',
        by: 'you',
        when: 'They spend the last day in Jaisalmer',
      },
    ],
    payLocally: [
      {
        what: 'Entry to Kuldhara and Bada Bagh, about',
        paidTo: 'The ticket windows there, Indian rate',
        rupees: 200,
      },
    ],
  },
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 16,
    smallest: 5,
    decideDays: 7,
    seasons: [
      { from: '10-15', to: '12-31' },
      { from: '01-01', to: '03-15' },
    ],
  },
  route: [
    { place: 'jaisalmer', night: true },
    { place: 'kuldhara' },
    { place: 'khuri', night: true },
    { place: 'jaisalmer', night: true },
    { place: 'longewala' },
    { place: 'tanot' },
    { place: 'jaisalmer' },
  ],
  difficulty: 'easy',
  tags: ['backpacking', 'budget', 'adventure'],
  cover: 'jaisalmer/gold',
  gallery: [
    'jaisalmer/dawn-dorm-room',
    'desert-road/day',
    'rajasthan/camp-night',
    'rajasthan/marble-gold',
    'jaisalmer/detail-1',
    'jaisalmer/dusk',
    'jaisalmer/detail-2',
  ],
  captions: {
    night: 1,
    travel: 'By shared jeep, and two hours by camel out of Khuri',
    high: 'A night out on the dunes',
  },
}
