import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'p3',
  kind: 'group',
  title: 'Andaman, Three Islands: Port Blair, Havelock and Neil',
  location: 'Andaman Islands',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 24500,
  discount: 8,
  rating: 4.7,
  reviews: 4,
  description:
    'This is a first visit to the Andamans, in a well-planned order. The names have changed: Port Blair is officially Sri Vijaya Puram, Havelock is Swaraj Dweep, Neil is Shaheed Dweep, and your ferry ticket may use either. Mornings are early because the islands lie far to the east but keep mainland time; the sun is up before 6 am and, in midwinter, gone at about 5 pm. Two nights are on Havelock for the reef and Radhanagar, one on Neil, two in the capital. Fast catamarans link all three, and your seats are booked before you fly.',
  highlights: [
    'Cellular Jail with a guide, and its story told in light on the old walls after dark',
    'Radhanagar in the last two hours of sun, when day visitors have gone for the ferry',
    'Mask and snorkel over live coral at Elephant Beach, with a snorkelling guide in the water beside you',
    'Neil’s natural rock bridge at low tide, timed from the tide table and not from a brochure',
    'Ferry, hotel and car booked together, so that we deal with a delayed boat, not you',
    'Ross Island’s ruined officers’ mess, held by fig roots, with deer on the lawn',
  ],
  placesCovered: [
    'Port Blair',
    'Cellular Jail',
    'Havelock',
    'Radhanagar',
    'Elephant Beach',
    'Neil Island',
    'Ross Island',
  ],
  itinerary: [
    {
      title: 'Port Blair, and the Cellular Jail at dusk',
      description:
        'Flights from Chennai, Kolkata, Bengaluru and Delhi come in through the forenoon. A driver meets you at Port Blair airport, fifteen minutes from the hotel. After lunch and a rest we walk the three surviving wings of Cellular Jail, which once had seven wings and nearly 700 cells, built so that no prisoner could see another. The guide reads some names. At dusk the sound-and-light show plays in the courtyard in Hindi or English by turns; sit where there is a breeze, because of the mosquitoes.',
      activities: ['Cellular Jail with guide', 'Sound-and-light show', 'Corbyn’s Cove drive'],
      meals: ['dinner'],
      stay: 'Hotel in Port Blair',
    },
    {
      title: 'Catamaran to Havelock, and Radhanagar beach',
      description:
        'The boat leaves Port Blair’s Haddo jetty early and takes an hour and a half to two hours to Havelock; sit low and towards the back if you get seasick. Rooms are ready by noon near Beach No. 5 or 3. At 2:30 pm we cross the island, twelve kilometres of betel palms and paddy, to Radhanagar, where the sand is hard enough to run on and the forest comes down to it. Bathe in the marked stretch only. In December the sun goes at about 5 pm.',
      activities: ['Ferry to Havelock', 'Radhanagar until sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach resort, Havelock (first of two nights)',
    },
    {
      title: 'Snorkelling at Elephant Beach',
      description:
        'Elephant Beach is twenty minutes by speedboat from the Havelock jetty. The coral begins where you can stand, much of it still recovering from the bleachings of 2010 and 2016, with parrotfish, clams and clownfish in quantity. Every three guests share a guide and a ring buoy. You are back by 1 pm. The afternoon is free for a try-dive, kayaking among mangroves, or Kalapathar’s black rocks; fresh tuna curry at the bazaar is a sound fourth option.',
      activities: ['Snorkelling at Elephant Beach', 'Free afternoon or Kalapathar'],
      meals: ['breakfast'],
      stay: 'Beach resort, Havelock',
    },
    {
      title: 'A short ferry to Neil Island and its rock bridge',
      description:
        'An hour’s sailing brings you to Neil Island, flat, green and about five kilometres long, the vegetable garden of the capital. Depending on the tide we go first or last to the rock arch beyond Beach No. 2, half a kilometre over pools with sea cucumbers and small eels; wear shoes, and take nothing. Bharatpur’s shallow lagoon is for swimming. Laxmanpur, a long curve of shell sand, faces the sunset. Dinner is prawn or pumpkin-flower fritters, Bengali fashion.',
      activities: ['Ferry to Neil', 'Natural bridge at low tide', 'Laxmanpur sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Cottage near the beach, Neil Island',
    },
    {
      title: 'Sunrise on Neil Island, then to Port Blair',
      description:
        'Sitapur faces east and the sky lightens at about 5 am; coffee is carried along. Rent a bicycle afterwards and you have seen every road of Neil Island by 9 am. The midday catamaran needs an hour and a half to Port Blair. It is a Monday, when museums are shut, so if the boat is on time we spend the afternoon on the seafront at Marina Park and in Aberdeen bazaar, for coconut-shell spoons and Burmese-style umbrellas. Leave shells and coral where they lie: taking coral off the islands is an offence, and bags are scanned at the airport.',
      activities: ['Sitapur sunrise', 'Ferry to Port Blair', 'Aberdeen bazaar'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel in Port Blair',
    },
    {
      title: 'Ross Island, then the airport',
      description:
        'For those flying after 1 pm, a boat at 8:30 am reaches Ross Island, now Netaji Subhas Chandra Bose Dweep, in about fifteen minutes. Church, bakery and ballroom of the British headquarters are now held up by the tree roots that broke them, and spotted deer graze in between. It is shut on Wednesdays. Return to Port Blair by 11 am and to the airport by 11:30 am, as security queues are slow.',
      activities: ['Boat to Ross Island', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights, two to a room: two in Port Blair, two on Havelock, one on Neil',
    'All three catamaran crossings in the standard cabin, port fees paid',
    'Daily breakfast and four dinners with one fish and two vegetarian dishes',
    'Speedboat to Elephant Beach with mask, snorkel and one guide for every three guests',
    'Tickets for Cellular Jail, its evening show and Ross Island',
    'Cars and minivans on each island, air-conditioned where available',
    'A group captain from the first airport pick-up to the last drop',
  ],
  exclusions: [
    'Flights to Port Blair, often ₹9,000 to ₹15,000 return out of Chennai or Kolkata if bought early',
    'Scuba, sea-walk, parasailing and glass-bottom boats',
    'Lunches, roughly ₹250 to ₹450 a plate',
    'Upper-deck ferry class, roughly ₹300 to ₹1,200 extra a leg by boat and class',
    'An extra night if bad weather closes the ports',
  ],
  faqs: [
    {
      question: 'Do Indians need a permit?',
      answer:
        'Not for the islands on this trip; a government photo card is checked at the airport and on each ferry. Foreign passport holders show passport and visa at arrival, and at present most need no separate permit for these three islands. Tribal reserves are closed to everyone.',
    },
    {
      question: 'What if a ferry is cancelled?',
      answer:
        'It happens a few days each season, mostly in October and November and during cyclones. The captain rebooks you on the next private or government boat, or turns the island order round. Keep your flight home changeable if you travel in those two months.',
    },
    {
      question: 'I get seasick. Is Andaman a mistake?',
      answer:
        'No, but prepare. Take a tablet half an hour to an hour before boarding, eat something plain such as idli, sit low and towards the back, and look at the horizon. From December to March the water is usually calm. Government ferries are slower and let you stand on deck, which some prefer.',
    },
    {
      question: 'Will my phone work?',
      answer:
        'Since the undersea cable of 2020 Port Blair has decent 4G, Havelock fair, Neil patchy outside the bazaar. Hotels have Wi-Fi that often fails when it rains. Carry cash for Neil, where card machines fail often.',
    },
    {
      question: 'Can non-swimmers snorkel?',
      answer:
        'Yes, with a life jacket and holding the guide’s ring buoy in chest-deep water at first. Children from eight have done it happily. Please do not put on fins until you are past the coral, because one kick can break it.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Documents',
      essential: true,
      items: [
        'Original photo identity matching your ferry ticket',
        'Printout of flight tickets for the check at the airport gate',
      ],
    },
    {
      category: 'Beach and boat',
      essential: true,
      items: [
        'Reef shoes or old trainers',
        'Rash vest instead of a lot of sunscreen',
        'Seasickness tablets',
        'Bag liner, as luggage travels on an open deck',
      ],
    },
    { category: 'Evenings', essential: true, items: ['Repellent', 'Small torch for beach paths'] },
    {
      category: 'Optional',
      essential: false,
      items: ['Own mask, if you have a narrow face', 'Light rain jacket in October and November'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 24500,
      description: 'Two to a room in air-conditioned beach-side hotels.',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 33900,
      description: 'A room to yourself for all five nights.',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Port Blair airport (Sri Vijaya Puram), arrivals hall, name board', time: '12:00 noon' },
    end: { place: 'Port Blair airport', time: '11:30 am' },
    airport: {
      name: 'Veer Savarkar International (Port Blair)',
      transfer:
        'The meeting place itself; a driver meets every flight of the forenoon, 15 minutes to the hotel, included.',
    },
    railhead: {
      none: 'No train goes to the Andaman Islands. Fly, or come by ship from Chennai, Kolkata or Visakhapatnam in two to four days',
    },
    team: 'A group captain from the first pick-up to the last drop, a guide at the jail, a snorkelling guide for every three guests.',
    ages: {
      from: 5,
      note: 'Snorkelling from 8, in a life jacket. Ferries have no special cabins for small children.',
    },
    fitness:
      'Easy: about 500 m over rock pools on Neil, snorkelling in chest-deep water at first, ferries of 1 to 2 hours, sunrise starts.',
    nights: [
      { count: 1, place: 'Port Blair', room: 'Air-conditioned hotel', sharing: 'Twin', washroom: 'own' },
      {
        count: 2,
        place: 'Havelock',
        room: 'Beach resort, air-conditioned',
        sharing: 'Twin',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Neil Island',
        room: 'Cottage near the beach, air-conditioned',
        sharing: 'Twin',
        washroom: 'own',
      },
      { count: 1, place: 'Port Blair', room: 'Air-conditioned hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9400 },
    child: {
      from: 5,
      to: 11,
      price: 16900,
      note: 'On a mattress in the parents’ room, with ferry seats and breakfast.',
    },
    network:
      'Decent 4G in Port Blair, fair on Havelock, patchy on Neil outside the bazaar. Mainland SIMs work.',
    cash: 'Machines in Port Blair and Havelock, not always filled; carry cash for Neil, where card machines fail often.',
    power: 'Ordinary Indian sockets; short cuts on Havelock and Neil, where the resorts have generators.',
    insurance:
      'None is included. Buy a policy that covers cancelled ferries, missed flights and snorkelling.',
    papers: [
      {
        what: 'Original photo ID that matches your ferry ticket',
        by: 'you',
        when: 'Send a copy when you book; checked at the airport and each jetty',
      },
      {
        what: 'Foreign passport holders: passport and visa; some nationalities need a Restricted Area Permit',
        by: 'you',
        when: 'Shown on arrival; ask us before you book',
      },
      { what: 'Ferry tickets in your names', by: 'us', when: 'Before you fly' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 6,
    seats: 18,
    smallest: 6,
    decideDays: 21,
    seasons: [{ from: '10-08', to: '04-25' }],
  },
  route: [
    { place: 'port-blair', night: true },
    { place: 'havelock', night: true },
    { place: 'radhanagar' },
    { place: 'elephant-beach-havelock' },
    { place: 'havelock', night: true },
    { place: 'neil-island', night: true },
    { place: 'port-blair', night: true },
    { place: 'ross-island-nscb' },
    { place: 'port-blair' },
  ],
  difficulty: 'easy',
  tags: ['beach', 'stateHighlight'],
  cover: 'andaman/day',
  gallery: [
    'andaman/beach-gold-garden-room',
    'sea-crossing/dawn',
    'andaman/beach-dusk',
    'reef/gold',
    'andaman/creek-day',
    'andaman/detail-1',
    'andaman/detail-2',
    'hammock/dawn',
  ],
  captions: {
    night: 2,
    travel: 'By catamaran between the three islands',
    high: 'Radhanagar in the last two hours of sun',
  },
}
