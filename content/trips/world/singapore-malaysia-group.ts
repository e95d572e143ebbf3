import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'singapore-malaysia-group',
  kind: 'group',
  title: 'Singapore to Kuala Lumpur by Way of Malacca',
  location: 'Singapore, Malacca & Kuala Lumpur',
  country: 'Singapore',
  duration: '7D/6N',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  price: 64635,
  discount: 7,
  rating: 4.7,
  reviews: 2,
  description:
    'You see three cities along one strait and travel the road between them in one direction only. You land in Singapore, cross the Causeway by coach, sleep in Malacca on a Saturday, when its night market is on, and fly home from Kuala Lumpur. Because you never turn back, one entry on each visa is enough. We start on Wednesdays so that you reach the market on its night. The strait has no real off season: expect heat and a storm on many afternoons, heaviest in November and December.',
  highlights: [
    'The Causeway by coach: two immigration halls before lunch, explained step by step',
    'Jonker Street’s weekend market, with cendol, pineapple tarts and pensioners who sing karaoke',
    'The Chitty quarter of Malacca, Hindu families of Tamil descent who speak Malay at home',
    'Batu Caves before 8 am, two hundred and seventy-two steps and no tour buses yet',
    'The Petronas towers at dusk, from the 41st-floor bridge and then from the fountains below',
    'Pulau Ubin by bicycle, an island that looks as Singapore did before the towers',
  ],
  placesCovered: [
    'Singapore',
    'Pulau Ubin',
    'Gardens by the Bay',
    'Johor Bahru',
    'Malacca',
    'Kuala Lumpur',
    'Batu Caves',
    'Putrajaya',
  ],
  itinerary: [
    {
      title: 'Arrive in Singapore, evening in Kampong Glam',
      description:
        'The flight takes four hours from Kolkata or Chennai and five and a half from Mumbai. The captain meets guests at Changi twice, at noon and 4 pm, and shows you how a bank card opens the metro gate. The hotel in Singapore is in Lavender, between Little India and the old Malay quarter. At 6 pm we stroll to Kampong Glam: the gold dome of the Sultan Mosque, Haji Lane’s murals, murtabak for some and a vegetarian nasi padang for the rest, with tempeh, jackfruit and long beans.',
      activities: ['Metro to Lavender', 'Kampong Glam evening walk'],
      meals: ['dinner'],
      stay: '3-star hotel, Lavender, Singapore',
    },
    {
      title: 'Singapore river, Chinatown and Gardens by the Bay',
      description:
        'Singapore began at the river mouth, so we do too: Raffles’ landing place, the Asian Civilisations Museum from outside, the Fullerton and the Merlion, all within two flat kilometres. The Buddha Tooth Relic temple and the Sri Mariamman temple, the country’s oldest Hindu one, stand one street apart in Chinatown. Rest through the heat. We spend the evening at Gardens by the Bay, first in the Flower Dome at a dry 23–25°C and then under the Supertrees, whose lights and music begin at 7:45 pm.',
      activities: ['Civic district walk', 'Chinatown temples', 'Flower Dome and Supertrees'],
      meals: ['breakfast'],
      stay: '3-star hotel, Lavender, Singapore',
    },
    {
      title: 'Bicycles on Pulau Ubin, or Sentosa',
      description:
        'You choose at breakfast. One half of the group rides to Changi Village and takes a twelve-seat bumboat to Pulau Ubin, where hired bicycles rattle past tin-roofed houses, durian trees and wild boar to the Chek Jawa boardwalk. The other half goes to Sentosa for the luge, Fort Siloso’s free skywalk and a beach. Everyone is back in Singapore by 5 pm to pack, because coaches leave early. Supper is at Tekka Centre: thosai, appam, and a Chinese stall with vegetarian mock duck.',
      activities: ['Cycling on Pulau Ubin', 'Sentosa as an alternative', 'Tekka Centre supper'],
      meals: ['breakfast'],
      stay: '3-star hotel, Lavender, Singapore',
    },
    {
      title: 'Over the Causeway to Malacca’s Saturday market',
      description:
        'We leave at 6 am, before the border gets busy. At Woodlands everyone gets down with all bags, passes immigration, re-boards for a kilometre of Causeway, then does the same again at Johor Bahru. Allow one hour on a good day and three on a bad one. After that the coach drives two and a half hours through oil palms to Malacca, where you rest. By 6 pm the Dutch Square is pink in low sun; by 7 pm Jonker Street is shut to cars and smells of nutmeg, coconut and frying.',
      activities: [
        'Border crossing by coach',
        'Dutch Square and St Paul’s Hill',
        'Jonker Street night market',
      ],
      meals: ['breakfast'],
      stay: 'Heritage hotel, old Malacca',
    },
    {
      title: 'Malacca’s Harmony Street, then Kuala Lumpur',
      description:
        'Before 9 am only sweepers and cats are about in Malacca. On Harmony Street a mosque with a pagoda minaret, the Cheng Hoon Teng temple and the Sri Poyyatha Vinayagar Moorthy temple of the 1780s stand a short walk apart. A Chitty host tells how her ancestors married here when it was a sultanate; lunch is her vegetarian pindang-style curry and rice. The highway to Kuala Lumpur takes two hours. Timed tickets in the early evening put us on the Petronas bridge, 41st floor, and the deck on the 86th; the city lights up as we come down.',
      activities: ['Harmony Street walk', 'Lunch with a Chitty family', 'Petronas skybridge and KLCC park'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Bukit Bintang, Kuala Lumpur',
    },
    {
      title: 'Batu Caves, old KL and a Brickfields dinner',
      description:
        'Soon after 7 am the painted stair of Batu Caves is cool and the macaques are still yawning; hide your bananas. The great cave is a temple to Murugan, and breakfast afterwards is idli at its foot. For the rest of the morning we walk through old Kuala Lumpur, from Masjid Jamek, where two muddy rivers meet, to Merdeka Square and Petaling Street. The afternoon is for the Islamic Arts Museum, cool and under-visited, or for a mall. Dinner is in Brickfields, the Tamil quarter, on a banana leaf that is refilled until you fold it.',
      activities: ['Batu Caves', 'Old-town walk', 'Islamic Arts Museum', 'Banana-leaf dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Bukit Bintang, Kuala Lumpur',
    },
    {
      title: 'Putrajaya on the way to Kuala Lumpur airport',
      description:
        'Bags go into the coach at 9 am. If your flight is after 3 pm, come by Putrajaya, the seat of the federal government, built from 1995 around a made lake, with its rose-coloured granite mosque. The airport lies over 50 km south of Kuala Lumpur by road, so earlier flyers take the KLIA Ekspres train, about half an hour from KL Sentral, on a ticket we provide. The flight home takes about four hours to Chennai or Kochi and five and a half to Delhi.',
      activities: ['Putra Mosque and lakeside', 'Transfer to KLIA'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights with breakfast, twin share: three in Singapore, one in Malacca, two in Kuala Lumpur',
    'Private coach from Singapore to Malacca and Kuala Lumpur, with a driver licensed for both countries',
    'S$30 of credit for the Singapore metro, and the airport train or coach on the last morning',
    'Flower Dome, Petronas, Islamic Arts Museum and bumboat tickets, bicycle hire on Ubin',
    'Local guides in Singapore, Malacca and KL; one captain the whole way',
    'Three hosted meals (dinner on days one and six, lunch on day five), vegetarian if you ask',
  ],
  exclusions: [
    'Flights: book one to Singapore and one home from Kuala Lumpur (a multi-city ticket)',
    'Singapore visa, S$30 (about ₹2,220) plus the agent’s charge of about ₹1,200, and a Malaysian visa if one is needed after 2026',
    'Malaysian tourism tax of RM 10 a room a night, paid at the hotel: RM 15 (about ₹345) each for three nights in a twin',
    'Malacca heritage charge of RM 2 a room when last checked, RM 1 (about ₹23) each',
    'Sentosa rides if you choose that over Ubin',
    'Meals other than the six breakfasts and three hosted meals, and drinks',
  ],
  faqs: [
    {
      question: 'What documents do I need for two countries?',
      answer:
        'For Singapore you need a visa obtained beforehand through an authorised agent and the SG Arrival Card. For Malaysia you file the digital arrival card (MDAC) in the last three days before you enter. Indians have entered Malaysia without a visa for up to 30 days since December 2023; the waiver was announced up to 31 December 2026 and may change. For later dates check the rule before booking: without a waiver you apply for an e-visa.',
    },
    {
      question: 'Is a single-entry Singapore visa enough?',
      answer:
        'Yes, because we leave by land and fly home from Malaysia. If you want to fly home from Changi instead, you need a multiple-entry visa and half a day more for the border.',
    },
    {
      question: 'How bad is the crossing with luggage?',
      answer:
        'You wheel your own case through two halls, up escalators, about four hundred metres in all. There are no porters, so bring one cabin bag and one medium suitcase at most. Saturdays are busy by 9 am, which is why the coach leaves at 6 am.',
    },
    {
      question: 'Which part is best for vegetarians?',
      answer:
        'All three are good. Tamil restaurants serve unlimited banana-leaf meals in Brickfields and Little India, and Chinese Buddhist stalls are common. In Malacca’s market watch for belacan, the shrimp paste in most Nyonya sauces; our guide points out the safe stalls.',
    },
    {
      question: 'Which money should I carry?',
      answer:
        'About S$200 and RM 400 in cash is enough for open meals and small things; pay the rest by card. Shopping is cheaper in Kuala Lumpur than in Singapore.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Border kit',
      essential: true,
      items: [
        'Pen, passport and both arrival-card QR codes in one pouch',
        'Wheeled case you can lift alone',
        'Printed flight out of Kuala Lumpur',
      ],
    },
    {
      category: 'Dress',
      essential: true,
      items: [
        'Breathable cottons',
        'Something that covers arms and legs for mosques',
        'Walking shoes already broken in',
      ],
    },
    { category: 'Weather', essential: true, items: ['Folding umbrella', 'Thin sweater for the cold coach'] },
    {
      category: 'Optional',
      essential: false,
      items: [
        'UK-style three-pin adaptor, good in both countries',
        'Padded shorts for the hired bicycles on Ubin',
      ],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 64635,
      description: 'Two to a room in all three cities',
      isPopular: true,
    },
    {
      title: 'Triple sharing',
      price: 59500,
      description: 'Three to a room, the third on an extra bed',
    },
    {
      title: 'Single room',
      price: 81100,
      description: 'A room of your own on all six nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals, Changi Airport, Singapore: the captain meets guests at 12 noon and 4 pm',
      time: '4:00 pm',
    },
    end: { place: 'Departures, Kuala Lumpur International Airport (KLIA)', time: '12:00 noon' },
    airport: {
      name: 'Changi (SIN), Singapore',
      transfer:
        'You are met there: about 40 minutes by metro to Lavender with the captain; S$30 of credit is included.',
    },
    team: 'One captain the whole way, with local guides in Singapore, Malacca and Kuala Lumpur.',
    ages: { from: 6, note: 'Everyone wheels their own case for about 400 m at the border.' },
    fitness:
      'Hardest is day six: 272 steps at Batu Caves, then a morning on foot in the heat. At the border you wheel your case some 400 m. The longest drive is about two and a half hours.',
    nights: [
      {
        count: 3,
        place: 'Lavender, Singapore',
        room: '3-star hotel',
        sharing: 'Twin',
        washroom: 'own',
        examples: ['V Hotel Lavender'],
      },
      {
        count: 1,
        place: 'Malacca',
        room: 'Heritage hotel',
        sharing: 'Twin',
        washroom: 'own',
        examples: ['Hotel Puri Melaka'],
      },
      {
        count: 2,
        place: 'Bukit Bintang, Kuala Lumpur',
        room: '4-star hotel',
        sharing: 'Twin',
        washroom: 'own',
        examples: ['Novotel Kuala Lumpur City Centre'],
      },
    ],
    singleRoom: { more: 16465 },
    child: { from: 6, to: 11, price: 52500, note: 'On an extra bed in the parents’ room.' },
    network:
      'Fast 4G and 5G in both countries. Take one SIM or eSIM that covers Singapore and Malaysia, or an Indian roaming pack for both.',
    cash: 'About S$200 and RM 400 for open meals and small things; cards for the rest. ATMs in all three cities.',
    power:
      '230–240 V, three-pin square sockets of type G in both countries: Indian plugs need an adaptor. Power cuts are rare.',
    insurance: 'Required, not included: buy overseas medical cover that is valid in both countries.',
    papers: [
      {
        what: 'Passport valid for six months, and a ticket home from Kuala Lumpur',
        by: 'you',
        when: 'Check the passport before you book; show both at the border',
      },
      {
        what: 'Singapore visa, single entry, through an authorised agent in India; the rule may change',
        by: 'you',
        when: 'Three to four weeks before you fly',
      },
      {
        what: 'SG Arrival Card, free on the ICA site',
        by: 'you',
        when: 'Online in the three days before landing',
      },
      {
        what: 'Malaysia: visa waiver for Indians, announced to 31 December 2026, may change; for later dates an e-visa may be needed',
        by: 'you',
        when: 'Check before you book',
      },
      {
        what: 'Malaysia Digital Arrival Card (MDAC), free',
        by: 'you',
        when: 'Online in the three days before the border',
      },
    ],
    payLocally: [
      {
        what: 'Singapore visa fee',
        paidTo: 'Singapore immigration (ICA), through the visa agent in India',
        before: true,
        rupees: 2220,
        foreign: { amount: 30, currency: 'SGD' },
      },
      {
        what: 'Authorised visa agent’s own charge, which varies (approximate)',
        paidTo: 'The agent in India who files your visa',
        before: true,
        rupees: 1200,
      },
      {
        what: 'Malaysian tourism tax, three nights, half of a twin room',
        paidTo: 'The hotels in Malacca and Kuala Lumpur',
        rupees: 345,
        foreign: { amount: 15, currency: 'MYR' },
      },
      {
        what: 'Malacca heritage charge, one night, half of a twin room',
        paidTo: 'The hotel in Malacca',
        rupees: 23,
        foreign: { amount: 1, currency: 'MYR' },
      },
    ],
  },
  departures: {
    weekday: 'wednesday',
    count: 6,
    seats: 20,
    smallest: 6,
    decideDays: 25,
    everyWeeks: 3,
    seasons: [{ from: '01-01', to: '12-31' }],
  },
  route: [
    { place: 'singapore', night: true },
    { place: 'pulau-ubin' },
    { place: 'singapore', night: true },
    { place: 'malacca', night: true },
    { place: 'kuala-lumpur', night: true },
    { place: 'batu-caves' },
    { place: 'kuala-lumpur', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'singapore/shophouses-gold',
  gallery: [
    'singapore/night-city-room',
    'green-road/coach-day',
    'singapore/garden-night',
    'singapore/night',
    'singapore/cable-day',
    'night-market/night',
    'singapore/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By private coach to Malacca and Kuala Lumpur',
    high: 'Singapore’s gardens by night',
  },
}
