import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'rajasthan-grand-private',
  kind: 'customised',
  title: 'The Grand Rajasthan Drive, Palace to Palace',
  location: 'Rajasthan',
  region: 'West',
  duration: 'Flexible',
  months: [10, 11, 12, 1, 2, 3],
  price: 68500,
  discount: 0,
  rating: 4.9,
  reviews: 3,
  description:
    'You see four Rajput capitals and a holy lake, drive between them in an SUV with a chauffeur, and sleep in palaces and old noblemen’s houses. The six days written here are the core: Jaipur, Pushkar, Jodhpur, Ranakpur, Udaipur. Most guests add Jaisalmer for the desert, Bundi for murals, or a tiger morning at Ranthambore, and travel for nine or ten days. Tell us how early you like to wake up and how far you like to drive, and we plan the route around that.',
  highlights: [
    'Nights in buildings with a history: a thakur’s town house, a Jodhpur palace, a palace wing over the lake',
    'After-hours or first-slot entry at the great forts, wherever the trusts allow it',
    'Lunch with a family of Jaipur enamel workers, who bring out three centuries of meenakari',
    'Pushkar’s ghats at the evening aarti, from a terrace instead of the crowd',
    'A private boat on the lake at Udaipur, with a hamper and a shawl',
    'No day above six hours on the road, and none without a proper stop for lunch',
  ],
  placesCovered: ['Jaipur', 'Amber', 'Pushkar', 'Jodhpur', 'Ranakpur', 'Udaipur'],
  itinerary: [
    {
      title: 'Jaipur: a thakur’s house and the old city at dusk',
      description:
        'Someone with a name board and cold towels meets you at Jaipur arrivals. The house where you stay belonged to a thakur of the court; his great-grandchildren still live in one wing and often come to the veranda for a drink. When the heat softens, a heritage guide takes you by electric rickshaw to the Hawa Mahal, silver market and flower sellers, returning through Tripolia Gate as the lamps are lit.',
      activities: ['Airport welcome', 'Old-city orientation by e-rickshaw', 'Drinks on the veranda'],
      meals: ['dinner'],
      stay: 'Noble family’s heritage house, Jaipur',
    },
    {
      title: 'Amber early, then lunch with Jaipur enamel workers',
      description:
        'Gates open at 8 am and you are among the first through. Two hours in Amber with an art historian go mainly to the glass inlay and the hydraulic wheels that once lifted water to the roofs. Lunch is at the table of a meenakari family in Jaipur, who lay out their red enamel on velvet between the dal and the dessert. In the afternoon you see the private rooms of the City Palace, Chandra Mahal’s blue hall among them, on a separate ticket.',
      activities: ['Amber with an art historian', 'Meenakari family lunch', 'City Palace private apartments'],
      meals: ['breakfast', 'lunch'],
      stay: 'Noble family’s heritage house, Jaipur',
    },
    {
      title: 'Jaipur to Pushkar, for the aarti at the lake',
      description:
        'A six-lane highway to Ajmer makes Pushkar an easy morning, 145 km. The town sits round its small lake under Savitri’s hill, vegetarian and without alcohol, so the drink of the evening is rose sherbet. A priest’s son walks you along the ghats and keeps off the men who hand you a flower and then demand a donation. At dusk there are drums, bells and a hundred floating lamps, watched from cushions on a terrace. In the fair week of Kartik everything here costs far more.',
      activities: ['Drive from Jaipur', 'Brahma temple and ghats', 'Terrace seats for aarti'],
      meals: ['breakfast', 'dinner'],
      stay: 'Rose-garden resort, Pushkar',
    },
    {
      title: 'Pushkar to Jodhpur, and Mehrangarh in late light',
      description:
        'Four hours bring you to Jodhpur, 190 km across plains where Raika herdsmen in red turbans move their sheep. After lunch and a swim, you reach Mehrangarh at 3:30 pm with a guide trained by its curators; the last hour on the ramparts, when kites circle below you, is the one to wait for. Dinner is set on a bastion if the trust grants it that evening, or in a haveli garden facing the lit walls if not.',
      activities: ['Drive to Jodhpur', 'Mehrangarh in late light', 'Fort-view dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Palace hotel, Jodhpur',
    },
    {
      title: 'Jodhpur to Udaipur by the marble temple of Ranakpur',
      description:
        'Today’s six hours are split by Ranakpur, whose temple floor is cool even in March. You come to it about noon, when the doors open to all, and have it explained by one of the hereditary priests. After a garden lunch by the river the road twists over the Aravallis and drops to Udaipur. Arrive by boat: the hotel launch collects you from the jetty while the luggage goes round by land.',
      activities: ['Ranakpur temple', 'Aravalli crossing', 'Arrival by launch'],
      meals: ['breakfast', 'lunch'],
      stay: 'Lake-facing palace hotel, Udaipur',
    },
    {
      title: 'Udaipur at your own speed',
      description:
        'Breakfast is over the water. The Crystal Gallery, a whole room of cut-glass furniture ordered in 1877 by a Maharana who died before it came, opens in the morning; the City Palace is next door. A boat with a hamper is yours from 11 am. Then you are at Udaipur airport by 3 pm, or you make the journey longer: go east to Chittorgarh and Bundi, go west to Jaisalmer, a long day by road, or rest two more nights beside the lake.',
      activities: ['Crystal Gallery and City Palace', 'Private boat', 'Departure or extension'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Chauffeured SUV throughout, one driver, wifi dongle, iced water and newspapers',
    'Five nights in heritage or palace hotels, in the second-best class of room',
    'Five breakfasts, two hosted lunches and three dinners as described',
    'Specialist guides at Amber, Mehrangarh and Ranakpur',
    'Launch transfer and a private boat at Udaipur',
    'Entrance to every site mentioned, the palace apartments included',
    'A concierge on the phone from 7 am to 11 pm',
  ],
  exclusions: [
    'Flights to Jaipur and from Udaipur',
    'Spa, wine and private dining beyond the evenings planned',
    'Higher hotel rates in the weeks of Diwali, Pushkar fair, Christmas and New Year, which we quote before you book',
    'Extensions: Jaisalmer from ₹38,000, Ranthambore from ₹34,000, Bundi from ₹18,000 a person',
    'Tips; we send a sheet with suggestions',
  ],
  faqs: [
    {
      question: 'Which parts can be altered?',
      answer:
        'All of them until three weeks before, and most of them on the spot. The driver is yours for the whole route, so lingering a day in Pushkar or skipping it for Jodhpur only changes hotel bookings. Chartered flights or the train can replace the longer drives.',
    },
    {
      question: 'What would make it ten days?',
      answer:
        'The usual shape is two nights at each of Jaipur, Jodhpur, Jaisalmer and Udaipur, with one at Pushkar in between. Those who love wildlife put Ranthambore after Jaipur. Each version is priced line by line, so you see what a night costs.',
    },
    {
      question: 'Are palace hotels comfortable, or only grand?',
      answer:
        'The ones we use are both, but no two rooms in them match. We name the room, not only the category, and send photographs before you pay. Some lack lifts; one has peacocks that call at 5 am. We mention such things beforehand.',
    },
    {
      question: 'Can we travel with elderly parents?',
      answer:
        'Yes, we often arrange it. Jeeps go to the top at Amber, Mehrangarh has a lift, and Ranakpur has one flight of broad steps with a rail. We book ground-floor rooms, put wheelchairs where they help and shorten the walks.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Dress',
      essential: true,
      items: [
        'One smart outfit for palace dining rooms',
        'Pashmina or blazer for winter evenings',
        'Flat shoes for cobbled ramps',
      ],
    },
    {
      category: 'Bring along',
      essential: true,
      items: ['Photo ID; passport and visa for foreigners', 'Credit card for hotel deposits'],
    },
    {
      category: 'Optional pleasures',
      essential: false,
      items: [
        'Tod’s Annals of Rajasthan, to read in the car',
        'Swimming things',
        'Small binoculars for painted ceilings',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 68500,
      description: 'Two sharing the second-best class of room, with SUV and chauffeur',
    },
    {
      title: 'Suites throughout',
      price: 92500,
      description: 'Two sharing the best class of room or a suite at all four halts; SUV the same',
    },
  ],
  facts: {
    meet: { place: 'Jaipur airport, arrivals hall, name board, at your own flight', time: '1:00 pm' },
    end: { place: 'Udaipur airport', time: '3:00 pm' },
    airport: {
      name: 'Jaipur International',
      transfer: 'The meeting place itself; your SUV is included. The trip ends at Udaipur airport.',
    },
    railhead: {
      name: 'Jaipur Junction',
      transfer: 'About 12 km from the airport; the SUV can meet a train instead, included.',
    },
    party: { smallest: 2, largest: 4 },
    team: 'One chauffeur throughout, specialist guides at Amber, Mehrangarh and Ranakpur, and a concierge on the phone.',
    ages: {
      from: 5,
      note: 'Good for older parents: jeeps at Amber, a lift at Mehrangarh, ground-floor rooms on request.',
    },
    fitness: 'Easy: forts and old towns on foot for about 2 hours at a time, drives of 2½ to 6 hours.',
    nights: [
      {
        count: 2,
        place: 'Jaipur',
        room: 'Noble family’s heritage house',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Samode Haveli', 'Alsisar Haveli'],
      },
      { count: 1, place: 'Pushkar', room: 'Rose-garden resort', sharing: 'Double', washroom: 'own' },
      {
        count: 1,
        place: 'Jodhpur',
        room: 'Palace hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Ajit Bhawan'],
      },
      {
        count: 1,
        place: 'Udaipur',
        room: 'Lake-facing palace hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Shiv Niwas Palace', 'Fateh Prakash Palace'],
      },
    ],
    singleRoom: { more: 34000 },
    child: { from: 5, to: 11, price: 41900, note: 'On an extra bed in the parents’ room.' },
    network: 'All networks work in the towns; gaps in the hills around Ranakpur, for the car’s Wi-Fi too.',
    cash: 'Cards and UPI work at the hotels; hotels ask for a credit card as deposit. Keep cash for gratuities.',
    power: 'Regular electricity with generator backup at every hotel.',
    insurance:
      'None is included. An ordinary domestic travel policy is enough; cover cancellation for palace rooms.',
    papers: [
      { what: 'Photo ID, original; passport and visa for foreigners', by: 'you', when: 'At every hotel' },
      { what: 'Entrance tickets, the City Palace apartments included', by: 'us', when: 'Before you arrive' },
    ],
    payLocally: [],
  },
  route: [
    { place: 'jaipur', night: true },
    { place: 'pushkar', night: true },
    { place: 'jodhpur', night: true },
    { place: 'ranakpur' },
    { place: 'udaipur', night: true },
  ],
  difficulty: 'easy',
  tags: ['luxury', 'cultural', 'stateHighlight'],
  cover: 'udaipur/gold',
  gallery: [
    'udaipur/dusk-haveli-room',
    'desert-road/gold',
    'rajasthan/dawn',
    'rajasthan/marble-day',
    'jaipur/dawn',
    'rajasthan/detail-1',
    'udaipur/detail-1',
    'jaipur/detail-1',
  ],
  captions: {
    night: 4,
    travel: 'By chauffeured SUV, no day above six hours',
    high: 'Jodhpur and the great forts, at the first slot',
  },
}
