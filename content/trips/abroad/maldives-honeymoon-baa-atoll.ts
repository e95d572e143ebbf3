import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h5',
  kind: 'group',
  title: 'Maldives for Two: Seaplane to a Baa Atoll Villa',
  location: 'Baa Atoll, Maldives',
  country: 'Maldives',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 11, 12],
  price: 125085,
  discount: 7,
  rating: 4.9,
  reviews: 2,
  description:
    'You fly low over the atolls to one island and sleep two nights on the beach and two over the water. Baa lies 120 km north of the capital, far enough that the night sky is dark and the reef in front of the villas is still alive. Couples share departure dates and a seaplane, and nothing else: on the island you meet only if you wish to. Dates run November to April, the drier half of the year. The manta rays gather at Hanifaru in the other, wetter half, so this trip does not go there.',
  highlights: [
    'Thirty-five minutes by seaplane at a height where you can count the reefs',
    'Two nights in a beach villa with an open-air bathroom, then two on stilts over the lagoon',
    'Full board with an Indian vegetarian counter at dinner, and Jain cooking on notice',
    'A sandbank to yourselves for one late afternoon, with a hamper and a radio to call the boat',
    'House reef ten fin-strokes from the steps, with baby black-tip sharks in the shallows',
    'Couple’s spa session and a dinner laid at the tide line, both in the price',
  ],
  placesCovered: ['Malé', 'Baa Atoll', 'Dharavandhoo'],
  itinerary: [
    {
      title: 'Seaplane from Malé to a Baa Atoll beach villa',
      description:
        'Seaplanes fly by sight and the last leave at about 3:30 pm, so land at Malé by 12 noon. Morning flights from Bengaluru and Kochi suit perfectly; from Delhi take the earliest one. The seaplane carries some fifteen passengers, the pilots go barefoot, and the bag limit is 20 kg. Baa Atoll comes up as a scatter of pale rings. A host meets you at the pontoon with cold towels and walks you to a beach villa screened by sea hibiscus. Nothing is planned tonight beyond supper.',
      activities: ['Seaplane flight', 'Check-in to the beach villa', 'Evening swim'],
      meals: ['dinner'],
      stay: 'Beach villa, resort island, Baa Atoll',
    },
    {
      title: 'Baa Atoll: the house reef and a spa afternoon',
      description:
        'A marine biologist gives newcomers an hour at 9 am: how to clear a mask, where the current turns, which corals are recovering from the bleaching of 2016 and 2024. Then snorkel the drop-off together, looking for oriental sweetlips and the odd napoleon wrasse. Baa Atoll has been a biosphere reserve since 2011. The spa takes you both at 4 pm for ninety minutes. After dark the jetty lights attract stingrays, which you can watch free of charge.',
      activities: ['Guided house-reef snorkel', 'Couple’s spa, ninety minutes', 'Stingrays at the jetty'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach villa, resort island, Baa Atoll',
    },
    {
      title: 'To a water villa and a sandbank in Baa Atoll',
      description:
        'At 12 noon your bags move out along the boardwalk to a water villa with a glass panel in the floor and a ladder into the lagoon. At 3:30 pm a dhoni takes you to a sandbank twenty minutes off and leaves you there with a parasol, a hamper and a radio. The boat returns after sunset. Families in Baa Atoll once used these banks to dry fish; now they move a little each monsoon, so last year’s photographs show a different shape.',
      activities: ['Move to the water villa', 'Private sandbank afternoon', 'Stargazing from the deck'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Water villa, resort island, Baa Atoll',
    },
    {
      title: 'Dharavandhoo village, or a day in the lagoon',
      description:
        'Choose at breakfast. The boat to Dharavandhoo takes half an hour: it is an inhabited island with a school, a football pitch and lacquer-work from Thulhaadhoo in its shops, best seen with covered shoulders and a guide who grew up there. Or stay in Baa Atoll’s water all day with kayak and paddleboard, both free. At 7 pm a table for two is set where the tide stops, with lanterns in the sand and four courses from a menu that you agreed the day before.',
      activities: ['Dharavandhoo island visit', 'Kayak or paddleboard', 'Dinner at the tide line'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Water villa, resort island, Baa Atoll',
    },
    {
      title: 'Seaplane back to Malé and the flight home',
      description:
        'The resort confirms your seaplane slot the evening before; it is set to your flight, and anything leaving Malé after 11 am works. If you fly home at night there is a lounge with showers on the island, or a walk round Malé arranged by our desk. Settle the bill with time in hand, since cards are charged in dollars, and service and tax are often added to the menu price. Kochi is an hour and a half away, Mumbai under three.',
      activities: ['Last swim from the ladder', 'Seaplane to the capital'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in a beach villa and two in a water villa at a four-star resort, or all four in a water villa, by package; one couple per villa',
    'Return seaplane from Malé, with use of the lounge',
    'All meals from dinner on day 1 to breakfast on day 5, with tea, coffee and still water',
    'The reef hour with a marine biologist, one sandbank outing, the boat to Dharavandhoo with a guide, one spa treatment for both, one private beach dinner',
    'Masks, fins, kayaks and paddleboards throughout',
    'Resort service charge and 17 per cent tourism tax on all that is listed here',
  ],
  exclusions: [
    'Flights to and from Malé',
    'Green tax, US$12 per person a night: US$48 (about ₹4,560) each for four nights, paid at the resort',
    'Alcohol and soft drinks; a cocktail costs about US$12 to 18 (₹1,150 to ₹1,700)',
    'Motorised water sports and diving',
    'A night in Hulhumalé, about ₹7,500, if your flight lands after the last seaplane',
  ],
  faqs: [
    {
      question: 'What happens if our flight lands after the seaplanes stop?',
      answer:
        'There are two ways. A domestic flight to Dharavandhoo, twenty minutes plus a boat, runs into the evening, and we can book it in place of the seaplane for about the same price. Or you sleep near the airport at your own cost, about ₹7,500, and fly the next morning. Tell us your flight number before you pay for it.',
    },
    {
      question: 'Which visa do we need?',
      answer:
        'None in advance. Indian passport holders get a free entry permit on arrival, for thirty days or more. You show a return ticket, the resort voucher we send, and the IMUGA declaration filled in within 96 hours before the flight. Both passports should be valid for six months. The rule may change, so check it before you book.',
    },
    {
      question: 'Is it private if other couples start on the same day?',
      answer:
        'Yes. Common dates let us hold several villas and one plane. On the island there is no group table, no group games and no shared outing. You may recognise a few faces at breakfast.',
    },
    {
      question: 'Will vegetarians eat well for four days?',
      answer:
        'Yes. The main restaurant has an Indian cook and a live dosa and chapati counter on most evenings. The beach dinner can be wholly vegetarian. Jain guests should tell us ten days ahead, because vegetables come by boat twice a week.',
    },
    {
      question: 'Do you need a marriage certificate?',
      answer:
        'Immigration does not ask for it. Resorts give honeymoon extras (a cake, a decorated bed) within six months of the wedding and some want to see an invitation or certificate, so keep a photo of it on your phone.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Seaplane rules',
      essential: true,
      items: [
        'Checked bags of at most 20 kg each and 5 kg by hand',
        'Earplugs, for it is loud',
        'Slip-on shoes',
      ],
    },
    {
      category: 'Island wardrobe',
      essential: true,
      items: [
        'Swimwear and a cover-up',
        'One smart set for the beach dinner',
        'Covering clothes if you visit the village',
      ],
    },
    {
      category: 'Good to have',
      essential: false,
      items: ['Polarised sunglasses', 'Waterproof phone pouch', 'After-sun gel, costly in the boutique'],
    },
  ],
  packages: [
    {
      title: 'Beach villa, then water villa',
      price: 125085,
      description: 'Per person for two: two nights on the beach, two over the water',
      isPopular: true,
      pairs: true,
    },
    {
      title: 'Water villa throughout',
      price: 139500,
      description: 'Per person for two: all four nights over the water, without a move',
      pairs: true,
    },
  ],
  facts: {
    meet: { place: 'Seaplane counter, arrivals, Velana International Airport, Malé', time: '1:00 pm' },
    end: {
      place:
        'Departures, Velana International Airport, Malé; later if you fly later, as the seaplane is set to your flight',
      time: '9:00 am',
    },
    airport: {
      name: 'Velana International (MLE), Malé',
      transfer: 'You meet here; the seaplane, about 35 minutes to the island, is included both ways.',
    },
    team: 'No escort and no group on the island. A resort host meets the seaplane; a marine biologist leads the reef hour',
    ages: { from: 18, note: 'For couples.' },
    fitness:
      'Very easy: one seaplane flight each way, 20 minutes by dhoni to the sandbank, and short walks on sand and boardwalk. Snorkelling is for swimmers, with a guide on day 2.',
    nights: [
      {
        count: 2,
        place: 'Resort island, Baa Atoll',
        room: 'Beach villa, four-star resort',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Reethi Beach Resort'],
      },
      {
        count: 2,
        place: 'Resort island, Baa Atoll',
        room: 'Water villa, four-star resort',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Reethi Beach Resort'],
      },
    ],
    singleRoom: { none: 'For couples only: every villa is shared by two.' },
    child: { none: 'A honeymoon for two adults; children go on our family trip to North Malé Atoll.' },
    network:
      'Wi-Fi and 4G (Dhiraagu, Ooredoo) on the island, slow at times. Take roaming or a tourist SIM at the airport.',
    cash: 'Extras go on the room bill and are paid by card in dollars. Carry about US$100 (₹9,500) in small notes for tips; do not count on an ATM on the island.',
    power:
      'Mostly type G sockets (three flat pins, as in Britain), 230 V: carry an adaptor. The island makes its own power, all day.',
    insurance:
      'Not included, and every guest must have it: medical cover with evacuation; seaplanes do not fly at night, Baa’s own hospital is small, and serious cases go to Malé.',
    papers: [
      {
        what: 'Passports; six months’ validity is the safe rule',
        by: 'you',
        when: 'Check them before you book',
      },
      {
        what: 'IMUGA traveller declaration, online and free',
        by: 'you',
        when: 'Within 96 hours before the flight to Malé',
      },
      {
        what: 'Free entry permit on arrival for Indian passports, 30 days or more; may change',
        by: 'you',
        when: 'On arrival, with return ticket and our resort voucher',
      },
    ],
    payLocally: [
      {
        what: 'Green tax, US$12 a night for four nights',
        paidTo: 'The resort, on the room bill',
        rupees: 4560,
        foreign: { amount: 48, currency: 'USD' },
      },
    ],
  },
  departures: {
    weekday: 'monday',
    count: 6,
    seats: 16,
    smallest: 4,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [
      { from: '01-08', to: '04-24' },
      { from: '11-09', to: '12-18' },
    ],
  },
  route: [
    { place: 'male' },
    { place: 'baa-atoll', night: true },
    { place: 'dharavandhoo' },
    { place: 'baa-atoll', night: true },
    { place: 'male' },
  ],
  difficulty: 'easy',
  tags: ['honeymoonSpecial', 'international', 'beach', 'luxury'],
  cover: 'maldives/day',
  gallery: [
    'maldives/dusk-villa-room',
    'maldives/atoll-gold',
    'beach-table/gold',
    'maldives/sandbank-dusk',
    'maldives/detail-1',
    'reef/dawn',
    'maldives/detail-2',
    'hammock/dawn',
  ],
  captions: {
    night: 2,
    travel: 'By seaplane, thirty-five minutes over the reefs',
    high: 'A dinner for two, laid at the tide line',
  },
}
