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
  reviews: 176,
  description:
    'A first trip abroad for many Indian families, and an easy one: clean taps you can drink from, lifts at every station, dosa within a short walk. We take ten or so families together over the school breaks. Each day has one big thing and one long rest, since it is 31°C with a shower most afternoons whatever the month. Tickets for the zoo, the Night Safari, Universal Studios and the cooled gardens are bought beforehand and loaded on your phone. Singapore is expensive; we have tried to leave you few surprises at the till.',
  highlights: [
    'Mandai in one sweep: the open zoo by afternoon and the Night Safari tram after dark',
    'A full day at Universal Studios on Sentosa with a plan for rides by height',
    'The Cloud Forest’s 35-metre indoor waterfall and the Supertree light show on the same evening',
    'Little India on foot with a Tamil-speaking storyteller, ending at a banana-leaf lunch',
    'Hotel beside an MRT station so that a tired child is never far from bed',
    'A second captain on theme-park day for families who split up',
  ],
  placesCovered: ['Jewel Changi', 'Gardens by the Bay', 'Mandai', 'Sentosa', 'Little India', 'Marina Bay'],
  itinerary: [
    {
      title: 'Changi, a nap, and glowing trees',
      description:
        'Flights take about four hours from Chennai and close to six from Delhi; Singapore is two and a half hours ahead, so bodies are tired and clocks are wrong. A coach collects everyone from the arrival halls and children see the 40-metre Rain Vortex in Jewel before we leave. Rooms by two, sleep by half past. At six the coach goes to Gardens by the Bay for the Cloud Forest and its misty walkways, then to a lawn under the Supertrees for the 7:45 show.',
      activities: ['Jewel Rain Vortex', 'Cloud Forest', 'Garden Rhapsody light show'],
      meals: ['dinner'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'Mandai by day and by dark',
      description:
        'A late start on purpose. By noon we are in Mandai, where the zoo keeps its animals behind water and hedges rather than bars: orangutans overhead, proboscis monkeys, a splash area worth packing a swimsuit for. Trams save small legs. Dinner at five is an Indian vegetarian set with roti and paneer. At 7:15 the Night Safari gates open; our slot on the tram passes tapirs, hyenas and Asian lions in something like moonlight. Everyone is in bed by ten, Singapore traffic being what it is: smooth.',
      activities: ['Singapore Zoo with tram', 'Splash area', 'Night Safari tram ride'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'Universal Studios on Sentosa',
      description:
        'The coach crosses to Sentosa so that we stand at the globe before the gates open. The captain hands out a height chart: Minion and Sesame Street rides for the small, Transformers from 102 cm, the big Battlestar coasters from 125 cm and braver. Queues peak from noon to three; that is when we send you to the shows and the air conditioning. Families who prefer fish may swap the afternoon for the Oceanarium next door. We leave after the evening parade, if it runs that day.',
      activities: [
        'Universal Studios Singapore',
        'Oceanarium as a paid swap',
        'Beach tram if energy remains',
      ],
      meals: ['breakfast'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'Little India, the Merlion and a boat',
      description:
        'Start with garlands. Our storyteller walks us from the Sri Veeramakaliamman temple past spice grinders and the last painted Chinese villa of the quarter, and explains how Singapore’s Tamils came as clerks, convicts and traders. Lunch arrives on a banana leaf. The afternoon is free for Mustafa’s all-hours aisles or the hotel pool. Near six a bumboat carries the group from Clarke Quay down the river to the Merlion, and at eight the free Spectra water show plays on the bay.',
      activities: ['Little India walk', 'River bumboat', 'Merlion', 'Spectra show'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel near Farrer Park MRT, Singapore',
    },
    {
      title: 'One last slide and home',
      description:
        'Evening flights leave the morning open. Most families choose Jewel’s canopy park for its mazes and slides; book at the desk the night before and the airport coach drops you there with bags checked in early where your airline allows. Others stay in the pool. Shoppers should claim the GST refund at Singapore Changi’s kiosks before checking in suitcases, keeping the goods reachable. Two coaches run, at ten and at three, to match the common flights to India.',
      activities: ['Canopy Park at Jewel (optional)', 'GST refund kiosk', 'Airport coach'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a family room or two connected doubles with breakfast',
    'Timed tickets: Zoo, Night Safari with tram, Universal Studios, Cloud Forest and the river boat',
    'Private coach for all group movements, with booster seats on request',
    'Three Indian meals with mild plates for children, Jain on notice',
    'Storyteller-guide in Little India',
    'Help with the Singapore visa form and photo specification for each traveller',
  ],
  exclusions: [
    'Airfare from your city to Singapore and back',
    'Visa: S$30 government fee and the authorised agent’s charge, per head, infants too',
    'Lunches at the parks (S$12–20 each) and the Universal Express pass',
    'Oceanarium or Canopy Park tickets',
    'Mobile data, laundry and souvenirs',
  ],
  faqs: [
    {
      question: 'How does the visa work for a family?',
      answer:
        'Indian citizens need an entry visa before they fly, filed online through an authorised agent in India; it usually comes in under a week but apply a month ahead in May and December. Each child has a separate application. Closer to travel, fill in the SG Arrival Card, free on the ICA site, within three days of landing. Rules shift, so check before booking.',
    },
    {
      question: 'From what age does the trip make sense?',
      answer:
        'From about four. Under-threes enter most parks free and we have taken toddlers, but Night Safari ends past bedtime. The happiest ages are six to twelve. Prams can be borrowed at the zoo and hired at Universal.',
    },
    {
      question: 'What is the fare for a child?',
      answer:
        'A child of four to eleven with a bed in the family room and child tickets everywhere costs ₹49,500, taxes included. Send us the ages before you pay and the booking is made at that fare; for under-fours without a bed we quote the visa and any ticket the parks require.',
    },
    {
      question: 'Will it rain on us?',
      answer:
        'Very likely, for an hour, with thunder. Outdoor rides stop for lightning and restart. The wettest stretch is mid-November to January, when some days stay grey. Ponchos beat umbrellas here, and half of our stops are under a roof.',
    },
    {
      question: 'Are there things we must not pack?',
      answer:
        'Chewing gum, e-cigarettes and any tobacco beyond what you declare and pay duty on. Vaping carries heavy fines and worse. Some common Indian cough syrups and sleeping pills need approval; carry prescriptions and look them up on the health authority’s site.',
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
      description: 'Two adults with up to two children in one room or connected pair.',
      isPopular: true,
    },
    {
      title: 'Adult, separate double',
      price: 69500,
      description: 'A double room for grandparents or for two adults alone.',
    },
  ],
  departures: {
    weekday: 'saturday',
    count: 6,
    seats: 24,
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
    'singapore/gold',
    'singapore/gold-white-balcony',
    'singapore/dusk',
    'singapore/garden-night',
    'singapore/garden-day',
    'singapore/garden-dawn-leaves',
    'singapore/day-palms',
  ],
}
