import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'maldives-whale-shark-dhigurah-private',
  kind: 'customised',
  title: 'Dhigurah: Four Chances at a Whale Shark',
  location: 'Dhigurah, South Ari Atoll',
  country: 'Maldives',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12],
  price: 58500,
  discount: 0,
  rating: 4.9,
  reviews: 2,
  description:
    'With one search you need luck; with four you have a good chance. Researchers on South Ari’s reef have logged several hundred individual whale sharks, most of them adolescent males that stay for years, and sightings come in every month. You base yourself on Dhigurah with a guide and a boat for two to four people, go out when wind and light are right, and read the sea together with people who do it daily. Mornings may be swapped for dives, a rest or another island. Days without a shark happen, and we say so in writing.',
  highlights: [
    'Private boats on up to four mornings, with a spotter and an in-water guide',
    'A talk by reef researchers on how spot patterns behind the gills identify each fish',
    'Fins-on training in the lagoon first, so that two minutes beside a shark are not wasted',
    'Manta cleaning stations off the western reef, best from December to April',
    'Dhangethi’s heritage yard and lanes, where nobody sells you a trip',
    'Return by the thirty-minute flight from Maamigili or by sea, if you do not get seasick',
  ],
  placesCovered: ['Dhigurah', 'Maamigili', 'Dhangethi', 'South Ari Marine Protected Area'],
  itinerary: [
    {
      title: 'Fly to Maamigili, sail to Dhigurah',
      description:
        'From the capital’s domestic terminal the turboprop takes half an hour to Maamigili, low enough over the reef that passengers have seen a shark before landing. A boat covers the last stretch to Dhigurah in about fifteen minutes. After lunch your guide takes you into the lagoon with fins and mask: equalise, kick from the hip, breathe slowly, turn without splashing. It is the most useful hour of the trip. Supper is vegetable kottu roshi and lime.',
      activities: ['Domestic flight', 'Snorkel training in the lagoon', 'Briefing on the code of conduct'],
      meals: ['lunch', 'dinner'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'Dhigurah: the first search along the outer reef',
      description:
        'You leave Dhigurah at 8 am with the sun behind the spotter. The boat zigzags along the edge of the reef, kilometre after kilometre, and talks by radio with other boats; by the rules of 2025 only a certified guide may take you in and only a few boats may be near a shark at once, and all leave when it dives. In the water keep at least three metres from the body, four from the tail, and do not touch or use flash. Most swims last minutes, but now and then a shark stays for half an hour. You are back for lunch, and the afternoon is yours.',
      activities: ['Whale-shark search, about four hours', 'Beach afternoon'],
      meals: ['breakfast', 'lunch'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'Dhigurah: a researcher’s talk and a second search',
      description:
        'A researcher explains why almost all the sharks here are males under eight metres, why nobody has found where they are born, and how your photograph of the left flank can be matched to a name. Then you go out again from Dhigurah with that knowledge, this time with the engine off for longer. When a current runs we stop at a manta station at twelve metres: you float above while small fish clean the mantas. Afterwards there is tea with hedhikaa, local snacks, from a plate without fish that we order ahead.',
      activities: ['Talk on shark identification', 'Second boat search', 'Manta cleaning station'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'A third search, then the lanes of Dhangethi',
      description:
        'If you have met your shark, use this morning for a try-dive or for the southern tip of Dhigurah with a flask of coffee. If not, we go out a third time and stay longer. After rest the boat crosses to Dhangethi, a quarter of an hour north: a small cultural yard with rope-making and a thatched house, children practising serves on a volleyball court of sand, fruit bats flying over at dusk. Dinner is on the beach, at a table for you alone.',
      activities: ['Third search or try-dive', 'Visit to Dhangethi', 'Private beach dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'A short last search, then Maamigili and Malé',
      description:
        'Guests on the afternoon plane may have a short fourth run at 7 am, since the shark grounds lie on the way to Maamigili; your bags come too. Divers must not dive for twenty-four hours before any flight and spend that time on the sand instead. You may also take the cheaper two-hour speedboat to Malé, on which you can get wet, and which usually leaves at 6:30 am or after lunch. Direct flights home from the capital run to at least five Indian cities.',
      activities: ['Short final search', 'Flight or speedboat out'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in Dhigurah in an air-conditioned double room, with breakfast',
    'Domestic flights between Malé and Maamigili, and the boat to and from Dhigurah',
    'Three half-day trips in a private boat, and the short trip on the last day',
    'A guide in the water, and masks, fins and float vests in your sizes',
    'Talk by a reef researcher, and any fee of the conservation area',
    'Two lunches and three dinners, one of them on the beach, vegetarian if you ask',
  ],
  exclusions: [
    'Flights between India and Malé',
    'Green tax, US$6 per person a night: US$24 (about ₹2,280) for four nights, paid at the guest house',
    'Scuba dives (about US$65 each), unless your package has them, and diving courses',
    'Lunch on days 3, 4 and 5 and dinner on day 2, about US$7 to 10 each in a café',
    'Underwater camera hire',
  ],
  faqs: [
    {
      question: 'How likely are we to see a whale shark?',
      answer:
        'Operators here report a shark on about two trips out of three over a year, and now and then a week without any. Four trips make it likely, never certain. If you see none, there is no refund, because the boat and crew went out all the same.',
    },
    {
      question: 'Can we come with teenagers or only one of us swimming?',
      answer:
        'From about ten years, confident swimmers do well with a vest and the guide’s hand. Non-swimmers stay aboard under the awning and often see the shark first. We can also swap one boat trip for a day of kayaking in the lagoon.',
    },
    {
      question: 'When is the sea calmest?',
      answer:
        'February and March are flattest. From May to October the south-west wind makes swell on the outer reef, visibility drops to ten or fifteen metres with plankton, and sharks feed near the surface. We leave out June and July, when boats often cannot go out.',
    },
    {
      question: 'How do we pay on Dhigurah?',
      answer:
        'There is a cash machine, not always filled. Bring dollars in small notes. Guest houses add up your extras and often take cards for three or four per cent more. One US dollar is about fifteen and a half rufiyaa.',
    },
    {
      question: 'Do we need to arrange an entry visa?',
      answer:
        'No. Indian passport holders get a free permit for thirty days or more at the airport, with a return ticket and a hotel booking. Fill in the IMUGA form online within 96 hours before the flight. The rule may change, so look at the immigration website before you buy flights.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the water',
      essential: true,
      items: [
        'Full-length swim leggings and rash top',
        'Anti-fog drops or baby shampoo',
        'Seasickness remedy that you have tried before',
      ],
    },
    {
      category: 'For the island',
      essential: true,
      items: [
        'Clothes covering shoulder to knee',
        'Insect repellent for still evenings',
        'Refillable bottle; guest houses have filters',
      ],
    },
    {
      category: 'For photographers',
      essential: false,
      items: ['Action camera with a red filter, no strobe', 'Silica gel and a microfibre towel'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 58500,
      description: 'Two to a guest-house room; the boat is yours alone',
    },
    {
      title: 'Double room with two dives',
      price: 69950,
      description: 'Two to a room; two guided scuba dives for each of you, if certified',
    },
    {
      title: 'Single room',
      price: 76000,
      description: 'A room for each of you; the boat and its trips the same',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Domestic terminal, Velana International Airport, Malé', time: '10:30 am' },
    end: {
      place: 'Velana International Airport, Malé, by the afternoon flight from Maamigili',
      time: '3:00 pm',
    },
    airport: {
      name: 'Velana International (MLE), Malé',
      transfer:
        'You meet here; the domestic flight of about 30 minutes and the boat of about 15 to Dhigurah are included.',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A boat crew with a spotter, one guide in the water, and a reef researcher for the talk on day 3',
    ages: {
      from: 10,
      note: 'Confident swimmers from ten years, with a vest and the guide. Non-swimmers can stay on the boat.',
    },
    fitness:
      'Moderate: boat trips of about four hours on three mornings and a short one on the last, and short hard swims with fins in deep water. Divers stay dry for 24 hours before the flight.',
    nights: [
      {
        count: 4,
        place: 'Dhigurah',
        room: 'Guest house with garden, air-conditioned',
        sharing: 'Double or twin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 17500 },
    child: {
      from: 10,
      to: 14,
      price: 43500,
      note: 'On an extra bed in the parents’ room, with flights, boats and meals as listed.',
    },
    network:
      '4G (Dhiraagu, Ooredoo) in the village, patchy at sea; the guest house has Wi-Fi. Take roaming or a tourist SIM at the airport.',
    cash: 'Bring about US$200 in small notes. Dhigurah has an ATM, not always filled; cards often cost three or four per cent more.',
    power:
      'Mostly type G sockets (three flat pins, as in Britain), 230 V: carry an adaptor. Island power runs all day, with rare short cuts.',
    insurance:
      'Required, not included: buy medical cover with snorkelling and evacuation; divers need dive-accident cover too.',
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
      {
        what: 'Tickets for the domestic flights, and any marine-area fee',
        by: 'us',
        when: 'Once you send us your flight numbers',
      },
    ],
    payLocally: [
      {
        what: 'Green tax, US$6 a night for four nights at a small guest house',
        paidTo: 'Guest house desk on Dhigurah',
        rupees: 2280,
        foreign: { amount: 24, currency: 'USD' },
      },
    ],
  },
  route: [
    { place: 'male' },
    { place: 'maamigili' },
    { place: 'dhigurah', night: true },
    { place: 'dhangethi' },
    { place: 'dhigurah', night: true },
    { place: 'maamigili' },
    { place: 'male' },
  ],
  difficulty: 'moderate',
  tags: ['international', 'wildlife', 'beach', 'adventure'],
  cover: 'maldives/atoll-gold',
  gallery: [
    'maldives/day-garden-room',
    'sea-crossing/fast-day',
    'reef/gold',
    'maldives/dusk-palms',
    'maldives/sandbank-gold',
    'maldives/detail-2',
    'hammock/gold',
  ],
  captions: {
    night: 1,
    travel: 'By private boat on up to four mornings',
    high: 'In the water with a guide, along the reef of South Ari',
  },
}
