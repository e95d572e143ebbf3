import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kumarakom-alleppey-private',
  kind: 'customised',
  title: 'Both Shores of Vembanad: Kumarakom and Alleppey, Privately',
  location: 'Kumarakom & Alappuzha, Kerala',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 8, 9, 10, 11, 12],
  price: 24900,
  discount: 0,
  rating: 4.7,
  reviews: 83,
  description:
    'One lake, two temperaments. Kumarakom on the east shore is birds, lawns and long lunches; Alappuzha on the west is jetties, canals, coir and noise. The plan crosses between them by boat with you asleep in the middle, and needs no drive much over two hours. Four days are drawn here. Stretch them with a beach night at Marari, shrink them to three by leaving out the village day, or put the grandparents in a ground-floor lake room and everyone else on a bicycle.',
  highlights: [
    'Night herons, darters and, from November to February, migrant ducks in the Kumarakom sanctuary at dawn',
    'A private barge that sails from one shore and lands you on the other',
    'Aymanam, the village of The God of Small Things, by bicycle and country boat',
    'R Block, where a whole farm lies below the level of the canal beside it',
    'A toddy-shop lunch for the curious: karimeen, kappa and chilli crab',
  ],
  placesCovered: ['Kumarakom', 'Aymanam', 'Vembanad Lake', 'Pathiramanal', 'R Block', 'Alappuzha'],
  itinerary: [
    {
      title: 'To the east shore',
      description:
        'The drive from Kochi city to Kumarakom takes under two hours, from the airport two and a half, most of it past furniture shops and then suddenly paddy. Lunch waits at the lake. The water is shallow, the colour of tea, and scattered in the mornings with clam-pickers standing to the chest. Towards five a shikara takes you out past the hyacinth for the sunset, which on this shore is over water. Evening is yours; musicians on request.',
      activities: ['Transfer from Kochi', 'Shikara at sunset'],
      meals: ['lunch', 'dinner'],
      stay: 'Lakeside resort, Kumarakom',
    },
    {
      title: 'Birds before breakfast, Aymanam after',
      description:
        'The sanctuary opens at six and is worth it only till nine. A boatman who knows where the nests are poles you through the Kavanar channel. Later, bicycles or an auto go to Aymanam, ten kilometres inland from Kumarakom, where the tourism board’s village project has weavers, a temple with murals and a family that makes palm-leaf fans. Lunch in a licensed toddy shop: the toddy is optional, the duck mappas should not be.',
      activities: ['Bird sanctuary by canoe', 'Aymanam village trail', 'Toddy-shop lunch'],
      meals: ['breakfast', 'lunch'],
      stay: 'Lakeside resort, Kumarakom',
    },
    {
      title: 'Across the lake at five knots',
      description:
        'Your barge ties up at the resort’s own jetty at noon. It rounds Pathiramanal, an island of night-roosting birds where you may land for half an hour, and crosses open water that can be choppy after three. Once among the canals near Alappuzha it slows to a walking pace beside R Block’s bunds; the cook buys tiger prawns from a passing canoe if you like the look of them. Engines stop by six. The generator is behind, so ask for the forward bedroom.',
      activities: ['Private houseboat crossing', 'Pathiramanal landing', 'R Block farm bund'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private houseboat, moored near Alappuzha',
    },
    {
      title: 'The canal town, and onward',
      description:
        'You land at Alappuzha soon after nine. The coir museum explains the fibre that built these godowns; the lighthouse of 1862 gives the plan of the town from above and is open in the afternoon. Champakulam’s church of Saint Mary, one of the oldest in the state, lies a short drive inland. Then Kochi in ninety minutes, or stay a night at Marari beach, or keep the car for Varkala: the trip bends here without breaking.',
      activities: ['Coir museum', 'Champakulam church', 'Transfer to Kochi or Marari'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights with lake view in Kumarakom and one on a one-bedroom barge',
    'Breakfasts, the meals marked in the plan, fruit and tea at four on board',
    'Air-conditioned car for transfers and the two land days',
    'Boatman for the sanctuary, bicycles and a local escort in Aymanam',
    'Sunset shikara for an hour',
    'Fuel and mooring charges of the crossing',
  ],
  exclusions: [
    'A larger barge: two bedrooms add about ₹7,000, an upper-deck lounge ₹3,000',
    'Prawns, crab and anything bought from a canoe',
    'Ayurveda at the resort spa',
    'Entry at museum, lighthouse and sanctuary (a few hundred rupees in all)',
  ],
  faqs: [
    {
      question: 'Is the houseboat smelly or noisy?',
      answer:
        'The lake has too many boats and we will not pretend otherwise. Yours has a sewage tank, a licence on the wall and a mooring away from the Punnamada finishing point, where most of the fleet parks. The generator hums until you switch the air-conditioner off.',
    },
    {
      question: 'We want only one night on the water but two days afloat. Possible?',
      answer:
        'Yes: add a day canoe or the public ferry between Kottayam and Alappuzha, two and a half hours for the price of a biscuit packet. Or take a canal-side homestay on the last night and reach its gate by country boat.',
    },
    {
      question: 'When are the boat races?',
      answer:
        'The Nehru Trophy is rowed on Punnamada lake in August, sometimes moved by weather or elections, and Champakulam’s older race falls around late June or July. If you tell us before May we hold pavilion seats and a room for that week at festival rates.',
    },
    {
      question: 'What is there for children?',
      answer:
        'Fishing with bamboo rods at the resort, clay modelling with a potter, a life-jacketed canoe, and the steering wheel of the barge under the captain’s eye. Railings are low, so we ask for two adults on deck with under-fives.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the lake',
      essential: true,
      items: [
        'Broad hat and sunglasses: glare comes off the water',
        'Repellent with DEET or citronella',
        'Binoculars, 8×42 if you own them',
      ],
    },
    {
      category: 'For the villages',
      essential: true,
      items: ['Trousers or skirt below the knee', 'Sandals that may get muddy'],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['A paperback of Arundhati Roy', 'Light raincoat in August, September and October'],
    },
  ],
  route: [
    { place: 'kochi' },
    { place: 'kumarakom', night: true },
    { place: 'alappuzha', night: true },
    { place: 'kochi' },
  ],
  difficulty: 'easy',
  tags: ['luxury', 'wildlife'],
  cover: 'kerala/day',
  gallery: [
    'kerala/detail-1',
    'kerala/detail-2',
    'kerala/gold',
    'kerala/dusk',
    'kerala/dawn',
    'kerala/day-rain',
    'kerala/dusk-palms',
  ],
}
