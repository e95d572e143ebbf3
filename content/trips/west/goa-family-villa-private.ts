import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goa-family-villa-private',
  kind: 'customised',
  title: 'A Goa Villa with a Pool, a Cook and a Plan B',
  location: 'Assagao, Goa',
  region: 'West',
  duration: 'Flexible',
  months: [10, 11, 12, 1, 2, 3, 4, 5],
  price: 33500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'You have a whole house in Assagao, with a fenced pool and a cook who asks on day one what the children refuse to eat. From this base, twenty minutes behind the northern beaches, you have a car for half of each day: crocodiles and kingfishers by boat, a fort small enough for short legs, calm sand at Candolim. The rest of the day is for shade, card games and second helpings. You can change every plan, most of all the mornings. The rate shown is for two adults alone; it falls steeply as more of the family share the house.',
  highlights: [
    'A villa to yourselves, two to four bedrooms by party, with pool gate, cot, high chair and board games',
    'Goan cook for breakfast and one main meal a day, shopping list agreed on the evening before',
    'Mangrove boat at Chorao with a bird guide, timed to the tide',
    'Reis Magos, a clean little fort of the right size for children',
    'A morning with a potter or a tile painter, for children from six',
    'Babysitter from the village for one evening out',
  ],
  placesCovered: ['Assagao', 'Candolim', 'Reis Magos', 'Chorao', 'Panaji', 'Vagator'],
  itinerary: [
    {
      title: 'Arrive at your villa in Assagao and its pool',
      description:
        'Two child seats are fitted before the car leaves for the airport: Mopa is about 45 minutes from Assagao, Dabolim about an hour and a quarter. The caretaker walks the adults round the house, pool alarm first, while the cook serves dal, rice, fish fry and something with potatoes. There is no outing today. At dusk the lanes behind the church are good for bicycles, which the villa keeps in three sizes.',
      activities: ['Airport transfer with child seats', 'Pool afternoon', 'Village cycling at dusk'],
      meals: ['lunch', 'dinner'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'Candolim beach and the small fort of Reis Magos',
      description:
        'In the morning you go to Candolim beach, which is flat and has lifeguards and loungers; swim between the flags until the sun gets strong at 11 am. After lunch and sleep you visit Reis Magos (shut on Mondays), a fort with little bastions, cannon to sit on and a room of Mario Miranda cartoons in which children find the dogs. You eat ice cream in Panaji, across the bridge, beside the river. The cook has pancakes ready for anyone who is back before 7 pm.',
      activities: ['Beach morning at Candolim', 'Reis Magos fort', 'Ice cream in Panaji'],
      meals: ['breakfast', 'dinner'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'Chorao by boat: kingfishers and mangroves',
      description:
        'The boat leaves Ribandar at high tide into the mangrove creeks of Chorao, where six kinds of kingfisher live and marsh crocodiles sun themselves on the banks. Ninety minutes is the right length for a seven-year-old. Lunch is a picnic hamper under the trees or early at home. In the late afternoon a potter near Assagao lets each child shape one bowl on the wheel; it is fired later and posted to you if you have left.',
      activities: ['Mangrove boat with bird guide', 'Picnic', 'Pottery session'],
      meals: ['breakfast', 'lunch'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'A free day in Assagao and an evening for adults',
      description:
        'Use the car or let it stand. Teenagers usually vote for a surf lesson at Ashwem or the rock pools under Vagator at low tide; grandparents for Saligao’s white church and a quiet hour with the newspaper. At 7 pm a babysitter from Assagao, who speaks English, Hindi and Konkani, comes for four hours, while the adults go to dinner at one of the village’s good restaurants. Book the table early in the week.',
      activities: ['Surf lesson or rock pools', 'Babysitter evening', 'Dinner out'],
      meals: ['breakfast', 'lunch'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'Last swim in Assagao, then the airport',
      description:
        'Check-out is at 11 am, and the caretaker will dry the costumes on the line while you have a last breakfast of poi, eggs and guava cheese. If the flight is late, the villa’s garden room and shower stay yours until 4 pm when no one else is arriving. The car leaves Assagao two and a half hours before a Mopa departure. Extra nights are cheaper than the first ones, so ask us if you wish to stay longer.',
      activities: ['Last swim', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a private villa with fenced pool, generator back-up and daily cleaning',
    'A cook for breakfasts and one main meal a day (two on the first day); groceries included for up to four people',
    'Seven-seat car and driver for six hours a day, with child seats of the right size',
    'Mangrove boat, Reis Magos tickets, and one pottery session for every child',
    'A babysitter for one evening of four hours',
    'Welcome basket with fruit, milk, nappies in your size and a night light',
  ],
  exclusions: [
    'Travel to and from Goa',
    'Restaurant meals and drinks',
    'Car use beyond six hours a day, ₹250 an hour',
    'A lifeguard for the pool, ₹1,500 a day if you want one',
    'Refundable security deposit of ₹10,000 for the villa, returned when you leave',
    'Higher rates from 20 December to 4 January; we tell you the amount before you pay',
  ],
  faqs: [
    {
      question: 'What does it cost for a family of four or eight?',
      answer:
        'Two adults and two children under twelve in a two-bedroom house pay about ₹22,000 a head; eight people in four bedrooms about ₹17,000 a head. The villa is the main cost, so sharing it saves more than cutting days.',
    },
    {
      question: 'How safe is the pool for toddlers?',
      answer:
        'There is a locked waist-high fence and a surface alarm, and the shallow end is 0.8 m deep. An adult must still watch. We can also offer houses with a separate paddling pool, or without a pool, in the same area.',
    },
    {
      question: 'Can we change the plan day by day?',
      answer:
        'Yes. Tell the driver by 9 pm on the evening before. Outings can be swapped, shortened or dropped; only the bird boat has a fixed time, because of the tide. A spice farm, a train ride to Margao or a cooking hour are the usual alternatives.',
    },
    {
      question: 'Is the beach walkable?',
      answer:
        'No. Assagao is inland, green and quiet: Anjuna is 12 minutes by car and Candolim 25. If you want to walk to the sand, we have smaller villas near Mandrem at a similar price.',
    },
    {
      question: 'What about October and May?',
      answer:
        'October can have a late thunderstorm, and rates are lower. May is humid, about 33 °C, and still fine for a pool holiday; the sea turns rough in its last week. We do not run from June to September, in the rains.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For little ones',
      essential: true,
      items: [
        'Arm bands or float vest that fits',
        'Rash guard and hat',
        'Fever medicine and thermometer',
        'Favourite bedtime toy',
      ],
    },
    {
      category: 'For the house',
      essential: false,
      items: [
        'Playlist and a small speaker; garden music ends at 10 pm',
        'Goggles',
        'Recipe you want the cook to try',
      ],
    },
    {
      category: 'Papers',
      essential: true,
      items: ['Identity cards of all adults, asked for by the local police'],
    },
  ],
  packages: [
    {
      title: 'Two adults, whole villa',
      price: 33500,
      description: 'For each of two adults; in a party of four about ₹22,000 each, of eight about ₹17,000',
    },
  ],
  facts: {
    meet: { place: 'Mopa (Manohar International) airport, arrivals hall', time: '11:30 am' },
    end: { place: 'Mopa (Manohar International) airport, departures', time: '12:00 noon' },
    airport: {
      name: 'Manohar International, Mopa (GOX)',
      transfer:
        'About 45 minutes by our car with child seats; included. Dabolim, 75 minutes, is included too.',
    },
    railhead: { name: 'Thivim', transfer: 'About half an hour by our car; included if you come by train.' },
    party: { smallest: 2, largest: 8 },
    team: 'A cook, a caretaker, a driver for six hours a day, and a babysitter on one evening.',
    ages: {
      from: 0,
      note: 'All ages; cot and high chair are there. Children at the pool must be watched by an adult.',
    },
    fitness: 'Easy: beach mornings, a small fort, 90 minutes in a boat. No drive is longer than 1¼ hours.',
    nights: [
      {
        count: 4,
        place: 'Assagao',
        room: 'Private pool villa, two to four bedrooms by party',
        sharing: 'Whole villa',
        washroom: 'own',
      },
    ],
    singleRoom: { none: 'The whole villa is yours, with all its bedrooms.' },
    child: {
      from: 2,
      to: 11,
      price: 22000,
      note: 'In a family of four, where every guest pays about ₹22,000.',
    },
    network: 'Jio, Airtel and Vi have 4G or 5G in Assagao; the signal is weak in the Chorao mangroves.',
    cash: 'Keep ₹10,000 ready for the refundable deposit. ATMs in Mapusa and Anjuna, ten minutes away; most places take UPI.',
    power: 'Mains with generator back-up in the villa.',
    insurance: 'No insurance is in the price. Take a family travel policy with medical cover.',
    papers: [
      {
        what: 'Photo ID of all adults, which the local police ask for; passport and visa for foreign visitors',
        by: 'you',
        when: 'Send copies a week before; carry the originals',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'assagao', night: true },
    { place: 'candolim' },
    { place: 'panaji' },
    { place: 'chorao' },
    { place: 'vagator' },
    { place: 'assagao' },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'beach'],
  cover: 'goa/dusk-palms',
  gallery: [
    'goa/river-gold-villa-room',
    'coast-road/van-day',
    'goa/river-gold',
    'hammock/dusk',
    'goa/detail-1',
    'goa/quarter-day',
    'goa/detail-2',
  ],
  captions: {
    night: 1,
    travel: 'By seven-seat car, with child seats of the right size',
    high: 'By mangrove boat at Chorao, timed to the tide',
  },
}
