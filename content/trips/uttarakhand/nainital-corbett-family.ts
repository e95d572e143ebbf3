import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'f3',
  kind: 'group',
  title: 'Nainital and Corbett: Lakes and Safaris for Families',
  location: 'Nainital & Corbett, Uttarakhand',
  region: 'North',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 5, 6, 10, 11, 12],
  price: 18500,
  discount: 8,
  rating: 4.7,
  reviews: 2,
  description:
    'These five days show you two very different worlds, with no drive longer than three hours until the last. Children get a train, a rowing boat, a cable car and two safaris; grandparents get level walks, lift or ground-floor rooms, and a driver who is not in a hurry. In the park we ask for Bijrani, open from mid-October to the end of June, and take Jhirna or Dhela when its permits are gone. Dhikala is shut from mid-June to mid-November, and since heavy rain makes the hill road unreliable the group rests from July to September. We never promise tigers, but we can almost promise elephants and deer.',
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
      title: 'Delhi to Nainital by the morning Shatabdi',
      description:
        'We meet on the platform in New Delhi at 5:45 am. The Shatabdi reaches Kathgodam (554 m) shortly before noon, and small cars with child seats climb 34 km of bends to Nainital (2,084 m); there is a halt at Jeolikote for anyone who feels sick. Check in, wash, and walk down to the water. Pedal boats and rowing boats go out until dusk; an hour is plenty, and the momos of Tibetan Market are two minutes from the jetty.',
      activities: ['Train to Kathgodam', 'Boating on Naini lake', 'Stroll on the Mall'],
      meals: ['dinner'],
      stay: 'Family hotel, Nainital',
    },
    {
      title: 'Nainital: Snow View, the zoo and a cave garden',
      description:
        'The ropeway queue is shortest when it opens, between 8 and 10 am by the season. On a clear morning Snow View shows Nanda Devi, Trisul and Nanda Kot through a brass telescope. Shuttles then take us to the hillside zoo, where red panda and Himalayan bear live in roomy enclosures; if Thursday is its weekly closing day, we go on Friday morning instead. After lunch smaller children enjoy crawling through the Eco Cave Gardens, while others visit the Naina Devi temple or nap. Evenings in Nainital are cool even in May, so carry a sweater.',
      activities: ['Ropeway to Snow View', 'G. B. Pant zoo', 'Eco Cave Gardens or Naina Devi temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel, Nainital',
    },
    {
      title: 'Sattal and Bhimtal: lakes, birds and a picnic',
      description:
        'We make a lazy circuit of about 60 km. At Sattal the oak woods come down to the water, kingfishers sit on every mooring rope, and a naturalist runs a one-hour walk with binoculars shared out among the children. The picnic is from a village kitchen: bhatt ki churkani, rice, cucumber raita. Bhimtal has the island aquarium and flat paths, good for prams and for walking sticks. Families who wish may stop at the Kainchi ashram on the way back to Nainital; weekends there mean queues.',
      activities: ['Bird walk at Sattal', 'Lakeside picnic', 'Bhimtal island', 'Kainchi ashram, optional'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family hotel, Nainital',
    },
    {
      title: 'Down to Ramnagar, and a first Corbett safari',
      description:
        'The road to Ramnagar (345 m) loses 1,700 m in two hours and the woollens come off by Kaladhungi, where Corbett’s bungalow keeps his letters and photographs, and a shop sells village handicrafts. After an early lunch at the resort comes the first safari, which starts between 1 and 3 pm by the season and goes on until sunset: chital, sambar, wild boar, langurs shouting from the simal trees, and with luck a tusker on the road. Corbett National Park has been a reserve since 1936. Dinner is early and outdoors.',
      activities: ['Corbett museum at Kaladhungi', 'Afternoon jeep safari', 'Talk by the naturalist'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Jungle-edge resort with pool, Ramnagar',
    },
    {
      title: 'A dawn safari in Corbett, then back to Delhi',
      description:
        'Wake-up is at 4:30 or 5 am, with hot milk and biscuits before the gate opens. Early hours are for listening: alarm calls, peafowl, a barking deer in the lantana. Blankets are in the jeep from November to February. By about 10 am we are out of Corbett National Park and at the breakfast table. Departure is at noon by air-conditioned coach, about 260 km through Moradabad, with one decent stop for toilets and ice cream. We reach New Delhi station between 6 and 7 pm.',
      activities: ['Morning jeep safari', 'Drive to Delhi'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Shatabdi tickets New Delhi–Kathgodam in chair car, booked in your names',
    'Three nights in a Nainital hotel within ten minutes’ walk of the Mall',
    'One night at a resort near Ramnagar with a fenced pool',
    'Two jeep safaris, with park permit, guide and your seat in the jeep',
    'Small cars in the hills, two families at most in each; coach back to Delhi',
    'Four breakfasts, four dinners and two lunches, with a child’s plate on request',
    'Tickets for the ropeway, zoo, Corbett museum at Kaladhungi and Sattal bird walk',
  ],
  exclusions: [
    'Boats at Nainital and Bhimtal, if you want one, paid by the half hour',
    'Lunch on days one, two and five',
    'Pony rides, games and other small pleasures',
    'The higher park fee of foreign passport holders',
    'A room of your own for an adult who does not want to share, ₹6,500 more',
  ],
  faqs: [
    {
      question: 'From what age can children come on safari?',
      answer:
        'The rules set no lower limit, but we suggest 4 and above: a safari is about three hours in an open jeep with no toilet except at the forest rest house. Smaller children can stay in the resort’s garden while the parents take turns on the safaris.',
    },
    {
      question: 'What does a child pay?',
      answer:
        'A child from five to eleven pays ₹12,900, with a bed in the parents’ room, a train seat and a safari seat. Write to us with the children’s ages before you pay, so that the booking is made at that fare; under-fives who share the parents’ bed are quoted for tickets only.',
    },
    {
      question: 'When is the park closed?',
      answer:
        'Dhikala opens on 15 November and closes on 15 June; Bijrani runs from about 15 October to 30 June; Jhirna and Dhela remain open through the year when rain allows. All zones close for Holi. Our trip pauses for July, August and September.',
    },
    {
      question: 'Why do you need identity details so early?',
      answer:
        'Safari permits are issued to named people up to 45 days ahead and cannot be altered. We need the number of the card you will carry, and for a child the birth certificate or school card.',
    },
    {
      question: 'Can we take phones on the safari?',
      answer:
        'No. Since early 2026 Corbett does not allow phones in its tourism zones, after the Supreme Court’s order of November 2025; they are handed in at the gate. Ordinary cameras are allowed, so bring one if the children want pictures.',
    },
    {
      question: 'Are rooms large enough for four?',
      answer:
        'Each family of four has either one room with two doubles or two rooms side by side. Extra beds are real beds. Grandparents get a room on the ground floor or near a lift.',
    },
    {
      question: 'Will there be snow in Nainital?',
      answer:
        'Some winters it falls once or twice in January or early February and melts in two days. Please do not choose dates for it. Frost by the lake is much more likely.',
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
        'Small torch each, which makes power cuts fun',
      ],
    },
    {
      category: 'Extra',
      essential: false,
      items: [
        'Binoculars, and a camera, since phones stay at the park gate',
        'Swimwear from March',
        'Card or board game for the coach',
      ],
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
      pairs: true,
      withoutChildren: true,
    },
  ],
  facts: {
    meet: { place: 'New Delhi railway station, platform of the Kathgodam Shatabdi', time: '5:45 am' },
    end: { place: 'New Delhi railway station', time: '7:00 pm' },
    airport: {
      name: 'Indira Gandhi International (Delhi)',
      transfer:
        'About 16 km; 20 minutes by Airport Express metro to New Delhi station, though not before about 5 am. Not included.',
    },
    railhead: {
      name: 'New Delhi',
      transfer: 'The meeting place itself; the train tickets to Kathgodam are included.',
    },
    team: 'A trip captain, a registered naturalist for the safaris, and drivers.',
    ages: {
      from: 0,
      note: 'Children of 5 and above enjoy it most. We suggest the jeep safaris only from 4 years.',
    },
    fitness:
      'Easy: level walks of an hour, 34 km of bends up to Nainital at 2,084 m, two safaris of about 3 hours in an open jeep, a coach day of 6–7 hours.',
    nights: [
      {
        count: 3,
        place: 'Nainital',
        room: 'Family hotel, ten minutes from the Mall',
        sharing: 'Double or family room',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Ramnagar',
        room: 'Jungle-edge resort with pool',
        sharing: 'Double or family room',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 6500 },
    child: {
      from: 5,
      to: 11,
      price: 12900,
      note: 'With a bed in the parents’ room, a train seat and a safari seat. Under 5 in the parents’ bed: tickets only.',
    },
    network: 'All networks work in Nainital and Ramnagar. Phones are not allowed on the safaris.',
    cash: 'Cash machines in Nainital, Bhimtal and Ramnagar. Boats and small stalls take cash or UPI.',
    power: 'Regular electricity with short cuts; the hotels have a generator for lights.',
    insurance: 'None is included. A family travel policy that covers illness and cancellation is enough.',
    papers: [
      {
        what: 'Photo ID of each adult; birth certificate or school card of each child',
        by: 'you',
        when: 'Send the numbers when you book and carry the same originals',
      },
      {
        what: 'Corbett safari permits in your names',
        by: 'us',
        when: 'Up to 45 days before the safari; names can’t be changed later',
      },
      { what: 'Shatabdi tickets in your names', by: 'us', when: 'Up to 60 days before departure' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'wednesday',
    count: 6,
    seats: 18,
    smallest: 6,
    decideDays: 14,
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
  gallery: [
    'nainital/gold-twin-room',
    'safari/dawn',
    'elephants/dawn',
    'forest-trail/gold',
    'hill-bazaar/gold',
    'nainital/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By open jeep in Corbett, six seats to a jeep',
    high: 'Corbett’s wild elephants, with a naturalist',
  },
}
