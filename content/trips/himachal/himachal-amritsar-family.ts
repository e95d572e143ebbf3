import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'f1',
  kind: 'group',
  title: 'Himachal to Amritsar: Eight Days with the Family',
  location: 'Himachal Pradesh & Amritsar',
  region: 'North',
  duration: '8D/7N',
  months: [3, 4, 5, 6, 9, 10, 11, 12],
  price: 16750,
  discount: 8,
  rating: 4.6,
  reviews: 3,
  description:
    'Grandparents and five-year-olds share one coach of twelve seats and see Shimla and its Ridge, Manali and the tunnel to Lahaul, the Dalai Lama’s temple at McLeod Ganj, the meadow at Khajjiar and, at the end, the langar of the Golden Temple. The tour is planned from Mumbai, with the train each way if you want us to book it. Three of the drives fill most of a day, eight hours or more with halts, and we say so now, because they are the price of seeing four valleys in one holiday. There is no trekking; the steepest thing you climb is the path to the Jakhu temple, and a ropeway does that for you.',
  highlights: [
    'Two nights each in Shimla and Manali, so that you need not pack every morning',
    'Through the 9.02 km Atal Tunnel into Lahaul, bare rock or winter snow on the far side within ten minutes',
    'The main temple at McLeod Ganj, where visitors may sit in on the monks’ prayers',
    'A morning on the grass at Khajjiar before the day coaches arrive',
    'Evening at Harmandir Sahib, with langar eaten on the floor beside whoever sits next to you',
    'The flag-lowering drill at Attari, from the stands on the Indian side',
  ],
  placesCovered: [
    'Shimla',
    'Kufri',
    'Kullu',
    'Manali',
    'Atal Tunnel',
    'Palampur',
    'Dharamshala',
    'McLeod Ganj',
    'Dalhousie',
    'Khajjiar',
    'Amritsar',
    'Attari',
  ],
  itinerary: [
    {
      title: 'Delhi and Chandigarh to Shimla',
      description:
        'Families from the Mumbai train are met at New Delhi station by 8:30 am; the coach starts at 9 am and picks up the others in Chandigarh around 2:30 pm. After tea at Parwanoo the road begins to bend, some 85 km of it, past Solan’s mushroom sellers and the little railway. Anyone who gets carsick should take the front rows now. Shimla appears along its ridge at about 7 pm. Dinner is ready, and everyone can go to bed soon after.',
      activities: ['Pick-up in Delhi or Chandigarh', 'Drive up through Solan', 'Dinner and rest'],
      meals: ['dinner'],
      stay: 'Family hotel near the lift, Shimla',
    },
    {
      title: 'Kufri in the morning, Shimla’s Ridge in the afternoon',
      description:
        'Kufri is busy by 11 am, so we are there when the zoo opens. Children like the Himalayan zoo, where monal pheasants and black bears live among deodars; pony rides are offered and may be refused. Back in Shimla the Jakhu ropeway lifts everyone to the tall Hanuman statue. Keep spectacles and snacks inside the bag, as the monkeys are practised thieves. The rest of the day is the Ridge: Christ Church, the Gaiety Theatre, and softy cones on the Mall, where no cars are allowed.',
      activities: ['Himalayan zoo at Kufri', 'Jakhu ropeway', 'The Ridge and Mall Road on foot'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel near the lift, Shimla',
    },
    {
      title: 'Shimla to Manali, with the weavers of Kullu',
      description:
        'This is the longest hill drive, about 245 km. We leave at 7 am, cross the hills by Bilaspur to reach the four-lane highway, and follow the Beas through its tunnels, with a stop of a full hour for lunch near Mandi. In Kullu there is time to watch a shawl being woven on a pit loom and to buy one, or not. Manali comes into view in the evening, with the river loud beside the road. Hot soup waits.',
      activities: ['Highway and tunnels along the Beas', 'Shawl weavers of Kullu', 'Free evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel with family rooms, Manali',
    },
    {
      title: 'Atal Tunnel to Sissu, then Manali’s Hadimba temple',
      description:
        'The Atal Tunnel takes ten minutes to drive and changes everything: deodars at one mouth, bare rock and a glacier at the other. We go as far as Sissu for its waterfall and the potato fields, and for snow if the month allows. On the way back there is an hour at Solang, where rides are extra. The late afternoon is for the Hadimba temple in its cedar grove in Manali, four roofs tall and built in 1553.',
      activities: ['Atal Tunnel and Sissu', 'Solang valley', 'Hadimba temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel with family rooms, Manali',
    },
    {
      title: 'Manali to Dharamshala by the tea gardens of Palampur',
      description:
        'The drive takes nine hours with halts, so we leave at 8 am. We go back down the Beas to Mandi and turn west; at Jogindernagar the wall of the Dhauladhar comes up on the right and stays there. The stone temple at Baijnath, raised in 1204, is the long stop. Then tea bushes line the road at Palampur, and we stop at a garden where the leaf is plucked between April and October. By 5:30 pm we are in Dharamshala, lower and warmer than Manali.',
      activities: ['Baijnath temple', 'Tea garden at Palampur', 'Quiet evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel below the Dhauladhar, Dharamshala',
    },
    {
      title: 'McLeod Ganj and the road to Dalhousie',
      description:
        'At 8 am, before the lanes fill, we walk through the Tsuglagkhang, the temple next to the Dalai Lama’s home; phones stay off and shoes are left at the door. There is time for momos or thukpa as an early lunch and for a look at the cricket stadium from the boundary rail if no match is on; then we drive about 120 km by Nurpur and Banikhet. Dalhousie is reached by 5 pm. The level walk from Gandhi Chowk to Subhash Chowk suits tired legs and prams.',
      activities: ['Tsuglagkhang temple', 'Dharamshala stadium stop', 'Gandhi Chowk walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Old-style hill hotel, Dalhousie',
    },
    {
      title: 'Khajjiar early, Amritsar by evening',
      description:
        'We get up at 6 am for Khajjiar, some 22 km of forest road away. At 8 am the meadow still has dew and only the grazing cows; breakfast is packed. By 9:30 am we are on the way down, and below Pathankot the land goes flat, green or gold with wheat or rice by the month. Amritsar takes about six hours from here. After a wash we walk to the Golden Temple for the evening, when the Guru Granth Sahib is carried to its bed and the lights shine in the water.',
      activities: ['Khajjiar meadow', 'Drive to the plains', 'Golden Temple by night'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel within a walk of the temple, Amritsar',
    },
    {
      title: 'Amritsar: Jallianwala Bagh and the Attari ceremony',
      description:
        'The early hours are free for those who wish to see the temple again at dawn. Then we visit Jallianwala Bagh, where the bullet marks of 1919 are framed in the wall, and the Partition Museum in the old Town Hall. Lunch is Amritsari kulcha with chole, at your own cost. By 3 pm we leave for Attari to sit through the border guards’ ceremony. The coach is back at Amritsar station between 6:30 and 8 pm, by the season, and the trip ends there.',
      activities: ['Jallianwala Bagh', 'Partition Museum', 'Flag ceremony at Attari'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights in family rooms, two or three to a room, with hot water; a lift or ground-floor room where the hotel has one',
    'Seven breakfasts and seven vegetarian dinners; Jain food if you tell us a week ahead',
    'Push-back coach from Delhi to Amritsar station, with tolls, parking and the driver’s meals and stay',
    'Jakhu ropeway tickets and the entry to the zoo at Kufri',
    'In the two train packages: berths from the Mumbai side to Delhi and from Amritsar back',
    'A tour manager who speaks Hindi, Marathi and Gujarati and walks at the pace of the slowest',
  ],
  exclusions: [
    'Lunches, about ₹250 to ₹350 each on this road',
    'Rides at Solang, ponies and hire of snow clothes',
    'Food on the trains in either direction',
    'Ticket of the Partition Museum, if you go in',
    'Permit and taxi for Rohtang La, if you prefer it to the tunnel',
  ],
  faqs: [
    {
      question: 'How do the train packages work with the dates?',
      answer:
        'You leave the Mumbai side the day before Day 1, by a train due in Delhi by 8 am, or a day earlier if none runs that day or berths are left only then. The way back takes about thirty hours and starts from Amritsar on the night of Day 8 or the next morning, depending on the timetable and berths. A room for that night, if needed, is extra. Count ten to eleven days away from home. Berths are booked sixty days ahead, the earliest that railways allow, and if the class is on the waiting list you may change it or take the fare back.',
    },
    {
      question: 'What is the right age for children?',
      answer:
        'Children of 5 and above enjoy it; for younger ones the long drives are hard. Children under 5 travel free without a bed or seat of their own. Children of 5 to 11 get a seat and a mattress in the parents’ room and pay 70 per cent: ₹11,725.',
    },
    {
      question: 'My father has a weak knee. Will he manage?',
      answer:
        'Most likely. Shimla’s Mall has a public lift from Cart Road, Jakhu has its ropeway, and the Golden Temple lends wheelchairs at the gate. At McLeod Ganj and Hadimba there are some steps, and he can wait at a café near by.',
    },
    {
      question: 'Will we see snow?',
      answer:
        'From mid-December to March you will almost surely see it beyond the tunnel, and often at Kufri. In April and May there are old patches near Sissu and Solang. From June to November expect none at the road; anyone selling you “snow point” then means a taxi to a high pass. If a fall shuts the Khajjiar road, that morning is spent in Dalhousie.',
    },
    {
      question: 'Is the Attari ceremony always open?',
      answer:
        'It is run by the Border Security Force. In May 2025 it was closed to visitors for about two weeks and came back in a shorter form, gates shut and without the handshake; expect that form unless we tell you otherwise. It can also be called off at short notice. Then we visit Gobindgarh Fort instead.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothes',
      essential: true,
      items: [
        'A warm jacket each, even in May, for Manali evenings',
        'Cotton wear for Amritsar',
        'A scarf or handkerchief to cover the head at the Golden Temple',
      ],
    },
    {
      category: 'For small travellers',
      essential: true,
      items: [
        'Motion-sickness tablets that your own doctor has advised',
        'A favourite snack for the Mandi stretch',
        'Spare socks in the hand bag',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: [
        'Aadhaar for every adult and school identity card or birth certificate for children',
        'Train ticket print or message',
      ],
    },
    { category: 'Good to have', essential: false, items: ['Neck pillow', 'Playing cards for wet evenings'] },
  ],
  packages: [
    {
      title: 'Without Train Fare',
      price: 16750,
      description: 'Join the coach in Delhi or Chandigarh and leave from Amritsar.',
    },
    {
      title: 'Sleeper Train',
      price: 18400,
      description: 'Sleeper berths from the Mumbai side to Delhi and from Amritsar back.',
      withoutChildren: true,
    },
    {
      title: '3 A/C Train',
      price: 20750,
      description: 'Air-conditioned three-tier berths both ways, bedding included.',
      isPopular: true,
      withoutChildren: true,
    },
  ],
  facts: {
    meet: {
      place: 'New Delhi railway station, Ajmeri Gate side (others join in Chandigarh at 2:30 pm)',
      time: '8:30 am',
    },
    pickups: [{ id: 'chandigarh', place: 'Chandigarh, where the coach stops on its way', time: '2:30 pm' }],
    end: { place: 'Amritsar Junction railway station', time: '8:00 pm' },
    airport: {
      name: 'Indira Gandhi International, Delhi',
      transfer: 'About 16 km; Airport Express metro to New Delhi in 20 minutes; not included',
    },
    railhead: {
      name: 'New Delhi',
      transfer: 'The coach starts at the station; berths from Mumbai come with the train packages',
    },
    team: 'A tour manager who speaks Hindi, Marathi and Gujarati, and the coach driver',
    ages: {
      from: 0,
      note: 'Best from 5 years: three drives last eight hours or more. Under 5 travel free without a bed or seat',
    },
    fitness:
      'No trekking. Longest drives, with halts: ten hours from Delhi on day 1, about 245 km on day 3, nine hours on day 5. Some steps at Hadimba and McLeod Ganj. Highest sleep Shimla, 2,276 m.',
    nights: [
      {
        count: 2,
        place: 'Shimla',
        room: 'Family hotel near the lift',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Manali',
        room: 'Hotel with family rooms',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
      { count: 1, place: 'Dharamshala', room: 'Hotel', sharing: 'Two or three to a room', washroom: 'own' },
      {
        count: 1,
        place: 'Dalhousie',
        room: 'Old-style hill hotel',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Amritsar',
        room: 'Hotel within a walk of the temple',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 8400 },
    child: {
      from: 5,
      to: 11,
      price: 11725,
      note: 'With a coach seat and a mattress in the parents’ room; train berths are extra',
    },
    network: 'Jio and Airtel work in all towns; the signal drops on the road to Khajjiar and in tunnels.',
    cash: 'ATMs in every town of the tour. Carry cash for lunches at dhabas and pony rides.',
    power: 'Ordinary sockets in all hotels; short cuts in hill storms.',
    insurance: 'Not included. Ordinary travel insurance is enough for this trip.',
    papers: [
      {
        what: 'Aadhaar or other photo ID for every adult',
        by: 'you',
        when: 'At hotels, on trains and at the Attari gate',
      },
      { what: 'School ID or birth certificate for children', by: 'you', when: 'At hotels and on trains' },
      {
        what: 'Train tickets, in the train packages',
        by: 'us',
        when: 'Booked 60 days ahead, when the railway opens them',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 6,
    seats: 12,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '03-10', to: '06-20' },
      { from: '09-20', to: '12-22' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'chandigarh' },
    { place: 'shimla', night: true },
    { place: 'kufri' },
    { place: 'shimla' },
    { place: 'kullu' },
    { place: 'manali', night: true },
    { place: 'atal-tunnel' },
    { place: 'manali' },
    { place: 'palampur' },
    { place: 'dharamshala', night: true },
    { place: 'mcleod-ganj' },
    { place: 'dalhousie', night: true },
    { place: 'khajjiar' },
    { place: 'amritsar', night: true },
    { place: 'attari' },
    { place: 'amritsar' },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'cultural'],
  cover: 'shimla/dawn',
  gallery: [
    'manali/dusk-twin-room',
    'hill-road/coach-day',
    'amritsar/gold',
    'manali/night',
    'forest-trail/dawn',
    'himachal-pradesh/detail-1',
    'hill-bazaar/dusk',
  ],
  captions: {
    night: 2,
    travel: 'By push-back coach from Delhi to Amritsar',
    high: 'An evening at Harmandir Sahib',
  },
}
