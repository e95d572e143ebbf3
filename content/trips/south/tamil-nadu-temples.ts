import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'tamil-nadu-temples',
  kind: 'group',
  title: 'Granite and Bronze: Seven Days of Tamil Temples',
  location: 'Tamil Nadu & Pondicherry',
  region: 'South',
  duration: '7D/6N',
  months: [1, 2, 3, 7, 8, 9, 10, 12],
  price: 18706,
  discount: 6,
  rating: 4.7,
  reviews: 2,
  description:
    'This trip follows thirteen centuries of temple building in one line down the map. It begins with Pallava boulders hollowed out beside the surf at Mahabalipuram, goes on to the granite temples of the Cholas, at their height around the year 1010, and ends in Madurai among painted gopurams still being repainted. A guide trained in temple art travels the whole way, so you learn what a carved wall tells rather than count gods. Temples close from 12 noon to 4 pm, and we rest then too.',
  highlights: [
    'Three Great Living Chola Temples, all on the UNESCO list, in two days with one guide',
    'The night procession at Madurai, when Shiva is carried to Meenakshi’s bedchamber',
    'Bronze casters at Swamimalai pouring by the lost-wax method their forebears used for the Cholas',
    'Chidambaram’s golden-roofed hall and the curtain with only empty space behind it',
    'Banana-leaf meals from Mylapore to Madurai, with a different sambar in each town',
    'One evening free of temples, on the promenade at Pondicherry',
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
      title: 'Chennai: Mylapore’s temple at lamp time',
      description:
        'Arrive in Chennai by mid-afternoon. At 5 pm we meet in Mylapore, the oldest quarter, where the Kapaleeshwarar temple’s tank, flower sellers and vessel shops form a town inside the city. The guide gives a first lesson standing in the street: what a gopuram is for, who stands on which storey, why the sanctum is small and dark. Dinner is tiffin, ghee pongal and filter coffee, at a mess where tables are shared.',
      activities: ['Kapaleeshwarar temple', 'Mylapore walk and tiffin dinner'],
      meals: ['dinner'],
      stay: 'Hotel in Mylapore, Chennai',
    },
    {
      title: 'Mahabalipuram’s rock temples by the sea',
      description:
        'The East Coast Road reaches Mahabalipuram in an hour and a half. The Pallavas carved downward from the top of living rock: five rathas and an elephant, a relief of the Ganga’s descent nearly thirty metres long, and at the water’s edge the Shore Temple, built of cut blocks and worn by twelve centuries of salt. We see the relief in morning light and the shore at closing time. In between you hear chisels ring in the carvers’ workshops.',
      activities: ['Five Rathas and Descent of the Ganga', 'Stone carvers’ yard', 'Shore Temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach hotel, Mahabalipuram',
    },
    {
      title: 'Pondicherry’s French and Tamil quarters',
      description:
        'Two hours south the street signs are in French as well as Tamil. In Pondicherry we walk the grid east of the canal, yellow walls and bougainvillea, and its plainer Tamil twin to the west with thinnai benches and carved pillars. Even here the day has a temple, Manakula Vinayagar, which the governors tried to close and could not. After 6 pm the seafront is shut to cars and everyone strolls. Dinner is at leisure, and Creole prawn curry is worth asking for.',
      activities: ['French and Tamil quarter walk', 'Manakula Vinayagar temple', 'Promenade evening'],
      meals: ['breakfast'],
      stay: 'Heritage guest house, Pondicherry',
    },
    {
      title: 'Chidambaram and Gangaikonda Cholapuram to Thanjavur',
      description:
        'Start at 6:30 am: Chidambaram is best before the midday closing, when the Dikshitar priests swing lamps before Nataraja and, beside him, draw a curtain back from empty space. From there an hour inland stands Gangaikonda Cholapuram, raised by Rajendra in 1035 after his army reached the Ganga, its tower lower and more curved than his father’s, and usually deserted. By evening you see the father’s tower on the skyline at Thanjavur. The day has four and a half hours of driving in all.',
      activities: ['Nataraja temple', 'Gangaikonda Cholapuram', 'Evening arrival in Thanjavur'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hotel in Thanjavur (first of two nights)',
    },
    {
      title: 'Thanjavur’s Big Temple, Darasuram and Swamimalai',
      description:
        'We enter the Brihadisvara at 7 am, barefoot on cold stone, and again at sunset when it turns the colour of honey; the tower over the sanctum rises more than sixty metres. In between we drive forty kilometres towards Kumbakonam to see Darasuram’s temple with its stone chariot wheels, and Swamimalai, where wax, clay and five metals become gods at the rate of one a fortnight. The palace at Thanjavur keeps the old bronzes that the casters still try to match.',
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
        'An hour west of Thanjavur, Srirangam island is a city inside a temple: seven enclosures, twenty-one gopurams, shops and houses up to the fourth wall. The outermost tower, finished only in 1987, is 73 m high. We have a banana-leaf lunch in Tiruchirappalli, then drive two and a half hours on a good highway. In Madurai we go at 9 pm to the Meenakshi temple, where with drums, smoke and a silver palanquin the god is carried to bed. Phones stay in the lockers outside.',
      activities: ['Ranganathaswamy temple, Srirangam', 'Night ceremony at Meenakshi temple'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hotel in Madurai',
    },
    {
      title: 'A last morning in Madurai’s temple and palace',
      description:
        'By daylight the Meenakshi temple shows its thousand-pillared hall, its musical stones, and some thousands of plaster figures in enamel colours. Puthu Mandapam opposite, long the tailors’ hall, is being emptied and restored. We drink a glass of jigarthanda, and those with evening flights go on to Thirumalai Nayak’s palace. The trip closes after lunch; Madurai’s airport is twelve kilometres out and the night trains to Chennai and Bengaluru leave from the middle of town.',
      activities: ['Meenakshi temple by day', 'Thirumalai Nayak palace', 'Jigarthanda'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights in twin rooms, or in the room of your package, in hotels near each town’s great temple',
    'Air-conditioned coach from Chennai to Madurai',
    'An art-historian guide on all seven days',
    'Six breakfasts, three dinners and two banana-leaf lunches',
    'Tickets for the monuments at Mahabalipuram and the palace at Thanjavur',
    'Locker and footwear charges at the temples',
  ],
  exclusions: [
    'Special-darshan tickets and archana offerings',
    'Travel to Chennai and home from Madurai',
    'Shopping, and freight for bronzes or silk',
    'Camera tickets in temples that allow photography',
    'Single room, ₹7,800 more for the six nights',
  ],
  faqs: [
    {
      question: 'I am not Hindu. Where may I not enter?',
      answer:
        'You may not enter the innermost sanctum of some temples, Madurai and Srirangam among them. Courtyards, halls and towers are open to all, and at the Brihadisvara and Darasuram nobody asks about your religion. The guide tells you before each gate.',
    },
    {
      question: 'What should we wear?',
      answer:
        'Men: dhoti, pyjama or trousers with a shirt. Women: sari, half-sari or churidar with a dupatta. Shorts, sleeveless tops and leggings without a long kurta are refused at several gates. Socks are allowed and help on hot stone.',
    },
    {
      question: 'Why are April to June and November left out?',
      answer:
        'From April to June the granite is too hot to stand on by 9 am and the air reaches 40 °C. November is the wettest month on this coast, with cyclones in some years. July to September is warm and breezy with evening showers.',
    },
    {
      question: 'How much walking is there?',
      answer:
        'You walk three to five kilometres a day, mostly barefoot on paving, and stand a good deal while the guide explains. Wheelchairs can be used at Mahabalipuram and the Brihadisvara, but not in the inner enclosures of Srirangam.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Temple kit',
      essential: true,
      items: ['Clothes that cover knee and shoulder', 'Sandals that slip off easily', 'Thin cotton socks'],
    },
    {
      category: 'Sun and heat',
      essential: true,
      items: ['Umbrella against the sun', 'Oral rehydration sachets', 'Water bottle of a litre or more'],
    },
    {
      category: 'For the eyes',
      essential: false,
      items: ['Small binoculars for tower figures', 'Notebook', 'Torch for cave shrines'],
    },
  ],
  packages: [
    { title: 'Twin sharing', price: 18706, description: 'Two to a room on all six nights', isPopular: true },
    {
      title: 'Triple sharing',
      price: 17400,
      description: 'Three to a room with an extra bed; coach and guide the same',
    },
    {
      title: 'Single room',
      price: 26506,
      description: 'A room to yourself on all six nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Kapaleeshwarar temple, east tower gate, Mylapore, Chennai; hotel rooms are ready from 2 pm',
      time: '5:00 pm',
    },
    end: { place: 'Hotel in central Madurai, near the Meenakshi temple', time: '2:00 pm' },
    airport: {
      name: 'Chennai International (MAA)',
      transfer: 'About 15 km from Mylapore, 40 to 60 minutes by taxi; not included.',
    },
    railhead: {
      name: 'Chennai Egmore or MGR Chennai Central',
      transfer: 'Five to seven kilometres from Mylapore, 20 to 30 minutes by taxi; not included.',
    },
    team: 'An art-historian guide on all seven days, and a coach driver.',
    ages: { from: 8, note: 'Children come with a parent; there is much standing and listening.' },
    fitness:
      'Easy: 3 to 5 km a day, mostly barefoot on paving and partly standing. Longest drive: four and a half hours in all, on day 4.',
    nights: [
      { count: 1, place: 'Chennai, Mylapore', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Mahabalipuram', room: 'Beach hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Pondicherry', room: 'Heritage guest house', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Thanjavur', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Madurai', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 7800 },
    child: { from: 8, to: 11, price: 13900, note: 'On an extra mattress in the parents’ room.' },
    network:
      'All networks work in every town. Phones stay in lockers outside the Meenakshi temple, and other temples may ask the same.',
    cash: 'ATMs in every town. Keep small notes for flowers and tea; hotels and most shops take cards or UPI.',
    power: 'Mains in all hotels; short cuts happen in the delta towns.',
    insurance: 'No insurance is in the price. An ordinary domestic travel policy is enough.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 16,
    smallest: 6,
    decideDays: 10,
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
    'tamil-nadu/shore-dusk-twin-room',
    'paddy-road/coach-day',
    'tamil-nadu/corridor-day',
    'tamil-nadu/shore-gold',
    'tamil-nadu/detail-1',
    'tamil-nadu/day',
  ],
  captions: {
    night: 2,
    travel: 'By air-conditioned coach, from Chennai to Madurai',
    high: 'The Great Living Chola Temples, with one guide',
  },
}
