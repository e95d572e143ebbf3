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
  reviews: 96,
  description:
    'A Rajasthan paced for people between five and eighty. Mornings start after eight, no museum lasts more than ninety minutes, and there is a pool at every hotel for the hour when everybody has had enough. Udaipur gives boats and puppets, Kumbhalgarh a wall long enough for any child to run along, Jaipur a sundial as tall as a nine-storey house. Families travel together in one coach, with a trip leader whose job includes knowing where the clean toilets are.',
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
      title: 'Arrive in Udaipur; a lake before dinner',
      description:
        'The coach meets flights and trains until one o’clock. Udaipur sits at the rim of Lake Pichola, and after a swim and a nap we go down to Rameshwar Ghat for an hour’s boat ride, life jackets in every size, around the island of Jag Mandir. The City Palace turns from white to honey as the sun goes. Dinner is early and at the hotel, and the children eat first.',
      activities: ['Airport or station pick-up', 'Lake Pichola boat ride', 'Pool time'],
      meals: ['dinner'],
      stay: 'Family rooms with pool, Fateh Sagar side, Udaipur',
    },
    {
      title: 'A palace in ninety minutes, puppets at seven',
      description:
        'Our guide takes the Udaipur City Palace as a treasure hunt: find the peacocks of Mor Chowk, the toy-sized door, the horse that wore an elephant’s trunk. After lunch there is a choice of the vintage car garage or the fountains of Saheliyon ki Bari, which older children switch on with a clap of the hands, or so the gardener pretends. At seven we have seats on the floor for the dance show at Bagore ki Haveli.',
      activities: [
        'City Palace treasure hunt',
        'Vintage cars or Saheliyon ki Bari',
        'Dharohar dance and puppet show',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Family rooms with pool, Fateh Sagar side, Udaipur',
    },
    {
      title: 'Up into the Aravallis to the great wall',
      description:
        'The road to Kumbhalgarh is 85 km and takes two and a half hours, the last of them winding, so sick bags are handed out without shame. We stop where ox-driven Persian wheels still lift water. The fort stands at 1,100 m, and on its broad ramparts a family can walk abreast; we do one kilometre, or four. At dusk benches fill for the light and sound show in Hindi, forty-five minutes long. Bring jackets.',
      activities: ['Persian wheel stop', 'Rampart walk', 'Light and sound show'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hill resort with pool and garden, Kumbhalgarh',
    },
    {
      title: 'The long road, with a holy lake in the middle',
      description:
        'Today is the price of seeing both halves of the state: about 350 km, close to seven hours of wheels. We leave Kumbhalgarh at eight with films on the coach screen and break for two hours at Pushkar, where lunch is in a garden and the lake is a short stroll for feeding neither monkeys nor pigeons. Jaipur comes up around six. Nobody is asked to see anything more.',
      activities: ['Scenic drive through Rajsamand and Ajmer', 'Garden lunch and ghats at Pushkar'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Four-star hotel with pool, Jaipur',
    },
    {
      title: 'Amber by jeep, ink on our hands',
      description:
        'Small jeeps carry everyone to the upper courtyard of Amber, eleven kilometres from Jaipur, where one candle in the mirror room becomes a thousand. We are out by half past ten, ahead of the crush. In the afternoon a printing family in Sanganer lays out teak blocks and cotton bags; the finished ones dry on the line while we eat kulfi. Grandparents may trade this for a car to Birla Mandir.',
      activities: ['Amber Fort by jeep', 'Block-printing workshop at Sanganer', 'Kulfi stop'],
      meals: ['breakfast', 'dinner'],
      stay: 'Four-star hotel with pool, Jaipur',
    },
    {
      title: 'Telling time with a building',
      description:
        'Jantar Mantar opens at nine. Its great sundial is 27 m high, and its shadow moves a millimetre every second, which is something a six-year-old can see. We compare it with our phones, correct for longitude, and feel clever. An hour is left for bangles and juttis in the pink bazaars before the coach leaves for Jaipur airport and the railway station at one. Evening flights are safe to book.',
      activities: ['Jantar Mantar', 'Bazaar hour', 'Drop at airport or station'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Coach with seat belts in every row, from Udaipur airport to Jaipur airport',
    'Five nights in hotels that have a pool, lifts where rooms are above the first floor, and cots on request',
    'Every breakfast and dinner plus the garden lunch at Pushkar, with a mild menu for children',
    'Boat tickets on Pichola, reserved seating at the Udaipur show, and the Kumbhalgarh light show',
    'Jeeps at Amber and the block-printing session with one cotton bag each',
    'Entry at all monuments named in the plan for Indian families',
    'A leader trained in first aid, with oral rehydration salts in the coach',
  ],
  exclusions: [
    'Flights or trains to Udaipur and from Jaipur',
    'Lunch on days two, three, five and six',
    'Jhalana leopard safari in Jaipur, bookable for children above five if slots are left',
    'Wheelchair hire, about ₹300 a day where a monument offers it',
    'Laundry and anything from the minibar',
  ],
  faqs: [
    {
      question: 'From what age does this work?',
      answer:
        'Five and up is comfortable. Younger children travel free of charge without a seat of their own on request, but the seven-hour coach day is hard on toddlers and their parents, and we would rather say so before you book.',
    },
    {
      question: 'Do children pay the full price?',
      answer:
        'No. A child of five to eleven on an extra bed in the parents’ room, with a coach seat and all the meals of the plan, comes to about ₹14,900. The prices on this page are for adults, so write or ring before you pay and we make out the bill for your family.',
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
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 20,
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
    'udaipur/dawn-white-arch',
    'jaipur/night',
    'udaipur/detail-1',
    'jaipur/detail-1',
    'udaipur/dusk-balcony',
    'jaipur/gold',
    'udaipur/gold',
  ],
}
