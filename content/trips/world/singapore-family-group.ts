import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'i2',
  kind: 'group',
  title: 'Singapore with the Children: Zoo, Rides and Light Shows',
  location: 'Singapore',
  country: 'Singapore',
  duration: '5D/4N',
  months: [1, 3, 4, 5, 6, 10, 11, 12],
  price: 62500,
  discount: 6,
  rating: 4.8,
  reviews: 3,
  description:
    'For many Indian families Singapore is the first trip abroad, and an easy one: you can drink the tap water, every station has a lift, and a dosa is never far. We take at most six or seven families together over the school breaks. Each day has one big thing and one long rest, since it is 31°C with a shower most afternoons whatever the month. Tickets for the zoo, the Night Safari, Universal Studios and the Cloud Forest are bought beforehand and loaded on your phone. Singapore is expensive, so we have tried to leave few things for you to pay there.',
  highlights: [
    'Mandai in one day: the open zoo by afternoon and the Night Safari tram after dark',
    'A full day at Universal Studios on Sentosa with a plan for rides by height',
    'The Cloud Forest’s 35-metre indoor waterfall and the Supertree light show on the same evening',
    'Little India on foot with a Tamil-speaking storyteller, ending at a banana-leaf lunch',
    'Hotel beside an MRT station so that a tired child is never far from bed',
    'A second captain on theme-park day for families who split up',
  ],
  placesCovered: ['Jewel Changi', 'Gardens by the Bay', 'Mandai', 'Sentosa', 'Little India', 'Marina Bay'],
  itinerary: [
    {
      title: 'Arrive in Singapore: Gardens by the Bay at night',
      description:
        'Flights take about four hours from Chennai and close to six from Delhi; Singapore is two and a half hours ahead, so everyone is tired. A coach collects everyone from the arrival halls and children see the 40-metre Rain Vortex in Jewel before we leave. Families get their rooms by 3 pm and can sleep by 3:30 pm. At 6 pm the coach goes to Gardens by the Bay for the Cloud Forest and its misty walkways, then to a lawn under the Supertrees for the light show, usually at 7:45 pm.',
      activities: ['Jewel Rain Vortex', 'Cloud Forest', 'Garden Rhapsody light show'],
      meals: ['dinner'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'Mandai: the zoo by day, the Night Safari after dark',
      description:
        'We start late on purpose. By noon we are in Mandai, where the zoo keeps its animals behind water and hedges rather than bars: orangutans overhead, proboscis monkeys, a splash area worth packing a swimsuit for. Trams save small children the long walks. Dinner at 5 pm is an Indian vegetarian set with roti and paneer. The Night Safari opens at about 7:15 pm; our slot on the tram passes tapirs, hyenas and Asian lions in light as soft as the moon’s. Singapore’s traffic is smooth, so everyone is in bed soon after 10 pm.',
      activities: ['Singapore Zoo with tram', 'Splash area', 'Night Safari tram ride'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'Universal Studios on Sentosa',
      description:
        'The coach crosses to Sentosa so that we stand at the big Universal globe before the gates open. The captain hands out a height chart: Minion and Sesame Street rides for the small, Transformers from about 102 cm, the big roller coasters for brave children from about 125 cm. Queues peak from noon to 3 pm; that is when we send you to the shows and the air conditioning. Families who prefer fish may swap the afternoon for the Oceanarium next door. We leave after the evening parade, if it runs that day.',
      activities: [
        'Universal Studios Singapore',
        'Oceanarium as a paid swap',
        'Beach tram if energy remains',
      ],
      meals: ['breakfast'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'Little India, then a river boat to the Merlion',
      description:
        'We begin among the garland sellers. Our storyteller walks us from the Sri Veeramakaliamman temple past spice grinders and the last painted Chinese villa of the quarter, and explains how Singapore’s Tamils came as clerks, convicts and traders. Lunch arrives on a banana leaf. The afternoon is free for Mustafa, the shop that hardly ever closes, or for the hotel pool. Near 6 pm a bumboat carries the group from Clarke Quay down the river to the Merlion, and at 8 pm the free Spectra water show plays on the bay.',
      activities: ['Little India walk', 'River bumboat', 'Merlion', 'Spectra show'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'Jewel Changi, the GST refund and the flight home',
      description:
        'Evening flights leave the morning open. Most families choose Jewel’s canopy park for its mazes and slides; book at the desk the night before and the airport coach drops you there with bags checked in early where your airline allows. Others stay in the pool. Shoppers should claim the GST refund at Singapore Changi’s kiosks before checking in suitcases, and keep the goods in reach to show them. Two coaches run, at 10 am and 3 pm, to match the common flights to India.',
      activities: ['Canopy Park at Jewel (optional)', 'GST refund kiosk', 'Airport coach'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights with breakfast in a family room or two connected double rooms',
    'Timed tickets: Zoo, Night Safari with tram, Universal Studios, Cloud Forest and the river boat',
    'Private coach for all group movements, with booster seats on request',
    'Three Indian meals, mild for children and Jain if you ask in advance',
    'A storyteller as guide in Little India',
    'Help with the Singapore visa form and photograph for each traveller',
  ],
  exclusions: [
    'Flights from your city to Singapore and back',
    'Singapore visa for each traveller, infants too: S$30 (about ₹2,220) and the agent’s charge of about ₹1,200',
    'Lunches at the parks (S$12–20 each) and the Universal Express pass',
    'Oceanarium or Canopy Park tickets',
    'Mobile data, laundry and souvenirs',
  ],
  faqs: [
    {
      question: 'How does the visa work for a family?',
      answer:
        'Indian citizens need an entry visa before they fly, filed online through an authorised agent in India; it usually comes in less than a week, but apply a month ahead for May and December. Each child has a separate application. Closer to travel, fill in the SG Arrival Card, free on the ICA site, within three days of landing. Rules may change, so check before booking.',
    },
    {
      question: 'From what age does the trip make sense?',
      answer:
        'From about four. Children of two and under enter most parks free and toddlers may come, but the Night Safari ends past their bedtime. The happiest ages are six to twelve. Prams can be hired at the zoo and at Universal.',
    },
    {
      question: 'What is the fare for a child?',
      answer:
        'A child of four to eleven with a bed in the family room and child tickets everywhere costs ₹49,500, taxes included. Send us the ages before you pay and the booking is made at that fare; for under-fours without a bed we quote the visa and any ticket the parks require.',
    },
    {
      question: 'Will it rain on us?',
      answer:
        'Very likely, for an hour, with thunder. Outdoor rides stop for lightning and restart. The wettest stretch is mid-November to January, when some days stay grey. Ponchos work better than umbrellas here, and half of our stops are under a roof.',
    },
    {
      question: 'Are there things we must not pack?',
      answer:
        'Yes: chewing gum, e-cigarettes, and tobacco that you do not declare and pay duty on. Vaping brings heavy fines and harsher punishments too. Some common Indian cough syrups and sleeping pills need approval; carry prescriptions and check each medicine on the health authority’s site.',
    },
    {
      question: 'Do cards work everywhere?',
      answer:
        'Nearly. A contactless forex card opens the MRT gates and pays at parks; hawker stalls may want cash or a local app, so bring S$100 in small notes. Children under 0.9 m ride public transport free.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For each child',
      essential: true,
      items: [
        'Swimsuit and small towel for the zoo splash area',
        'Rain poncho',
        'Identity band with a parent’s phone number',
        'Comfortable closed shoes; some rides refuse slippers',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: [
        'Printed e-visas',
        'Birth certificates or a consent letter if one parent travels alone',
        'SG Arrival Card emails',
      ],
    },
    {
      category: 'Daypack',
      essential: true,
      items: [
        'Refillable bottles: tap water is safe',
        'Light cardigan for fierce air conditioning',
        'Mosquito patches',
      ],
    },
    {
      category: 'Useful',
      essential: false,
      items: ['Type G plug adaptor (three square pins)', 'Khakhra and dry snacks for queues'],
    },
  ],
  packages: [
    {
      title: 'Adult, sharing a family room',
      price: 62500,
      description: 'Two adults with up to two children in one room or in a connected pair of rooms.',
      isPopular: true,
      smallest: 2,
    },
    {
      title: 'Adult, separate double',
      price: 69500,
      description: 'A double room for grandparents or for two adults alone.',
      smallest: 2,
      withoutChildren: true,
    },
  ],
  facts: {
    meet: {
      place: 'Arrival halls, Changi Airport, Singapore: the captain and the coach meet your flight',
      time: '12:00 noon',
    },
    end: {
      place: 'Departures, Changi Airport, Singapore; coaches leave the hotel at 10 am and 3 pm',
      time: '3:45 pm',
    },
    airport: {
      name: 'Changi (SIN), Singapore',
      transfer: 'You are met there: about 30 minutes by private coach to the hotel, included.',
    },
    team: 'One captain with the group, a second one on the Universal Studios day, and a storyteller in Little India.',
    ages: {
      from: 0,
      note: 'Best from four, happiest at six to twelve. For smaller children the Night Safari ends late.',
    },
    fitness:
      'Easy but long: day two runs from noon to about 10 pm, and Universal Studios is a day on your feet. It is about 31°C with showers; trams and prams help.',
    nights: [
      {
        count: 4,
        place: 'Farrer Park, Singapore',
        room: '4-star hotel near the MRT',
        sharing: 'Family room',
        washroom: 'own',
        examples: ['Holiday Inn Singapore Little India'],
      },
    ],
    singleRoom: {
      none: 'A family departure: rooms are sold for two or more. One adult alone is quoted separately.',
    },
    child: {
      from: 4,
      to: 11,
      price: 49500,
      note: 'With a bed in the family room and child tickets. Under four without a bed: visa and any ticket asked.',
    },
    network: 'Fast 4G and 5G everywhere. Tourist SIM at Changi, an eSIM or an Indian roaming pack.',
    cash: 'Cards and contactless nearly everywhere, MRT gates included. Bring S$100 in small notes for hawker stalls, about S$15 a park lunch.',
    power: '230 V, three-pin square sockets of type G: Indian plugs need an adaptor. Power cuts are rare.',
    insurance:
      'Required, not included: buy overseas medical cover for every child and adult: hospitals here are expensive.',
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
      {
        what: 'Birth certificate or consent letter for a child who travels with one parent',
        by: 'you',
        when: 'Before you leave India',
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
  departures: {
    weekday: 'saturday',
    count: 6,
    seats: 24,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [
      { from: '03-20', to: '06-15' },
      { from: '10-10', to: '11-14' },
      { from: '12-12', to: '12-31' },
      { from: '01-01', to: '01-10' },
    ],
  },
  route: [
    { place: 'singapore', night: true },
    { place: 'mandai-singapore' },
    { place: 'singapore', night: true },
    { place: 'sentosa' },
    { place: 'singapore', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'familySpecial'],
  cover: 'singapore/garden-dusk',
  gallery: [
    'singapore/gold-green-twin-room',
    'city-train/day',
    'singapore/cable-gold',
    'singapore/gold',
    'singapore/shophouses-day',
    'singapore/gold-white-balcony',
  ],
  captions: {
    night: 1,
    travel: 'By private coach, with an MRT station beside the hotel',
    high: 'A full day on Sentosa',
  },
}
