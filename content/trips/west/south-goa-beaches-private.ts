import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'south-goa-beaches-private',
  kind: 'customised',
  title: 'South Goa: Agonda, Palolem and the Empty Coves',
  location: 'Canacona, South Goa',
  region: 'West',
  duration: 'Flexible',
  months: [11, 12, 1, 2, 3, 4],
  price: 24600,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'Canacona is Goa’s last taluka before Karnataka, and the hills come down to the water there, so every bay has its own headland and its own mood. You spend two nights at Agonda for silence and two at Palolem for company and kayaks, with a car and driver for the coves that buses do not reach. The wooden cottages exist only from November to April or so; before each June the whole street is dismantled. If you prefer one base, a pool or a whole week, tell us; this plan is only a suggestion.',
  highlights: [
    'A cottage at Agonda whose steps end in the sand and whose shutters open to the sea',
    'Cola’s freshwater lagoon, separated from the surf by a bar you can walk across',
    'Galgibaga: casuarinas, two shacks, rock oysters, and turtle nests under wire',
    'Cotigao sanctuary’s canopy watchtower in the first hour after the gate opens',
    'A private fishing boat round the headlands to Butterfly Beach',
  ],
  placesCovered: ['Agonda', 'Cola', 'Cabo de Rama', 'Palolem', 'Cotigao', 'Galgibaga'],
  itinerary: [
    {
      title: 'Over the Karmal Ghat to Agonda',
      description:
        'From Dabolim the drive is an hour and three quarters, from Mopa nearer three, and from Canacona railway station only twenty minutes. Agonda is one street, one church and three kilometres of pale sand, without loud music and almost without hawkers. The shore drops off quickly and the waves are strong, so swim at the sheltered southern end. Order kingfish on the grill before sunset; the kitchens are small and unhurried.',
      activities: ['Private transfer', 'Swim at the southern end', 'Dinner on the sand'],
      meals: [],
      stay: 'Sea-facing cottage, Agonda',
    },
    {
      title: 'Cola’s lagoon and the fort of Cabo de Rama',
      description:
        'At 10 am the car takes you to the top of the track for Cola, where you walk ten minutes down to palms, a still green lagoon and the sea behind it; paddle boats wait. Continue to Cabo de Rama for the emptier half of the afternoon, when tour buses have left the fort and nobody stands in front of the view. You eat a fish thali in the village. Back on Agonda beach, people play cricket, dogs run about and a very large sun goes down.',
      activities: ['Cola lagoon', 'Cabo de Rama fort', 'Village thali'],
      meals: ['breakfast'],
      stay: 'Sea-facing cottage, Agonda',
    },
    {
      title: 'Round the headland by boat to Palolem',
      description:
        'Send the bags by road and go yourselves by water. A fisherman picks you up off Agonda at 8 am, when the swell allows, stops at Butterfly Beach for a swim, and lands you at Palolem an hour and a half later with wet ankles. Palolem has cafés, massage, paddle boards and more people. At low tide wade across to the islet. In the evening stroll to Colomb, a rocky little bay between Palolem and Patnem.',
      activities: ['Boat from Agonda via Butterfly Beach', 'Kayak or paddle board', 'Walk to Colomb bay'],
      meals: ['breakfast'],
      stay: 'Garden cottage with air-conditioning, Palolem',
    },
    {
      title: 'Cotigao forest early, Galgibaga for lunch',
      description:
        'Cotigao’s gate is nine kilometres inland and opens at 7 am; a ranger takes you to the watchtower over a waterhole, with racket-tailed drongos, giant squirrels, and gaur if you are patient. By 12 noon you are at Galgibaga, half an hour south of Palolem, for oysters and clams under the casuarinas. Keep off the dunes in nesting months. The Talpona river is calm enough for a late kayak. Nothing else is planned today.',
      activities: ['Cotigao wildlife walk', 'Galgibaga beach', 'Talpona river kayak'],
      meals: ['breakfast'],
      stay: 'Garden cottage with air-conditioning, Palolem',
    },
    {
      title: 'Palolem to the train or flight, by Margao',
      description:
        'Canacona station is minutes from Palolem, and several Konkan trains stop there; Dabolim is two hours by the highway. If there is time, leave early by Margao for bebinca from a bakery and a look at the square of Holy Spirit church. Guests with another two days usually spend them in Gokarna, two hours across the border by the same car, or stay on in Palolem and hire a cook.',
      activities: ['Margao market', 'Departure or extension to Gokarna'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private car and driver on arrival, on departure and for two full-day outings',
    'For two: two nights in a sea-facing cottage at Agonda and two in an air-conditioned cottage at Palolem',
    'Four breakfasts, served until 11 am',
    'Private fishing boat with life jackets from Agonda to Palolem',
    'Cotigao entry, with a ranger-guide for two hours',
  ],
  exclusions: [
    'Travel to and from Goa',
    'Lunches and dinners, about ₹1,500 to ₹2,500 a day for two at beach shacks',
    'Kayak and paddle-board hire',
    'Higher room rates from 22 December to 3 January, about 40% more; we tell you the amount before you pay',
    'Yoga classes, about ₹400 to ₹600 each',
  ],
  faqs: [
    {
      question: 'How flexible is it?',
      answer:
        'Very. You can move nights between the two beaches, stay a fortnight, or stay in one place only. Honeymooners often take one larger cottage with a deck; families choose Palolem, where the sea is shallow. The price depends on the rooms you choose.',
    },
    {
      question: 'Could we come in October or May?',
      answer:
        'Late October is possible if the huts have their licence in time, which is decided every year. May is hot and many huts are already being taken down. In both cases we book a permanent guest house instead. From June to September these beaches are closed to swimming.',
    },
    {
      question: 'Will we see turtles?',
      answer:
        'Olive ridleys come ashore at night on Agonda and Galgibaga, mostly from December to March. You are more likely to see guarded nests, and hatchlings released at dusk some fifty days later. The wardens on the beach know what is due that week.',
    },
    {
      question: 'What is there at night?',
      answer:
        'On Agonda it is quiet, with a guitar somewhere. Palolem has bars until 11 pm and headphone parties on Saturdays. The nightlife of Anjuna is two and a half hours away.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Always',
      essential: true,
      items: [
        'Dry pouch for the boat landing',
        'Sandals for oyster-covered rocks',
        'Cash: card machines fail often south of Margao',
      ],
    },
    {
      category: 'For comfort',
      essential: false,
      items: [
        'Mosquito lotion',
        'Snorkel mask, best on calm mornings in January',
        'Light cardigan; January nights reach 19 °C',
        'A dim torch with red light during turtle months',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 24600,
      description: 'Two sharing a sea-facing cottage at Agonda and a garden cottage at Palolem',
    },
    {
      title: 'Larger cottages with a deck',
      price: 31500,
      description: 'Two sharing a larger cottage with a deck of its own at both beaches',
    },
  ],
  facts: {
    meet: { place: 'Dabolim airport arrivals hall, Madgaon or Canacona station', time: '12:00 noon' },
    end: {
      place: 'Madgaon railway station or Dabolim airport (Canacona station if you prefer)',
      time: '1:00 pm',
    },
    airport: {
      name: 'Goa Dabolim (GOI)',
      transfer:
        'An hour and three quarters to Agonda by our car; from Mopa (GOX) nearly three hours. Included.',
    },
    railhead: {
      name: 'Canacona',
      transfer: 'Twenty minutes to Agonda by our car; included. Madgaon has more trains and is included too.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver on four of the five days, a boatman on day 3, and a ranger-guide at Cotigao for two hours.',
    ages: {
      from: 3,
      note: 'Agonda has a strong shore break; families with small children do better with all nights at Palolem.',
    },
    fitness:
      'Easy. A walk of 10 minutes down to Cola on day 2, 90 minutes in an open boat on day 3, and a forest walk of 2 hours on day 4. Longest drive: 2 hours, or nearly 3 from Mopa.',
    nights: [
      { count: 2, place: 'Agonda', room: 'Sea-facing wooden cottage', sharing: 'Double', washroom: 'own' },
      {
        count: 2,
        place: 'Palolem',
        room: 'Garden cottage with air-conditioning',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 9500 },
    child: { from: 3, to: 11, price: 15900, note: 'On an extra mattress in the parents’ cottage.' },
    network:
      'Jio and Airtel work in Agonda and Palolem. At Cola, Butterfly Beach and Cotigao there is little or none.',
    cash: 'Carry cash: card machines often fail south of Margao. ATMs in Palolem and Canacona; UPI works where there is signal.',
    power: 'Mains with short cuts. The Agonda cottage has a fan, the Palolem cottage air-conditioning.',
    insurance: 'No insurance is in the price. Take a travel policy that covers boats and swimming.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'agonda', night: true },
    { place: 'cabo-de-rama' },
    { place: 'agonda', night: true },
    { place: 'palolem', night: true },
    { place: 'galgibaga' },
    { place: 'palolem', night: true },
    { place: 'margao' },
  ],
  difficulty: 'easy',
  tags: ['beach'],
  cover: 'hammock/gold',
  gallery: [
    'goa/dusk-villa-room',
    'coast-road/day',
    'goa/detail-2',
    'goa/gold-white-balcony',
    'goa/river-day',
    'goa/quarter-dusk',
    'night-market/night',
  ],
  captions: {
    night: 1,
    travel: 'By private car on two full-day outings',
    high: 'The empty sand of Galgibaga and Cola',
  },
}
