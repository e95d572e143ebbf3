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
  reviews: 72,
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
      title: 'Two thousand metres in three hours',
      description:
        'From Madurai the first seventy kilometres are coconut and dust; at Batlagundu the ghat begins and the thermometer drops a degree every ten minutes. Silver Cascade is a photo stop and a monkey hazard. Kodaikanal (2,133 m) is reached in three and a half hours. Your cottage is away from the bus stand, with its own fire and a view or, just as likely, the inside of a cloud. Walk once round the lake, five kilometres, before dinner.',
      activities: ['Ghat drive from Madurai', 'Walk around Kodai lake'],
      meals: ['dinner'],
      stay: 'Cottage with fireplace, Kodaikanal',
    },
    {
      title: 'Cliff edges early, forest late',
      description:
        'Coaker’s Walk opens at about seven and for an hour belongs to joggers. By nine drive the forest loop of Kodaikanal, pine wood, Guna’s fenced chasm, Pillar Rocks’ 122 m of granite, before the vans arrive; it is a one-way circuit and jams by eleven. In the afternoon a naturalist leads you into Bombay Shola or down the mud steps of Vattakanal towards Dolphin’s Nose. The latter loses 300 m and gives them back; the knees should be consulted.',
      activities: ['Coaker’s Walk at opening', 'Pillar Rocks loop', 'Shola walk or Dolphin’s Nose'],
      meals: ['breakfast'],
      stay: 'Cottage with fireplace, Kodaikanal',
    },
    {
      title: 'Garlic country and the downs',
      description:
        'Eighteen kilometres west, Poombarai appears all at once: tin roofs in a heap, terraces falling away beneath in every green. Its Murugan, Kuzhanthai Velappar, is old and much loved. Past the village the road runs through wattle to Mannavanur, grassland like somewhere else altogether, with a lake, a rabbit-and-sheep research farm and wind enough for two jackets. Picnic here. Berijam lake can replace it if the forest office gives a permit that day; elephants often decide otherwise.',
      activities: ['Poombarai terraces and temple', 'Mannavanur grassland and lake', 'Picnic'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cottage in Kodaikanal, or farm stay in Poombarai',
    },
    {
      title: 'Cheese, chocolate, descent',
      description:
        'The market at Kodaikanal sells what missionaries taught: soft cheese, dark bread, peanut butter, fudge. An hour in Bryant Park, founded in 1908, suits gardeners. Then down, either by Batlagundu to Madurai or north by the Palani ghat, where the pilgrims’ hill of Murugan stands alone in the plain and a winch car saves 693 steps. Coimbatore airport is three and a half hours from there.',
      activities: ['Market and Bryant Park', 'Descent to Madurai or by Palani'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights for two in a cottage, firewood for the evenings',
    'Private car with a hill-licensed driver and the Kodaikanal e-pass',
    'Naturalist for one half-day walk',
    'Breakfasts, two dinners by the fire, and the Mannavanur picnic',
    'Forest and park tickets on the loop',
  ],
  exclusions: [
    'Berijam permit and vehicle fee, if you try for it',
    'Horses, bicycles and boats at the lake',
    'Room heaters, charged by some cottages at ₹400',
    'Palani winch or rope car',
  ],
  faqs: [
    {
      question: 'What is the e-pass, and do we apply for it?',
      answer:
        'Since May 2024 the Madras High Court has required every outside vehicle entering Kodaikanal to register online, and in the summer season it has capped the daily number. We apply with your names and car number; keep the code on your phone for the check-post.',
    },
    {
      question: 'Which changes are easy?',
      answer:
        'Replace the second day by doing nothing; spend the last night in a Poombarai farmhouse with beds on the floor and dinner from the terrace; extend to six days and walk with a guide from village to village. Crossing to Munnar by the old escape road is no longer allowed.',
    },
    {
      question: 'How cold is it?',
      answer:
        'Eight to ten degrees on most nights, down to three or four with frost in January’s hollows. Days are eighteen to twenty. In June and September expect drizzle; we skip July and August for steady rain and November for the north-east monsoon.',
    },
    {
      question: 'When will the kurinji flower?',
      answer:
        'The famous blue one flowers together every twelve years: it did in 2018 and is expected again in 2030. Lesser strobilanthes bloom in patches in other years, and guides know where.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Warm',
      essential: true,
      items: ['Padded jacket, cap and thick socks in winter', 'Layers for a twelve-degree swing in one day'],
    },
    {
      category: 'Outdoors',
      essential: true,
      items: [
        'Shoes that grip wet clay',
        'Rain shell',
        'Steel bottle: small plastic ones are taxed or taken at the gate',
      ],
    },
    {
      category: 'Indoors',
      essential: false,
      items: ['Board game', 'Torch or headlamp for outages', 'Novel set somewhere hot'],
    },
  ],
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
    'tamil-nadu/palnis-dawn',
    'tamil-nadu/gold',
    'tamil-nadu/palnis-dusk-balcony',
    'tamil-nadu/dusk',
    'tamil-nadu/palnis-gold',
    'tamil-nadu/dawn',
  ],
}
