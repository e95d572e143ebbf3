import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'maldives-local-islands',
  kind: 'group',
  title: 'Maldives on Local Islands: Maafushi and Dhigurah',
  location: 'Maafushi & Dhigurah, Maldives',
  country: 'Maldives',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 11, 12],
  price: 39500,
  discount: 8,
  rating: 4.7,
  reviews: 2,
  description:
    'This trip goes where Maldivians live: you stay in guest houses run by families, share boats to the reef, and see schoolchildren cycle past your breakfast. You sleep two nights on Maafushi for the excursions and two on Dhigurah for the long beach and the whale sharks. It costs about a third of a resort and asks something in return: no alcohol anywhere on these islands, swimwear only on the marked beach, shoulders and knees covered in the lanes. We run from November to April, when the north-east wind keeps the sea flat and the rain short.',
  highlights: [
    'A morning’s search along the South Ari reef for whale sharks, in the water with masks if one comes',
    'Dhigurah’s beach walked end to end, an hour of sand to the tip and its spit',
    'Snorkelling over nurse sharks and a turtle reef from Maafushi, with a guide in the water',
    'Breakfast of roshi and barabo mashuni, made with pumpkin in place of the usual tuna',
    'Our own speedboat between the atolls, so no day is lost to ferry timetables',
    'Malé on foot before the flight: fish market, coral-stone mosque, a bench by the harbour',
  ],
  placesCovered: ['Malé', 'Maafushi', 'South Malé Atoll', 'Dhigurah', 'South Ari Marine Protected Area'],
  itinerary: [
    {
      title: 'Land at Malé, then a speedboat to Maafushi',
      description:
        'Flights from Kochi take an hour and a half, Bengaluru two, Mumbai under three, Delhi four. Everyone who lands by 3 pm goes on the same speedboat from the airport jetty at Malé; it reaches Maafushi in about forty minutes. The captain shows you the bikini beach, the pharmacy, the cash machine and the line beyond which you may not wear swimwear. Swim before sunset, about 6 pm. Dinner is a buffet on the sand with a vegetable riha, a curry of coconut milk and pandan, cooked without fish.',
      activities: ['Speedboat transfer', 'Island orientation walk', 'Sunset swim at the bikini beach'],
      meals: ['dinner'],
      stay: 'Family guest house, Maafushi',
    },
    {
      title: 'Maafushi: turtles, nurse sharks and a sandbank',
      description:
        'The boat leaves Maafushi at 9 am with masks for all and a guide for every six snorkellers. First stop is a shallow reef where hawksbill turtles feed; second, a channel edge where nurse sharks lie like logs on the bottom, harmless and heavy. Lunch is packed and eaten on a sandbank with no shade at all, so cover up. On the way back we cruise slowly for spinner dolphins, which ride the bow more often than not. Evening is free for the cafés.',
      activities: ['Three-stop snorkelling trip', 'Picnic on a sandbank', 'Dolphin watch'],
      meals: ['breakfast', 'lunch'],
      stay: 'Family guest house, Maafushi',
    },
    {
      title: 'Across to South Ari and Dhigurah',
      description:
        'The boat crosses open water for two hours today, and the channel between the atolls can be bumpy: take a motion-sickness tablet at breakfast if you need it. Life on Dhigurah is much slower, with one sand street, bicycles, and bats in the breadfruit trees. Settle in, then walk south with the guide through scrub and palms to the far tip, an hour each way. At low tide a spit runs out where two currents meet. Carry water; there is no shop after the football ground.',
      activities: ['Private speedboat to Dhigurah', 'Walk to the southern tip', 'Swim off the spit'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house near the beach, Dhigurah',
    },
    {
      title: 'Looking for whale sharks off Dhigurah',
      description:
        'South Ari is one of the few places where young whale sharks, four to seven metres long, are met all year. From Dhigurah the dhoni works along the outer reef while a spotter on the roof watches for shadows in the water. If one is found you slip in quietly, stay at least three metres off its side and four from its tail, and swim hard for a minute or two. Some mornings there are none; then we drift over manta cleaning stations or a garden of staghorn. After supper there is bodu beru drumming.',
      activities: ['Half-day whale-shark search', 'Reef snorkel', 'Bodu beru drumming'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house near the beach, Dhigurah',
    },
    {
      title: 'Malé in two hours, then home',
      description:
        'The boat starts at 6:30 am and is back in Malé at about 9 am. Bags stay with the crew while a Malé guide walks you past the fish market, where skipjack are filleted in seconds, to Hukuru Miskiy, the mosque cut from coral blocks in 1658, seen from its courtyard. After coffee and sweet bondibaiy, a rice pudding, in a tea house it is ten minutes over the bridge to the terminal. Book flights after 1 pm.',
      activities: ['Speedboat to Malé', 'Old-town walk', 'Drop at the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in air-conditioned twin rooms with hot water: two in Maafushi, two in Dhigurah',
    'All three speedboat rides, from the airport jetty and back to it',
    'Snorkelling day and whale-shark morning with boat, guides, masks and jackets',
    'Nine meals as marked in the day plan, each with a vegetarian main dish',
    'Any entry fee of the marine area at South Ari, and the guided walk in Malé',
    'A captain who has dived these reefs and carries a surface buoy and oxygen on the boats',
  ],
  exclusions: [
    'Flights to and from Malé, roughly ₹14,000 to ₹28,000 depending on city and month',
    'Green tax, US$6 a night in small guest houses: US$24 (about ₹2,280) for four nights, paid in cash at the desks',
    'Scuba dives, about US$60 to 80 each with gear',
    'Meals not marked, two or three in all, around US$8 to 12 each in a café',
    'Medical and baggage insurance',
  ],
  faqs: [
    {
      question: 'Do Indians need a visa?',
      answer:
        'No visa in advance. You get a free permit on arrival, for 30 days or more, if you show a return ticket, a confirmed stay and enough money. Fill in the IMUGA declaration online within 96 hours before the flight to Malé. The rule may change, so check it before you book.',
    },
    {
      question: 'What may I not carry in?',
      answer:
        'Alcohol, pork, vapes and any idol or image meant for worship are stopped at customs. A small locket that you wear is usually allowed, but leave idols for your prayers at home. Duty-free whisky is held at the airport and returned when you leave.',
    },
    {
      question: 'Is there enough for a vegetarian to eat?',
      answer:
        'Yes, with some care. Tuna is found in sambols, snacks and even some breads, so we tell our kitchens in writing. Expect roshi, dal, pumpkin and moringa curries, noodles and a lot of coconut. Jain food without onion is possible on Maafushi and more difficult on Dhigurah.',
    },
    {
      question: 'What changes in Ramadan?',
      answer:
        'Ramadan comes about eleven days earlier each year and now falls in February and March. Cafés on inhabited islands close until sunset, and nobody should eat or smoke in the street. Guest houses still serve their own residents, boats still run, and evenings are lively. If you want cafés open by day, choose another date.',
    },
    {
      question: 'I cannot swim well. Is it still worth coming?',
      answer:
        'The sandbank, beaches and dolphins need no swimming, and a guide tows beginners on a ring over the turtle reef. The whale-shark drop is in deep blue water with some chop, and for that you must be at ease with a mask and fins.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Under the sun',
      essential: true,
      items: ['Long-sleeved rash vest', 'Reef-safe sunscreen', 'Hat with a chin cord for the boat'],
    },
    {
      category: 'For the lanes',
      essential: true,
      items: ['T-shirts and loose trousers or a long skirt', 'Slippers that can get salty'],
    },
    {
      category: 'Money and papers',
      essential: true,
      items: ['US$150 in clean small notes', 'Passport good for six months', 'IMUGA code saved offline'],
    },
    {
      category: 'If you own them',
      essential: false,
      items: [
        'A mask that fits your face',
        'Motion-sickness tablets',
        'Soft bag instead of a hard case for the small boats',
      ],
    },
  ],
  packages: [
    { title: 'Twin sharing', price: 39500, description: 'Two to a room in both guest houses' },
    {
      title: 'Single room',
      price: 51500,
      description: 'A room to yourself on all four nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Arrivals hall, Velana International Airport, Malé; land by 3 pm', time: '4:00 pm' },
    end: { place: 'Departures, Velana International Airport, Malé', time: '11:00 am' },
    airport: {
      name: 'Velana International (MLE), Malé',
      transfer:
        'You meet here; our speedboat from the airport jetty, about 40 minutes to Maafushi, is included.',
    },
    team: 'One captain throughout, a snorkelling guide for every six guests in the water, and a guide for the walk in Malé',
    ages: {
      from: 8,
      note: 'The whale-shark swim is in deep open water: only for those at ease with mask and fins.',
    },
    fitness:
      'Easy to moderate: a walk of 1 hour each way on sand on day 3, 2 hours or more in a speedboat on open water on days 3 and 5, and half a day of snorkelling on days 2 and 4.',
    nights: [
      {
        count: 2,
        place: 'Maafushi',
        room: 'Family guest house, air-conditioned',
        sharing: 'Twin',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Dhigurah',
        room: 'Guest house near the beach, air-conditioned',
        sharing: 'Twin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 12000 },
    child: {
      from: 8,
      to: 11,
      price: 27500,
      note: 'On an extra bed in the parents’ room, with boats, guides and meals as listed.',
    },
    network:
      '4G (Dhiraagu, Ooredoo) on both islands, patchy at sea; guest houses have Wi-Fi. Take roaming or a tourist SIM at the airport.',
    cash: 'Carry US$150 in clean small notes. There is an ATM on Maafushi and one on Dhigurah that is not always filled; cards often cost 3 to 4 per cent more.',
    power:
      'Mostly type G sockets (three flat pins, as in Britain), 230 V: carry an adaptor. Island power runs all day, with rare short cuts.',
    insurance:
      'Required, not included: buy medical cover with snorkelling and evacuation: the islands have small clinics, the big hospitals are in Malé.',
    papers: [
      { what: 'Passport valid for six months', by: 'you', when: 'Check it before you book' },
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
        what: 'Green tax, US$6 a night for four nights in small guest houses',
        paidTo: 'Guest house desks on Maafushi and Dhigurah, in cash',
        rupees: 2280,
        foreign: { amount: 24, currency: 'USD' },
      },
    ],
  },
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 16,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [
      { from: '01-01', to: '04-25' },
      { from: '11-05', to: '12-31' },
    ],
  },
  route: [
    { place: 'male' },
    { place: 'maafushi', night: true },
    { place: 'dhigurah', night: true },
    { place: 'male' },
  ],
  difficulty: 'easy',
  tags: ['international', 'beach', 'budget'],
  cover: 'hammock/dusk',
  gallery: [
    'maldives/day-garden-room',
    'sea-crossing/fast-gold',
    'reef/day',
    'maldives/atoll-dusk',
    'maldives/sandbank-day',
    'maldives/detail-2',
    'maldives/dawn-white-boat',
  ],
  captions: {
    night: 2,
    travel: 'By our own speedboat between the atolls',
    high: 'Snorkelling over a turtle reef from Maafushi',
  },
}
