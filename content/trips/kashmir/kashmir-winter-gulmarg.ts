import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kashmir-winter-gulmarg',
  kind: 'group',
  title: 'Gulmarg in Snow: Learn to Ski, Ride the Gondola',
  location: 'Gulmarg, Kashmir',
  region: 'North',
  duration: '5D/4N',
  months: [1, 2, 3, 12],
  price: 22900,
  discount: 6,
  rating: 4.8,
  reviews: 2,
  description:
    'Chillai Kalan, the forty hard days from 21 December, is when Gulmarg gets its snow, and February when it has most of it. This trip puts you there for three nights running, because the road up is slow on chains and day visitors see chiefly the car park. There are two ski lessons on the nursery slopes, a gondola day, and a last night in Srinagar with a kangri under the pheran and harissa for breakfast. You need no skiing experience, but you must be ready for minus ten, power cuts and plans that change with a storm.',
  highlights: [
    'Two half-days with a certified instructor, skis and boots included',
    'Gondola to Kongdori, and to Apharwat at 3,980 m when wind and avalanche control allow',
    'Three nights on the meadow, with the slopes empty before 10 am and after 4 pm',
    'A walk on snowshoes through silver fir to a frozen stream, where walks are allowed',
    'Harissa at dawn in Srinagar, a winter dish that is finished by 9 am',
    'Heated rooms with electric blankets, checked by us each November',
  ],
  placesCovered: ['Srinagar', 'Tangmarg', 'Gulmarg', 'Kongdori', 'Apharwat', 'Dal Lake'],
  itinerary: [
    {
      title: 'Srinagar airport to Gulmarg on snow chains',
      description:
        'Midday flights are best, since fog holds the early ones. From Srinagar our coach runs to Tangmarg, and there people and bags change into four-wheel drives with chains for the last thirteen kilometres. It takes an hour, or two if a bus has slid. The first you see of Gulmarg (2,650 m) is roofs and lamps among trees. Boots are fitted in the hotel basement, onion pakoras appear, and the captain reads out tomorrow’s avalanche bulletin, so that nobody goes off alone.',
      activities: ['Drive on snow chains', 'Ski-boot fitting'],
      meals: ['dinner'],
      stay: 'Heated hotel, Gulmarg',
    },
    {
      title: 'Gulmarg: your first ski lesson',
      description:
        'You are on the nursery slope by 10 am, when the sun has softened the hard snow. Your instructor, who has very likely taught the army too, starts with how to fall. By noon most people can snowplough thirty metres and stop near the place they chose. The afternoon is for hot chocolate, a sledge ride if you like, or a snowshoe walk to St Mary’s church on its knoll. Evenings in Gulmarg are quiet: we sit by the wood stove and play cards while more snow falls.',
      activities: ['Ski lesson, three hours', 'Snowshoe walk', 'Fireside evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Heated hotel, Gulmarg',
    },
    {
      title: 'By gondola to Kongdori, and Apharwat if open',
      description:
        'We join the queue at 8:30 am with the tickets already in hand. The first cabin rises over fir tops to Kongdori (3,080 m), a white bowl of tea stalls and beginners. If the upper line runs, about twelve more minutes bring you to Apharwat (3,980 m) and a view towards Nanga Parbat; it is bitterly cold, the air is thin, and forty minutes is plenty. Do not step past the ropes: beyond them is uncontrolled avalanche ground. The second lesson is after lunch, back on the Gulmarg slope.',
      activities: ['Gondola, both stages if open', 'Second ski lesson'],
      meals: ['breakfast', 'dinner'],
      stay: 'Heated hotel, Gulmarg',
    },
    {
      title: 'Gulmarg to Srinagar, and a winter boat on Dal Lake',
      description:
        'Those who are keen get one last slide before breakfast. The chains come off at Tangmarg and by noon you are in Srinagar, which is some degrees warmer and smells of charcoal. We walk in the old city to the wooden shrine of Shah-e-Hamdan, buy a pheran if we like one, and take a shikara with blankets and a kangri, the basket of embers each Kashmiri carries beneath the cloak. The boatman breaks thin ice with his oar in January.',
      activities: ['Old city walk', 'Winter shikara with kangri'],
      meals: ['breakfast', 'dinner'],
      stay: 'Centrally heated hotel, Srinagar',
    },
    {
      title: 'A harissa breakfast in Srinagar, then home',
      description:
        'At 7 am a few of us go to Aali Kadal, where mutton and rice have been pounded in a buried copper pot since midnight. It is eaten with a blistered girda and hot oil poured over, and it keeps Srinagar warm all winter. Vegetarians are found lavasa, butter and jam next door. Airport cars leave from 9 am. Snow closes the runway a few times a season; if it does, we help you keep the room at a group rate.',
      activities: ['Harissa breakfast', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a heated Gulmarg hotel, one in Srinagar',
    'Coach to Tangmarg and chained jeeps beyond it, both ways',
    'Skis, poles, boots and two ski lessons, with one instructor for six learners',
    'First-stage gondola ticket to Kongdori, and snowshoes for an afternoon',
    'Four breakfasts and four dinners',
    'Captain with avalanche-awareness training',
  ],
  exclusions: [
    'Air tickets',
    'Second stage of the gondola (about ₹1,000–1,200), if it runs',
    'Snowmobiles and sledges, at a price you agree on the spot',
    'Ski clothing, which can be hired for ₹500–800 a day',
    'Lunches on the mountain',
    'Extra rooms and meals when the road or the runway is shut',
  ],
  faqs: [
    {
      question: 'When is snow certain?',
      answer:
        'Snow is never certain: January 2024 began without any. From the second half of January to the end of February the chance is best. December batches are for atmosphere more than for skiing. If the nursery slope has under thirty centimetres, lessons are refunded and we add other walks.',
    },
    {
      question: 'I am already a good skier. Is it worth coming?',
      answer:
        'This trip is for learners. We can put your lesson money towards a mountain guide with beacon, shovel and probe; nobody should leave the gondola line without one. Tell us before you pay.',
    },
    {
      question: 'How cold is it in the rooms?',
      answer:
        'About 18 °C while the heating runs, from evening to late morning, with electric blankets for the night. Bathrooms are colder. When the grid fails, gensets carry lights and blankets but not all the radiators.',
    },
    {
      question: 'Is there an age limit?',
      answer:
        'Ski lessons from eight years, no upper limit if knees are good. Small children enjoy the snow for an hour at a time. The upper gondola is not for infants, pregnant women or anyone with heart or lung disease.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Snow clothes',
      essential: true,
      items: [
        'Waterproof gloves and a woollen spare pair',
        'Thermal top and bottom, two sets',
        'Waterproof jacket and trousers, or money to hire them',
        'Snow boots or high shoes with deep tread',
      ],
    },
    {
      category: 'Face and eyes',
      essential: true,
      items: ['Goggles or wraparound glasses', 'Sun cream, as snow reflects the sun', 'Lip salve'],
    },
    {
      category: 'Indoors',
      essential: false,
      items: ['Hot-water bottle', 'Crocs or slippers with grip', 'Power bank kept warm'],
    },
  ],
  packages: [
    { title: 'Twin sharing', price: 22900, description: 'Two to a heated room', isPopular: true },
    {
      title: 'Slope-side twin',
      price: 29900,
      description: 'Two to a room, within walking distance of the lifts',
    },
  ],
  facts: {
    meet: { place: 'Srinagar airport, outside the arrivals hall; take a midday flight', time: '2:00 pm' },
    end: { place: 'Srinagar airport, departures; cars leave the hotel from 9 am', time: '11:00 am' },
    airport: {
      name: 'Sheikh ul-Alam International Airport, Srinagar',
      transfer:
        'About 55 km to Gulmarg, two to three hours on snow; our coach and chained jeeps are included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer:
        'About 10 km and 30 minutes by taxi to the airport meeting point, not included; trains come from Jammu and Katra',
    },
    team: 'Captain with avalanche-awareness training, and a certified ski instructor for six learners',
    ages: {
      from: 5,
      note: 'Ski lessons from 8; the second gondola stage is not for infants, in pregnancy or with heart or lung disease',
    },
    fitness:
      'Two ski lessons of about three hours on the nursery slope, a snowshoe walk, −10 °C. Kongdori, 3,080 m, by gondola, Apharwat, 3,980 m, only if it runs. Highest bed Gulmarg at 2,650 m.',
    nights: [
      { count: 3, place: 'Gulmarg', room: 'Heated hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Srinagar', room: 'Hotel with central heating', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9500 },
    child: {
      from: 5,
      to: 11,
      price: 16500,
      note: 'Extra bed in the parents’ room; under 8 without ski lessons',
    },
    network:
      'Only postpaid SIMs from other states work in Jammu & Kashmir; visitors can buy a local SIM in Srinagar. Good in Gulmarg and Srinagar, though storms cut it.',
    cash: 'ATMs in Srinagar and Gulmarg, sometimes empty after a storm. Carry about ₹5,000 in notes for ski clothes, lunches and sledges.',
    power:
      'Power fails in storms; gensets carry lights and electric blankets but not all radiators. Bring a power bank and keep it warm.',
    insurance: 'Not included. Take a policy that covers skiing on marked slopes and flights moved by snow.',
    papers: [
      {
        what: 'Original Aadhaar, voter card or passport of each guest',
        by: 'you',
        when: 'Shown at hotels and at the airport’s outer gate',
      },
      {
        what: 'First-stage gondola ticket in your name',
        by: 'us',
        when: 'When online booking opens; send identity card numbers when you book',
      },
      {
        what: 'Passport and visa of foreign nationals, for the hotel’s Form C',
        by: 'you',
        when: 'At each check-in',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 18,
    smallest: 6,
    decideDays: 10,
    everyWeeks: 2,
    seasons: [
      { from: '12-24', to: '12-31' },
      { from: '01-01', to: '03-12' },
    ],
  },
  route: [
    { place: 'srinagar' },
    { place: 'gulmarg', night: true },
    { place: 'kongdori' },
    { place: 'apharwat' },
    { place: 'gulmarg', night: true },
    { place: 'srinagar', night: true },
  ],
  difficulty: 'moderate',
  tags: ['winter', 'adventure'],
  special: 'Snow season',
  cover: 'gulmarg/day',
  gallery: [
    'gulmarg/dusk-pine-room',
    'snow-road/dawn',
    'gulmarg/detail-2',
    'gulmarg/detail-1',
    'kashmir/detail-2',
    'kashmir/day-snow',
  ],
  captions: {
    night: 1,
    travel: 'By chained jeep from Tangmarg',
    high: 'Two half-days on skis with a certified instructor',
  },
}
