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
  reviews: 1,
  description:
    'Forty kilometres inland from the beaches, Goa has areca palms, temple lamp towers and then real forest. In four days by private car you see the temples around Ponda, a working spice grove, a twelfth-century shrine under the Ghats, and Dudhsagar, 310 m of white water beside a railway. Jeeps to the falls run from about early October to the end of May; go before January for the most water, later for easier river crossings. You can add nights, add birdwatching, or join the trip to a beach stay.',
  highlights: [
    'The first jeep of the morning from Kulem, through three fords to the pool under Dudhsagar',
    'Pepper, vanilla and mace on the stem, and a lunch served on banana leaf among them',
    'Tambdi Surla’s basalt temple at 8 am, with only the stream for company',
    'Mangeshi and Shanta Durga, where Goan deities found shelter in the sixteenth century',
    'Two nights at a forest stay near Mollem, good for Malabar trogon and blue-eared kingfisher',
  ],
  placesCovered: ['Ponda', 'Mangeshi', 'Savoi', 'Tambdi Surla', 'Mollem', 'Kulem', 'Dudhsagar'],
  itinerary: [
    {
      title: 'Temples with lamp towers, around Ponda',
      description:
        'The drive from Dabolim to Ponda is an hour, from Mopa an hour and a half. When the Portuguese broke the coastal shrines, the idols were carried across the river to Ponda, which the Portuguese did not rule then, and the new temples got domes, balustrades and seven-storey lamp towers, called deepstambhas. See Mangeshi and Shanta Durga before evening arati. Your guest house stands in an areca grove; dinner is a vegetarian Saraswat meal, a little sweet and a little sour.',
      activities: ['Airport transfer', 'Mangeshi and Shanta Durga temples', 'Saraswat dinner'],
      meals: ['dinner'],
      stay: 'Plantation guest house near Ponda',
    },
    {
      title: 'Savoi’s spice farm, then the forest at Mollem',
      description:
        'At Savoi, half an hour from Ponda, a family farm grows pepper up areca, with nutmeg, cardamom and pineapple underneath in the manner called kulagar. Ask for the unhurried tour before the coach groups at 11 am; someone will climb a palm and swing to the next. Lunch is served on a banana leaf. In the cooler part of the day the car goes east to Mollem, where the teak forest begins and cicadas sing all evening.',
      activities: ['Spice plantation walk', 'Banana-leaf lunch', 'Drive to Mollem'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Forest-edge cottage, Mollem',
    },
    {
      title: 'Dudhsagar by the first jeep from Kulem',
      description:
        'Be at the Kulem counter by 7 am: the number of jeeps is limited each day, and yours can go at once because we have paid for all seven seats. The jeep takes fifty minutes for 12 to 14 km of rock and river; then you walk a kilometre over boulders. Dudhsagar falls in four leaps with a viaduct halfway up; with luck a goods train crosses. You may swim only in the life jacket given. You rest in a hammock at Mollem in the afternoon.',
      activities: ['Private jeep from Kulem', 'Swim at the falls', 'Afternoon rest', 'Dusk birding walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Forest-edge cottage, Mollem',
    },
    {
      title: 'Tambdi Surla’s forest temple, then the way home',
      description:
        'Half an hour north, Tambdi Surla stands in a clearing below the scarp: a Mahadeva shrine of black basalt, carried here over the hills eight hundred years ago and never plastered. Keep silent inside, and look up at the lotus in the ceiling. Leeches are gone by December. After brunch you are driven to Madgaon station, an hour and a half, to an airport, or to your beach hotel, bags smelling faintly of cloves.',
      activities: ['Tambdi Surla temple', 'Brunch at the cottage', 'Departure transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private car and driver for four days, arrival and departure transfers included',
    'For two: one night at a plantation guest house and two in a forest-edge cottage',
    'Three breakfasts, the banana-leaf lunch at the farm and three dinners',
    'A jeep to yourselves at Kulem, with sanctuary fee, guide and life jackets',
    'Spice tour with a member of the farmer’s family',
    'A naturalist for the dusk walk at Mollem',
  ],
  exclusions: [
    'Travel to and from Goa',
    'Camera fee at the sanctuary gate, if you carry one',
    'Lunch on the day of the falls; we can pack a hamper for ₹350',
    'Shopping at the farm',
    'Extra birding mornings with a specialist, ₹2,500',
  ],
  faqs: [
    {
      question: 'Will there be enough water in the falls?',
      answer:
        'October and November have the most water. By February it is much less, though still a fine sight, and by April only a trickle. If you want to come after March, we suggest Netravali or the coast instead.',
    },
    {
      question: 'Could Dudhsagar be closed when we arrive?',
      answer:
        'It can happen, because of late rain, a jeep strike or a forest order. The first day of the season is announced only in late September or October. If your departure allows, we try again on the last morning; if not, we return the cost of the jeep and take you to Netravali’s bubbling lake.',
    },
    {
      question: 'Can elderly people do the jeep ride?',
      answer:
        'The ride is rough: fifty minutes of jolts each way, and at the end a walk over round stones and through water. We advise against it with back, neck or knee trouble. The spice farm, temples and cottages are easy, and you can stay at the cottage while the others go to the falls.',
    },
    {
      question: 'How can we change this trip?',
      answer:
        'Make it three days with all nights at Mollem; five days with Cotigao, or Dandeli across the border; or add beach days at Palolem, two hours away. A treehouse or a simple homestay can replace the cottage, and the price changes with it.',
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
  packages: [
    {
      title: 'Two travellers, double room',
      price: 18200,
      description: 'Two sharing a room in a guest house and a forest-edge cottage',
    },
    {
      title: 'Treehouse at Mollem',
      price: 21900,
      description: 'Two sharing: both Mollem nights in a treehouse in place of the cottage',
    },
  ],
  facts: {
    meet: { place: 'Dabolim airport arrivals hall, Mopa airport or Madgaon station', time: '1:00 pm' },
    end: { place: 'Madgaon railway station; Dabolim airport about forty minutes later', time: '2:00 pm' },
    airport: {
      name: 'Goa Dabolim (GOI); Mopa (GOX) serves as well',
      transfer: 'By our car to Ponda: an hour from Dabolim, an hour and a half from Mopa; included.',
    },
    railhead: { name: 'Madgaon Junction', transfer: 'Under an hour to Ponda by our car; included.' },
    party: { smallest: 2, largest: 6 },
    team: 'A driver for all four days, a guide on the jeep ride, and a naturalist for one dusk walk.',
    ages: {
      from: 5,
      note: 'The jeep ride is not for people with back, neck or knee trouble, or in pregnancy.',
    },
    fitness:
      'Day 3: 50 minutes each way in a jolting jeep, with fords, and 1 km on foot over boulders each way. The other days are easy.',
    nights: [
      { count: 1, place: 'Near Ponda', room: 'Plantation guest house', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Mollem', room: 'Forest-edge cottage', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 6500 },
    child: { from: 5, to: 11, price: 11800, note: 'On an extra mattress in the parents’ room.' },
    network:
      'All networks work in Ponda. At Mollem the signal is weak, and at Dudhsagar and Tambdi Surla there is little or none.',
    cash: 'Draw cash in Ponda; there is little beyond it. The farm and the cottage take UPI when there is signal.',
    power: 'Mains with cuts in the forest; carry a torch and a power bank.',
    insurance: 'No insurance is in the price. Take a travel policy that covers the jeep ride and swimming.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals for check-in and the jeep counter at Kulem',
      },
      {
        what: 'Dudhsagar jeep and sanctuary entry',
        by: 'us',
        when: 'Booked once you confirm, as soon as the season’s dates are open',
      },
    ],
    payLocally: [],
  },
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
    'spice-garden/dawn-garden-room',
    'green-road/dawn',
    'spice-garden/gold',
    'goa/quarter-day',
    'goa/river-dusk',
    'goa/day',
  ],
  captions: {
    night: 2,
    travel: 'By private car, and by jeep from Kulem',
    high: 'Pepper, vanilla and mace on the stem',
  },
}
