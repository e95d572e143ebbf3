import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'tamil-nadu-temples',
  kind: 'group',
  title: 'Granite and Bronze: Seven Days of Tamil Temples',
  location: 'Tamil Nadu & Pondicherry',
  region: 'South',
  duration: '7D/6N',
  months: [1, 2, 3, 7, 8, 9, 10, 12],
  price: 19900,
  discount: 6,
  rating: 4.7,
  reviews: 96,
  description:
    'Thirteen centuries of building in one line down the map. It begins with Pallava boulders hollowed out beside the surf at Mahabalipuram, passes through the Cholas’ granite at its height around the year 1010, and ends in Madurai among painted gopurams still being repainted. A guide trained in temple art travels the whole way, so you learn to read a wall rather than count gods. Temples sleep from noon to four and so, sensibly, do we.',
  highlights: [
    'Three Great Living Chola Temples, all on the UNESCO list, in two days with one guide',
    'The night procession at Madurai, when Shiva is carried to Meenakshi’s bedchamber',
    'Bronze casters at Swamimalai pouring by the lost-wax method their forebears used for the Cholas',
    'Chidambaram’s golden-roofed hall and the curtain that hides nothing at all',
    'Banana-leaf meals from Mylapore to Madurai, each town’s sambar contradicting the last',
    'One evening off from piety, on the promenade at Pondicherry',
  ],
  placesCovered: [
    'Chennai',
    'Mahabalipuram',
    'Pondicherry',
    'Chidambaram',
    'Gangaikonda Cholapuram',
    'Thanjavur',
    'Darasuram',
    'Srirangam',
    'Madurai',
  ],
  itinerary: [
    {
      title: 'Mylapore at lamp time',
      description:
        'Arrive in Chennai by mid-afternoon. At five we meet in Mylapore, the oldest quarter, where the Kapaleeshwarar temple’s tank, flower sellers and vessel shops form a town inside the city. The guide gives a first lesson standing in the street: what a gopuram is for, who stands on which storey, why the sanctum is small and dark. Dinner is tiffin, ghee pongal and filter coffee, at a mess where tables are shared.',
      activities: ['Kapaleeshwarar temple', 'Mylapore walk and tiffin dinner'],
      meals: ['dinner'],
      stay: 'Hotel in Mylapore, Chennai',
    },
    {
      title: 'Boulders into chariots',
      description:
        'The East Coast Road reaches Mahabalipuram in an hour and a half. The Pallavas carved downward from the top of living rock: five rathas and an elephant, a relief of the Ganga’s descent nearly thirty metres long, and at the water’s edge the Shore Temple, built of cut blocks and worn by twelve centuries of salt. We see the relief in morning light and the shore at closing time. Chisels still ring in the workshops between.',
      activities: ['Five Rathas and Descent of the Ganga', 'Stone carvers’ yard', 'Shore Temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach hotel, Mahabalipuram',
    },
    {
      title: 'A French pause',
      description:
        'Two hours south the road signs turn bilingual. In Pondicherry we walk the grid east of the canal, yellow walls and bougainvillea, and its plainer Tamil twin to the west with thinnai benches and carved pillars. Even here the day has a temple, Manakula Vinayagar, which the governors tried to close and could not. After six the seafront is shut to cars and everyone strolls. Dinner is at leisure, and Creole prawn curry is worth asking for.',
      activities: ['French and Tamil quarter walk', 'Manakula Vinayagar temple', 'Promenade evening'],
      meals: ['breakfast'],
      stay: 'Heritage guest house, Pondicherry',
    },
    {
      title: 'The dancer, and the conqueror’s copy',
      description:
        'Start at half past six: Chidambaram is best before the midday closing, when the Dikshitar priests swing lamps before Nataraja and, beside him, draw a curtain on empty space. From there an hour inland stands Gangaikonda Cholapuram, raised by Rajendra in 1035 after his army reached the Ganga, lower and more curved than his father’s tower, and usually deserted. By dusk you see that father’s work on the skyline at Thanjavur. Four and a half hours of driving in all.',
      activities: ['Nataraja temple', 'Gangaikonda Cholapuram', 'Evening arrival in Thanjavur'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hotel in Thanjavur (first of two nights)',
    },
    {
      title: 'Rajaraja’s tower and the casters’ street',
      description:
        'We enter the Brihadisvara at seven, barefoot on cold stone, and again at sunset when it turns the colour of honey; the tower over the sanctum rises more than sixty metres. Between, forty kilometres off near Kumbakonam, come Darasuram’s temple with its stone chariot wheels, and Swamimalai, where wax, clay and five metals become gods at the rate of one a fortnight. The palace at Thanjavur keeps the old bronzes that these are measured by.',
      activities: [
        'Brihadisvara at dawn and dusk',
        'Airavatesvara at Darasuram',
        'Swamimalai bronze casting',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel in Thanjavur',
    },
    {
      title: 'Srirangam’s seven walls, Madurai by night',
      description:
        'An hour west of Thanjavur, Srirangam island is a city inside a temple: seven enclosures, twenty-one gopurams, shops and houses up to the fourth wall. The outermost tower, finished only in 1987, is 73 m high. A leaf lunch in Tiruchirappalli, then two and a half hours of good highway. In Madurai we go at nine to the Meenakshi temple, where with drums, smoke and a silver palanquin the god is carried to bed. Phones stay in the lockers outside.',
      activities: ['Ranganathaswamy temple, Srirangam', 'Night ceremony at Meenakshi temple'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hotel in Madurai',
    },
    {
      title: 'Morning in Madurai',
      description:
        'By daylight the Meenakshi temple shows its thousand-pillared hall, its musical stones, and some thousands of plaster figures in enamel colours. Puthu Mandapam opposite, long the tailors’ hall, is being emptied and restored. A glass of jigarthanda, then Thirumalai Nayak’s palace for those with evening flights. The trip closes after lunch; Madurai’s airport is twelve kilometres out and the night trains to Chennai and Bengaluru leave from the middle of town.',
      activities: ['Meenakshi temple by day', 'Thirumalai Nayak palace', 'Jigarthanda'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights, two to a room, in hotels within reach of each town’s great temple',
    'Coach with air-conditioning from Chennai to Madurai and the driver’s keep',
    'An art-historian guide for all seven days',
    'Breakfast every morning, three dinners and two leaf lunches',
    'Monument tickets at Mahabalipuram and the Thanjavur palace',
    'Locker and footwear charges, which add up',
  ],
  exclusions: [
    'Special-darshan queues and archana offerings',
    'Transport to Chennai and away from Madurai',
    'Bronzes, silk and the freight for either',
    'Camera tickets inside temples that allow photography',
    'Single occupancy at ₹7,800',
  ],
  faqs: [
    {
      question: 'I am not Hindu. Where will I be stopped?',
      answer:
        'At the innermost sanctum of some temples, Madurai and Srirangam among them. Courtyards, halls and towers are open to all, and at the Brihadisvara and Darasuram no one is asked. The guide tells you before each gate so that nobody is turned back in public.',
    },
    {
      question: 'What should we wear?',
      answer:
        'Dhoti, pyjama or trousers with a shirt for men; sari, half-sari or churidar with upper cloth for women. Shorts, sleeveless tops and leggings without a long kurta are refused at several gates by order. Socks are allowed and on April stone are a mercy, though this trip does not run then.',
    },
    {
      question: 'Why are April to June and November left out?',
      answer:
        'From April to June the granite is too hot to stand on by nine in the morning and the air touches forty degrees. November is the wettest month on this coast, with cyclones in some years. July to September is warm and breezy with evening showers.',
    },
    {
      question: 'How much walking is there?',
      answer:
        'Three to five kilometres daily, most of it barefoot on paving and a good part of it standing while someone explains. Wheelchairs manage at Mahabalipuram and the Brihadisvara but not at Srirangam’s inner walls.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Temple kit',
      essential: true,
      items: [
        'Clothes that cover knee and shoulder',
        'Sandals that come off with one foot',
        'Thin cotton socks',
      ],
    },
    {
      category: 'Sun and heat',
      essential: true,
      items: ['Umbrella as parasol', 'Oral rehydration sachets', 'Water bottle of a litre or more'],
    },
    {
      category: 'For the eyes',
      essential: false,
      items: ['Small binoculars for tower figures', 'Notebook', 'Torch for cave shrines'],
    },
  ],
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 16,
    everyWeeks: 2,
    seasons: [
      { from: '12-12', to: '03-20' },
      { from: '07-10', to: '10-10' },
    ],
  },
  route: [
    { place: 'chennai', night: true },
    { place: 'mahabalipuram', night: true },
    { place: 'pondicherry', night: true },
    { place: 'chidambaram' },
    { place: 'thanjavur', night: true },
    { place: 'kumbakonam' },
    { place: 'thanjavur', night: true },
    { place: 'tiruchirappalli' },
    { place: 'madurai', night: true },
  ],
  difficulty: 'easy',
  tags: ['pilgrimage', 'cultural', 'stateHighlight'],
  cover: 'tamil-nadu/gold',
  gallery: [
    'tamil-nadu/shore-gold',
    'tamil-nadu/day',
    'tamil-nadu/detail-1',
    'tamil-nadu/shore-dawn',
    'tamil-nadu/dawn-arch',
    'tamil-nadu/shore-day-palms',
    'tamil-nadu/shore-dusk',
  ],
}
