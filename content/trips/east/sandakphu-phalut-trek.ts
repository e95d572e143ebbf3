import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'sandakphu-phalut-trek',
  kind: 'group',
  title: 'Sandakphu and Phalut along the Singalila Ridge',
  location: 'Singalila, West Bengal',
  region: 'East',
  duration: '8D/7N',
  months: [3, 4, 5, 10, 11, 12],
  price: 15624,
  discount: 7,
  rating: 4.8,
  reviews: 2,
  description:
    'You see four of the five highest mountains in the world from one place and sleep under a roof every night: few ridges offer both. The trail runs on the Nepal border, sometimes a few metres inside it, from Manebhanjan through rhododendron and bamboo to 3,636 m, then on by the long bare spine to Phalut and down to the streams of Gorkhey. Land Rovers grind up to Sandakphu too; beyond it there are hardly any. April has flowers, November the clearest air, December frost. The national park is closed from mid-June to mid-September.',
  highlights: [
    'Everest, Lhotse, Makalu and Kanchenjunga from Sandakphu and again from Phalut',
    'The Sleeping Buddha, the row of peaks from Kumbhakarna to Pandim, at dawn outside the lodge door',
    'Twenty-one kilometres of high ridge between the two tops, the finest day of the walk',
    'Red panda country around Gairibas and Kaiyakatta',
    'Gorkhey’s wooden houses, maize cobs drying on every beam',
    'Lodges and homestays throughout, so you carry no tent',
  ],
  placesCovered: ['Manebhanjan', 'Tumling', 'Kalipokhri', 'Sandakphu', 'Phalut', 'Gorkhey', 'Srikhola'],
  itinerary: [
    {
      title: 'New Jalpaiguri to Manebhanjan on the Nepal border',
      description:
        'Collection is at New Jalpaiguri at 9 am and at the airport at 9:30 am. The road by Mirik’s orange orchards and Sukhia’s checkpost takes four hours. In Manebhanjan (1,928 m) one pavement is India and the other Nepal; the Singalila office, where guide and permit are signed for, is at the top of the street. The rest of the afternoon goes in looking at seventy-year-old Land Rovers and eating thenthuk, flat noodles in broth.',
      activities: ['Drive by Mirik', 'Park registration', 'Evening briefing'],
      meals: ['dinner'],
      stay: 'Lodge, Manebhanjan',
    },
    {
      title: 'Manebhanjan to Tumling, the first climb',
      description:
        'The path begins with two steep kilometres of bends to Chitrey’s monastery and is easier after that. Magnolia flowers on bare branches in March; by Meghma the cloud is generally on the path and we stop for tea with Nepali salt. You walk thirteen kilometres in six hours and climb a thousand metres. Tumling (2,970 m), which lies in Ilam in Nepal, is a handful of family lodges with flowerpots, and from the hillock behind, sunrise shows the whole Sleeping Buddha.',
      activities: ['Trek 13 km, 6 hours', 'Chitrey monastery'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family lodge, Tumling',
    },
    {
      title: 'Tumling to Kalipokhri through red panda forest',
      description:
        'We go downhill at first to Gairibas, where the forest guards look at passes, then up through bamboo and oak to Kaiyakatta. Walk softly: panda droppings are commoner than pandas, but each season a few people see one. The day’s walk is thirteen kilometres. Kalipokhri (3,108 m), the black lake, is ringed by prayer flags, and nobody may wash or throw stones in it. The lodge kitchen has a dung-and-oak fire around which all trekkers end up.',
      activities: ['Trek 13 km, 6 hours', 'Wildlife watch near Kaiyakatta', 'Kalipokhri lake'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Lodge, Kalipokhri',
    },
    {
      title: 'Kalipokhri to Sandakphu, a short steep day',
      description:
        'Just six kilometres, but they rise more than 500 m, most of it on rough stone. Silver fir and wild aconite line the bends; the name is said to mean the height of the poison plant. Arrive at Sandakphu (3,636 m) by 12 noon, eat, rest, and save your legs for the little hill at sunset, when Kanchenjunga, and in late autumn Everest’s group, catch the last orange light. The wind here gets through every jacket. In December minus six is usual, and hot-water bottles are rented out.',
      activities: ['Trek 6 km, 4 hours', 'Sunset over Everest, Lhotse and Makalu'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Trekkers’ lodge, Sandakphu',
    },
    {
      title: 'The long ridge from Sandakphu to Phalut',
      description:
        'First we watch the sunrise from the lodge steps: Kanchenjunga to the north, the Everest trio to the north-west. Then we walk twenty-one kilometres without a village, up and down past burnt firs and yak pasture, by Molley or the Sabarkum meadow, always with snow peaks on two sides. There is no water for long stretches, so fill three bottles. Phalut (3,600 m) has little more than one trekkers’ lodge, cold and simple, near the meeting point of Nepal, Sikkim and Bengal. It is the hardest day, eight to nine hours.',
      activities: ['Sunrise at Sandakphu', 'Ridge trek 21 km'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Forest lodge, Phalut',
    },
    {
      title: 'Phalut to Gorkhey, fourteen kilometres downhill',
      description:
        'Climb the stupa-topped hill above the lodge before sunrise: Kanchenjunga is some ten kilometres nearer here and nothing stands between. After porridge the path turns its back on the ridge and plunges through bamboo, hemlock and oak, losing 1,250 m. You feel it in your knees first and then in your ears. Gorkhey (2,350 m) lies in a bowl beside two streams, with potato terraces, a pine slope and real beds with clean sheets. Supper has vegetables in it again.',
      activities: ['Dawn on Phalut top', 'Descent 14 km, 6 hours', 'Stream-side evening'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Gorkhey',
    },
    {
      title: 'Gorkhey to Srikhola by village paths',
      description:
        'The last walk goes from village to village. We climb an hour to Samanden’s school and fields, then follow a level path through Rammam’s forests, with Sikkim across the river, to the hanging bridge at Srikhola (2,100 m): fifteen kilometres in six hours, little of it steep. Nepali songs start in earnest after dinner. Millet beer is offered in wooden tongba mugs; drink little, because tomorrow’s road has two hundred bends.',
      activities: ['Trek 15 km', 'Srikhola bridge', 'Farewell supper'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Lodge, Srikhola',
    },
    {
      title: 'Srikhola to New Jalpaiguri by Rimbik and Dhotrey',
      description:
        'Jeeps leave Srikhola at 7 am for Rimbik, pass the pine saddle of Dhotrey with one more glimpse of Kanchenjunga, and follow the Mirik road down to the heat. Count six and a half hours to New Jalpaiguri, longer if there is a bandh or a market. Evening trains to Kolkata and Guwahati connect easily; flights should be after 5 pm. Anyone staying on can be let off at Sukhia for a shared jeep by Ghum to Darjeeling, under an hour away.',
      activities: ['Drive 130 km'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Jeeps from New Jalpaiguri or Bagdogra to Manebhanjan, and from Srikhola back',
    'Seven nights in lodges and homestays, three to five to a room, with shared bathrooms',
    'All meals from the first dinner to the last breakfast',
    'Entry to Singalila National Park and the compulsory local guide',
    'A porter or mule for kitchen stores and the medical box',
    'A trek leader trained in wilderness medicine, with oximeter and oxygen',
  ],
  exclusions: [
    'A porter for your own bag, about ₹1,500 a day, booked at Manebhanjan, unless your package has one',
    'A Land Rover ride, if you cannot walk on',
    'A bucket of hot water at the ridge lodges, about ₹100',
    'Camera fee at the park gate, if you carry a camera, and the higher entry fee for foreigners',
    'Your doctor’s fee for the medical certificate',
  ],
  faqs: [
    {
      question: 'Do we cross into Nepal, and is a passport needed?',
      answer:
        'The path weaves over the line around Tumling, Jaubari and Kalipokhri. Indians and Nepalis need just an identity card; other nationals carry a passport with a valid visa and register at the Sukhia post.',
    },
    {
      question: 'Is a fitness certificate asked for?',
      answer:
        'Yes. After several deaths on the ridge the district decided late in 2024 to ask every trekker for a medical certificate. Bring a doctor’s certificate less than a month old, with your blood pressure and, over 50, an ECG. Anyone unwell can be refused at Manebhanjan.',
    },
    {
      question: 'Can I shorten it by leaving out Phalut?',
      answer:
        'Yes, by going down to Gurdum and Srikhola from Sandakphu, saving two days. But the ridge beyond Sandakphu is emptier and the better half.',
    },
    {
      question: 'When do the rhododendrons flower?',
      answer:
        'They flower lower down from late March, around Kalipokhri in the second half of April, and near Phalut into early May. Views are hazier then; for the peaks alone choose November.',
    },
    {
      question: 'Will I find charging points?',
      answer:
        'There is solar or generator power for an hour or two each evening, for a small payment. Phalut often has none. Indian networks come and go, and your phone may switch to Nepal at roaming rates: turn roaming off.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Essentials',
      essential: true,
      items: [
        'Boots that have done fifty kilometres already',
        'Sleeping-bag liner for lodge quilts',
        'Padded jacket and two thermal layers',
        'Three one-litre bottles for the dry ridge',
      ],
    },
    {
      category: 'Papers',
      essential: true,
      items: ['Voter card, passport or Aadhaar', 'Doctor’s certificate', 'Three photographs'],
    },
    {
      category: 'Weather',
      essential: true,
      items: [
        'Rain poncho',
        'Sun cap, balaclava and gloves',
        'UV glasses, for April snow and November glare',
      ],
    },
    {
      category: 'By choice',
      essential: false,
      items: [
        'Trekking poles for the Gorkhey descent',
        'Peak-finder map',
        'Snacks from home to share by the fire',
      ],
    },
  ],
  packages: [
    {
      title: 'You carry your rucksack',
      price: 15624,
      description: 'Three to five to a room; your own bag on your back',
      isPopular: true,
    },
    {
      title: 'With a porter',
      price: 24624,
      description: 'The same rooms; a porter carries your bag on all six walking days',
    },
  ],
  facts: {
    meet: {
      place: 'New Jalpaiguri railway station, main exit (Bagdogra airport at 9:30 am)',
      time: '9:00 am',
    },
    pickups: [{ id: 'bagdogra', place: 'Bagdogra airport', time: '9:30 am' }],
    end: { place: 'New Jalpaiguri railway station or Bagdogra airport', time: '2:00 pm' },
    airport: {
      name: 'Bagdogra',
      transfer: 'Our jeep picks up at 9:30 am and reaches Manebhanjan in four hours; included',
    },
    railhead: { name: 'New Jalpaiguri', transfer: 'Our jeeps start at the station at 9 am; included' },
    team: 'A trek leader trained in wilderness medicine, a local park guide, and a porter or mule for stores',
    ages: { from: 14, note: 'Under 18 with a parent; over 50 the medical certificate includes an ECG' },
    fitness:
      'Day 5: 21 km and eight to nine hours along the ridge between about 3,400 and 3,640 m, no water on long stretches. Day 2: 13 km, 1,000 m up. Highest sleep Sandakphu, 3,636 m.',
    nights: [
      {
        count: 1,
        place: 'Manebhanjan',
        room: 'Lodge',
        sharing: 'Three to five to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Tumling',
        room: 'Family lodge',
        sharing: 'Three to five to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Kalipokhri',
        room: 'Lodge',
        sharing: 'Three to five to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Sandakphu',
        room: 'Trekkers’ lodge',
        sharing: 'Three to five to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Phalut',
        room: 'Forest lodge',
        sharing: 'Three to five to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Gorkhey',
        room: 'Homestay',
        sharing: 'Three to five to a room',
        washroom: 'shared',
      },
      { count: 1, place: 'Srikhola', room: 'Lodge', sharing: 'Three to five to a room', washroom: 'shared' },
    ],
    singleRoom: { none: 'Ridge lodges have few rooms, so three to five share throughout.' },
    child: { none: 'Nobody under 14 comes, and from 14 all pay the same.' },
    network:
      'Indian networks come and go along the ridge, and phones may switch to Nepal’s towers at roaming rates. Expect none at Phalut and Gorkhey.',
    cash: 'Draw cash in Siliguri: do not count on an ATM at Sukhia or Manebhanjan. Carry ₹4,000 in small notes for hot water, charging and tips, and more if you hire a porter there.',
    power:
      'Solar or generator power for an hour or two each evening, for a small payment; often none at Phalut.',
    insurance: 'Required, not included: buy a policy that covers trekking to 4,000 m and rescue.',
    papers: [
      {
        what: 'Voter card, passport or Aadhaar, and three photographs; foreign guests: passport and visa',
        by: 'you',
        when: 'At Manebhanjan and the SSB posts',
      },
      {
        what: 'Doctor’s fitness certificate less than a month old; over 50 with an ECG',
        by: 'you',
        when: 'Checked at Manebhanjan on day 1',
      },
      {
        what: 'Entry permit and guide for Singalila National Park',
        by: 'us',
        when: 'At Manebhanjan on day 1',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 6,
    seats: 14,
    smallest: 5,
    decideDays: 10,
    seasons: [
      { from: '03-20', to: '05-22' },
      { from: '10-02', to: '12-19' },
    ],
  },
  route: [
    { place: 'new-jalpaiguri' },
    { place: 'manebhanjan', night: true },
    { place: 'tumling', night: true },
    { place: 'kalipokhri', night: true },
    { place: 'sandakphu', night: true },
    { place: 'phalut', night: true },
    { place: 'gorkhey', night: true },
    { place: 'srikhola', night: true },
    { place: 'new-jalpaiguri' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'adventure'],
  cover: 'sandakphu/dawn',
  gallery: [
    'sandakphu/dusk-pine-room',
    'trek-camp/pass-dusk',
    'forest-trail/gold',
    'trek-camp/night',
    'darjeeling/day',
    'monastery-hall/dusk',
    'hill-bazaar/dawn',
  ],
  captions: {
    night: 4,
    travel: 'On foot along the Singalila Ridge',
    high: 'Red panda country around Gairibas',
  },
}
