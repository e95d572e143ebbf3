import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'maldives-water-villa-private',
  kind: 'customised',
  title: 'A Water Villa in South Malé Atoll, by Speedboat',
  location: 'South Malé Atoll, Maldives',
  country: 'Maldives',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12],
  price: 118500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'Here you get a room over the water without paying for a seaplane. South Malé Atoll begins half an hour from the runway and speedboats meet every flight, midnight included, so a Thursday-evening departure from Mumbai still puts you in the lagoon by Friday breakfast. We suggest three nights in the villa and a last one in town near the airport, but you may turn that round, add days, pick half board or all-inclusive, or ask for a villa with its own pool. May and September bring lower rates and some wet afternoons; June and July we leave out.',
  highlights: [
    'Three nights over the lagoon with a ladder from your deck',
    'Transfers at any hour, forty to fifty minutes by covered speedboat',
    'Free choice of meal plan, priced side by side before you decide',
    'Sunset fishing the Maldivian way, with a handline and no rod',
    'An afternoon on Guraidhoo to see how the islanders of the atoll live',
    'Sunrise or sunset side, and distance from the bar, settled when you book',
  ],
  placesCovered: ['Malé', 'South Malé Atoll', 'Guraidhoo', 'Hulhumalé'],
  itinerary: [
    {
      title: 'Speedboat from Malé to your water villa',
      description:
        'Outside arrivals at Malé the resort counters stand in a row and ours has your names. The covered boat crosses the Vaadhoo channel, the one rough stretch, and slows as the water turns from dark blue to green. South Malé Atoll’s outer reefs break the swell, so villas on the inside stand over water that barely moves. Late arrivals can ask for a cold plate in the room. Early ones have lunch and the whole afternoon.',
      activities: ['Speedboat on arrival', 'Settle into the water villa'],
      meals: ['dinner'],
      stay: 'Water villa, South Malé Atoll',
    },
    {
      title: 'A free day at your villa in South Malé Atoll',
      description:
        'This day is blank on purpose. Most people in South Malé Atoll move between deck, ladder and hammock net, and get up late in the day, when eagle rays sometimes pass the villas. If you want structure, dive centres often give a free pool try-out, many spas are cheaper in the morning, and a guide takes swimmers along the drop-off when the tide is right. Dinner is wherever you asked for it: at the buffet, at the grill, or on your own deck.',
      activities: ['Pool scuba try-out', 'Guided drop-off snorkel', 'Spa, on request'],
      meals: ['breakfast', 'dinner'],
      stay: 'Water villa, South Malé Atoll',
    },
    {
      title: 'Guraidhoo by day, handline fishing at dusk',
      description:
        'A dhoni takes the two of you to Guraidhoo in twenty-five minutes, with a guide from the island. See the harbour where dhonis are hauled out and mended, drink sai with a family and buy a mat if you like it. Cover shoulders and knees. You are back by 2 pm. At 5:30 pm the same boat goes out for night fishing with bait, a weight and a reel of line, and you may catch red snapper if you are patient. The kitchen grills your fish, or you may simply watch the stars and not fish at all.',
      activities: ['Island visit to Guraidhoo', 'Handline fishing or a dusk cruise'],
      meals: ['breakfast', 'dinner'],
      stay: 'Water villa, South Malé Atoll',
    },
    {
      title: 'A last swim, then the boat to Hulhumalé',
      description:
        'Keep the villa until 12 noon. The boat drops you at Hulhumalé, a planned town with a long public beach, where a seaside hotel costs far less than the water villa and makes an early flight easy. Walk the promenade at 6 pm with half the neighbourhood; there are Kerala canteens with proper appam and kadala curry. Those flying late can skip this night: we move the money into a longer stay or a better villa.',
      activities: ['Morning swim', 'Boat to Hulhumalé', 'Promenade and Kerala supper'],
      meals: ['breakfast'],
      stay: 'Seafront hotel, Hulhumalé',
    },
    {
      title: 'Hulhumalé to the airport, or Malé first',
      description:
        'The hotel car crosses the causeway from Hulhumalé to the terminal in ten minutes. With a midday flight you can take a taxi over the bridge and see Malé first: the tomb of Abul Barakat, the blue-and-white presidential house, a market that sells extremely hot bottled chilli. Clear immigration two and a half hours ahead, because weekend queues for the charter flights are long. The clock goes forward thirty minutes on the way home.',
      activities: ['Optional city walk', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a water villa for two, with breakfast and dinner',
    'One night in Hulhumalé with breakfast',
    'Shared resort speedboat each way, and the hotel car to the airport on day 5',
    'Visit to Guraidhoo with boat and guide, and one handline fishing trip',
    'Mask, snorkel and fins for the whole stay',
    'A planner on WhatsApp from first question to landing back in India',
  ],
  exclusions: [
    'Flights to and from Malé',
    'Green tax, US$12 a night at the resort and US$6 in the small town hotel: US$42 (about ₹3,990) per person in all',
    'Lunches and drinks, unless you take the all-inclusive package',
    'Gala dinners for stays between 23 December and 6 January; we tell you the price before you pay',
    'Spa treatments, islands reached by seaplane, and a pool villa unless your package has it',
  ],
  faqs: [
    {
      question: 'How can this plan be changed?',
      answer:
        'In almost any way. People often choose four nights in one villa without the town night, two resorts for two nights each, or a beach villa first to save money. You can stay two nights or ten. Prices change with dates, so we send three quotes and you choose.',
    },
    {
      question: 'Does South Malé Atoll have good snorkelling?',
      answer:
        'Fair to good, depending on the island. Heat bleached much shallow coral in 2016 and again in 2024, and some lagoons are sand only. If the reef matters more to you than the room, tell us first: we suggest islands with a living reef at the edge, even if the villas are older.',
    },
    {
      question: 'Is there any paperwork for Indian citizens?',
      answer:
        'Very little. Entry is free on arrival, for thirty days or more, with the IMUGA form filled in online within 96 hours before travel. The officer may ask for the resort booking. The rule may change, so check it before you book.',
    },
    {
      question: 'What should we budget on the island?',
      answer:
        'With breakfast and dinner in the price, couples spend US$60 to 120 a day on lunches, drinks and a trip or two. Everything is signed to the room and paid by card; carry perhaps US$100 for tips and the town. Rufiyaa are needed only outside resorts.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Hand luggage',
      essential: true,
      items: [
        'A swimsuit, in case the room is not ready',
        'Return ticket printed',
        'Card enabled for dollar payments',
      ],
    },
    {
      category: 'In the case',
      essential: true,
      items: [
        'Linen or cotton for evenings',
        'Aqua shoes: coral rubble is sharp',
        'Sunscreen without oxybenzone',
      ],
    },
    {
      category: 'Only if you like',
      essential: false,
      items: ['Books; the villa Wi-Fi is patchy', 'British three-pin adaptor'],
    },
  ],
  packages: [
    {
      title: 'Water villa, half board',
      price: 118500,
      description: 'Two to a villa; breakfast and dinner on the island',
    },
    {
      title: 'Water villa, all inclusive',
      price: 142500,
      description: 'Two to a villa; all meals and house drinks on the island, breakfast in Hulhumalé',
    },
    {
      title: 'Water villa with pool',
      price: 158500,
      description: 'Two to a villa with a pool on its deck; breakfast and dinner on the island',
    },
  ],
  facts: {
    meet: { place: 'Resort counters outside arrivals, Velana International Airport, Malé', time: '2:00 pm' },
    end: { place: 'Departures, Velana International Airport, Malé', time: '10:00 am' },
    airport: {
      name: 'Velana International (MLE), Malé',
      transfer:
        'You meet here; the covered speedboat, 40 to 50 minutes, meets every flight and is included both ways.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'No escort: resort staff on the island, a guide from Guraidhoo on day 3, a planner on WhatsApp',
    ages: {
      from: 12,
      note: 'Many resorts keep water villas for guests above twelve: decks are open and steps slippery.',
    },
    fitness:
      'Very easy: a speedboat ride of 40 to 50 minutes with one rough stretch, then short walks on boardwalk and sand. Snorkelling is for swimmers.',
    nights: [
      {
        count: 3,
        place: 'South Malé Atoll',
        room: 'Water villa on a resort island',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Hulhumalé', room: 'Seafront hotel', sharing: 'Double or twin', washroom: 'own' },
    ],
    singleRoom: { more: 62000 },
    child: { none: 'Water villas are not for small children: ask for our family trip to North Malé Atoll.' },
    network:
      '4G (Dhiraagu, Ooredoo) and Wi-Fi, patchy in the villas. Take roaming or a tourist SIM at the airport.',
    cash: 'The resort bill is paid by card in dollars. Carry about US$100 in small notes for tips and Hulhumalé, where there are ATMs.',
    power:
      'Mostly type G sockets (three flat pins, as in Britain), 230 V: carry an adaptor. The island makes its own power, all day.',
    insurance:
      'Required, not included: buy medical cover with evacuation; the nearest hospitals are in Malé and Hulhumalé.',
    papers: [
      {
        what: 'Passport; six months’ validity is the safe rule',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'IMUGA traveller declaration, online and free',
        by: 'you',
        when: 'Within 96 hours before the flight to Malé',
      },
      {
        what: 'Free entry permit on arrival for Indian passports, 30 days or more; may change',
        by: 'you',
        when: 'On arrival, with return ticket and our vouchers',
      },
    ],
    payLocally: [
      {
        what: 'Green tax, US$12 a night for three nights at the resort, US$6 for one in a small town hotel',
        paidTo: 'The resort and the hotel in Hulhumalé, on the bill',
        rupees: 3990,
        foreign: { amount: 42, currency: 'USD' },
      },
    ],
  },
  route: [
    { place: 'male' },
    { place: 'south-male-atoll', night: true },
    { place: 'guraidhoo' },
    { place: 'south-male-atoll', night: true },
    { place: 'hulhumale', night: true },
    { place: 'male' },
  ],
  difficulty: 'easy',
  tags: ['international', 'beach', 'luxury'],
  cover: 'maldives/dusk-palms',
  gallery: [
    'maldives/gold-villa-room',
    'sea-crossing/fast-gold',
    'reef/dusk',
    'maldives/atoll-day',
    'maldives/sandbank-dusk',
    'maldives/detail-1',
    'hammock/dusk',
    'beach-table/night',
  ],
  captions: {
    night: 1,
    travel: 'By covered speedboat, forty to fifty minutes',
    high: 'The drop-off, on a guided snorkel',
  },
}
