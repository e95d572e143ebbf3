import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'f2',
  kind: 'group',
  title: 'Lakes, Walls and Sundials: Rajasthan with Children',
  location: 'Udaipur and Jaipur, Rajasthan',
  region: 'West',
  duration: '6D/5N',
  months: [10, 11, 12, 1, 2, 3],
  price: 23900,
  discount: 8,
  rating: 4.8,
  reviews: 2,
  description:
    'This is Rajasthan at a pace that suits people between five and eighty. Mornings start at 8 am or later, no museum lasts more than ninety minutes, and there is a pool at every hotel for the hour when everybody has had enough. Udaipur has boats and puppets, Kumbhalgarh has a wall long enough for any child to run along, and Jaipur has a sundial as tall as a nine-storey house. Families travel together in one coach, with a trip leader whose job includes knowing where the clean toilets are.',
  highlights: [
    'A boat on Lake Pichola around Jag Mandir, timed for the softest light',
    'Puppets, fire dance and a pot-balancing act in the courtyard of Bagore ki Haveli',
    'Kumbhalgarh’s 36-kilometre wall: walk a stretch by day, watch it lit after dark',
    'Block-printing your own cotton bag with teak stamps in Jaipur',
    'Jantar Mantar with a guide who lets children take the reading themselves',
    'Hotels with pools, early dinners and a kitchen that will boil a plain potato',
  ],
  placesCovered: ['Udaipur', 'Lake Pichola', 'Kumbhalgarh', 'Pushkar', 'Jaipur', 'Amber', 'Sanganer'],
  itinerary: [
    {
      title: 'Arrive in Udaipur; a boat on Lake Pichola',
      description:
        'The coach meets flights and trains until 1 pm. Udaipur sits at the rim of Lake Pichola, and after a swim and a nap we go down to Rameshwar Ghat for an hour’s boat ride, life jackets in every size, around the island of Jag Mandir. The City Palace turns from white to honey as the sun goes. Dinner is early and at the hotel, and the children eat first.',
      activities: ['Airport or station pick-up', 'Lake Pichola boat ride', 'Pool time'],
      meals: ['dinner'],
      stay: 'Family rooms with pool, Fateh Sagar side, Udaipur',
    },
    {
      title: 'Udaipur: City Palace by day, puppets at 7 pm',
      description:
        'Our guide takes the Udaipur City Palace as a treasure hunt: find the peacocks of Mor Chowk, the toy-sized door, the horse that wore an elephant’s trunk. After lunch there is a choice of the vintage car garage or the fountains of Saheliyon ki Bari, which older children switch on with a clap of the hands, or so the gardener pretends. At 7 pm we have seats on the floor for the dance show at Bagore ki Haveli.',
      activities: [
        'City Palace treasure hunt',
        'Vintage cars or Saheliyon ki Bari',
        'Dharohar dance and puppet show',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Family rooms with pool, Fateh Sagar side, Udaipur',
    },
    {
      title: 'Up into the Aravallis to the wall of Kumbhalgarh',
      description:
        'The road to Kumbhalgarh is 85 km and takes two and a half hours, the last of them winding, so sick bags are handed out without shame. We stop where ox-driven Persian wheels still lift water. The fort stands at 1,100 m, and on its broad ramparts a family can walk side by side; we do one kilometre, or four. At dusk benches fill for the light and sound show in Hindi, forty-five minutes long. Bring jackets.',
      activities: ['Persian wheel stop', 'Rampart walk', 'Light and sound show'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hill resort with pool and garden, Kumbhalgarh',
    },
    {
      title: 'Kumbhalgarh to Jaipur, with a long halt at Pushkar',
      description:
        'To see both halves of the state we must drive far today: about 350 km, close to seven hours. We leave Kumbhalgarh at 8 am with films on the coach screen and break for two hours at Pushkar, where lunch is in a garden and the lake is a short stroll away. Please feed neither the monkeys nor the pigeons. We reach Jaipur around 6 pm, and there are no more sights that day.',
      activities: ['Scenic drive through Rajsamand and Ajmer', 'Garden lunch and ghats at Pushkar'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Four-star hotel with pool, Jaipur',
    },
    {
      title: 'Amber by jeep, block printing in Sanganer',
      description:
        'Small jeeps carry everyone to the upper courtyard of Amber, eleven kilometres from Jaipur, where one candle in the mirror room becomes a thousand. We are out by 10:30 am, ahead of the crowd. In the afternoon a printing family in Sanganer lays out teak blocks and cotton bags; the finished ones dry on the line while we eat kulfi. Grandparents may trade this for a car to Birla Mandir.',
      activities: ['Amber Fort by jeep', 'Block-printing workshop at Sanganer', 'Kulfi stop'],
      meals: ['breakfast', 'dinner'],
      stay: 'Four-star hotel with pool, Jaipur',
    },
    {
      title: 'Jaipur: the giant sundial, the bazaars and home',
      description:
        'Jantar Mantar opens at 9 am. Its great sundial is 27 m high, and its shadow moves a millimetre every second, which is something a six-year-old can see. We compare it with our phones, correct for longitude, and feel clever. An hour is left for bangles and juttis in the pink bazaars before the coach leaves for Jaipur airport and the railway station at 1 pm. Evening flights are safe to book.',
      activities: ['Jantar Mantar', 'Bazaar hour', 'Drop at airport or station'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Coach with seat belts in every row, from Udaipur airport to Jaipur airport',
    'Five nights in hotels with a pool; a lift if your room is above the first floor, cots on request',
    'Every breakfast and dinner plus the garden lunch at Pushkar, with a mild menu for children',
    'Boat tickets on Pichola, reserved seating at the Udaipur show, and the Kumbhalgarh light show',
    'Jeeps at Amber and the block-printing session with one cotton bag each',
    'Entry to all monuments in the plan, at the Indian rate',
    'A leader trained in first aid, with oral rehydration salts in the coach',
  ],
  exclusions: [
    'Flights or trains to Udaipur and from Jaipur',
    'Lunch on every day except the fourth',
    'Jhalana leopard safari in Jaipur, for children above five, if seats are left',
    'Wheelchair hire, where a monument charges for it',
    'Laundry and anything from the minibar',
  ],
  faqs: [
    {
      question: 'From what age does this work?',
      answer:
        'From 5 it is comfortable. Younger children may come on request, free of charge and without a seat of their own, but the seven-hour coach day is hard on toddlers and their parents.',
    },
    {
      question: 'Do children pay the full price?',
      answer:
        'No. A child of five to eleven on an extra bed in the parents’ room, with a coach seat and all the meals of the plan, comes to ₹14,900. The prices on this page are for adults, so write or call us before you pay and we make the bill for your family.',
    },
    {
      question: 'Can our grandmother manage the forts?',
      answer:
        'Amber is reached by jeep and needs about sixty steps inside. Kumbhalgarh is a real slope: those who stay at the gate have a garden, a café and the best view of the wall. Udaipur’s palace has narrow stairs one way only, and a lift for part of it.',
    },
    {
      question: 'What will the children eat?',
      answer:
        'Hotels serve dal, rice, plain paratha, pasta and eggs at every buffet, and the kitchens take notes from the leader on allergies the day before. Nut allergies need special care with Rajasthani sweets; we carry a printed card in Hindi for cooks.',
    },
    {
      question: 'Are we mixed with groups of students?',
      answer:
        'No. Only families with at least one child under sixteen, or with grandparents, are booked on these dates. A full coach is five or six families.',
    },
    {
      question: 'What if a child is ill on the way?',
      answer:
        'Udaipur and Jaipur have full hospitals within twenty minutes of our hotels. From Kumbhalgarh the nearest proper one is over an hour away, so the leader errs on the side of turning back early. A spare car can be called at either end.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the children',
      essential: true,
      items: [
        'School identity card or Aadhaar copy',
        'Any regular medicine, with the prescription',
        'Swimwear and a sun hat',
        'A jersey for the Kumbhalgarh evening',
      ],
    },
    {
      category: 'For the coach',
      essential: true,
      items: [
        'Travel-sickness tablets',
        'Refillable bottles; we carry twenty-litre jars',
        'One small toy or book each',
      ],
    },
    {
      category: 'If you like',
      essential: false,
      items: [
        'Binoculars for the wall and the langurs',
        'An old T-shirt to print in',
        'Card games for after dinner',
      ],
    },
  ],
  packages: [
    {
      title: 'Adult, double sharing',
      price: 23900,
      description: 'Two adults to a family room',
      isPopular: true,
    },
    {
      title: 'Adult, triple sharing',
      price: 21500,
      description: 'Third adult on a proper bed, handy for a grandparent',
    },
  ],
  facts: {
    meet: {
      place: 'Udaipur airport arrivals or Udaipur City railway station; coach until 1 pm',
      time: '1:00 pm',
    },
    pickups: [{ id: 'station', place: 'Udaipur City railway station', time: '1:00 pm' }],
    end: { place: 'Jaipur airport or railway station', time: '2:00 pm' },
    airport: {
      name: 'Maharana Pratap (Udaipur)',
      transfer:
        'The meeting place itself, 22 km from the city; the coach is included. The trip ends at Jaipur airport.',
    },
    railhead: { name: 'Udaipur City', transfer: 'A pick-up point too; the coach is included.' },
    team: 'A trip leader trained in first aid, a coach driver, and guides at the palaces and Jantar Mantar.',
    ages: {
      from: 5,
      note: 'Up to about 80. Younger children on request, free without a seat; the coach day of seven hours is hard on toddlers.',
    },
    fitness:
      'Easy: about 60 steps at Amber (by jeep to the top), a slope at Kumbhalgarh (1,100 m) that can be skipped, one coach day of 350 km and seven hours.',
    nights: [
      {
        count: 2,
        place: 'Fateh Sagar side, Udaipur',
        room: 'Hotel with pool, family room',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Kumbhalgarh', room: 'Hill resort with pool', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Jaipur', room: '4-star hotel with pool', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 9900 },
    child: {
      from: 5,
      to: 11,
      price: 14900,
      note: 'On an extra bed in the parents’ room, with a coach seat and all meals of the plan.',
    },
    network: 'All networks work in Udaipur and Jaipur; gaps on the hill road and at Kumbhalgarh.',
    cash: 'Cash machines in Udaipur, Pushkar and Jaipur; none to count on at Kumbhalgarh.',
    power: 'Regular electricity with generator backup at the hotels.',
    insurance: 'None is included. A family travel policy that covers illness and cancellation is enough.',
    papers: [
      {
        what: 'Photo ID of each adult; school card or Aadhaar copy of each child',
        by: 'you',
        when: 'At every hotel and for child tickets',
      },
      { what: 'Tickets for boat, shows and monuments', by: 'us', when: 'Before you arrive' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 20,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '10-10', to: '12-31' },
      { from: '01-01', to: '03-20' },
    ],
  },
  route: [
    { place: 'udaipur', night: true },
    { place: 'kumbhalgarh', night: true },
    { place: 'pushkar' },
    { place: 'jaipur', night: true },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'cultural'],
  cover: 'udaipur/dusk',
  gallery: [
    'udaipur/gold-twin-room',
    'desert-road/coach-day',
    'jaipur/gold',
    'jaipur/night',
    'udaipur/detail-1',
    'jaipur/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By coach with seat belts in every row',
    high: 'Jaipur, with its sundials and block-printers',
  },
}
