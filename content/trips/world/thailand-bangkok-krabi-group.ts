import type { TripContent } from '../../schema.ts'
import { thaiVisa, thaiVisaPaper } from '../../thai-visa.ts'

export const trip: TripContent = {
  id: 'i1',
  kind: 'group',
  title: 'Bangkok and Krabi: Temples, then Longtails',
  location: 'Bangkok & Krabi, Thailand',
  country: 'Thailand',
  duration: '6D/5N',
  months: [11, 12, 1, 2, 3, 4],
  price: 42500,
  discount: 8,
  rating: 4.7,
  reviews: 3,
  description:
    'You spend two nights in Bangkok and three on Krabi’s limestone coast, and the flight between them is in the price. We run this only from November to April, when the Andaman Sea lies flat enough for open boats; by May the waves are high and boatmen cancel. You fly into Bangkok (about four hours from Delhi or Bengaluru, under three from Kolkata) and home from Krabi, which saves backtracking. The group is sixteen at most, so we all fit into two longtail boats.',
  highlights: [
    'The Grand Palace at opening time, before the coach parties and before the marble heats up',
    'Wat Arun by the cross-river ferry, which costs a few baht',
    'Four islands by longtail from Ao Nang, timed for the low tide that bares the Thale Waek sandbar',
    'An afternoon on Railay, walking through the peninsula to Phra Nang Cave beach',
    'Kayaks among the mangroves and sea caves of Ao Thalane',
    'Bangkok–Krabi flight with a 20 kg bag inside the price',
  ],
  placesCovered: [
    'Bangkok',
    'Wat Arun',
    'Chinatown',
    'Krabi Town',
    'Ao Nang',
    'Koh Poda',
    'Railay',
    'Ao Thalane',
  ],
  itinerary: [
    {
      title: 'Arrive in Bangkok: a food walk in Chinatown',
      description:
        'Your captain waits at Suvarnabhumi until 2 pm; those landing at Don Mueang get a taxi voucher. The ride into Bangkok takes forty minutes or ninety, depending on the expressway. Rooms are near a Skytrain station in Silom. At 6 pm we ride the metro to Wat Mangkon and walk Yaowarat, the Chinatown main street, where yellow pennants with red letters mark stalls cooking jay food: no meat, fish sauce, egg, onion or garlic. Mango with sticky rice ends the evening.',
      activities: ['Airport transfer to Silom', 'Chinatown food walk', 'Metro and Skytrain orientation'],
      meals: ['dinner'],
      stay: '3-star hotel, Silom, Bangkok',
    },
    {
      title: 'Bangkok: Grand Palace, Wat Pho and Wat Arun',
      description:
        'We are at the Grand Palace gate by 8:15 am, shoulders and knees covered; on days of royal ceremony it may be shut, and then we see the two temples only. The murals in its cloister tell the Ramakien, the Thai Ramayana, in 178 panels, and our guide begins at the panel where Sita is found in the furrow. Wat Pho and its 46-metre reclining Buddha follow, then the ferry over the Chao Phraya to Wat Arun, clad in broken Chinese porcelain. Bangkok rests in the afternoon heat and so do you; the evening is open for Pahurat’s mithai shops, a massage, or the malls at Siam.',
      activities: ['Grand Palace and Emerald Buddha', 'Wat Pho', 'Ferry to Wat Arun', 'Free evening'],
      meals: ['breakfast', 'lunch'],
      stay: '3-star hotel, Silom, Bangkok',
    },
    {
      title: 'Fly to Krabi, sunset on the beach at Ao Nang',
      description:
        'A morning flight of an hour and twenty minutes puts us in Krabi by noon. Vans cover the 30 km or so to Ao Nang, past rubber trees with cups tied to their trunks. After check-in and a bowl of vegetable massaman there is nothing to do but swim. Around 5 pm we walk the beach path to the southern end, where monkeys guard a wooden stairway; keep food out of sight. The sun goes down over the sea, to the right of the islands you will visit tomorrow.',
      activities: ['Bangkok–Krabi flight', 'Beach afternoon', 'Sunset walk'],
      meals: ['breakfast'],
      stay: '3-star hotel, Ao Nang',
    },
    {
      title: 'Koh Poda, three more islands and Railay by boat',
      description:
        'Two wooden longtails leave Ao Nang around 9 am, the hour shifting with the tide. The first stop is Chicken Island for snorkelling over patchy coral with plenty of sergeant fish. When the water is low enough the Thale Waek sandbar rises between Tup and Mor, and you can walk from one island to the other. Lunch is a packed rice box on Koh Poda under the casuarinas. We finish at Railay: a flat ten-minute path across the neck to Phra Nang beach, its cave shrine and its climbers, then back before dark.',
      activities: [
        'Snorkelling at Chicken Island',
        'Thale Waek sandbar',
        'Lunch on Koh Poda',
        'Railay and Phra Nang beach',
      ],
      meals: ['breakfast', 'lunch'],
      stay: '3-star hotel, Ao Nang',
    },
    {
      title: 'Kayaks at Ao Thalane, steps at the Tiger Cave',
      description:
        'Half an hour north of Ao Nang the sea runs in between cliffs and mangroves. You paddle in by double kayak as the tide allows; the water is flat and easy for beginners. You are back by 1 pm. The brave climb Wat Tham Suea at about 3:30 pm: about 1,260 uneven steps to a golden Buddha some 300 m up, a hard hour’s climb for a view over half the province. Others get off at Krabi Town for its riverside night market, where everyone eats roti with banana and condensed milk.',
      activities: ['Mangrove kayaking', 'Tiger Cave Temple climb', 'Krabi Town night market'],
      meals: ['breakfast', 'dinner'],
      stay: '3-star hotel, Ao Nang',
    },
    {
      title: 'Ao Nang to Krabi airport after a last swim',
      description:
        'Checkout is at noon; bags wait behind the desk while you have a last swim at Ao Nang or a massage on the sand for 300 to 400 baht an hour. Shared vans run to Krabi airport in forty minutes at times fitted to your flights. Some Indian cities have had non-stop services from Krabi in season; otherwise connect in Bangkok, or take our paid transfer to Phuket airport, two and a half to three hours by road.',
      activities: ['Free morning', 'Airport drop at Krabi'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Economy flight from Bangkok to Krabi with one checked bag of 20 kg',
    'Five nights with breakfast, sharing as you choose: two in Silom, three a short walk from Ao Nang beach',
    'Airport transfer from Suvarnabhumi on day one and the van to Krabi airport on day six',
    'Tickets to the Grand Palace, Wat Pho and Wat Arun with an English-speaking licensed guide',
    'Longtail day with masks, life jackets, park fee and a rice-box lunch',
    'Half-day kayak session at Ao Thalane with instructor',
    'A Kafila captain with the group throughout',
  ],
  exclusions: [
    'Flights from India to Bangkok and from Krabi back to India',
    'The fee for a Thai visa on arrival, if one is needed: 2,000 baht in earlier years, about ₹5,800',
    'Lunches and dinners that the plan does not list; allow 400–600 baht a day',
    'Any taxi fare from Don Mueang above the value of our voucher, and the optional van to Phuket airport',
    'Overseas medical insurance, which every guest must have',
  ],
  faqs: [
    {
      question: 'Do Indians need a visa for Thailand?',
      answer: `${thaiVisa} Separately, everyone fills in the free Thailand Digital Arrival Card online in the three days before landing. Carry a return ticket and proof of funds; officers do ask.`,
    },
    {
      question: 'How will a strict vegetarian manage?',
      answer:
        'Well in Bangkok, where jay kitchens and Indian restaurants are common, and fairly in Ao Nang, which has several Indian places. Watch for fish sauce and oyster sauce in dishes that look vegetarian. The captain orders in Thai for the included meals; ask for a Jain plate when you book.',
    },
    {
      question: 'Is the sea rough for a nervous traveller?',
      answer:
        'In these months the sea is calm on most mornings, often with more waves in the afternoon. Longtails sit low and spray is normal. Everyone wears a life jacket, children’s sizes are on board, and no swim stop is compulsory. If the marine office warns against sailing, we move the boat day or refund its cost.',
    },
    {
      question: 'How much cash should I bring?',
      answer:
        'About 6,000 baht covers open meals, massages and small taxis for most guests. Thai ATMs add a fee of over 200 baht to each withdrawal by a foreign card, so exchange notes at a city booth instead. UPI is accepted only in scattered shops; do not depend on it.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Documents',
      essential: true,
      items: [
        'Passport with six months left after the trip',
        'Arrival card QR code, printed or saved offline',
        'Return ticket and hotel letter',
      ],
    },
    {
      category: 'Temple clothes',
      essential: true,
      items: [
        'Trousers or long skirt below the knee',
        'A top with sleeves; a scarf over straps is refused at the palace',
      ],
    },
    {
      category: 'Sea days',
      essential: true,
      items: ['Reef-safe sunscreen', 'Rash vest', 'Waterproof pouch', 'Sandals that can get wet'],
    },
    {
      category: 'Handy',
      essential: false,
      items: ['Motion-sickness tablets', 'Thepla or khakhra for the flight hours'],
    },
  ],
  packages: [
    { title: 'Triple sharing', price: 42500, description: 'Three guests in one room with an extra bed.' },
    {
      title: 'Twin sharing',
      price: 45500,
      description: 'Two guests in a room with two single beds.',
      isPopular: true,
    },
    { title: 'Single room', price: 58500, description: 'A room to yourself in both towns.', ownRoom: true },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Suvarnabhumi Airport, Bangkok: the captain waits until 2 pm',
      time: '2:00 pm',
    },
    end: {
      place: 'Hotel in Ao Nang, with shared vans to Krabi airport timed to your flights',
      time: '12:00 noon',
    },
    airport: {
      name: 'Suvarnabhumi (BKK), Bangkok',
      transfer:
        'You are met there: 40 to 90 minutes by road to Silom, included. From Don Mueang you get a taxi voucher.',
    },
    team: 'One Kafila captain throughout, a licensed guide at the palace and temples, and a kayak instructor.',
    ages: { from: 6, note: 'The Tiger Cave steps are optional; children’s life jackets are on board.' },
    fitness:
      'Optional and hardest is day five: about 1,260 uneven steps to the Tiger Cave Buddha, some 300 m up, as much as an hour each way. Otherwise flat walks and easy kayaking.',
    nights: [
      { count: 2, place: 'Silom, Bangkok', room: '3-star hotel', sharing: 'Triple', washroom: 'own' },
      { count: 3, place: 'Ao Nang', room: '3-star hotel', sharing: 'Triple', washroom: 'own' },
    ],
    singleRoom: { more: 16000 },
    child: {
      from: 6,
      to: 11,
      price: 31500,
      note: 'As third guest in the parents’ room, with a seat on the Krabi flight.',
    },
    network:
      'Fast 4G and 5G in Bangkok and Ao Nang, little or none on some islands. AIS or True SIM at the airport, or an Indian roaming pack.',
    cash: 'About 6,000 baht for open meals, massages and taxis. ATMs take over 200 baht each time, so exchange notes in the city. UPI only in a few shops.',
    power:
      '230 V, sockets mostly of types A, B and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. Power is steady.',
    insurance: 'Required, not included: buy overseas medical cover that names boats.',
    papers: [
      {
        what: 'Passport valid for six months, return ticket and hotel voucher',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      thaiVisaPaper,
      {
        what: 'Thailand Digital Arrival Card (TDAC), free',
        by: 'you',
        when: 'Online in the three days before landing',
      },
    ],
    payLocally: [
      {
        what: 'Thai visa on arrival, if it is asked of Indians on your date; the fee of earlier years',
        paidTo: 'Thai immigration, in baht at the airport of entry',
        rupees: 5800,
        foreign: { amount: 2000, currency: 'THB' },
      },
    ],
  },
  departures: {
    weekday: 'saturday',
    count: 6,
    seats: 16,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [
      { from: '11-10', to: '12-31' },
      { from: '01-01', to: '04-12' },
    ],
  },
  route: [
    { place: 'bangkok', night: true },
    { place: 'krabi-town' },
    { place: 'ao-nang', night: true },
    { place: 'poda-island' },
    { place: 'railay' },
    { place: 'ao-nang', night: true },
    { place: 'krabi-town' },
  ],
  difficulty: 'easy',
  tags: ['international', 'beach', 'cultural'],
  cover: 'thailand/day',
  gallery: [
    'thailand/wat-gold-twin-room',
    'thailand/wat-dawn-boat',
    'hammock/gold',
    'thailand/wat-dusk',
    'reef/dusk',
    'night-market/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By cross-river ferry in Bangkok, and by longtail from Ao Nang',
    high: 'An afternoon on Railay',
  },
}
