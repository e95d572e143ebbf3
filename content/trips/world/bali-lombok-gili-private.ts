import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'bali-lombok-gili-private',
  kind: 'customised',
  title: 'Across the Wallace Line: Bali, Gili Air and Lombok',
  location: 'Bali, Gili Air & Lombok',
  country: 'Indonesia',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 49500,
  discount: 0,
  rating: 4.7,
  reviews: 1,
  description:
    'The strait east of Bali is only 20 to 40 km across, yet it divides Asia’s animals from Australia’s, and Hindu Bali from Muslim Lombok. This private plan crosses it by fast boat: one night at Padang Bai in the east of Bali, two on an island without motor vehicles, one under Rinjani’s waterfalls, one on the empty southern beaches, and a flight out. Best from April to October. In July and August the sea can be rough and the boats expensive. The route runs one way from Bali to Lombok, but you can end it at the Gilis or add a trek.',
  highlights: [
    'Two nights on Gili Air, where the loudest vehicle is a pony cart',
    'Green turtles over seagrass, often within a short swim of the shore',
    'Tiu Kelep waterfall, reached by wading a river below Rinjani',
    'A weaving house in Sukarara, where a girl was once expected to weave before she wed',
    'Tanjung Aan’s sand, its grains as round as peppercorns, and the hill of Merese at sunset',
  ],
  placesCovered: ['Padang Bai', 'Gili Air', 'Senaru', 'Sukarara', 'Kuta Lombok', 'Tanjung Aan'],
  itinerary: [
    {
      title: 'East from the airport to Padang Bai',
      description:
        'Land, clear the visa desk, and drive away from the crowds: ninety minutes along the bypass to Padang Bai, a ferry harbour with a crescent of boats and a surprisingly good beach ten minutes over the headland, called Bias Tugel. Staying here means no 5 am alarm tomorrow. On the way is Goa Lawah, a cave temple where thousands of bats hang above the priests. Supper is a vegetarian nasi campur by the jetty, sambal on the side.',
      activities: ['Private transfer', 'Goa Lawah temple', 'Bias Tugel beach'],
      meals: [],
      stay: 'Seafront guesthouse, Padang Bai',
    },
    {
      title: 'Fast boat to Gili Air',
      description:
        'Operators leave Padang Bai at about 9 am and run to the Gilis in an hour and a half to two hours; ours carries a radio and enough life jackets, which not every boat does. The channel is deep and swirling, so take a motion-sickness tablet before you board. Gili Air is about five kilometres around and has no motors, so a cidomo, a pony cart, carries your bags. Eat under a tin roof, snorkel off the east beach when the tide is in, and watch the sun go down beside Agung, Bali’s great volcano.',
      activities: ['Fast boat crossing', 'Snorkelling from the beach', 'Sunset facing Agung'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Gili Air',
    },
    {
      title: 'Gili Air: turtles by boat, then a bicycle ride',
      description:
        'A private wooden boat circles the three islands. Turtle Point off Meno is busy after 10 am, so you are there by 8 am; underwater statues stand in a ring nearby in a few metres of water. Keep your fins off the coral and do not touch the turtles. You are back on Gili Air by noon. Cycle once round the island, though you will push the bicycle through sand for half the way, then join a yoga class or eat a bowl of gado-gado. The island has a mosque: cover your knees in the lanes, and expect the call to prayer at dawn.',
      activities: ['Three-island snorkel boat', 'Cycling round Gili Air', 'Yoga class (optional)'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Gili Air',
    },
    {
      title: 'Lombok’s north and the waterfalls of Senaru',
      description:
        'The public boat needs fifteen minutes to Bangsal, where your Lombok driver keeps the touts away from you. Two hours round the coast, past cashew and coconut, bring you to Senaru (600 m), gateway of Rinjani. A village guide leads to Sendang Gile and then up the stream to Tiu Kelep, knee-deep in cold water; the wind from the fall can blow your hat off. On a clear evening the crater rim stands above the lodge. Dinner is Sasak: jackfruit in coconut, beans, plecing without its shrimp paste.',
      activities: ['Boat to Bangsal', 'Sendang Gile and Tiu Kelep', 'Sasak dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mountain lodge, Senaru',
    },
    {
      title: 'Senaru to Kuta Lombok by Sukarara’s weavers',
      description:
        'The drive south takes four hours with stops: you see the monkeys of Pusuk’s forest on the western road, or the vegetable fields of Sembalun on the high road if it is open. Sukarara’s women weave on verandas; Sade’s thatched houses are floored with clay and, traditionally, buffalo dung. You reach Kuta Lombok, a different place from Bali’s Kuta, with time for Tanjung Aan, whose sand grains are as round as mustard seeds. Climb Merese hill among grazing buffalo for the last light. Surfers find waves close by at Gerupuk and Selong Belanak.',
      activities: ['Sukarara weavers and Sade village', 'Tanjung Aan beach', 'Merese hill at sunset'],
      meals: ['breakfast'],
      stay: '4-star hotel, Kuta Lombok',
    },
    {
      title: 'Kuta Lombok to the airport and the flight home',
      description:
        'Lombok airport is only twenty-five minutes from Kuta Lombok. It has flights to Bali (half an hour in the air), Jakarta, Singapore and Kuala Lumpur, and from each of them India is one flight away. Book the whole journey on a single ticket if you can; the Bali connection is short but is delayed at times. Those unwilling to leave should drive west to Sekotong’s small islands for two nights. The crowds of the Gilis have not yet gone there.',
      activities: ['Morning swim', 'Transfer to Lombok airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in double rooms with breakfast: one at Padang Bai, two on Gili Air, one at Senaru, one at Kuta Lombok',
    'Fast boat from Padang Bai to Gili Air, public boat to Bangsal and a pony cart for luggage',
    'Half-day private snorkel boat with guide and gear',
    'Car and driver in Bali on day one and in Lombok from the fourth day to the airport',
    'Waterfall guide, village donations and dinner at Senaru',
  ],
  exclusions: [
    'Flights from India to Bali, and from Lombok home',
    'Indonesian visa on arrival (IDR 500,000, about ₹2,850) and, because you land in Bali, its levy (IDR 150,000, about ₹855)',
    'Marine-park ticket for the Gili islands, about IDR 100,000 (₹570) per person',
    'Diving courses, surf coaching, bicycle hire beyond one day, and the small ticket at Goa Lawah temple if you stop there',
    'Dinners except at Senaru, about ₹350–700 each, and all lunches',
    'Rinjani permit and trek, which we quote separately',
  ],
  faqs: [
    {
      question: 'Can I fit in the Rinjani climb?',
      answer:
        'Yes, with two or three more days and good legs. The mountain is 3,726 m and the park normally shuts from January to the end of March; numbers are controlled and rules were tightened after accidents in 2025. The crater rim in two days is the sensible version. We arrange licensed operators, never a cut-price one.',
    },
    {
      question: 'How risky are the fast boats?',
      answer:
        'Fast boats are the one thing you should never buy from a seller on the beach. We use larger boats and morning departures, and cancel when the port warns of waves. If the port is closed, the slow car ferry takes four to five hours, or you fly to Lombok and do the trip in reverse.',
    },
    {
      question: 'What if we want less moving about?',
      answer:
        'Leave out Senaru and stay longer on Gili Air, or skip the islands and settle in Kuta Lombok. Honeymooners often choose Gili Meno, party lovers Trawangan. A pool villa at any stop changes the price more than a change of route.',
    },
    {
      question: 'Is vegetarian food different in Lombok?',
      answer:
        'It is hotter, and shrimp paste or beef stock is used more often. Tempeh and tofu are found everywhere, and the Gilis cook for vegans daily. We tell each kitchen in advance what you do not eat.',
    },
    {
      question: 'Which formalities apply?',
      answer:
        'One Indonesian visa on arrival covers both islands for 30 days; you fill in the arrival declaration before landing at Denpasar, and the Bali levy is due even for one night. If you reverse the route and enter at Lombok, confirm that the airport issues visas. Rules may change: check before booking.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Boat day',
      essential: true,
      items: [
        'Bags you can lift over the side of a boat',
        'Rain cover or bin liner',
        'Ginger sweets or motion-sickness tablets',
      ],
    },
    {
      category: 'Waterfall walk',
      essential: true,
      items: ['Water sandals with a heel strap', 'Quick-drying shorts', 'Phone pouch'],
    },
    {
      category: 'Dress for the villages',
      essential: true,
      items: ['Clothes to the knee for Lombok and Gili lanes', 'Light scarf'],
    },
    {
      category: 'Extras',
      essential: false,
      items: [
        'Earplugs for pony bells and prayer calls',
        'Headlamp: Gili paths are dark',
        'Rupiah for the islands, where ATMs may be empty',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 49500,
      description: 'Two to a room: guesthouse, bungalow, lodge and 4-star hotel',
    },
    {
      title: 'Pool villa on Gili Air',
      price: 58500,
      description: 'Both Gili Air nights in a villa with its own pool; the other rooms the same',
    },
  ],
  facts: {
    meet: {
      place: 'International arrivals hall, Ngurah Rai Airport, Bali: your driver waits for your flight',
      time: '1:00 pm',
    },
    end: {
      place: 'Departures, Lombok International Airport, two hours before your flight',
      time: '12:00 noon',
    },
    airport: {
      name: 'Ngurah Rai International (DPS), Bali',
      transfer: 'You are met there: about 90 minutes by private car to Padang Bai, included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'A driver in Bali on day one and one in Lombok from day four, a snorkel guide and a village waterfall guide.',
    ages: { from: 6, note: 'Everyone must be able to step over the side of a boat; swimmers enjoy it most.' },
    fitness:
      'Hardest is day four: about two hours by car, then a walk up a stream, knee-deep in cold water, to Tiu Kelep. The highest night is Senaru (600 m).',
    nights: [
      { count: 1, place: 'Padang Bai', room: 'Seafront guesthouse', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Gili Air', room: 'Beach bungalow', sharing: 'Double', washroom: 'own' },
      {
        count: 1,
        place: 'Senaru',
        room: 'Mountain lodge',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Rinjani Lodge'],
      },
      {
        count: 1,
        place: 'Kuta Lombok',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Novotel Lombok Resort & Villas'],
      },
    ],
    singleRoom: { more: 10000 },
    child: { from: 6, to: 11, price: 33500, note: 'Sharing the parents’ room, with a seat on every boat.' },
    network:
      'Good 4G at Padang Bai, Gili Air and Kuta Lombok, patchy at Senaru. Telkomsel reaches furthest; buy the SIM at Denpasar airport.',
    cash: 'Draw rupiah in Bali for the islands and Senaru: the few ATMs on Gili Air may run empty and Senaru has hardly any. Cards only in larger hotels.',
    power:
      '230 V, sockets of types C and F: two-pin chargers fit, three-pin Indian plugs need an adaptor. Short cuts happen on Gili Air and at Senaru.',
    insurance: 'Required, not included: buy overseas medical cover that names boat trips and evacuation.',
    papers: [
      {
        what: 'Passport valid for six months from entry, undamaged, with a return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Visa on arrival for 30 days, or the e-VOA online; the rule and fee may change',
        by: 'you',
        when: 'Online in the weeks before, or at Denpasar airport',
      },
      {
        what: 'All Indonesia arrival declaration, free, one for each traveller',
        by: 'you',
        when: 'Online in the last three days before landing',
      },
      {
        what: 'Bali tourist levy voucher with QR code',
        by: 'you',
        when: 'Online before the flight, or at the airport',
      },
    ],
    payLocally: [
      {
        what: 'Indonesian visa on arrival, 30 days',
        paidTo: 'Indonesian immigration, online or at Denpasar airport',
        rupees: 2850,
        foreign: { amount: 500000, currency: 'IDR' },
      },
      {
        what: 'Bali tourist levy',
        paidTo: 'Province of Bali, on the Love Bali site or at the airport counter',
        rupees: 855,
        foreign: { amount: 150000, currency: 'IDR' },
      },
      {
        what: 'Marine-park ticket for the Gili islands (approximate)',
        paidTo: 'National marine-park office, through the boat',
        rupees: 570,
        foreign: { amount: 100000, currency: 'IDR' },
      },
    ],
  },
  route: [
    { place: 'padang-bai', night: true },
    { place: 'gili-air', night: true },
    { place: 'senaru', night: true },
    { place: 'kuta-lombok', night: true },
  ],
  difficulty: 'moderate',
  tags: ['international', 'beach', 'adventure', 'offbeat'],
  cover: 'bali-coast/dusk',
  gallery: [
    'bali-coast/dawn-villa-room',
    'strait/day',
    'reef/dusk',
    'bali/dawn',
    'bali-coast/detail-1',
    'hammock/dusk',
    'bali/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By fast boat from Padang Bai to Gili Air',
    high: 'Green turtles, a short swim from the shore',
  },
}
