import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'dubai-family-parks-private',
  kind: 'customised',
  title: 'Dubai and Yas Island: Four Parks, Chosen by Height',
  location: 'Dubai & Yas Island, UAE',
  country: 'United Arab Emirates',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 64500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'Nobody enjoys discovering at the gate that a child is eight centimetres too short. Send us heights and ages and we match parks to your children: Legoland for two to twelve, the water park on the Palm for swimmers, Warner Bros. for cartoon fans, Ferrari World once someone passes 1.30 m. Park days end by 3 or 5 pm, and the first and fifth days are for the creek, the mosque and the beach. Rates are per adult, for a couple; children’s tickets and beds come on top. Swap any park, slow it down to one every other day, or stay in a single hotel if packing twice upsets the children.',
  highlights: [
    'A park plan by height and age, with the two or three rides to run to at opening time',
    'Legoland and its water park on one ticket, at Jebel Ali',
    'Slides, rays and a private stretch of beach on Palm Jumeirah',
    'Two nights on Yas Island, with the park shuttle at the hotel door',
    'A pushchair-friendly creek afternoon: one-dirham abra, falafel, parrots in the souk',
    'Hotel rooms that really sleep four, not a sofa called a bed',
  ],
  placesCovered: ['Dubai', 'Jebel Ali', 'Palm Jumeirah', 'Yas Island', 'Abu Dhabi'],
  itinerary: [
    {
      title: 'Land in Dubai and take a boat on the creek',
      description:
        'A van with boosters as you ordered waits at Dubai airport, and rooms are requested for 12 noon. If the children are not too tired, take the abra at 4 pm: it costs a dirham each, has gulls overhead and sets no height limit. Old Dubai’s textile lane sells puppets and camel keyrings; supper at 6 pm is dosa or mac-and-cheese within the same block. Put the children to bed early. Because the clock is ninety minutes behind India, everyone will wake at 5:30 am and be first in the queue tomorrow.',
      activities: ['Transfer with child seats', 'Abra and souk', 'Early supper'],
      meals: [],
      stay: '4-star hotel with family rooms, Dubai',
    },
    {
      title: 'Jebel Ali: Legoland and its water park',
      description:
        'Jebel Ali is forty minutes by road. Legoland usually opens at 10 am in the cool months; go first to the driving school where six-year-olds earn a licence. Miniland is indoors and air-conditioned, right for the hot hour. After lunch the adjoining water park has a river where children build their own raft. Leave by 5 pm. Vegetarian choices inside are pizza, pasta and one Indian counter; outside food is refused except for infants.',
      activities: ['Legoland', 'Legoland Water Park', 'Drive back by dusk'],
      meals: ['breakfast'],
      stay: '4-star hotel with family rooms, Dubai',
    },
    {
      title: 'Palm Jumeirah: water slides or the rainforest dome',
      description:
        'On Palm Jumeirah the big water park suits swimmers over 1.20 m, who can use most slides, and has a splash castle and shallow lagoon for smaller children. Go at opening, eat at 11 am and leave at 3 pm, before the children are too tired. Families who prefer dry land take the monorail to the tip and back, then visit the Green Planet, an indoor rainforest with sloths. In the evening Global Village is open from mid-October to May in most years: some thirty national pavilions and very good corn.',
      activities: ['Water park on Palm Jumeirah', 'Green Planet instead', 'Global Village in the evening'],
      meals: ['breakfast'],
      stay: '4-star hotel with family rooms, Dubai',
    },
    {
      title: 'Across to Yas Island and Warner Bros. World',
      description:
        'After seventy minutes on the motorway you drop the cases and walk into Warner Bros. World on Yas Island, which is wholly indoors, with gentle rides at one end and loud ones at the other. Families with somebody over 1.40 m may split: one child on Ferrari World’s Formula Rossa with goggles, the other chasing Scooby-Doo with you. SeaWorld needs another ticket, and some families avoid it on principle; we never book it unless you ask. Swim at the hotel before supper.',
      activities: ['Warner Bros. World', 'Ferrari World as an option', 'Hotel pool'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel with park shuttle, Yas Island',
    },
    {
      title: 'Abu Dhabi’s mosque and Louvre, then a beach',
      description:
        'Abu Dhabi’s great mosque keeps children interested longer than one would think: count the domes, find the biggest carpet, borrow a small abaya. It is some twenty minutes from Yas Island. Next you go to Saadiyat, where the Louvre (shut on Mondays) has a children’s museum with buttons to press. Lunch is manakish, flat bread with cheese. In the afternoon there is a calm beach with lifeguards, or a second turn at whichever park won the vote at breakfast.',
      activities: ['Sheikh Zayed Grand Mosque', 'Children’s museum at the Louvre', 'Beach or a repeat park'],
      meals: ['breakfast', 'lunch'],
      stay: 'Family hotel with park shuttle, Yas Island',
    },
    {
      title: 'Pool on Yas Island, then the flight home',
      description:
        'Abu Dhabi’s terminal is ten to fifteen minutes from Yas Island, so book the flight from there if your city has one: less road, shorter queues, and a play area past security. Dubai is an hour and a quarter if you must. Check-out can be stretched to 1 pm, and the van leaves at 1:30 pm. Remember that toy swords, slime over 100 ml and snow globes all belong in checked baggage, or security will take them away.',
      activities: ['Pool until check-out', 'Airport van'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in Dubai and two on Yas Island, in a family room or two rooms side by side',
    'Adult tickets for Legoland and its water park, the water park on the Palm and Warner Bros. World',
    'Private van for all transfers, airports included, with the child seats you need',
    'Breakfast daily, dinner on day 4 and lunch on day 5',
    'A written plan with opening hours, heights, queues and where to eat vegetarian',
    'Grand Mosque registration, and a guide there who is good with children',
  ],
  exclusions: [
    'Flights for the family',
    'Children: ages 3 to 11 pay ₹41,500 each with bed, breakfast and the same park tickets; under-threes enter most parks free',
    'UAE e-visas, about ₹7,500 each (₹6,500 to ₹9,000 by agent and length); every traveller needs one, babies too',
    'Other meals, and lockers, towels and quick-pass bands in the parks',
    'Tourism Dirham in Dubai, AED 15 a bedroom a night, paid at the hotel: AED 22.50 (about ₹585) each for two adults in one family room',
  ],
  faqs: [
    {
      question: 'Which parks suit which ages?',
      answer:
        'Roughly: Legoland from two or three to twelve, Warner Bros. from four to twelve, water parks from five if they swim, Ferrari World and IMG from ten or 1.30 m. Under-threes get more from the beach, the aquarium tunnel and the pool. For a two-year-old we suggest two parks rather than four.',
    },
    {
      question: 'Could we travel in the May or June holidays?',
      answer:
        'We would rather not. It is 38 to 43°C with sticky nights, and outdoor parks cut hours. If you can travel only then, we plan the week around indoor parks, the ski slope, the aquarium and the pool in the evening; hotel rates are about a third lower.',
    },
    {
      question: 'Do the children need separate visas?',
      answer:
        'Yes, each passport needs its own e-visa, applied for together. Carry birth certificates, and a consent letter if one parent is not travelling. It normally takes less than a week. The papers asked for may change at short notice, so check before you book. Read the official travel advice too: in the spring of 2026 parks and airports here shut for days because of the war with Iran.',
    },
    {
      question: 'Can grandparents come along?',
      answer:
        'Yes, often. Wheelchairs are free or cheap in all four parks, and we can give grandparents a driver of their own for the creek, the Jebel Ali mandir and gurdwara, and an afternoon nap.',
    },
    {
      question: 'How much money will we spend inside?',
      answer:
        'A family of four commonly spends AED 250 to 400 a park day on lunch, water and one souvenir. Refill stations exist, so carry bottles. Cards work almost everywhere.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Park bag',
      essential: true,
      items: [
        'Refillable bottles and a cap per child',
        'Wrist tag with your phone number',
        'Spare clothes in a zip bag',
      ],
    },
    {
      category: 'Water days',
      essential: true,
      items: ['Lycra swimwear without zips or metal', 'Goggles, nose clips, sun cream'],
    },
    {
      category: 'Travel papers',
      essential: true,
      items: ['Visas and birth certificates in copy', 'Insurance card'],
    },
    {
      category: 'Could help',
      essential: false,
      items: [
        'Light folding pushchair',
        'Cardigans for the ferocious air conditioning',
        'Theplas for the airport',
      ],
    },
  ],
  packages: [
    {
      title: 'Two adults, family room',
      price: 64500,
      description: 'Per adult, two in a family room or two rooms side by side; children pay the child price',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Dubai International Airport; the van waits for your flight',
      time: '12:00 noon',
    },
    end: {
      place: 'Zayed International Airport, Abu Dhabi, or Dubai’s airport if you fly from there',
      time: '2:00 pm',
    },
    airport: {
      name: 'Dubai International (DXB)',
      transfer: 'About 20 to 30 minutes to the hotel; the private van with child seats is included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'A driver with a private van and a guide at the Grand Mosque. Nobody comes into the parks with you; you have a written plan',
    ages: {
      from: 0,
      note: 'Parks suit ages 3 and up. The biggest rides ask for 1.20 to 1.40 m: send us heights before you book.',
    },
    fitness:
      'Easy but long: park days run from 10 am to 3 or 5 pm on your feet, with drives of up to 75 minutes. Wheelchairs are available in all four parks.',
    nights: [
      {
        count: 3,
        place: 'Dubai',
        room: '4-star hotel, family room or two rooms',
        sharing: 'Family room for four',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Yas Island',
        room: 'Family hotel with park shuttle',
        sharing: 'Family room for four',
        washroom: 'own',
        examples: ['Yas Island Rotana', 'Crowne Plaza Yas Island'],
      },
    ],
    singleRoom: { more: 21500 },
    child: {
      from: 3,
      to: 11,
      price: 41500,
      note: 'With a bed in the parents’ room, breakfast, van seat and the four park tickets. Under-threes: ask us.',
    },
    network:
      'Good 4G and 5G throughout, Wi-Fi in hotels and most parks. Take roaming or a tourist SIM; WhatsApp calls may be blocked in the UAE.',
    cash: 'Cards work almost everywhere, also in the parks. AED 200 in cash is enough for abras, souks, tips and the hotel fee.',
    power:
      'Type G plugs (three flat pins, as in Britain), 230 V: carry adaptors for chargers and sterilisers. Power cuts are rare.',
    insurance:
      'Required, not included: buy medical and trip cover for every traveller, and read what it pays if airspace or parks close.',
    papers: [
      {
        what: 'Passport valid for six months for every traveller, babies too',
        by: 'you',
        when: 'Check them before you book',
      },
      {
        what: 'UAE e-visa for each passport, applied for together; papers asked for may change',
        by: 'you',
        when: 'Two weeks before travel, with our vouchers',
      },
      {
        what: 'Birth certificates, and a consent letter if one parent stays home',
        by: 'you',
        when: 'Carry copies on the flight',
      },
      {
        what: 'Park tickets and the Grand Mosque registration',
        by: 'us',
        when: 'After you confirm parks, heights and ages',
      },
    ],
    payLocally: [
      {
        what: 'UAE tourist e-visa (approximate; ₹6,500 to ₹9,000 by agent and length)',
        paidTo: 'UAE immigration, through a visa agent or airline, before you fly',
        before: true,
        rupees: 7500,
      },
      {
        what: 'Tourism Dirham, AED 15 a bedroom a night for three nights: one of two adults in a family room',
        paidTo: 'Hotel desk in Dubai, at check-in',
        rupees: 585,
        foreign: { amount: 22.5, currency: 'AED' },
      },
    ],
  },
  route: [
    { place: 'dubai', night: true },
    { place: 'jebel-ali' },
    { place: 'palm-jumeirah' },
    { place: 'dubai', night: true },
    { place: 'yas-island', night: true },
    { place: 'abu-dhabi' },
    { place: 'yas-island', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'familySpecial'],
  cover: 'dubai/dawn',
  gallery: [
    'dubai/creek-night-city-room',
    'dubai/creek-day',
    'night-market/gold',
    'dubai/detail-1',
    'dubai/dusk',
    'dubai/gold',
  ],
  captions: {
    night: 1,
    travel: 'By private van, and by one-dirham abra across the creek',
    high: 'Falafel and parrots in the souk',
  },
}
