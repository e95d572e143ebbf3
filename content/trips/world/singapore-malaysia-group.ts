import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'singapore-malaysia-group',
  kind: 'group',
  title: 'Singapore to Kuala Lumpur by Way of Malacca',
  location: 'Singapore, Malacca & Kuala Lumpur',
  country: 'Singapore',
  duration: '7D/6N',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  price: 69500,
  discount: 7,
  rating: 4.7,
  reviews: 88,
  description:
    'Three port cities on one strait, joined by a single road you travel in one direction only. You land in Singapore, cross the Causeway by coach, sleep a Saturday in Malacca when its night market is on, and fly home from Kuala Lumpur. One way means one entry on each visa and no backtracking. Wednesday starts make the market work. The strait has no real off season: expect heat and a storm on many afternoons, heaviest in November and December.',
  highlights: [
    'The Causeway by coach: two immigration halls before lunch, explained step by step',
    'Jonker Street’s weekend market, with cendol, pineapple tarts and karaoke pensioners',
    'The Chitty quarter of Malacca, Hindu families of Tamil descent who speak Malay at home',
    'Batu Caves before eight, two hundred and seventy-two steps and no tour buses yet',
    'The Petronas towers at dusk, from the 41st-floor bridge and then from the fountains below',
    'Pulau Ubin by bicycle, the Singapore that the skyline replaced',
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
      title: 'Wednesday: arrive in Singapore',
      description:
        'Kolkata and Chennai are four hours off, Mumbai five and a half. The captain meets two waves at Changi, noon and four, and shows you how a bank card opens the metro gate. The hotel in Singapore is in Lavender, between Little India and the old Malay quarter. At six we stroll to Kampong Glam: the gold dome of the Sultan Mosque, Haji Lane’s murals, murtabak for some and a vegetarian nasi padang for the rest, with tempeh, jackfruit and long beans.',
      activities: ['Metro to Lavender', 'Kampong Glam evening walk'],
      meals: ['dinner'],
      stay: '3-star hotel, Lavender, Singapore',
    },
    {
      title: 'River, bay and gardens',
      description:
        'Singapore began at the river mouth, so we do too: Raffles’ landing place, the Asian Civilisations Museum from outside, the Fullerton and the Merlion, all within two flat kilometres. The Buddha Tooth Relic temple and the Sri Mariamman temple, the country’s oldest Hindu one, stand one street apart in Chinatown. Rest through the heat. Gardens by the Bay takes the evening, the Flower Dome first at a dry 23–25°C and then the Supertrees, lit and humming at a quarter to eight.',
      activities: ['Civic district walk', 'Chinatown temples', 'Flower Dome and Supertrees'],
      meals: ['breakfast'],
      stay: '3-star hotel, Lavender, Singapore',
    },
    {
      title: 'Bicycles on Pulau Ubin, or Sentosa',
      description:
        'Pick a side at breakfast. One half rides to Changi Village and takes a twelve-seat bumboat to Pulau Ubin, where hired bicycles rattle past tin-roofed houses, durian trees and wild boar to the Chek Jawa boardwalk. The other half goes to Sentosa for the luge, Fort Siloso’s free skywalk and a beach. Everyone is back in Singapore by five to pack, because coaches leave early. Supper is at Tekka Centre: thosai, appam, and a Chinese stall with mock duck that fools nobody.',
      activities: ['Cycling on Pulau Ubin', 'Sentosa as an alternative', 'Tekka Centre supper'],
      meals: ['breakfast'],
      stay: '3-star hotel, Lavender, Singapore',
    },
    {
      title: 'Saturday: over the Causeway to Malacca',
      description:
        'We leave at six to beat the border. At Woodlands everyone gets down with all bags, is cleared out, re-boards for a kilometre of Causeway, then does it again at Johor Bahru. Allow one hour on a good day and three on a bad one. After that it is two and a half hours of oil palm to Malacca. Siesta. By five the Dutch Square is pink in low sun; by seven Jonker Street is shut to cars and smells of nutmeg, coconut and frying.',
      activities: [
        'Border crossing by coach',
        'Dutch Square and St Paul’s Hill',
        'Jonker Street night market',
      ],
      meals: ['breakfast'],
      stay: 'Heritage hotel, old Malacca',
    },
    {
      title: 'Three faiths on one street, then Kuala Lumpur',
      description:
        'Malacca before nine belongs to sweepers and cats. On Harmony Street a mosque with a pagoda minaret, the Cheng Hoon Teng temple and the Sri Poyyatha Vinayagar Moorthy temple of 1781 stand within two hundred metres. A Chitty host tells how her ancestors married here when it was a sultanate; lunch is her vegetarian pindang-style curry and rice. The highway to Kuala Lumpur takes two hours. Timed tickets at six put us on the Petronas bridge, 41st floor, and the deck on the 86th as the city lights up.',
      activities: ['Harmony Street walk', 'Lunch with a Chitty family', 'Petronas skybridge and KLCC park'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Bukit Bintang, Kuala Lumpur',
    },
    {
      title: 'Batu Caves, old KL and a Brickfields dinner',
      description:
        'At seven the painted stair of Batu Caves is cool and the macaques are still yawning; hide your bananas. The great cave is a temple to Murugan, and breakfast afterwards is idli at its foot. The rest of the morning walks old Kuala Lumpur from Masjid Jamek at the muddy confluence to Merdeka Square and Petaling Street. The afternoon is for the Islamic Arts Museum, cool and under-visited, or for a mall. Dinner is in Brickfields, the Tamil quarter, on a banana leaf that is refilled until you fold it.',
      activities: ['Batu Caves', 'Old-town walk', 'Islamic Arts Museum', 'Banana-leaf dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Bukit Bintang, Kuala Lumpur',
    },
    {
      title: 'Putrajaya on the way out',
      description:
        'Bags go into the coach at nine. If your flight is after three, come by Putrajaya, the federal capital built from 1995 around a made lake, with its rose-coloured granite mosque. The airport lies 55 km south of Kuala Lumpur, so earlier flyers take the KLIA Ekspres train, thirty-three minutes from KL Sentral, on a ticket we provide. Chennai and Kochi are about four hours home, Delhi five and a half.',
      activities: ['Putra Mosque and lakeside', 'Transfer to KLIA'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights with breakfast, twin share: three in Singapore, one in Malacca, two in Kuala Lumpur',
    'Private coach Singapore–Malacca–Kuala Lumpur with a driver cleared for both sides',
    'S$30 of stored metro value, and the airport train or coach on the last morning',
    'Flower Dome, Petronas, Islamic Arts Museum and bumboat tickets, bicycle hire on Ubin',
    'Local guides in Singapore, Malacca and KL; one captain the whole way',
    'Three dinners or lunches hosted, meat-free throughout if you say so',
  ],
  exclusions: [
    'Flights: you book into Singapore and out of Kuala Lumpur (an open-jaw fare)',
    'Singapore visa charges, and any Malaysian visa should the waiver not be renewed',
    'Malaysian tourism tax of RM 10 per room per night, paid at the desk',
    'Sentosa rides if you choose that over Ubin',
    'Meals beyond the nine hosted, and drinks',
  ],
  faqs: [
    {
      question: 'What documents do I need for two countries?',
      answer:
        'For Singapore, a visa obtained beforehand through an authorised agent and the SG Arrival Card. For Malaysia, the digital arrival card (MDAC) filed within three days. Indians have entered Malaysia without a visa for up to 30 days since December 2023 under a waiver that is renewed from time to time; check the rule before booking.',
    },
    {
      question: 'Is a single-entry Singapore visa enough?',
      answer:
        'Yes, because we leave by land and fly home from Malaysia. If you want to return to Changi for your flight you will need a multiple-entry one, and a spare half-day for the border.',
    },
    {
      question: 'How bad is the crossing with luggage?',
      answer:
        'You wheel your own case through two halls, up escalators, about four hundred metres in all. Porters do not exist. One cabin bag and one medium suitcase each keeps it civil. Saturdays are busy by nine, which is why the coach leaves at six.',
    },
    {
      question: 'Which part is best for vegetarians?',
      answer:
        'All three are good. Tamil restaurants serve unlimited banana-leaf meals in Brickfields and Little India, and Chinese Buddhist stalls are common. In Malacca’s market watch for belacan, the shrimp paste in most Nyonya sauces; our guide points out the safe stalls.',
    },
    {
      question: 'Which money should I carry?',
      answer:
        'Roughly S$200 and RM 400 in cash covers open meals and small things; cards handle the rest. The Singapore dollar is worth several times the ringgit, so shop in KL.',
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
    { category: 'Weather', essential: true, items: ['Folding umbrella', 'Thin jumper for the coach'] },
    {
      category: 'Optional',
      essential: false,
      items: ['UK-style three-pin adaptor, good in both countries', 'Padded shorts for Ubin’s hired saddles'],
    },
  ],
  departures: {
    weekday: 'wednesday',
    count: 6,
    seats: 20,
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
  cover: 'singapore/night',
  gallery: [
    'singapore/garden-night',
    'singapore/garden-day',
    'singapore/garden-dawn-leaves',
    'singapore/day-palms',
    'singapore/detail-1',
    'singapore/dusk',
    'singapore/day',
  ],
}
