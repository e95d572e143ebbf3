import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'f4',
  kind: 'group',
  title: 'Nilgiris with Children: Rack Train, Ooty and Elephant Camp',
  location: 'Ooty & Coonoor, Tamil Nadu',
  region: 'South',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 5, 9, 10, 12],
  price: 16468,
  discount: 8,
  rating: 4.7,
  reviews: 2,
  description:
    'A steam engine pushes you up the Nilgiris from behind, its cogs biting a toothed rail, and every child wants the window. That is the second morning; after it come a tea town, a boat and a botanical garden, and at the end a tiger reserve with a hundred-year-old elephant camp. Drives are kept under three hours, dinners are at 7:30 pm, and every hotel has family rooms that take two adults and two children without a camp bed in the doorway.',
  highlights: [
    'Reserved seats on the Nilgiri Mountain Railway, both the steam rack section and the ridge run to Ooty',
    'Breakfast time at Theppakadu elephant camp: ragi balls the size of a child’s head',
    'A safari in a forest department vehicle through Mudumalai, chital and gaur almost assured',
    'Sim’s Park and a tea factory in Coonoor, both visited at children’s speed',
    'Captain’s pack of games, travel-sickness bags and a spare sweater',
    'Ends in Mysuru, with its palace lit up on Sunday evenings for those who stay on',
  ],
  placesCovered: ['Mettupalayam', 'Coonoor', 'Ooty', 'Pykara', 'Mudumalai', 'Theppakadu'],
  itinerary: [
    {
      title: 'Coimbatore to Mettupalayam and an early night',
      description:
        'We gather in Coimbatore between 12 noon and 3 pm, at the airport or the railway station, and drive one hour to Mettupalayam, where the hills stand up like a wall at the end of the street. There is a pool at the hotel and a small railway museum beside the station with parts of old engines. Dinner is early and tomorrow’s tickets are handed round: lights out by 9 pm, because the engine waits for nobody.',
      activities: ['Meet at Coimbatore', 'Railway museum at Mettupalayam', 'Hotel pool'],
      meals: ['dinner'],
      stay: 'Family hotel, Mettupalayam',
    },
    {
      title: 'The steam train to Coonoor',
      description:
        'At 7:10 am the blue carriages leave Mettupalayam (326 m) with the locomotive at the back. From Kallar the rack begins: the train climbs one metre in every twelve, through many of the line’s sixteen tunnels, and halts for the engine to take water while everyone gets down for photographs and vadai. You reach Coonoor at 10:30 am, more or less. After lunch and a rest comes Sim’s Park, whose paths drop through tree ferns to a pond with pedal boats. You need sweaters by 5 pm.',
      activities: ['Nilgiri Mountain Railway, rack section', 'Sim’s Park'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hill hotel with family rooms, Coonoor',
    },
    {
      title: 'Coonoor’s tea, then the toy train to Ooty',
      description:
        'A factory above Coonoor lets us follow a basket of leaf through withering, rolling and drying until it is poured out; chocolate is made in the same shed, so every child wants to come. Soon after 12:30 pm the diesel train runs nineteen kilometres along the ridge by Ketti and Lovedale to Ooty (2,240 m) in seventy minutes. The Botanical Garden has a fossil tree trunk twenty million years old and lawns to roll down. Nights touch five degrees in January.',
      activities: ['Tea and chocolate factory', 'Toy train to Ooty', 'Government Botanical Garden'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel with heaters, Ooty',
    },
    {
      title: 'Ooty to Mudumalai by Pykara, with a safari',
      description:
        'An hour is left free at Ooty’s lake first, where pedal boats are for hire. The short Kalhatti road with its thirty-six hairpins is restricted for outside vehicles after too many accidents, so we go the gentle way by Pykara’s waterfall and Gudalur, two and a half hours, and reach Mudumalai in time for the afternoon safari. The forest vehicle is out for about an hour. Herds of chital are sure, elephants likely; a tiger is a matter of luck, and we promise none. Bring a camera: since a Supreme Court order of November 2025 phones may not be used in the core zones of tiger reserves.',
      activities: ['Free hour at Ooty lake', 'Pykara falls', 'Forest department safari'],
      meals: ['breakfast', 'dinner'],
      stay: 'Jungle-edge resort near Mudumalai',
    },
    {
      title: 'Theppakadu’s elephants, then on to Mysuru',
      description:
        'From about 8:30 am the mahouts of Theppakadu bring their elephants in and each animal’s food is weighed out by chart: ragi, jaggery, salt, coconut. Visitors stand behind a rail and that is close enough. Beyond Mudumalai the highway crosses Bandipur, where you are fined for stopping or feeding monkeys, and reaches Mysuru after two and a half hours. The coach drops you at the station or your hotel by 2 pm.',
      activities: ['Theppakadu elephant camp', 'Drive through Bandipur', 'Drop in Mysuru'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in family rooms, each for two adults and up to two children',
    'Reserved seats on both train sections, first or second class as the railway releases them',
    'Small coach from Coimbatore to Mysuru, with child seats on request',
    'Four breakfasts and four dinners with a mild children’s menu',
    'Tickets for the safari, the elephant camp, Pykara falls, the Botanical Garden, Sim’s Park and the tea factory',
    'The e-pass that outside vehicles need in the Nilgiris',
    'A captain with first-aid training for children',
  ],
  exclusions: [
    'Lunches, about ₹150 to ₹300 a head',
    'Pony rides, boat hire and shopping',
    'Travel to Coimbatore and home from Mysuru',
    'Camera fee on safari, if you carry one',
  ],
  faqs: [
    {
      question: 'What does a child pay?',
      answer:
        'Children under five travel free on a lap and share the parents’ bed; you pay only for a railway seat if you want one. From 5 to 11 a child pays 60% of the adult price and gets a mattress of their own. From 12 they pay the full price.',
    },
    {
      question: 'How certain is the steam train?',
      answer:
        'Seats open 60 days ahead and we buy them at once. But landslips stop the rack section several times a year, mostly between October and December. If it is cancelled we drive up, everyone still rides from Coonoor to Ooty, and you get the fare difference back.',
    },
    {
      question: 'Is the altitude a worry for toddlers or grandparents?',
      answer:
        'At 2,240 m most people notice only a little breathlessness on steps. Give babies more to drink and keep their heads covered. Anyone with a heart or lung condition should ask their doctor. The hotel in Ooty has ground-floor rooms.',
    },
    {
      question: 'Does the reserve ever shut?',
      answer:
        'In dry years Mudumalai closes for some weeks between mid-February and April because of fire risk, and safaris stop during the animal census. Then we do a bird walk at the resort, visit the elephant camp if it is open, and return the safari fee.',
    },
    {
      question: 'Can we bring bottled water and snacks?',
      answer:
        'Snacks, yes. Single-use plastic bottles and bags are banned in the whole district and fined at the check-posts, so bring steel bottles. There are refill points, and the coach carries two large cans of drinking water.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the children',
      essential: true,
      items: [
        'Two warm layers, woollen cap and socks each',
        'Steel water bottle with a name on it',
        'Favourite soft toy; nights are strange in new beds',
      ],
    },
    {
      category: 'For the family',
      essential: true,
      items: [
        'Birth certificate or school card as proof of a child’s age',
        'Medicine for motion sickness in syrup form',
        'Wet wipes in paper packing',
      ],
    },
    {
      category: 'Would be fun',
      essential: false,
      items: ['Cheap binoculars', 'Drawing book for the train', 'Swimwear for Mettupalayam'],
    },
  ],
  packages: [
    {
      title: 'Adult, sharing a family room',
      price: 16468,
      description: 'Two adults and up to two children in one room; a seat in the coach',
      smallest: 2,
    },
  ],
  facts: {
    meet: {
      place: 'Coimbatore airport arrivals hall or Coimbatore Junction; the coach waits from 12 noon',
      time: '3:00 pm',
    },
    end: { place: 'Mysuru Junction railway station, or your hotel in Mysuru', time: '2:00 pm' },
    airport: {
      name: 'Coimbatore International (CJB)',
      transfer: 'The coach picks you up at the arrivals hall; included.',
    },
    railhead: {
      name: 'Coimbatore Junction',
      transfer: 'The coach picks you up at the main entrance; included.',
    },
    team: 'One captain trained in first aid for children, and a coach driver.',
    ages: {
      from: 0,
      note: 'All ages. With a heart or lung condition ask your doctor first: one night is at 2,240 m.',
    },
    fitness:
      'Easy, at children’s speed: garden walks of an hour or so, no climbs. Longest drive: two and a half hours. Highest night: Ooty, 2,240 m.',
    nights: [
      {
        count: 1,
        place: 'Mettupalayam',
        room: 'Family hotel with pool',
        sharing: 'Family room for 4',
        washroom: 'own',
      },
      { count: 1, place: 'Coonoor', room: 'Hill hotel', sharing: 'Family room for 4', washroom: 'own' },
      {
        count: 1,
        place: 'Ooty',
        room: 'Family hotel with heaters',
        sharing: 'Family room for 4',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Near Mudumalai',
        room: 'Jungle-edge resort',
        sharing: 'Family room for 4',
        washroom: 'own',
      },
    ],
    singleRoom: { none: 'All rooms are family rooms for two adults and up to two children.' },
    child: {
      from: 5,
      to: 11,
      price: 9881,
      note: 'With an own mattress. Under 5 free, sharing the bed; from 12 the full price.',
    },
    network:
      'Jio, Airtel, Vi and BSNL work in Coonoor and Ooty. Around Mudumalai the signal is weak, and in Bandipur there is none for long stretches. Phones may not be used on the safari.',
    cash: 'ATMs in Mettupalayam, Coonoor, Ooty and Gudalur; do not count on one near the Mudumalai resort. Shops take UPI.',
    power:
      'Mains with short cuts in the hills. Heaters in the Ooty rooms; the Mudumalai resort may run a generator in the evening.',
    insurance: 'No insurance is in the price. Take a family travel policy with medical cover.',
    papers: [
      {
        what: 'Photo ID of every adult; birth certificate or school card of every child; passport and visa for foreigners',
        by: 'you',
        when: 'Carry the originals for trains, hotels and the safari',
      },
      {
        what: 'Nilgiris e-pass for the coach, train seats and safari seats',
        by: 'us',
        when: 'Train seats 60 days before; e-pass and safari in the week before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'wednesday',
    count: 5,
    seats: 20,
    smallest: 6,
    decideDays: 14,
    everyWeeks: 2,
    seasons: [
      { from: '12-10', to: '05-28' },
      { from: '09-10', to: '10-12' },
    ],
  },
  route: [
    { place: 'coimbatore' },
    { place: 'mettupalayam', night: true },
    { place: 'coonoor', night: true },
    { place: 'ooty', night: true },
    { place: 'mudumalai', night: true },
    { place: 'mysuru' },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'wildlife'],
  special: 'Steam rack railway',
  cover: 'nilgiris/day',
  gallery: [
    'nilgiris/dawn-garden-room',
    'ghat-road/coach-day',
    'elephants/dawn',
    'nilgiris/detail-1',
    'nilgiris/detail-2',
    'nilgiris/dawn',
  ],
  captions: {
    night: 2,
    travel: 'By rack railway and small coach',
    high: 'Elephants at Mudumalai',
  },
}
