import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kodaikanal-private',
  kind: 'customised',
  title: 'Kodaikanal Beyond the Lake: Poombarai and the Upper Palnis',
  location: 'Kodaikanal, Tamil Nadu',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 9, 10, 12],
  price: 16900,
  discount: 0,
  rating: 4.6,
  reviews: 2,
  description:
    'Kodai’s lake circuit takes a morning. What is worth the drive up lies behind it: garlic terraces at Poombarai, open downs at Mannavanur, shola forest full of laughing-thrushes, and a cottage with a fireplace where the power fails and nobody minds. The private car comes up from Madurai; days can be traded, lengthened or cancelled over breakfast, depending on the cloud. We advise weekdays, and not the fortnight in May when half of Tamil Nadu has the same idea.',
  highlights: [
    'Terraces at Poombarai, seen first from the bend above and then from the temple street',
    'Sheep, wind and a coracle on the lake at Mannavanur, thirty-odd kilometres from the crowd',
    'Coaker’s Walk at opening time, when the plains may show as far as Madurai',
    'A shola walk with a naturalist who knows the calls',
    'Cottage stays with firewood, hot-water bottles and plum jam',
  ],
  placesCovered: ['Kodaikanal', 'Coaker’s Walk', 'Vattakanal', 'Poombarai', 'Mannavanur'],
  itinerary: [
    {
      title: 'Madurai up the ghat to Kodaikanal',
      description:
        'From Madurai the first sixty kilometres are coconut and dust; at Batlagundu the ghat begins and the thermometer drops a degree every ten minutes. You stop at Silver Cascade for photographs; mind the monkeys. Kodaikanal (2,133 m) is reached in three and a half hours. Your cottage is away from the bus stand, with its own fire and a view or, just as likely, the inside of a cloud. Walk once round the lake, five kilometres, before dinner.',
      activities: ['Ghat drive from Madurai', 'Walk around Kodai lake'],
      meals: ['dinner'],
      stay: 'Cottage with fireplace, Kodaikanal',
    },
    {
      title: 'Coaker’s Walk, Pillar Rocks and a shola walk',
      description:
        'Coaker’s Walk opens at about 7 am and for an hour belongs to joggers. By 9 am drive the forest loop of Kodaikanal, past the pine wood, the fenced chasm of Guna Caves and the 122 m of granite at Pillar Rocks, before the vans arrive; it is a one-way circuit and jams by 11 am. In the afternoon a naturalist leads you into Bombay Shola or down the mud steps of Vattakanal towards Dolphin’s Nose. The path to Dolphin’s Nose drops steeply for about a kilometre, and you climb every step back, so think of your knees first.',
      activities: ['Coaker’s Walk at opening', 'Pillar Rocks loop', 'Shola walk or Dolphin’s Nose'],
      meals: ['breakfast'],
      stay: 'Cottage with fireplace, Kodaikanal',
    },
    {
      title: 'Poombarai’s terraces and Mannavanur’s grassland',
      description:
        'Eighteen kilometres west, Poombarai appears all at once: a heap of tin roofs, with terraces below it in every shade of green. Its Murugan, Kuzhanthai Velappar, is old and much loved. Past the village the road runs through wattle to Mannavanur, open grassland unlike the rest of these hills, with a lake, a rabbit-and-sheep research farm and wind enough for two jackets. You picnic here. Berijam lake can replace Mannavanur if the forest office gives a permit that day; often it does not, because of elephants.',
      activities: ['Poombarai terraces and temple', 'Mannavanur grassland and lake', 'Picnic'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cottage in Kodaikanal, or farm stay in Poombarai',
    },
    {
      title: 'Kodaikanal market, then down to Madurai',
      description:
        'The market at Kodaikanal sells what missionaries taught people to make: soft cheese, dark bread, peanut butter, fudge. An hour in Bryant Park, founded in 1908, suits gardeners. Then you drive down, either by Batlagundu to Madurai or north by the Palani ghat, where the pilgrims’ hill of Murugan stands alone in the plain and a winch car saves 693 steps. Coimbatore airport is about three hours from there.',
      activities: ['Market and Bryant Park', 'Descent to Madurai or by Palani'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a cottage for two, with firewood for the evenings',
    'Private car with a driver used to hill roads, and the Kodaikanal e-pass',
    'A naturalist for one half-day walk',
    'Three breakfasts, two dinners, and the picnic lunch at Mannavanur',
    'Forest and park tickets on the Pillar Rocks loop',
  ],
  exclusions: [
    'Berijam lake permit and vehicle fee, if you choose to go there',
    'Horses, bicycles and boats at Kodai lake',
    'Room heater, if you want one: some cottages charge about ₹400 a night',
    'Palani winch or rope car, if you return that way',
  ],
  faqs: [
    {
      question: 'What is the e-pass, and do we apply for it?',
      answer:
        'By order of the Madras High Court, every outside vehicle entering Kodaikanal has had to register online since May 2024, and in the summer season the number of vehicles a day is limited. We apply with your names and the car number; keep the code on your phone for the check-post.',
    },
    {
      question: 'Which changes are easy?',
      answer:
        'You can leave the second day free; spend the last night in a Poombarai farmhouse with mattresses on the floor and dinner from its own fields; or stay six days and walk from village to village with a guide. The old road from Kodaikanal to Munnar is closed to visitors.',
    },
    {
      question: 'How cold is it?',
      answer:
        'Most nights are 8 to 13 °C by the season, and January nights can fall to 3 or 4 °C with frost. Days are about 17 to 22 °C. Expect drizzle in June and September. We do not run in July and August, when it rains steadily, or in November, the month of the north-east monsoon.',
    },
    {
      question: 'When will the kurinji flower?',
      answer:
        'The famous blue kurinji flowers once in twelve years: it did in 2018 and is expected again in 2030. Related plants flower in patches in other years, and the guides know where.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Warm',
      essential: true,
      items: [
        'Padded jacket, cap and thick socks in winter',
        'Layers for a day that can change by twelve degrees',
      ],
    },
    {
      category: 'Outdoors',
      essential: true,
      items: [
        'Shoes that grip wet clay',
        'Rain shell',
        'Steel bottle: plastic bottles under 5 litres are banned and fined ₹20 each',
      ],
    },
    {
      category: 'Indoors',
      essential: false,
      items: ['Board game', 'Torch or headlamp for outages', 'Novel set somewhere hot'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 16900,
      description: 'Two sharing a cottage with fireplace, with a private car',
    },
    {
      title: 'Single room',
      price: 22900,
      description: 'A cottage or room each on all three nights; the car is shared',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Madurai airport arrivals hall, Madurai Junction or your hotel in Madurai',
      time: '10:00 am',
    },
    end: { place: 'Madurai airport or Madurai Junction', time: '4:00 pm' },
    airport: {
      name: 'Madurai (IXM)',
      transfer:
        'The car meets you in the arrivals hall; the drive to Kodaikanal takes 3½ hours and is included.',
    },
    railhead: {
      name: 'Madurai Junction',
      transfer:
        'The car meets you at the main entrance; included. Kodai Road station is nearer the hills if your train stops there.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver for all four days, and a naturalist for one half-day walk.',
    ages: { from: 3, note: 'Ghat bends trouble many children: carry tablets or syrup for motion sickness.' },
    fitness:
      'Easy: 5 km round the lake on day 1, a half-day shola walk on day 2. Dolphin’s Nose instead is steep: about a kilometre down on mud steps and up again. You sleep at 2,133 m. Longest drive: 3½ hours.',
    nights: [
      { count: 3, place: 'Kodaikanal', room: 'Cottage with fireplace', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 6000 },
    child: { from: 3, to: 11, price: 11000, note: 'On an extra mattress in the parents’ cottage.' },
    network:
      'Jio, Airtel, Vi and BSNL work in Kodaikanal town. The signal is weak at Poombarai and often absent at Mannavanur.',
    cash: 'ATMs in Kodaikanal town; do not count on one at Poombarai or Mannavanur. Market stalls take UPI.',
    power:
      'Power fails at times, mostly in rain and wind. Cottages have a fireplace; carry a torch and a power bank.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
      {
        what: 'Kodaikanal e-pass for the car',
        by: 'us',
        when: 'We apply a week before; keep the code on your phone for the check-post',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'madurai' },
    { place: 'kodaikanal', night: true },
    { place: 'poombarai' },
    { place: 'mannavanur' },
    { place: 'kodaikanal', night: true },
    { place: 'madurai' },
  ],
  difficulty: 'easy',
  tags: [],
  cover: 'tamil-nadu/palnis-day',
  gallery: [
    'tamil-nadu/palnis-dusk-pine-room',
    'ghat-road/gold',
    'mannavanur/day',
    'tamil-nadu/gold',
    'tamil-nadu/palnis-dawn',
    'tamil-nadu/palnis-detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By private car with a driver used to hill roads',
    high: 'Sheep, wind and a coracle on the lake at Mannavanur',
  },
}
