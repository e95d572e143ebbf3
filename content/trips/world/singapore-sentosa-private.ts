import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'singapore-sentosa-private',
  kind: 'customised',
  title: 'Sentosa and the City: a Short Private Break',
  location: 'Singapore & Sentosa',
  country: 'Singapore',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  price: 64500,
  discount: 0,
  rating: 4.6,
  reviews: 2,
  description:
    'Stay on Sentosa instead of travelling to it each day. Two nights on the island put you at the theme-park gate at opening and on Tanjong beach after the monorail crowds have gone; on a third night in the city you see the skyline. The plan is made for two adults and is easily changed for five. You choose two big tickets from four, and we build the day around them. If rides bore you, take the fort, the ridge walk and a long pool day, and the price comes down.',
  highlights: [
    'Two nights on Sentosa itself, a few minutes’ walk from sand or from Universal’s gate',
    'The cable car to Mount Faber, high over the cruise ships',
    'Fort Siloso’s tunnels and guns, and the story of the surrender in February 1942',
    'Tickets for any two: Universal, the Oceanarium, the water park, or luge with skyride',
    'Henderson Waves and the Southern Ridges on foot, with long-tailed macaques for company',
  ],
  placesCovered: ['Sentosa', 'Mount Faber', 'Southern Ridges', 'Marina Bay', 'Singapore'],
  itinerary: [
    {
      title: 'Singapore airport to Sentosa and Mount Faber',
      description:
        'A private car takes you from arrivals straight over the gateway bridge to Sentosa in half an hour. Drop the bags and ride the cable car up to Mount Faber in the soft light, with container ships queueing to the horizon, then back down for supper by Siloso beach. Indian restaurants on the island are few; we pre-order a vegetarian table. Light sleepers should ask for rooms on the Tanjong or Palawan side, away from the bars.',
      activities: ['Private airport car', 'Cable car to Mount Faber', 'Beach supper'],
      meals: ['dinner'],
      stay: '4-star beach hotel, Sentosa',
    },
    {
      title: 'Sentosa: Universal or the Oceanarium, and a show',
      description:
        'If you chose Universal, be at its globe a quarter of an hour before it opens, usually at 10 am, and do the Egypt and Transformers zones first; six hours is enough with an Express pass and eight without. If you chose the Oceanarium, opened in 2025 as a much enlarged successor to the old aquarium, go in at noon when it is hottest outside. In the evening, watch Sentosa’s Wings of Time, a show of fire, water and light over the sea, usually at 7:40 pm, or simply have a drink while the kites come down.',
      activities: ['Universal Studios or Oceanarium', 'Wings of Time show'],
      meals: ['breakfast'],
      stay: '4-star beach hotel, Sentosa',
    },
    {
      title: 'Fort Siloso, Southern Ridges and Marina Bay',
      description:
        'Walk the treetop skywalk to Fort Siloso for its opening at about 10 am, free and almost empty: wax figures, tunnels, and the room where the surrender is re-enacted. Leave Sentosa by the boardwalk and meet your guide at HarbourFront for the Southern Ridges, as much of the ten kilometres as you like; do not miss the Henderson Waves bridge. After a shower at the Bugis hotel you go out into Singapore’s evening: a walk round the bay, satay at Lau Pa Sat, which has vegetarian skewers too, and the Marina lights at 8 pm.',
      activities: ['Fort Siloso', 'Southern Ridges walk', 'Marina Bay by night'],
      meals: ['breakfast'],
      stay: '4-star hotel, Bugis, Singapore',
    },
    {
      title: 'Second attraction or shops in Singapore, and home',
      description:
        'Use your second ticket this morning: the luge if you are competitive, or the water park if there are children. If you would rather sit, we exchange it for a conservatory at Gardens by the Bay. Shoppers get Orchard Road from 10:30 am and a car for the parcels. Singapore Changi rewards an early arrival: a butterfly garden in Terminal 3, a cactus roof in Terminal 1, and Jewel’s waterfall for those who missed it coming in.',
      activities: ['Second attraction of your choice', 'Orchard Road', 'Airport car'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a double room with breakfast: two on Sentosa and one in Bugis',
    'Private car from and to the airport, and between the two hotels',
    'Tickets for any two of Universal Studios, the Oceanarium, the water park, or luge and skyride, sent to your phone',
    'Cable car to Mount Faber and back, and standard seats at Wings of Time',
    'Three-hour guided walk on the Southern Ridges',
    'One vegetarian dinner by the water',
  ],
  exclusions: [
    'Flights between India and Singapore',
    'Singapore visa: S$30 (about ₹2,220) and the visa agent’s charge of about ₹1,200',
    'Lunches, and dinners except the first',
    'Express or VIP passes, bungee, indoor skydiving',
    'Hotel deposits, which are blocked on your card and returned',
  ],
  faqs: [
    {
      question: 'Which parts can be swapped?',
      answer:
        'Nearly all of them. Couples often replace the second ticket with a spa afternoon; joint families can stay in two or three rooms at HarbourFront and visit Sentosa by monorail. A fourth or fifth night in the city is easy to add. Hotels range from three-star to villas with plunge pools.',
    },
    {
      question: 'Is it worth sleeping on the island?',
      answer:
        'For two days of attractions, yes: you walk or take the free internal buses and go back for a nap. Temples, food and shops are twenty-five minutes away, which is why the last night is in town.',
    },
    {
      question: 'Can one swim in the sea?',
      answer:
        'Yes, in netted lagoons with lifeguards by day. The water is calm but cloudy, with ships in view. Come for the sand and the shade; for clear water add Bintan.',
    },
    {
      question: 'How early should we apply for the visa?',
      answer:
        'Four weeks is comfortable. An authorised agent submits your form, photograph, itinerary and bank papers electronically; approvals normally take three to five working days. The list of papers may change, so check the rule before booking. Fill in the SG Arrival Card in the final three days.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the parks',
      essential: true,
      items: ['Trainers with laces for coasters', 'Zipped pocket or waist pouch', 'Sun cap'],
    },
    {
      category: 'Swim',
      essential: true,
      items: ['Proper swimwear: pools refuse cotton T-shirts', 'Flip-flops'],
    },
    {
      category: 'Papers and cards',
      essential: true,
      items: ['Visa printout', 'Credit card for deposits', 'Travel policy with medical cover'],
    },
    {
      category: 'If you have room',
      essential: false,
      items: ['Smart shirt for a rooftop bar', 'Foldable bag for shopping'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 64500,
      description: 'Two to a room in 4-star hotels',
    },
    {
      title: 'Villa with plunge pool on Sentosa',
      price: 95500,
      description: 'Both Sentosa nights in a villa with a plunge pool; the Bugis night the same',
    },
  ],
  facts: {
    meet: {
      place: 'Arrival hall, Changi Airport, Singapore: a driver with your name meets your flight',
      time: '2:00 pm',
    },
    end: { place: 'Departures, Changi Airport, Singapore', time: '4:00 pm' },
    airport: {
      name: 'Changi (SIN), Singapore',
      transfer: 'You are met there: about 30 minutes by private car to Sentosa, included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'Drivers for the airport and the hotel change, and a guide for three hours on the Southern Ridges.',
    ages: {
      from: 4,
      note: 'Universal’s larger rides ask for a height of 102 to 125 cm or so; check heights before you choose the two tickets.',
    },
    fitness:
      'Hardest is day three: a three-hour walk on the Southern Ridges, as much of the 10 km as you like, in 31°C. A theme-park day means six to eight hours on your feet.',
    nights: [
      {
        count: 2,
        place: 'Sentosa',
        room: '4-star beach hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Village Hotel Sentosa'],
      },
      {
        count: 1,
        place: 'Bugis, Singapore',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['PARKROYAL on Beach Road'],
      },
    ],
    singleRoom: { more: 22500 },
    child: { from: 4, to: 11, price: 45500, note: 'Sharing the parents’ room, with child tickets.' },
    network: 'Fast 4G and 5G everywhere. Tourist SIM at Changi, an eSIM or an Indian roaming pack.',
    cash: 'Cards and contactless nearly everywhere. S$50 in small notes for hawker stalls; a credit card for hotel deposits.',
    power: '230 V, three-pin square sockets of type G: Indian plugs need an adaptor. Power cuts are rare.',
    insurance: 'Required, not included: buy overseas medical cover: hospitals here are expensive.',
    papers: [
      {
        what: 'Passport valid for six months, with return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Singapore visa through an authorised agent in India, one for each traveller; the rule may change',
        by: 'you',
        when: 'Three to four weeks before you fly',
      },
      {
        what: 'SG Arrival Card, free on the ICA site',
        by: 'you',
        when: 'Online in the three days before landing',
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
    ],
  },
  route: [{ place: 'singapore' }, { place: 'sentosa', night: true }, { place: 'singapore', night: true }],
  difficulty: 'easy',
  tags: ['international', 'beach'],
  cover: 'singapore/cable-day',
  gallery: [
    'singapore/day-garden-room',
    'singapore/shophouses-day',
    'singapore/dusk',
    'singapore/garden-dawn-leaves',
    'singapore/detail-1',
    'singapore/gold-white-balcony',
  ],
  captions: {
    night: 1,
    travel: 'By private car between the hotels, and on foot',
    high: 'The bay at dusk, on the night in the city',
  },
}
