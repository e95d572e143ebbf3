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
  reviews: 2,
  description:
    'This lake has two very different shores. Kumarakom on the east is birds, lawns and long lunches; Alappuzha on the west is jetties, canals, coir and noise. You go from one to the other by houseboat, with a night on board, and no drive is much over two hours. The plan here is for four days. Stretch them with a beach night at Marari, shrink them to three by leaving out the village day, or put the grandparents in a ground-floor lake room and everyone else on a bicycle.',
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
      title: 'Kochi to Kumarakom on the lake’s east shore',
      description:
        'The drive from Kochi city to Kumarakom takes under two hours, from the airport two and a half, most of it past furniture shops, until the paddy suddenly begins. Lunch waits at the lake. The water is shallow and the colour of tea, and in the mornings clam-pickers stand in it up to the chest. An hour before sunset a shikara takes you out past the hyacinth; on this shore the sun goes down over water. The evening is yours, and musicians come on request.',
      activities: ['Transfer from Kochi', 'Shikara at sunset'],
      meals: ['lunch', 'dinner'],
      stay: 'Lakeside resort, Kumarakom',
    },
    {
      title: 'Kumarakom’s birds at dawn, then Aymanam',
      description:
        'The sanctuary opens at 6 am and is worth a visit only till 9 am. A boatman who knows where the nests are poles you through the Kavanar channel. Later, bicycles or an auto go to Aymanam, ten kilometres inland from Kumarakom, where the tourism board’s village project has weavers, a temple with murals and a family that makes palm-leaf fans. Lunch is in a licensed toddy shop: the toddy is optional, but do not miss the duck mappas.',
      activities: ['Bird sanctuary by canoe', 'Aymanam village trail', 'Toddy-shop lunch'],
      meals: ['breakfast', 'lunch'],
      stay: 'Lakeside resort, Kumarakom',
    },
    {
      title: 'By houseboat across Vembanad Lake to Alappuzha',
      description:
        'Your barge ties up at the resort’s own jetty at 12 noon. It rounds Pathiramanal, an island of night-roosting birds where you may land for half an hour, and crosses open water that can be choppy after 3 pm. Once among the canals near Alappuzha it slows to a walking pace beside R Block’s bunds; the cook buys tiger prawns from a passing canoe if you like the look of them. Engines stop at about 5:30 pm. The generator is at the back, so on a two-bedroom boat ask for the forward room.',
      activities: ['Private houseboat crossing', 'Pathiramanal landing', 'R Block farm bund'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private houseboat, moored near Alappuzha',
    },
    {
      title: 'Alappuzha’s coir museum, then on to Kochi',
      description:
        'You land at Alappuzha soon after 9 am. The coir museum explains the fibre that built these godowns; the lighthouse of 1862, when it is open, shows the plan of the town from above. Champakulam’s church of Saint Mary, one of the oldest in the state, lies a short drive inland. Then you drive to Kochi in ninety minutes, stay a night at Marari beach, or keep the car for Varkala: the plan is easy to change here.',
      activities: ['Coir museum', 'Champakulam church', 'Transfer to Kochi or Marari'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in a lake-view room in Kumarakom and one night on a private one-bedroom houseboat',
    'Three breakfasts, three lunches and two dinners; fruit and tea at 4 pm on board',
    'Air-conditioned car for the transfers and the two days on land',
    'Boatman at the sanctuary, bicycles and a local guide in Aymanam',
    'Sunset shikara ride of one hour',
    'Fuel and mooring charges of the houseboat',
  ],
  exclusions: [
    'A larger houseboat, unless you book it as a package: two bedrooms cost ₹7,000 more for the boat, an upper-deck lounge ₹3,000 more',
    'Prawns, crab and anything bought from a canoe',
    'Ayurveda treatments at the resort spa',
    'Entry tickets for the bird sanctuary, the coir museum and the lighthouse, about ₹100 in all for Indian citizens',
  ],
  faqs: [
    {
      question: 'Is the houseboat smelly or noisy?',
      answer:
        'The lake has many boats and is crowded in season. Yours has a sewage tank and a licence, and it moors away from the Punnamada finishing point, where most boats stop for the night. You hear the generator as long as the air-conditioner is on.',
    },
    {
      question: 'Can we have two days on the water but only one night on the boat?',
      answer:
        'Yes. Add a day by canoe, or the public ferry between Kottayam and Alappuzha, which takes two and a half hours and costs very little. Or spend the last night in a canal-side homestay that is reached by country boat.',
    },
    {
      question: 'When are the boat races?',
      answer:
        'The Nehru Trophy is rowed on Punnamada lake in August, though weather or elections sometimes move it; the older race at Champakulam is in late June or July. Tell us before May and we hold pavilion seats and a room for that week at festival rates.',
    },
    {
      question: 'What is there for children?',
      answer:
        'Fishing with bamboo rods at the resort, clay modelling with a potter, a canoe ride in life jackets, and a turn at the boat’s wheel beside the captain. Railings are low, so we ask for two adults on deck with children under five.',
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
  packages: [
    {
      title: 'Two travellers, double room',
      price: 24900,
      description: 'Two sharing a lake-view room, and a houseboat with one bedroom',
    },
    {
      title: 'Upper-deck houseboat',
      price: 26400,
      description: 'The same room in Kumarakom; the houseboat has a lounge on an upper deck',
    },
    {
      title: 'Two-bedroom houseboat',
      price: 28400,
      description: 'The same room in Kumarakom; the houseboat has a second bedroom',
    },
  ],
  facts: {
    meet: {
      place: 'Cochin International airport arrivals hall, Ernakulam Junction or your hotel in Kochi',
      time: '9:30 am',
    },
    end: { place: 'Ernakulam Junction; Cochin International airport about an hour later', time: '3:00 pm' },
    airport: {
      name: 'Cochin International, Nedumbassery (COK)',
      transfer: 'Two and a half hours to Kumarakom by our car; included.',
    },
    railhead: {
      name: 'Kottayam',
      transfer:
        'About 15 km from Kumarakom, half an hour; the car can meet you there or at Ernakulam Junction, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver on the land days, a sanctuary boatman, a guide in Aymanam, and the houseboat’s captain and cook.',
    ages: {
      from: 0,
      note: 'All ages. Railings on the boat are low: two adults on deck with children under five.',
    },
    fitness:
      'Easy. Flat walks and optional cycling, 10 km to Aymanam, which an auto-rickshaw can replace. Longest drive: two and a half hours.',
    nights: [
      {
        count: 2,
        place: 'Kumarakom',
        room: 'Lakeside resort, lake view',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Backwater Ripples', 'KTDC Waterscapes'],
      },
      {
        count: 1,
        place: 'Near Alappuzha',
        room: 'Private one-bedroom houseboat',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 11500 },
    child: {
      from: 5,
      to: 11,
      price: 16000,
      note: 'On an extra mattress in the parents’ room and cabin. Under 5 on request.',
    },
    network: 'Jio, Airtel, Vi and BSNL work on both shores; the signal thins out in the middle of the lake.',
    cash: 'ATMs in Kumarakom and Alappuzha. Canoe sellers and toddy shops prefer cash; most others take UPI.',
    power:
      'Mains at the resort. The houseboat runs on its generator and batteries; sockets and air-conditioning work through the night.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
    ],
    payLocally: [
      {
        what: 'Tickets for bird sanctuary, coir museum and lighthouse (Indian citizens, approximate)',
        paidTo: 'At the gates, in Kumarakom on day 2 and Alappuzha on day 4',
        rupees: 100,
      },
    ],
  },
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
    'kerala/dawn-boat-room',
    'paddy-road/cycles-dawn',
    'heronry/dawn',
    'kerala/nets-day',
    'kerala/detail-1',
    'kerala/gold',
  ],
  captions: {
    night: 2,
    travel: 'By private barge, car and bicycle',
    high: 'The bird sanctuary at Kumarakom, at dawn',
  },
}
