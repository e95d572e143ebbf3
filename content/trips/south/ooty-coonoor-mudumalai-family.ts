import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'f4',
  kind: 'group',
  title: 'Nilgiris with Children: Rack Train, Ooty and Elephant Camp',
  location: 'Ooty & Coonoor, Tamil Nadu',
  region: 'South',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 5, 9, 10, 12],
  price: 17900,
  discount: 8,
  rating: 4.7,
  reviews: 143,
  description:
    'A steam engine pushes you up the Nilgiris from behind, its cogs biting a toothed rail, and every child wants the window. That is the second morning; after it come a tea town, a boat and a botanical garden, and at the end a tiger reserve with a hundred-year-old elephant camp. Drives are kept under three hours, dinners are at half past seven, and every hotel has family rooms that take two adults and two children without a camp bed in the doorway.',
  highlights: [
    'Reserved seats on the Nilgiri Mountain Railway, both the steam rack section and the ridge run to Ooty',
    'Breakfast time at Theppakadu elephant camp: ragi balls the size of a child’s head',
    'A safari in a forest department vehicle through Mudumalai, chital and gaur almost assured',
    'Sim’s Park and a tea factory in Coonoor, chosen for being at children’s speed',
    'Captain’s pack of games, travel-sickness bags and a spare jumper',
    'Ends in Mysuru, with its palace lit up on Sunday evenings for those who stay on',
  ],
  placesCovered: ['Mettupalayam', 'Coonoor', 'Ooty', 'Pykara', 'Mudumalai', 'Theppakadu'],
  itinerary: [
    {
      title: 'Plains and an early bed',
      description:
        'We gather in Coimbatore between noon and three, at the airport or the railway station, and drive one hour to Mettupalayam, where the hills stand up like a wall at the end of the street. There is a pool at the hotel and a small railway museum beside the station with cutaway pistons that children can pull. Dinner is early and tomorrow’s tickets are handed round: lights out by nine, because the engine waits for nobody.',
      activities: ['Meet at Coimbatore', 'Railway museum at Mettupalayam', 'Hotel pool'],
      meals: ['dinner'],
      stay: 'Family hotel, Mettupalayam',
    },
    {
      title: 'The steam train to Coonoor',
      description:
        'At ten past seven the blue carriages leave Mettupalayam (326 m) with the locomotive at the back. From Kallar the rack begins: one metre up in every twelve, sixteen tunnels on the way, halts to drink water while everyone climbs down for photographs and vadai. Coonoor comes in at half past ten, more or less. Lunch, a rest, then Sim’s Park, whose paths drop through tree ferns to a pond with pedal boats. Sweaters on by five.',
      activities: ['Nilgiri Mountain Railway, rack section', 'Sim’s Park'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hill hotel with family rooms, Coonoor',
    },
    {
      title: 'Tea, then the ridge line to Ooty',
      description:
        'A factory above Coonoor lets us follow a basket of leaf through withering, rolling and drying until it is poured out; chocolate is made in the same shed, which settles any argument about going. Soon after half past twelve the diesel train runs nineteen kilometres along the ridge by Ketti and Lovedale to Ooty (2,240 m) in seventy minutes. The Botanical Garden has a fossil tree trunk twenty million years old and lawns to roll down. Nights touch five degrees in January.',
      activities: ['Tea and chocolate factory', 'Toy train to Ooty', 'Government Botanical Garden'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel with heaters, Ooty',
    },
    {
      title: 'Down through Pykara to the tiger reserve',
      description:
        'An hour on Ooty’s lake goes first, by pedal boat. The short Kalhatti road with its thirty-six hairpins is restricted for outside vehicles after too many accidents, so we go the gentle way by Pykara’s waterfall and Gudalur, two and a half hours, and reach Mudumalai in time for the afternoon safari. The forest vehicle is out for about an hour. Herds of chital are sure, elephants likely; tigers are a matter of luck we do not sell.',
      activities: ['Boating on Ooty lake', 'Pykara falls', 'Forest department safari'],
      meals: ['breakfast', 'dinner'],
      stay: 'Jungle-edge resort near Mudumalai',
    },
    {
      title: 'Elephants at breakfast, Mysuru by lunch',
      description:
        'At half past eight the mahouts of Theppakadu bring their elephants in and each animal’s food is weighed out by chart: ragi, jaggery, salt, coconut. Visitors stand behind a rail and that is close enough. Beyond Mudumalai the highway crosses Bandipur, where stopping and feeding monkeys are fined, and reaches Mysuru after two and a half hours. The coach drops you at the station or your hotel by two.',
      activities: ['Theppakadu elephant camp', 'Drive through Bandipur', 'Drop in Mysuru'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in family rooms, two adults and up to two children each',
    'First-class or reserved second-class seats on both train sections, as released by the railway',
    'Small coach from Coimbatore to Mysuru, child seats on request',
    'Four breakfasts and four dinners with a mild children’s menu',
    'Safari seats, elephant-camp entry, garden and factory tickets',
    'The e-pass that outside vehicles need to enter the Nilgiris',
    'A captain with first-aid training for children',
  ],
  exclusions: [
    'Lunches, which hungry families like to choose: ₹150 to ₹300 a head',
    'Pony rides, pedal boats and the toy shop at Charring Cross',
    'Tickets to Coimbatore and from Mysuru',
    'Still-camera fee on safari',
  ],
  faqs: [
    {
      question: 'What does a child pay?',
      answer:
        'Under five, travelling on a lap and sharing the bed, nothing but the railway seat if you want one. From five to eleven, sixty per cent of the adult price with an own mattress. From twelve, the full price.',
    },
    {
      question: 'How certain is the steam train?',
      answer:
        'Seats open weeks ahead and we buy the moment they do, but landslips stop the rack section several times each year, chiefly between October and December. If it is cancelled we drive up, everyone still rides from Coonoor to Ooty, and the fare difference comes back to you.',
    },
    {
      question: 'Is the altitude a worry for toddlers or grandparents?',
      answer:
        'At 2,240 m most people notice nothing beyond a little breathlessness on steps. Babies may need more water and a hat. Anyone with a heart or lung condition should ask their doctor; the hotel in Ooty has ground-floor rooms.',
    },
    {
      question: 'Does the reserve ever shut?',
      answer:
        'Mudumalai has been closed in dry years between mid-February and April to keep fire out, and safaris stop during the animal census. We then use the bird walk at the resort and the elephant camp if it is open, and return the safari fee.',
    },
    {
      question: 'Can we bring bottled water and snacks?',
      answer:
        'Snacks, yes. Single-use plastic bottles and bags are banned in the whole district and fined at the check-posts, so bring steel bottles; there are refill points and the coach carries two large cans.',
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
        'Birth certificate or school card for safari age checks',
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
  departures: {
    weekday: 'wednesday',
    count: 5,
    seats: 20,
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
    'nilgiris/dawn',
    'nilgiris/detail-1',
    'nilgiris/gold',
    'nilgiris/detail-2',
    'nilgiris/dusk',
    'nilgiris/dawn-leaves',
    'nilgiris/day-rain',
  ],
}
