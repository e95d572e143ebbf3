import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kinnaur-sangla-chitkul-private',
  kind: 'customised',
  title: 'Kinnaur in Your Own Car: Sarahan, Sangla, Chitkul, Kalpa',
  location: 'Kinnaur, Himachal Pradesh',
  region: 'North',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 9, 10, 11],
  price: 27500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'Kinnaur is best seen with a driver who will stop for every orchard gate, and no other passengers who are in a hurry. This outline takes six days from Shimla, never sleeps above 3,115 m and keeps every drive but the last under seven hours. You may change it as you like. Drop Sarahan and make it five days; give the Baspa valley a third night; choose plain guesthouses or heated cottages; carry on to Nako if the mood is right. April has apricot blossom, September buckwheat in flower and the apple harvest, October the clearest air of the year.',
  highlights: [
    'Private car and a Kinnauri driver, at your hours and with your music',
    'A night in Rakcham, between Sangla’s orchards and Chitkul’s meadows',
    'Two mornings facing Kinner Kailash from Kalpa',
    'Bhimakali at Sarahan, a fortress-temple of beam and stone',
    'Apples off the tree from late August to October, and angoori, the local grape spirit, at your own risk',
  ],
  placesCovered: [
    'Shimla',
    'Sarahan',
    'Sangla',
    'Kamru',
    'Rakcham',
    'Chitkul',
    'Kalpa',
    'Reckong Peo',
    'Narkanda',
  ],
  itinerary: [
    {
      title: 'Shimla to Sarahan by Narkanda and Rampur',
      description:
        'Your car is at the door in Shimla at whatever hour suits; 9 am leaves enough time. You take the ridge road by Theog and Narkanda, go down to the Sutlej, see Rampur’s wooden palace over its wall, and climb from Jeori. It takes six hours and a half without the halts. Sarahan (2,165 m) has one street, a pheasant-breeding centre above it and the Bhimakali temple, whose evening aarti with long horns is a real service and not a show for visitors.',
      activities: ['Drive by Narkanda and Rampur', 'Bhimakali aarti'],
      meals: ['dinner'],
      stay: 'Guesthouse with a valley view, Sarahan',
    },
    {
      title: 'Sarahan to Sangla by the cliffs of the Sutlej',
      description:
        'The drive takes four hours. The stretch after Wangtu goes through rock galleries where everyone falls silent, and then at Karcham the Baspa comes in, milky green. Sangla (2,621 m) sits in orchards of golden apple. In the afternoon walk up to Kamru with the chowkidar’s permission, tie on the green-banded cap and look in at the courtyard where the Bushahr princes were invested. Should you prefer fishing to forts, the licence can be had in the village.',
      activities: ['Karcham turn-off', 'Kamru fort', 'Orchard walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Cottage in an orchard, Sangla',
    },
    {
      title: 'Chitkul, then a night in Rakcham',
      description:
        'Twenty-five kilometres can take all day if you allow it. Go early to Chitkul (3,450 m), see the three small shrines of Mathi Devi and walk upriver to the point where the Indo-Tibetan police stop everybody. Potatoes from here are served with ghee and chilli at the last dhaba. Come back ten kilometres to Rakcham (3,115 m), flat fields below granite walls, for the night. If you like quiet and stars, you will enjoy this evening.',
      activities: ['Baspa river walk', 'Village shrines of Chitkul', 'Star-gazing at Rakcham'],
      meals: ['breakfast', 'dinner'],
      stay: 'Farm cottage, Rakcham',
    },
    {
      title: 'Rakcham to Kalpa by Reckong Peo',
      description:
        'The drive takes three and a half hours, all of it pleasant after Karcham’s dust. Reckong Peo is for errands; above it the deodars thin out and Kalpa (2,960 m) begins. Choose your balcony: the hotel faces Kinner Kailash across a drop of three thousand feet to the river. Late in the day stroll to the Buddhist Lochawa temple and its Hindu neighbour, which share a lane, a festival and the same carpenter. Dinner can be chilgoza-studded pulao in autumn.',
      activities: ['Drive to Kalpa', 'Temples of the old village', 'Sunset across the Sutlej'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel with a view, Kalpa',
    },
    {
      title: 'A free day in Kalpa, or a drive to Nako',
      description:
        'This is the day which people alter most. If you stay, you have Roghi’s cliff path, the Chaka meadow two hours above the houses, and nothing that you must do. Or take packed lunches and a long drive to Nako and back, ten hours in return for a lake and chapels in the rain shadow. With two more nights you would simply continue to Tabo. Whatever is decided over breakfast, the second night in Kalpa is paid for.',
      activities: ['Chaka meadow or Roghi walk', 'Or day drive to Nako'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel with a view, Kalpa',
    },
    {
      title: 'Down the Sutlej from Kalpa to Shimla',
      description:
        'Leave by 7 am: it is about 240 km and nine hours. You have tea at Tapri, where truckers eat well, lunch above the river at Kumarsain, and a last halt at Narkanda for cherry or apple juice according to the month. If it seems too much in a single day, we add a night at Thanedar among the first orchards of these hills. The car delivers you to a hotel, the bus stand or, for a supplement, Chandigarh airport rather than Shimla.',
      activities: ['Return drive', 'Fruit stop at Narkanda'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Innova or similar with a driver for six days, including fuel and the driver’s stay and meals',
    'Five nights in guesthouses and cottages, the best that each village has in this class',
    'Breakfast and dinner every day',
    'A planner you can call throughout the journey',
    'A local walking guide in Kalpa and Kamru',
    'Changes of route during the trip, free where no room has to be cancelled',
  ],
  exclusions: [
    'Lunches and snacks',
    'Inner Line Permit for foreign guests who go past Jangi to Nako, up to about ₹500 each (not needed by Indians)',
    'The extra drive to Nako, ₹4,500 for the car',
    'Temple offerings, if you wish',
  ],
  faqs: [
    {
      question: 'How does the price change with four of us?',
      answer:
        'It comes down to about ₹19,000 each, since the car costs the same. With six, in an Innova and three rooms, it is nearer ₹17,000. For one person alone we quote separately.',
    },
    {
      question: 'Could it be made easier for my parents?',
      answer:
        'Yes. Break the first day at Narkanda, skip Sarahan’s climb, take ground-floor rooms, and replace the forts with orchard lunches. Nothing on the route demands a walk of more than ten minutes.',
    },
    {
      question: 'Is Kinnaur fit to visit in July and August?',
      answer:
        'In the first half of July, often yes. From mid-July to early September heavy rain brings stones down on the highway and we advise against it, although the upper Baspa valley is green and almost dry.',
    },
    {
      question: 'Can we go in winter?',
      answer:
        'Kalpa can be reached for most of the winter with chains. Chitkul usually empties in December and its road is snowed up until March or so; a three-night version with Sarahan and Kalpa works then.',
    },
    {
      question: 'What standard are the hotels?',
      answer:
        'Clean and warm, with geysers and good linen, but simple. A heated cottage at Sangla costs ₹5,000 a night more for two; choose that package if you want it.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Wardrobe',
      essential: true,
      items: [
        'Sweater and a warm coat, more of both after September',
        'Shoes for stony lanes',
        'Head cover for temples',
      ],
    },
    {
      category: 'In the car',
      essential: true,
      items: [
        'Tablets for winding roads',
        'Refillable bottles',
        'Identity papers; police ask at Wangtu now and then',
      ],
    },
    {
      category: 'For pleasure',
      essential: false,
      items: ['Long lens', 'A folding knife for apples', 'Rug for riverside hours'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 27500,
      description: 'Per person: simple guesthouses and cottages, an Innova for the two of you',
    },
    {
      title: 'Two travellers, with Nako',
      price: 29750,
      description: 'The same rooms, with the drive to Nako and back on day 5',
    },
    {
      title: 'Two travellers, heated cottage',
      price: 30000,
      description: 'A heated cottage on the night at Sangla; without Nako',
    },
  ],
  facts: {
    meet: { place: 'Your hotel in Shimla, or the Old Bus Stand on Cart Road', time: '9:00 am' },
    end: { place: 'Your hotel in Shimla, or the bus stand', time: '4:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer:
        'About 115 km and four hours to Shimla by taxi; not included. Shimla’s own airport has few flights',
    },
    railhead: {
      name: 'Shimla (narrow gauge from Kalka)',
      transfer: 'In town; a pick-up at the station is included on request',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A private Kinnauri driver, a local walking guide in Kalpa and Kamru, and a planner on the phone',
    ages: {
      from: 3,
      note: 'The drives are long and winding. For elders the first day can be broken at Narkanda',
    },
    fitness:
      'Day 6: about 240 km and nine hours by car; other days under seven hours, or ten on day 5 with Nako. Walks are optional. Highest point Chitkul, 3,450 m; highest sleep Rakcham, 3,115 m.',
    nights: [
      {
        count: 1,
        place: 'Sarahan',
        room: 'Guesthouse with a valley view',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Sangla', room: 'Cottage in an orchard', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Rakcham', room: 'Farm cottage', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Kalpa', room: 'Hotel with a view', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 8000 },
    child: { from: 5, to: 11, price: 17900, note: 'With a mattress in the parents’ room' },
    network: 'Jio, Airtel and BSNL work in Sangla, Kalpa and Reckong Peo; weak in Rakcham and Chitkul.',
    cash: 'ATMs in Rampur, Sangla and Reckong Peo. Carry cash for Rakcham and Chitkul, where cards are seldom taken.',
    power: 'Ordinary sockets and geysers; cuts of some hours after rain or snow.',
    insurance: 'Not included. A policy that covers delays by landslides is useful on this road.',
    papers: [
      {
        what: 'Government photo ID for every guest',
        by: 'you',
        when: 'At hotels and police posts such as Wangtu',
      },
      {
        what: 'Inner Line Permit for foreign guests who go past Jangi to Nako; Indians need none',
        by: 'you',
        when: 'At Reckong Peo, a working day before',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'shimla' },
    { place: 'narkanda' },
    { place: 'rampur-bushahr' },
    { place: 'sarahan', night: true },
    { place: 'sangla', night: true },
    { place: 'chitkul' },
    { place: 'rakcham', night: true },
    { place: 'reckong-peo' },
    { place: 'kalpa', night: true },
    { place: 'narkanda' },
    { place: 'shimla' },
  ],
  difficulty: 'easy',
  tags: ['cultural', 'offbeat'],
  cover: 'himachal-pradesh/gold',
  gallery: [
    'himachal-pradesh/dawn-pine-room',
    'hill-road/gold',
    'himachal-pradesh/detail-2',
    'shimla/gold',
    'monastery-court/dawn',
    'forest-trail/dawn',
    'himachal-pradesh/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By private car with a Kinnauri driver',
    high: 'Apples off the tree, from late August to October',
  },
}
