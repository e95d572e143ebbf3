import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'darjeeling-kalimpong-tea-private',
  kind: 'customised',
  title: 'Tea Bungalows of Kurseong, Darjeeling and Kalimpong',
  location: 'Darjeeling Hills, West Bengal',
  region: 'East',
  duration: 'Flexible',
  months: [3, 4, 5, 6, 10, 11, 12],
  price: 48500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'You taste tea of three flushes at three heights, and sleep in a planter’s bungalow and old hill houses. The journey is for two people who like tea better than sightseeing, though Kanchenjunga is often in view at breakfast. In March and April you taste the pale first flush days after it is made; late May and June give muscatel; October and November, the copper autumn crop. Plucking and factories rest from December to February. Lengthen any stop, drop Darjeeling town entirely, add a birding guide at Latpanchar or an extra night in Sikkim. Houses vary from simple to very grand, and the price follows.',
  highlights: [
    'Private tastings with garden managers: white, oolong, first and second flush side by side',
    'Two nights in a working estate’s bungalow, then old hill houses with fires and verandas',
    'A morning plucking two leaves and a bud with the women who do it for a living',
    'Takdah’s orchid houses and forest walks, far from the Mall',
    'Kalimpong’s paper workshop, nurseries and Lepcha museum',
    'Toy-train section from Kurseong to Tung, short enough to enjoy',
  ],
  placesCovered: ['Bagdogra', 'Kurseong', 'Darjeeling', 'Takdah', 'Kalimpong'],
  itinerary: [
    {
      title: 'Bagdogra to a tea garden in Kurseong',
      description:
        'The car waits at Bagdogra from 11:30 am, and ninety minutes later you are among tea; in plucking months the air smells of cut leaf. Your bungalow stands among bushes at about 1,300 m below Kurseong (1,482 m), with a butler who asks first about tea and only then about luggage. The assistant manager walks you round at 4 pm: you see the nursery, the cloned bushes and the section planted in Queen Victoria’s time. From March to November you also see the troughs in which the leaf withers. Dinner is planters’ food, cutlets and caramel custard, or a Nepali thali.',
      activities: ['Private transfer', 'Estate walk', 'First tasting'],
      meals: ['lunch', 'dinner'],
      stay: 'Planter’s bungalow, Kurseong',
    },
    {
      title: 'Kurseong: plucking, the factory and the toy train',
      description:
        'You go out with the pluckers at 7:30 am, with a basket on a head-strap, and learn how little one morning’s work weighs. In the factory the green leaf is rolled, oxidised, fired and sorted; you then taste six lots without their labels and try to guess the price. In December, when plucking and factory rest, you see the pruning and taste what was made before. After lunch, on days when it runs, take the narrow-gauge train from Kurseong up the line to Tung, with the car following, just for pleasure. In the evening you sit on the veranda and watch the lights come on in the plains.',
      activities: ['Plucking with the morning gang', 'Factory and blind cupping', 'Toy train to Tung'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Planter’s bungalow, Kurseong',
    },
    {
      title: 'Kurseong to Darjeeling for a day and a night',
      description:
        'You drive by the quiet old military road to Darjeeling (2,042 m). Walk round Observatory Hill at 12 noon, have scones at a tearoom, look into the photographers’ and curio shops of the Mall, and let the guide take you to a mixed Tibetan–Nepali kitchen for lunch. Sleep at a heritage house on Jalapahar, with fires in the rooms. If tomorrow’s sky is good, you see Kanchenjunga from the house and need not go to Tiger Hill.',
      activities: ['Heritage walk', 'Tearoom and bookshops', 'Happy Valley visit and tasting, if you like'],
      meals: ['breakfast', 'dinner'],
      stay: 'Heritage house, Darjeeling',
    },
    {
      title: 'Takdah’s forest and orchids',
      description:
        'East of Ghum the crowd vanishes. A road of giant cryptomerias drops to Takdah (1,500 m), a cantonment laid out before the First World War whose stone bungalows take guests. You see the orchid centre first, then walk downhill through bamboo and tea to the hanging bridge at Gielle, with the car waiting below. Birdwatchers usually see minivets, and with luck a rufous-necked hornbill. The tea you taste here is made by small farmers, smoky and good.',
      activities: ['Orchid centre', 'Walk to the Gielle bridge', 'Small growers’ tasting'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Colonial bungalow, Takdah',
    },
    {
      title: 'Over the Teesta to Kalimpong',
      description:
        'Less than forty kilometres and one big river lie between Takdah and Kalimpong. Kalimpong (1,247 m) was where Tibet’s wool met India’s railways; merchants’ mansions, a Scottish mission, and nurseries of gladioli and cactus remain. See paper being made by hand, the Lepcha museum, and Durpin monastery’s murals, then sit down to a lunch of phaley and local cheese. The house where you sleep has a lawn facing Kanchenjunga and a library on the Great Game, the old rivalry of Britain and Russia.',
      activities: ['Paper workshop', 'Durpin monastery', 'Lepcha museum'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Heritage hotel, Kalimpong',
    },
    {
      title: 'Kalimpong’s market, then down to Bagdogra',
      description:
        'If it is Wednesday or Saturday, the Haat Bazaar in Kalimpong is full by 8 am: dalle chillies, churpi on strings, fiddlehead ferns, monks buying socks. Your teas have been vacuum-packed and labelled for the flight. Leave at 10 am: it is about eighty kilometres and three hours to Bagdogra by the Teesta road, or by Lava and the forest if the highway is blocked. Guests with time go on instead to Gangtok, two and a half hours north.',
      activities: ['Haat Bazaar on market days', 'Transfer to Bagdogra'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights for two: Kurseong two, Darjeeling, Takdah and Kalimpong one each',
    'All meals from lunch on day 1 to breakfast on day 6, except lunch on the Darjeeling day',
    'SUV with driver from Bagdogra airport and back',
    'Four hosted tastings and the plucking morning, including a contribution to the workers’ fund',
    'Seats on the Kurseong–Tung toy train on days when it runs',
    'Local walking guides in Takdah, Darjeeling and Kalimpong',
    'Half a kilo of tea of your choosing, packed for travel',
  ],
  exclusions: [
    'Flights to and from Bagdogra',
    'Grand bungalows, which can double the rate of a night, unless you book the package that has them',
    'Alcohol, laundry and spa where offered',
    'More tea than the half kilo that is included',
  ],
  faqs: [
    {
      question: 'Which flush should I time my visit for?',
      answer:
        'First flush, from early March into April, is floral and green. Second flush, mid-May to late June, is rounder, with the famous muscatel note. Autumnals from October to late November are mellow and come with the best mountain views.',
    },
    {
      question: 'Can the trip be shorter or cheaper?',
      answer:
        'Three nights split between Kurseong and Takdah work well. Homestays run by tea workers’ families cost far less than bungalows, and we gladly plan it that way. Our prices are per person for two people sharing a room.',
    },
    {
      question: 'What happens on Sundays?',
      answer:
        'Most gardens rest, so there is no plucking and the factory is closed. We plan the dates so that your working day in Kurseong is a weekday. Your planner also keeps an eye on strikes and bandhs.',
    },
    {
      question: 'Is it suitable for someone who cannot walk far?',
      answer:
        'Estate paths are steep, but most sections can be seen from a jeep and the tasting rooms are at road level. Takdah’s walk is optional. In Darjeeling we can book a house without stairs.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: [
        'Layers for 8–22 °C, warmer in December',
        'Long socks and trousers among the bushes',
        'Rain jacket',
      ],
    },
    {
      category: 'For tasting',
      essential: true,
      items: ['No strong perfume on cupping mornings', 'Notebook for the lots you like'],
    },
    {
      category: 'Extras',
      essential: false,
      items: [
        'Smart jacket for the grander dinner',
        'Field glasses',
        'Foldable bag for the tea and paper you buy',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 48500,
      description: 'Two sharing a room in planters’ bungalows and heritage houses, with an SUV',
    },
    {
      title: 'Grand bungalows',
      price: 60500,
      description: 'Two sharing: the grander bungalows in Kurseong and Takdah; the other two nights the same',
    },
  ],
  facts: {
    meet: { place: 'Bagdogra airport, arrivals hall', time: '11:30 am' },
    end: { place: 'Bagdogra airport, departures', time: '1:00 pm' },
    airport: { name: 'Bagdogra', transfer: 'About 90 minutes to Kurseong in your own car; included' },
    railhead: {
      name: 'New Jalpaiguri',
      transfer: 'About 16 km from the airport; the car fetches you there if you tell us',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A private driver, walking guides in Takdah, Darjeeling and Kalimpong, and hosts on the estates',
    ages: {
      from: 6,
      note: 'Fires, verandas and steep paths: children need watching. Most sections can be seen from a jeep',
    },
    fitness:
      'Easy. A morning among steep bushes and a downhill walk at Takdah, both optional. Longest drive three hours. Highest sleep Darjeeling, 2,042 m.',
    nights: [
      { count: 2, place: 'Kurseong', room: 'Planter’s bungalow', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Darjeeling', room: 'Heritage house', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Takdah', room: 'Colonial bungalow', sharing: 'Double', washroom: 'own' },
      {
        count: 1,
        place: 'Kalimpong',
        room: 'Heritage hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['The Elgin Silver Oaks'],
      },
    ],
    singleRoom: { more: 20000 },
    child: { from: 6, to: 11, price: 31500, note: 'With a bed in the parents’ room' },
    network: 'Jio, Airtel and BSNL work in the three towns; patchy on the estates and in Takdah.',
    cash: 'ATMs in Kurseong, Darjeeling and Kalimpong. Carry cash for the Haat Bazaar and small growers.',
    power: 'Ordinary sockets; cuts in storms. Old bungalows have few points in a room.',
    insurance: 'Not included. Ordinary travel insurance is enough; road closures do happen.',
    papers: [{ what: 'Government photo ID for every guest', by: 'you', when: 'At each check-in' }],
    payLocally: [],
  },
  route: [
    { place: 'bagdogra' },
    { place: 'kurseong', night: true },
    { place: 'darjeeling', night: true },
    { place: 'takdah', night: true },
    { place: 'kalimpong', night: true },
    { place: 'bagdogra' },
  ],
  difficulty: 'easy',
  tags: ['luxury', 'cultural'],
  cover: 'darjeeling/dawn',
  gallery: [
    'darjeeling/day-garden-room',
    'hill-road/gold',
    'forest-trail/day',
    'monastery-hall/gold',
    'hill-bazaar/dawn',
    'darjeeling/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By SUV with driver from Bagdogra and back',
    high: 'Forest walks at Takdah, far from the Mall',
  },
}
