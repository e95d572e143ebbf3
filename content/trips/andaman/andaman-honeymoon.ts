import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h4',
  kind: 'group',
  title: 'Andaman for Two: Four Island Nights and a Candle on the Sand',
  location: 'Havelock & Neil, Andaman',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 4, 11, 12],
  price: 35010,
  discount: 10,
  rating: 4.8,
  reviews: 3,
  description:
    'Only one night is spent in the capital, at the end, when you have a reason to shop. The other four are beside the sea: two on Neil first, because it is quieter and you will be tired after the wedding, then two on Havelock for Radhanagar, a private snorkel and dinner with your feet in the sand. Up to seven couples share the date and the catamaran; cars, rooms and tables are your own. Expect early sunsets, slow service, warm rain now and then, and very clear water.',
  highlights: [
    'Two nights each on Neil and Havelock in cottages within a two-minute walk of the beach',
    'A table for two on the sand one evening, with lanterns and grilled fish or paneer',
    'Night kayaking among mangroves, where on moonless evenings each stroke lights up blue',
    'Your own boat and guide for snorkelling, at the hour of the best tide',
    'Premium catamaran seats towards the back, where it rolls least, and luggage you never have to lift',
    'Your room decorated with hibiscus once, on the night you choose',
  ],
  placesCovered: ['Neil Island', 'Bharatpur', 'Havelock', 'Radhanagar', 'Kalapathar', 'Port Blair'],
  itinerary: [
    {
      title: 'Port Blair to Neil Island by catamaran',
      description:
        'Land at Port Blair by 10:30 am; a driver takes you through town with a lunch box and straight to the jetty. The early-afternoon catamaran is on Neil Island in an hour and a half or so. Somebody carries the bags. The cottage has a verandah, an outdoor shower and a lane to the sand. Laxmanpur’s sunset is ten minutes off by auto, and after dark the mynas fall quiet and you hear only the sea on the reef.',
      activities: ['Catamaran to Neil', 'Sunset at Laxmanpur'],
      meals: ['lunch', 'dinner'],
      stay: 'Beach cottage, Neil Island (first of two nights)',
    },
    {
      title: 'Neil Island by bicycle, beach after beach',
      description:
        'Two bicycles stand outside. Neil Island is about five kilometres end to end and almost flat: Sitapur for sunrise if you are up, Bharatpur’s pale lagoon for floating, the rock arch when the tide is out. Coconut, guava and fried fish are sold at the bazaar. A glass-bottom boat is there for those who do not want wet hair. Nothing else is planned, and the evening meal is at your cottage by lamplight.',
      activities: ['Island by bicycle', 'Swim at Bharatpur', 'Dinner at the cottage'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach cottage, Neil Island',
    },
    {
      title: 'Across to Havelock and Radhanagar beach',
      description:
        'A late-morning boat takes one hour. Havelock is bigger and greener, and proud of its coffee. Your cottage stands under sea mahua on the east beach, where the tide goes a long way out and comes back warm. By 3 pm you are at Radhanagar on the other side, in time to walk to its far end and have it to yourselves; the lagoon there, Neil’s Cove, is only for looking at, since the signs about crocodiles are serious. Swim at the guarded part.',
      activities: ['Catamaran to Havelock', 'Radhanagar afternoon'],
      meals: ['breakfast'],
      stay: 'Beach cottage, Havelock (first of two nights)',
    },
    {
      title: 'Elephant Beach reef, and dinner on the sand',
      description:
        'A boat is booked in your name for 8 am. The guide snorkels with the two of you off Elephant Beach before most of the day boats arrive; beginners hold a float and do well. Then you have time for lunch, at your own cost, and for sleep. Around new moon, kayaks go out after dark, at an hour that suits the tide, to see the water glow; around full moon, see Kalapathar before sunset and take the spa hour. Dinner on the sand at Havelock is at 8 pm, if the weather allows.',
      activities: [
        'Private snorkelling at Elephant Beach',
        'Night kayak, or Kalapathar and a spa hour',
        'Candle-lit dinner on the beach',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach cottage, Havelock',
    },
    {
      title: 'Havelock to Port Blair for the last night',
      description:
        'Sleep late. The afternoon catamaran leaves Havelock at about 2 pm and you are in Port Blair by 4 pm, with the hotel’s terrace over the harbour and a lighthouse blinking across it. Couples who like history take the evening show at Cellular Jail, in Hindi or English; the others sit on the rooftop. The cottage-industries emporium at Middle Point sells padauk-wood boxes that are legal to fly with.',
      activities: ['Free morning on Havelock', 'Ferry to Port Blair', 'Cellular Jail show, if you like'],
      meals: ['breakfast', 'dinner'],
      stay: 'Harbour-view hotel, Port Blair',
    },
    {
      title: 'Chidiya Tapu, or straight to the airport',
      description:
        'Most flights leave between breakfast and mid-afternoon. If yours is later, drive twenty-five kilometres south of Port Blair to Chidiya Tapu, a road through old forest ending at driftwood and a view of Rutland island, and be back by noon. If it is early, a packed breakfast waits at reception. The driver stays until your bags are checked in.',
      activities: ['Optional morning at Chidiya Tapu', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in an air-conditioned room or cottage with a king bed, a short walk from the sea',
    'Every ferry in the premium cabin, with porters at the jetties',
    'Private cars on all islands and two bicycles on Neil',
    'Breakfasts, four dinners, a picnic lunch on arrival',
    'One dinner on the beach and one flower-dressed room',
    'A snorkelling boat for the two of you, with guide and clean masks',
    'Night kayak for two, or a spa hour when the moon is bright',
  ],
  exclusions: [
    'Return flights to the islands',
    'Scuba try-dives, about ₹4,500 each including photographs',
    'Lobster, if you order it, priced by weight',
    'Alcohol; not every hotel is licensed to serve it',
    'Gala dinners that hotels make compulsory on 24, 25 and 31 December, about ₹4,000 a person',
  ],
  faqs: [
    {
      question: 'How much do we see of the other couples?',
      answer:
        'Only on the catamaran, or by chance. There is no group bus. One host looks after everybody and carries a phone that is answered at night.',
    },
    {
      question: 'Why Neil before Havelock?',
      answer:
        'If you book your own tickets, Havelock first is wiser, as more boats serve it. We hold your seats and rebook them if a boat is late, so this trip can begin with the two quiet days on Neil and keep the snorkelling and the beach dinner for the second half. The last night is in Port Blair, so that a late boat does not cost you the flight.',
    },
    {
      question: 'Is the glowing water guaranteed?',
      answer:
        'No. The plankton need a dark sky, calm water and warm weeks; on the five nights around full moon you will see next to nothing and we offer the spa hour instead. Ask us which dates fall near new moon.',
    },
    {
      question: 'Do unmarried couples have any difficulty?',
      answer:
        'Not at our hotels, if you show two adult identity cards. Ferries ask only that the names match the tickets. If one of you holds a foreign passport, send us the visa page so that police registration at the hotel is quick.',
    },
    {
      question: 'What if it rains throughout?',
      answer:
        'From December to April that would be rare; in November two days of storm are quite possible. If the boats stop, we change the order of the islands, and one hotel night may be swapped at no charge. The beach dinner moves under a roof.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Wear',
      essential: true,
      items: [
        'Two sets of swimwear, as nothing dries overnight',
        'Linen or cotton for dinners',
        'Flat sandals for coral sand',
      ],
    },
    { category: 'Papers', essential: true, items: ['Both identity cards in the names on the tickets'] },
    {
      category: 'Care',
      essential: true,
      items: [
        'Mineral sunscreen',
        'Sandfly lotion or coconut oil with citronella',
        'Seasickness tablets for the crossings',
      ],
    },
    {
      category: 'Indulgence',
      essential: false,
      items: ['Polaroid or waterproof camera', 'A deck of two-player cards'],
    },
  ],
  packages: [
    {
      title: 'Classic couple',
      price: 35010,
      description: 'Per person: cottages a short walk from the beach, harbour-view hotel in Port Blair',
      isPopular: true,
      pairs: true,
    },
    {
      title: 'Sea-facing cottages',
      price: 44900,
      description: 'Per person: cottages in the front row on Neil and Havelock; all else the same',
      pairs: true,
    },
  ],
  facts: {
    meet: { place: 'Port Blair airport (Sri Vijaya Puram), arrivals hall, name board', time: '10:30 am' },
    end: { place: 'Port Blair airport', time: '12:00 noon' },
    airport: {
      name: 'Veer Savarkar International (Port Blair)',
      transfer: 'The meeting place itself; your own car to the jetty, included. Land by 10:30 am.',
    },
    railhead: {
      none: 'No train goes to the Andaman Islands. Fly, or come by ship from Chennai, Kolkata or Visakhapatnam in two to four days',
    },
    team: 'One host for all couples, answering the phone at night too, private drivers, and a snorkelling guide for the two of you.',
    ages: { from: 18, note: 'For two adults; both carry photo ID.' },
    fitness:
      'Easy: flat cycling on an island about 5 km long, snorkelling with a float, ferries of 1 to 2 hours.',
    nights: [
      {
        count: 2,
        place: 'Neil Island',
        room: 'Beach cottage, air-conditioned',
        sharing: 'Double, king bed',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Havelock',
        room: 'Beach cottage, air-conditioned',
        sharing: 'Double, king bed',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Port Blair',
        room: 'Harbour-view hotel',
        sharing: 'Double, king bed',
        washroom: 'own',
      },
    ],
    singleRoom: { none: 'The trip is for couples; each couple has a room of its own.' },
    child: { none: 'A trip for couples only; see the three-islands trip with children.' },
    network:
      'Decent 4G in Port Blair, fair on Havelock, patchy on Neil outside the bazaar. Mainland SIMs work.',
    cash: 'Machines in Port Blair and Havelock, not always filled; carry cash for Neil and for autos.',
    power: 'Ordinary Indian sockets; short cuts on the islands, where the cottages have a generator.',
    insurance:
      'None is included. Buy a policy that covers cancelled ferries, missed flights and water sports.',
    papers: [
      {
        what: 'Photo ID of both, in the names on the tickets',
        by: 'you',
        when: 'Send copies when you book; checked at the airport and each jetty',
      },
      {
        what: 'Foreign passport: visa page; some nationalities need a Restricted Area Permit',
        by: 'you',
        when: 'Send it when you book, for the hotel’s police registration',
      },
      { what: 'Ferry tickets in your names', by: 'us', when: 'Before you fly' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'tuesday',
    count: 6,
    seats: 14,
    smallest: 4,
    decideDays: 21,
    seasons: [{ from: '11-10', to: '04-25' }],
  },
  route: [
    { place: 'port-blair' },
    { place: 'neil-island', night: true },
    { place: 'havelock', night: true },
    { place: 'radhanagar' },
    { place: 'elephant-beach-havelock' },
    { place: 'havelock', night: true },
    { place: 'port-blair', night: true },
    { place: 'chidiya-tapu' },
    { place: 'port-blair' },
  ],
  difficulty: 'easy',
  tags: ['honeymoonSpecial', 'beach'],
  special: 'Dinner on the sand',
  cover: 'beach-table/dusk',
  gallery: [
    'andaman/beach-gold-garden-room',
    'sea-crossing/gold',
    'andaman/creek-dusk',
    'andaman/gold',
    'andaman/detail-2',
    'andaman/beach-dusk',
    'reef/day',
    'hammock/day',
  ],
  captions: {
    night: 1,
    travel: 'By catamaran, in the premium cabin',
    high: 'Night kayaking among the mangroves',
  },
}
