import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'f3',
  kind: 'group',
  title: 'Nainital Lakes and Corbett Safaris for Families',
  location: 'Nainital & Corbett, Uttarakhand',
  region: 'North',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 5, 6, 10, 11, 12],
  price: 18500,
  discount: 8,
  rating: 4.7,
  reviews: 143,
  description:
    'Five days, two very different worlds, and no drive longer than three hours until the last. Children get a train, a rowing boat, a cable car and two safaris; grandparents get level walks, lift or ground-floor rooms, and a driver who is not in a hurry. In the park we ask for Bijrani, open from mid-October to the end of June, and take Jhirna or Dhela when its permits are gone. Dhikala is shut from mid-June to mid-November, and since heavy rain makes the hill road unreliable the group rests from July to September. Tigers are never promised; elephants and deer nearly are.',
  highlights: [
    'Two open-jeep safaris in Corbett with a registered naturalist, six seats to a jeep',
    'Rowing on Naini lake and the ropeway to Snow View',
    'A quiet day around Sattal and Bhimtal with a picnic and easy birding',
    'Jim Corbett’s winter house at Kaladhungi, now a small museum',
    'Shatabdi chair car from New Delhi to the foot of the hills',
    'Family rooms, early dinners and a captain who carries colouring sheets',
  ],
  placesCovered: [
    'Kathgodam',
    'Nainital',
    'Sattal',
    'Bhimtal',
    'Kainchi',
    'Kaladhungi',
    'Corbett National Park',
  ],
  itinerary: [
    {
      title: 'The morning Shatabdi and the lake by tea-time',
      description:
        'We meet on the platform in New Delhi a little before six. The Shatabdi reaches Kathgodam (554 m) shortly before noon, and small cars with child seats climb 34 km of bends to Nainital (2,084 m); there is a halt at Jeolikote for anyone turning green. Check in, wash, and walk down to the water. Pedal boats and rowing boats go until dusk, an hour is plenty, and the momos of Tibetan Market are two minutes from the jetty.',
      activities: ['Train to Kathgodam', 'Boating on Naini lake', 'Stroll on the Mall'],
      meals: ['dinner'],
      stay: 'Family hotel, Nainital',
    },
    {
      title: 'Snow View, the high-altitude zoo and a cave garden',
      description:
        'The ropeway queue is shortest before ten. On a clear morning Snow View shows Nanda Devi, Trisul and Nanda Kot through a brass telescope. Shuttles then take us to the hillside zoo, where red panda and Himalayan bear live in roomy enclosures. After lunch smaller children enjoy crawling through the Eco Cave Gardens, while others visit the Naina Devi temple or nap. Evenings in Nainital are cool even in May, so carry a sweater.',
      activities: ['Ropeway to Snow View', 'G. B. Pant zoo', 'Eco Cave Gardens or Naina Devi temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel, Nainital',
    },
    {
      title: 'Seven lakes with a picnic',
      description:
        'A lazy circuit of about 60 km. At Sattal the oak woods come down to the water, kingfishers sit on every mooring rope, and a naturalist runs a one-hour walk with binoculars shared out among the children. The picnic is from a village kitchen: bhatt ki churkani, rice, cucumber raita. Bhimtal has the island aquarium and flat paths for prams or sticks. Families who wish may stop at the Kainchi ashram on the way back to Nainital; weekends there mean queues.',
      activities: ['Bird walk at Sattal', 'Lakeside picnic', 'Bhimtal island', 'Kainchi ashram, optional'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family hotel, Nainital',
    },
    {
      title: 'Down to the sal forest',
      description:
        'The road to Ramnagar (345 m) loses 1,700 m in two hours and the woollens come off by Kaladhungi, where Corbett’s bungalow keeps his letters, his fishing rods and a shop selling good local honey. After lunch at the resort comes the first safari, from about half past two until sunset: chital, sambar, wild boar, langurs shouting from the simal trees, and with fortune a tusker on the road. Corbett National Park has been a reserve since 1936. Dinner is early and outdoors.',
      activities: ['Corbett museum at Kaladhungi', 'Afternoon jeep safari', 'Talk by the naturalist'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Jungle-edge resort with pool, Ramnagar',
    },
    {
      title: 'Dawn in the park and the road to Delhi',
      description:
        'Wake-up is at five, with hot milk and biscuits before the gate opens. Early hours are for listening: alarm calls, peafowl, a barking deer in the lantana. Blankets are in the jeep from November to February. By half past nine we are out of Corbett National Park and at the breakfast table. Departure is at noon by air-conditioned coach, 260 km through Moradabad, with one decent stop for toilets and ice cream. Delhi between six and seven.',
      activities: ['Morning jeep safari', 'Drive to Delhi'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Shatabdi tickets New Delhi–Kathgodam in chair car, booked in your names',
    'Three nights in a Nainital hotel within ten minutes’ walk of the Mall',
    'One night at a resort near Ramnagar with a fenced pool',
    'Two gypsy safaris with park permit, guide and jeep share',
    'Private cars in the hills, at most one family and a half in each; coach back to Delhi',
    'Four breakfasts, four dinners and two lunches, with a child’s plate on request',
    'Ropeway, zoo and Sattal bird-walk tickets',
  ],
  exclusions: [
    'Boats at Nainital and Bhimtal, paid by the half hour',
    'Lunch in town on the first two days and on the coach journey',
    'Pony rides, shooting galleries and other pocket-money matters',
    'Supplement for foreign passport holders in the park',
    'Single-parent own-room supplement where no sharing is wanted',
  ],
  faqs: [
    {
      question: 'From what age can children come on safari?',
      answer:
        'There is no lower limit in the rules, but we suggest four and above: it is three hours in an open jeep with no toilet stop except at the forest rest house. For toddlers the resort keeps a garden and one parent may swap safaris with the other.',
    },
    {
      question: 'What does a child pay?',
      answer:
        'From five to eleven, ₹12,900, with a bed in the parents’ room, a train seat and a safari seat. Write to us with the children’s ages before you pay, so that the booking is made at that fare; under-fives who share the parents’ bed are quoted for tickets only.',
    },
    {
      question: 'When is the park closed?',
      answer:
        'Dhikala opens on 15 November and closes on 15 June; Bijrani runs from about 15 October to 30 June; Jhirna and Dhela remain open through the year when rain allows. Our trip pauses for July, August and September.',
    },
    {
      question: 'Why do you need identity details so early?',
      answer:
        'Safari permits are issued to named people up to 45 days ahead and cannot be altered. We need the number of the card you will carry, and for a child the birth certificate or school card.',
    },
    {
      question: 'Are rooms large enough for four?',
      answer:
        'Each family of four has either one room with two doubles or two rooms side by side. Extra beds are real beds. Grandparents are given the ground floor or a lift.',
    },
    {
      question: 'Will there be snow in Nainital?',
      answer:
        'Some winters it falls once or twice in January or early February and melts in two days. Please do not choose dates for it. Frost on the lakeside rails is a surer bet.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the forest',
      essential: true,
      items: [
        'Clothes in dull green, khaki or brown; no red or white',
        'Scarf against dust',
        'Original identity cards used for the permit',
      ],
    },
    {
      category: 'For the hills',
      essential: true,
      items: [
        'Sweater or jacket for each person, heavier from November to March',
        'Walking shoes',
        'Car-sickness medicine in the child’s dose',
      ],
    },
    {
      category: 'With children',
      essential: true,
      items: [
        'Favourite snack for the train',
        'Thermometer and usual fever syrup',
        'Small torch each; power cuts become games',
      ],
    },
    {
      category: 'Extra',
      essential: false,
      items: ['Binoculars', 'Swimwear from March', 'Card or board game for the coach'],
    },
  ],
  packages: [
    {
      title: 'Adult, double sharing',
      price: 18500,
      description: 'Two adults to a room, all as listed',
      isPopular: true,
    },
    {
      title: 'Grandparents’ room',
      price: 21000,
      description: 'Ground floor or lift, sole use of the hill car for the pair',
    },
  ],
  departures: {
    weekday: 'wednesday',
    count: 6,
    seats: 18,
    seasons: [
      { from: '01-06', to: '06-22' },
      { from: '10-18', to: '12-31' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'kathgodam' },
    { place: 'nainital', night: true },
    { place: 'sattal' },
    { place: 'bhimtal' },
    { place: 'nainital', night: true },
    { place: 'ramnagar-corbett', night: true },
    { place: 'corbett' },
    { place: 'delhi' },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'wildlife'],
  cover: 'nainital/day',
  gallery: ['nainital/gold', 'nainital/detail-1', 'nainital/dusk', 'nainital/dawn', 'nainital/dawn-pines'],
}
