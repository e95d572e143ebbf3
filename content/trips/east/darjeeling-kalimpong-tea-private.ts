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
  reviews: 29,
  description:
    'Three gardens, three heights, three flushes, and a bed in a planter’s bungalow at each. The journey is for two people who like leaf better than sightseeing, though Kanchenjunga has a habit of joining breakfast. In March and April you taste the pale first flush days after it is made; late May and June give muscatel; October and November, the copper autumn crop. Factories fall silent from mid-December to February. Lengthen any stop, drop Darjeeling town entirely, add a birding guide at Latpanchar or an extra night in Sikkim. Houses vary from simple to very grand, and the price follows.',
  highlights: [
    'Private tastings with garden managers: white, oolong, first and second flush side by side',
    'Nights in working-estate bungalows, with fires, verandas and old planters’ libraries',
    'A morning plucking two leaves and a bud with the women who do it for a living',
    'Takdah’s orchid houses and forest walks, far from the Mall',
    'Kalimpong’s paper workshop, nurseries and Lepcha museum',
    'Toy-train section from Kurseong to Tung, short enough to enjoy',
  ],
  placesCovered: ['Bagdogra', 'Kurseong', 'Darjeeling', 'Takdah', 'Kalimpong'],
  itinerary: [
    {
      title: 'Bagdogra to a Kurseong garden',
      description:
        'Ninety minutes from Bagdogra the air smells of cut leaf. Your bungalow stands among bushes at about 1,300 m below Kurseong (1,482 m), with a butler who asks first about tea and only then about luggage. The assistant manager walks you round at four: nursery, clones, the section planted in Victoria’s time. Withering troughs are running if it is March to November. Dinner is planters’ food, cutlets and caramel custard, or a Nepali thali.',
      activities: ['Private transfer', 'Estate walk', 'First tasting'],
      meals: ['lunch', 'dinner'],
      stay: 'Planter’s bungalow, Kurseong',
    },
    {
      title: 'From bush to cup',
      description:
        'Out with the pluckers at half past seven, basket on head-strap, learning how little one morning’s work weighs. In the factory the green leaf is rolled, oxidised, fired and sorted; you then cup six lots blind and try to price them. After lunch, on days when it runs, take the narrow-gauge train from Kurseong a few stations up the line, with the car shadowing, for no reason but pleasure. The evening is a veranda, with lights coming on in the plains.',
      activities: ['Plucking with the morning gang', 'Factory and blind cupping', 'Toy train to Tung'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Planter’s bungalow, Kurseong',
    },
    {
      title: 'Darjeeling for a day and a night',
      description:
        'By the quiet old military road to Darjeeling (2,042 m). Walk Observatory Hill at noon when it is emptiest, have scones at a tearoom, look into the photographers’ and curio shops of the Mall, and let the guide take you to a mixed Tibetan–Nepali kitchen for lunch. Sleep at a heritage house on Jalapahar, with fires in the rooms. If tomorrow’s sky is good, Kanchenjunga is seen from the house and Tiger Hill can be left to others.',
      activities: ['Heritage walk', 'Tearoom and bookshops', 'Optional Happy Valley visit'],
      meals: ['breakfast', 'dinner'],
      stay: 'Heritage house, Darjeeling',
    },
    {
      title: 'Takdah’s forest and orchids',
      description:
        'East of Ghum the crowd vanishes. A road of giant cryptomerias drops to Takdah (1,500 m), a cantonment laid out before the First World War whose stone bungalows take guests. Orchid centre first, then a downhill walk through bamboo and tea to the hanging bridge at Gielle, with the car waiting below. Birders get rufous-necked hornbill only with luck, minivets without it. Tasting here is of small-farmer tea, smoky and good.',
      activities: ['Orchid centre', 'Walk to the Gielle bridge', 'Small growers’ tasting'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Colonial bungalow, Takdah',
    },
    {
      title: 'Over the Teesta to Kalimpong',
      description:
        'Forty kilometres and one big river. Kalimpong (1,247 m) was where Tibet’s wool met India’s railways; merchants’ mansions, a Scottish mission, and nurseries of gladioli and cactus remain. See handmade paper being couched, the Lepcha museum, and Durpin monastery’s murals, then sit down to a lunch of phaley and local cheese. The evening’s house has a lawn facing Kanchenjunga and a library on the Great Game.',
      activities: ['Paper workshop', 'Durpin monastery', 'Lepcha museum'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Heritage hotel, Kalimpong',
    },
    {
      title: 'Market morning and the way down',
      description:
        'If it is Wednesday or Saturday, the Haat Bazaar in Kalimpong is full by eight: dalle chillies, churpi on strings, fiddlehead ferns, monks buying socks. Your teas have been vacuum-packed and labelled for the flight. It is eighty kilometres and three hours to Bagdogra by the Teesta road, or by Lava and the forest if the highway is blocked. Guests with time go on instead to Gangtok, two and a half hours north.',
      activities: ['Haat Bazaar on market days', 'Transfer to Bagdogra'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights for two: Kurseong two, Darjeeling, Takdah and Kalimpong one each',
    'Full board on the estates, breakfast and dinner in Darjeeling',
    'Chauffeured SUV all the way, airport to airport',
    'Four hosted tastings and the plucking morning, with a fee to the workers’ fund',
    'Seats on the Kurseong–Tung train on days when it runs',
    'Local walking guides in Takdah, Darjeeling and Kalimpong',
    'Half a kilo of tea of your choosing, packed for travel',
  ],
  exclusions: [
    'Flights to and from Bagdogra',
    'Grand-bungalow upgrade, which can double the nightly rate',
    'Alcohol, laundry and spa where offered',
    'Tea bought beyond the gift, though you will want some',
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
        'Three nights split between Kurseong and Takdah work well. Homestays run by tea workers’ families cost a third as much as bungalows and the food is better; we gladly build it that way. Quoted rates assume two people sharing.',
    },
    {
      question: 'What happens on Sundays?',
      answer:
        'Most gardens rest, so no plucking and a cold factory. We arrange dates such that the Kurseong working day falls on a weekday. Strikes and bandhs are the other hazard, and your planner follows them.',
    },
    {
      question: 'Is it suitable for someone who cannot walk far?',
      answer:
        'Estate paths are steep, but most sections can be seen from a jeep and the tasting rooms are at road level. Takdah’s walk is optional. Choose the Darjeeling house with no stairs.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: [
        'Layers for 8–22 °C, warmer in December',
        'Long socks and trousers among the bushes',
        'Rain shell',
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
      items: ['Smart jacket for the grander dinner', 'Field glasses', 'Foldable bag for leaf and paper'],
    },
  ],
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
    'darjeeling/gold',
    'darjeeling/dusk',
    'darjeeling/dawn-blue-train',
    'darjeeling/day',
    'darjeeling/detail-1',
  ],
}
