import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'portugal-spain-private',
  kind: 'customised',
  title: 'Lisbon to Granada: Across Southern Iberia',
  location: 'Lisbon, Seville & Granada',
  country: 'Portugal',
  duration: 'Flexible',
  months: [3, 4, 5, 6, 9, 10, 11],
  price: 129500,
  discount: 0,
  rating: 4.7,
  reviews: 1,
  description:
    'In six days you cross the south of two countries, from the river that Vasco da Gama sailed out of to the city outside which Columbus got his contract, with cork oaks and olive trees between. A driver takes you over the border because no useful train does; after that Spain’s fast lines take over. It suits people who like tiles, arches, late suppers and courtyards with oranges. Seville in July can reach 40°C, so we leave out high summer. The Alhambra sells named tickets months ahead and its date decides all the others; tell us early, and we fit the rest around it.',
  highlights: [
    'The tomb of Vasco da Gama at Belém, and a plain talk about what he did in Calicut',
    'Sintra’s green hills, with Pena Palace booked for the first slot',
    'Évora: a Roman temple, a chapel of bones and lunch in cork country',
    'Seville’s Alcázar, a Moorish court made by Muslim craftsmen for a Christian king',
    'The Mezquita’s forest of columns in Córdoba between two trains',
    'The Nasrid palaces of the Alhambra at your reserved half hour',
  ],
  placesCovered: ['Lisbon', 'Belém', 'Sintra', 'Évora', 'Seville', 'Córdoba', 'Granada'],
  itinerary: [
    {
      title: 'Arrive in Lisbon; sunset at Graça, then fado',
      description:
        'No airline flies straight from India; Gulf or European connections take thirteen to seventeen hours. The hotel is in Baixa, the flat part of Lisbon, rebuilt in a grid after the earthquake of 1755. Ride tram 28 only if it is not packed (usually late in the evening); otherwise take a taxi or walk to the Graça viewpoint for sunset. Supper can be caldo verde, a cabbage soup, without sausage, or you go to Martim Moniz, where Gujaratis from Mozambique cook the city’s best chapatis. Later you can hear fado, Lisbon’s sad songs, sung with great feeling.',
      activities: ['Airport car', 'Graça viewpoint', 'Fado house'],
      meals: [],
      stay: '4-star hotel, Baixa, Lisbon',
    },
    {
      title: 'Pena Palace in Sintra, the monastery of Belém',
      description:
        'Forty minutes by car brings you to Sintra (200 m), green and damp as Coonoor. Pena Palace, yellow and red, opens at 9:30 am and you are first up the ramp; the Moorish wall next door has the longer view. By 2 pm be at Belém: see the Jerónimos cloister with its ropes carved in stone, da Gama’s tomb by the door, and the bakery that has made custard tarts since 1837 (egg, no gelatine). The white river tower is ten minutes further along. You are back in Lisbon by 6 pm.',
      activities: ['Pena Palace', 'Moorish Castle walls', 'Jerónimos Monastery'],
      meals: ['breakfast'],
      stay: '4-star hotel, Baixa, Lisbon',
    },
    {
      title: 'Lisbon to Seville by way of Évora',
      description:
        'The driver crosses the long bridge at 9 am. Évora (300 m) is ninety minutes on, whitewashed with ochre borders; see fourteen Roman columns and a chapel lined with the bones of some five thousand people, whose motto says: our bones wait for yours. Lunch is açorda, bread and coriander broth, with egg or chickpeas. Then you drive past cork oaks, red where the bark was cut and numbered by year, and cross a border marked only by a sign. Clocks go forward an hour. You reach Seville in time for the paseo at 8 pm, when the city comes out to walk.',
      activities: [
        'Roman temple and Chapel of Bones',
        'Alentejo lunch',
        'Drive to Seville, about four hours',
      ],
      meals: ['breakfast', 'lunch'],
      stay: 'Courtyard hotel, Santa Cruz, Seville',
    },
    {
      title: 'Seville: the Alcázar, the cathedral and flamenco',
      description:
        'Be at the Alcázar for 9:30 am. Pedro of Castile had Granada’s own craftsmen build it in the 1360s, which is why a king’s name stands there in Arabic script. The cathedral over the road holds one of two tombs said to be of Columbus; you climb its tower, the Giralda, by thirty-five ramps. Sleep from 2 to 5 pm as everyone does. In the evening you are in Triana for its tiles, flamenco in a room of forty chairs, and espinacas con garbanzos, spinach and chickpeas. Seville is kind to vegetarians who eat at 10 pm.',
      activities: ['Royal Alcázar', 'Cathedral and Giralda', 'Flamenco in Triana'],
      meals: ['breakfast'],
      stay: 'Courtyard hotel, Santa Cruz, Seville',
    },
    {
      title: 'Seville to Granada, with the Mezquita of Córdoba',
      description:
        'The fast AVE train takes forty-five minutes; you leave the bags in station lockers, and a guide walks you down to the Mezquita, the old great mosque. It has more than 850 columns under red and white double arches, and then all at once a whole cathedral in the middle: Charles V, who allowed it, is said to have regretted it on sight. Lunch can be salmorejo, a cold tomato soup as thick as custard, without the ham. In May private patios open. A second train, under two hours, climbs to Granada (738 m), where most bars give a free dish with a drink.',
      activities: ['Mezquita with guide', 'Jewish quarter and patios', 'Train to Granada'],
      meals: ['breakfast'],
      stay: 'Carmen-style hotel, Albaicín, Granada',
    },
    {
      title: 'The Alhambra of Granada, then Málaga airport',
      description:
        'The half hour in which you may enter the Nasrid palaces is printed on the ticket; if you are a minute late, you lose it. Inside, verses in plaster praise the rooms, water runs to twelve stone lions, and light falls through honeycomb ceilings. Give the Generalife gardens an hour more. Across the ravine from the Alhambra the Albaicín climbs to San Nicolás, where you face the whole palace under the Sierra Nevada’s snow until May. From Granada to Málaga airport is ninety minutes by car; fly from 4 pm onward.',
      activities: ['Nasrid Palaces and Generalife', 'San Nicolás viewpoint', 'Car to Málaga airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in Lisbon, two in Seville and one in Granada, with breakfast',
    'Private car: from Lisbon’s airport, to Sintra and Belém, Lisbon–Évora–Seville, Granada–Málaga airport',
    'Train tickets Seville–Córdoba–Granada',
    'Tickets: Pena, Moorish Castle, Jerónimos, Chapel of Bones, Alcázar, Seville cathedral, Mezquita and Alhambra',
    'Local guides for half a day each in Lisbon, Seville, Córdoba and the Alhambra',
    'Lunch in the Alentejo, and seats for one flamenco evening',
  ],
  exclusions: [
    'Flights to Lisbon and home from Málaga, commonly ₹65,000 to ₹95,000 return',
    'Spanish Schengen visa, €90 (about ₹9,900), the visa centre’s charge of about ₹2,500, and travel insurance',
    'Dinner with fado in Lisbon, €35 to 55',
    'Lisbon’s tourist tax, €4 per person a night: €8 (about ₹880) for two nights, paid at the hotel',
    'All other meals; tapas for two cost €25 to 40',
  ],
  faqs: [
    {
      question: 'Portugal first, but a Spanish visa?',
      answer:
        'Yes: the application goes to the country with more nights, here Spain with three. With it you may enter by Lisbon; carry hotel vouchers for both countries. Book the slot at the visa centre ten to twelve weeks early. If you add nights in Lisbon, you may have to apply to Portugal instead. Rules may change, so check before you book.',
    },
    {
      question: 'Why must I decide on the Alhambra so early?',
      answer:
        'Only so many people are let in each day, and spring weekends sell out two to three months before. Tickets carry your passport number, and a wrong digit can mean no entry. We buy them on the day you confirm and plan the other days around that slot.',
    },
    {
      question: 'What do vegetarians eat in ham country?',
      answer:
        'There is plenty: gazpacho, salmorejo, tortilla, fried aubergine with cane honey, grilled peppers, migas made plain, almond cakes. Say sin jamón, sin atún (no ham, no tuna), because both are sprinkled on many dishes. Seville, Córdoba and Granada have a few Indian kitchens, Lisbon dozens.',
    },
    {
      question: 'Could we go at a gentler pace?',
      answer:
        'Yes. Eight or nine nights are easier: a third in Lisbon, a night in Évora and another in Córdoba, whose streets are best after dark. Or leave out Portugal and begin in Seville. We price each night, so you see what a change costs.',
    },
    {
      question: 'When is it too crowded or shut?',
      answer:
        'In Holy Week and during Seville’s April fair hotel rates double and streets are closed; if you want to see them, tell us early. Jerónimos and most Lisbon monuments shut on Mondays. November is mild with some rain and the shortest queues of our months.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On your feet',
      essential: true,
      items: ['Grippy soles: Lisbon’s limestone is slick', 'Blister plasters'],
    },
    {
      category: 'In your bag',
      essential: true,
      items: [
        'The passport used for the Alhambra ticket',
        'Schengen papers in a plastic sleeve',
        'Water bottle; taps are safe',
      ],
    },
    {
      category: 'On your back',
      essential: true,
      items: [
        'Light jacket for Sintra and Granada nights',
        'Cotton for afternoons of 33–36°C in June and September',
        'Sun hat',
      ],
    },
    {
      category: 'If you care',
      essential: false,
      items: [
        'Fan, or buy one in Seville',
        'Phrase card for vegetarian orders',
        'Wide-angle lens for the columns',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 129500,
      description: 'Two to a room in Lisbon, Seville and the Albaicín of Granada',
    },
    {
      title: 'Double room, parador in Granada',
      price: 141500,
      description: 'The Granada night in the parador inside the Alhambra grounds',
    },
    {
      title: 'Single room',
      price: 173000,
      description: 'A room for each of you; cars, guides and tickets the same',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Arrivals hall, Lisbon Airport; the driver waits for your flight', time: '2:00 pm' },
    end: { place: 'Departures, Málaga–Costa del Sol Airport', time: '2:00 pm' },
    airport: {
      name: 'Lisbon Humberto Delgado (LIS)',
      transfer: 'About 8 km, 20 to 30 minutes, to Baixa; the private car is included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'Drivers for the car days, and local guides for half a day each in Lisbon, Seville, Córdoba and the Alhambra',
    ages: { from: 8, note: 'Older travellers: Lisbon and Granada are steep; taxis reach most viewpoints.' },
    fitness:
      'Easy: half-day walks on hills and cobbles, the 35 ramps of the Giralda, and about four hours by car after Évora’s ninety minutes on day 3.',
    nights: [
      {
        count: 2,
        place: 'Baixa, Lisbon',
        room: '4-star hotel',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['Hotel Mundial', 'Hotel Santa Justa'],
      },
      {
        count: 2,
        place: 'Santa Cruz, Seville',
        room: 'Courtyard hotel',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['Las Casas de la Judería'],
      },
      {
        count: 1,
        place: 'Albaicín, Granada',
        room: 'Carmen-style hotel',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['Hotel Casa Morisca'],
      },
    ],
    singleRoom: { more: 43500 },
    child: {
      from: 8,
      to: 11,
      price: 86500,
      note: 'On an extra bed in the parents’ room, with tickets, trains and meals as listed.',
    },
    network: 'Good 4G and 5G almost everywhere. One EU roaming pack or eSIM works in Portugal and Spain.',
    cash: 'Cards are taken nearly everywhere. Carry about €150 for small bars, trams and tips; use bank ATMs.',
    power:
      'Two round pins (types C and F), 230 V: two-pin chargers fit, three-pin Indian plugs need an adaptor.',
    insurance:
      'Required, not included: the Schengen visa asks for medical cover of at least €30,000 for the whole stay; add cover for cancellation.',
    papers: [
      {
        what: 'Passport less than ten years old, valid three months past return, two blank pages',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'Schengen visa from Spain; €90, rules may change',
        by: 'you',
        when: 'Book the slot ten to twelve weeks before travel',
      },
      {
        what: 'Hotel vouchers for both countries, for visa and border',
        by: 'us',
        when: 'Once your booking is confirmed',
      },
      {
        what: 'Alhambra tickets with your passport number',
        by: 'us',
        when: 'On the day you confirm, two to three months ahead in spring',
      },
    ],
    payLocally: [
      {
        what: 'Schengen visa fee',
        paidTo: 'The Spanish consulate, through its visa centre in India, before you travel',
        before: true,
        rupees: 9900,
        foreign: { amount: 90, currency: 'EUR' },
      },
      {
        what: 'Visa centre’s own charge, which varies (approximate)',
        paidTo: 'The visa centre in India',
        before: true,
        rupees: 2500,
      },
      {
        what: 'Lisbon tourist tax, €4 a night for two nights',
        paidTo: 'Hotel desk in Lisbon',
        rupees: 880,
        foreign: { amount: 8, currency: 'EUR' },
      },
    ],
  },
  route: [
    { place: 'lisbon', night: true },
    { place: 'sintra' },
    { place: 'lisbon', night: true },
    { place: 'evora' },
    { place: 'seville', night: true },
    { place: 'cordoba-spain' },
    { place: 'granada', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'iberia/gold',
  gallery: [
    'iberia/dusk-green-twin-room',
    'euro-rail/day',
    'mezquita/day',
    'iberia/dusk-balcony',
    'iberia/day',
    'iberia/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By private car, and by train from Seville to Granada',
    high: 'The Mezquita of Córdoba and its forest of columns',
  },
}
