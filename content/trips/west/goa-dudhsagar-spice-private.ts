import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goa-dudhsagar-spice-private',
  kind: 'customised',
  title: 'Goa’s Green Side: Dudhsagar and Spice Country',
  location: 'Ponda and Mollem, Goa',
  region: 'West',
  duration: 'Flexible',
  months: [10, 11, 12, 1, 2, 3],
  price: 18200,
  discount: 0,
  rating: 4.6,
  reviews: 38,
  description:
    'Forty kilometres behind the beaches, Goa becomes areca palms, lamp towers and then real forest. Four days inland by private car: the temples around Ponda, a working spice grove, a twelfth-century shrine under the Ghats, and Dudhsagar, 310 m of white water beside a railway. Jeeps to the falls run from about early October to the end of May; go before January for volume, later for easier fording. Add nights, add birds, or hang it on to a beach stay; we fit the pieces.',
  highlights: [
    'The first jeep of the morning from Kulem, through three fords to the pool under Dudhsagar',
    'Pepper, vanilla and mace on the stem, and a lunch served on banana leaf among them',
    'Tambdi Surla’s basalt temple at eight o’clock, with only the stream for company',
    'Mangeshi and Shanta Durga, where Goan deities found shelter in the sixteenth century',
    'Two nights at a forest stay near Mollem, good for Malabar trogon and blue-eared kingfisher',
  ],
  placesCovered: ['Ponda', 'Mangeshi', 'Savoi', 'Tambdi Surla', 'Mollem', 'Kulem', 'Dudhsagar'],
  itinerary: [
    {
      title: 'Temples with lamp towers, around Ponda',
      description:
        'The drive from Dabolim to Ponda is an hour, from Mopa an hour and a half. When the Portuguese broke the coastal shrines, the idols were carried across the river to this then-foreign country, and their new houses grew domes, balustrades and seven-storey deepstambhas. See Mangeshi and Shanta Durga before evening arati. Your guest house stands in an areca grove; dinner is vegetarian, Saraswat and on the sweet side of sour.',
      activities: ['Airport transfer', 'Mangeshi and Shanta Durga temples', 'Saraswat dinner'],
      meals: ['dinner'],
      stay: 'Plantation guest house near Ponda',
    },
    {
      title: 'Spice grove, then the forest edge',
      description:
        'At Savoi, twelve kilometres from Ponda, a family farm grows pepper up areca, with nutmeg, cardamom and pineapple underneath in the manner called kulagar. Ask for the unhurried tour before the coach groups at eleven; someone will climb a palm and swing to the next. Lunch is on leaf. In the cooler part of the day the car goes east to Mollem, where the tarred road meets teak and the evening noise is all cicada.',
      activities: ['Spice plantation walk', 'Banana-leaf lunch', 'Drive to Mollem'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Forest-edge cottage, Mollem',
    },
    {
      title: 'Dudhsagar before the crowd',
      description:
        'Be at the Kulem counter by seven: jeeps are capped each day and go as soon as seven people, or you two paying for seven, fill one. It is 12 to 14 km and fifty minutes of rock and river, then a kilometre on foot over boulders. Dudhsagar falls in four leaps with a viaduct halfway up; with luck a goods train crosses. You may swim only in the life jacket given. Mollem’s hammock claims the afternoon.',
      activities: ['Private jeep from Kulem', 'Swim at the falls', 'Afternoon rest', 'Dusk birding walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Forest-edge cottage, Mollem',
    },
    {
      title: 'A temple the jungle forgot to take',
      description:
        'Half an hour north, Tambdi Surla stands in a clearing below the scarp: a Mahadeva shrine of black basalt, carried here over the hills eight hundred years ago and never plastered. Bring silence, and look up at the lotus in the ceiling. Leeches are gone by December. After brunch you are driven to Madgaon station, an hour and a half, to an airport, or to your beach hotel, bags smelling faintly of cloves.',
      activities: ['Tambdi Surla temple', 'Brunch at the cottage', 'Departure transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four days’ car and driver, both transfers counted',
    'One night at a plantation guest house and two in a forest-edge cottage, for two',
    'Three breakfasts, leaf lunch at the farm and three dinners',
    'A full jeep at Kulem to yourselves, with sanctuary fee, guide and life jackets',
    'Spice tour with a member of the farm’s family',
    'Naturalist for the dusk walk at Mollem',
  ],
  exclusions: [
    'Fares to reach Goa',
    'Camera fee at the sanctuary gate',
    'Lunch on the day of the falls; eat from the hamper we can pack for ₹350',
    'Spices, oils and cashews from the farm shop',
    'Extra birding mornings, ₹2,500 with a specialist',
  ],
  faqs: [
    {
      question: 'Will there be enough water in the falls?',
      answer:
        'October and November are loudest. By February the flow narrows to strands, still handsome, and by April it is a trickle down a cliff. If you come after March we would rather send you to Netravali or the coast and tell you so.',
    },
    {
      question: 'Could Dudhsagar be closed when we arrive?',
      answer:
        'It happens: late rain, a jeep strike, or a forest order. The season’s first day is announced only in late September or October. We try again on the last morning if your departure allows; failing that, we refund the jeep share and go to Netravali’s bubbling tank.',
    },
    {
      question: 'Can elderly people do the jeep ride?',
      answer:
        'It is rough: fifty minutes of jolts each way and wading at the end over round stones. We advise against it with back, neck or knee trouble. The spice farm, temples and cottages are easy, and somebody stays behind with those who skip the falls.',
    },
    {
      question: 'How might we reshape this trip?',
      answer:
        'Make it three days by sleeping all nights at Mollem; five, with Cotigao or Dandeli across the border; or join it to Palolem, two hours away, for beach days. A treehouse or a simple homestay can replace the cottage, with the price moving to suit.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the falls',
      essential: true,
      items: [
        'Water shoes or old trainers',
        'Swimming clothes that cover you modestly',
        'Change of clothes in a plastic bag',
        'No plastic bottles or packets; they are counted at the gate',
      ],
    },
    {
      category: 'For temples',
      essential: true,
      items: ['Long skirt, trousers or a lungi', 'A top that covers the shoulders'],
    },
    {
      category: 'For forest evenings',
      essential: false,
      items: ['Binoculars', 'Leech socks in October', 'Torch and repellent'],
    },
  ],
  route: [
    { place: 'ponda', night: true },
    { place: 'mollem', night: true },
    { place: 'dudhsagar' },
    { place: 'mollem', night: true },
    { place: 'tambdi-surla' },
    { place: 'margao' },
  ],
  difficulty: 'easy',
  tags: ['wildlife', 'cultural'],
  cover: 'goa/falls-day',
  gallery: [
    'goa/falls-gold',
    'goa/falls-dawn',
    'goa/quarter-day',
    'goa/day',
    'goa/quarter-dusk',
    'goa/quarter-gold-bougainvillea',
  ],
}
