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
  reviews: 29,
  description:
    'From the river that Vasco da Gama sailed out of to the city outside which Columbus got his contract: six days across the south of two countries, with cork oaks and olive trees between. A driver takes you over the border because no useful train does; after that Spain’s fast lines take over. It suits people who like tiles, arches, late suppers and courtyards with oranges. Seville in July is 40°C, so we leave out high summer. The Alhambra sells named tickets months ahead and sets the date of everything else; tell us early, and then bend the rest.',
  highlights: [
    'The tomb of Vasco da Gama at Belém, and a plain talk about what came of Calicut',
    'Sintra’s palaces in the morning mist, with Pena booked for the first slot',
    'Évora: a Roman temple, a chapel of bones and lunch in cork country',
    'Seville’s Alcázar, a Moorish court made by Muslim craftsmen for a Christian king',
    'The Mezquita’s forest of columns in Córdoba between two trains',
    'The Nasrid palaces of the Alhambra at your reserved half hour',
  ],
  placesCovered: ['Lisbon', 'Belém', 'Sintra', 'Évora', 'Seville', 'Córdoba', 'Granada'],
  itinerary: [
    {
      title: 'Lisbon on the hills',
      description:
        'No airline flies straight from India; Gulf or European connections take thirteen to seventeen hours. The hotel is in Baixa, the flat part of Lisbon, rebuilt in a grid after the earthquake of 1755. Ride tram 28 only if it is empty (before nine or after eight); otherwise lifts and legs to the Graça viewpoint for sunset. Supper can be caldo verde without sausage, or goes to Martim Moniz, where Gujaratis from Mozambique cook the city’s best chapatis. Later, fado, sung seriously.',
      activities: ['Airport car', 'Graça viewpoint', 'Fado house'],
      meals: [],
      stay: '4-star hotel, Baixa, Lisbon',
    },
    {
      title: 'Sintra’s mist and Belém’s river',
      description:
        'Forty minutes by car brings you to Sintra (225 m), green and damp as Coonoor. Pena Palace, yellow and red, opens at half past nine and you are first up the ramp; the Moorish wall next door has the longer view. By two be at Belém: the Jerónimos cloister, rope carved in stone, da Gama by the door, and the bakery that has made custard tarts since 1837 (egg, no gelatine). The white river tower is ten minutes further along. Lisbon by six.',
      activities: ['Pena Palace', 'Moorish Castle walls', 'Jerónimos Monastery'],
      meals: ['breakfast'],
      stay: '4-star hotel, Baixa, Lisbon',
    },
    {
      title: 'Through Évora into Spain',
      description:
        'The driver crosses the long bridge at nine. Évora (300 m) is ninety minutes on, whitewashed with ochre borders; see fourteen Roman columns and a chapel lined with the bones of some five thousand people, whose motto says they wait for yours. Lunch is açorda, bread and coriander broth, with egg or chickpeas. Then cork oaks, red-numbered where stripped, and a frontier marked by a sign. Clocks go forward an hour. You reach Seville in time for the paseo at eight, when the city comes out to walk.',
      activities: [
        'Roman temple and Chapel of Bones',
        'Alentejo lunch',
        'Drive to Seville, about four hours',
      ],
      meals: ['breakfast', 'lunch'],
      stay: 'Courtyard hotel, Santa Cruz, Seville',
    },
    {
      title: 'Seville slowly, with a siesta',
      description:
        'Be at the Alcázar for half past nine. Pedro of Castile had Granada’s own craftsmen build it in the 1360s, which is why a king’s name stands there in Arabic script. The cathedral over the road holds one of two tombs claimed for Columbus; up the Giralda go thirty-five ramps. Sleep from two to five as everyone does. Evening in Triana: tiles, flamenco in a room of forty chairs, espinacas con garbanzos, spinach and chickpeas. Seville is kind to vegetarians who eat at ten.',
      activities: ['Royal Alcázar', 'Cathedral and Giralda', 'Flamenco in Triana'],
      meals: ['breakfast'],
      stay: 'Courtyard hotel, Santa Cruz, Seville',
    },
    {
      title: 'Córdoba between trains',
      description:
        'Forty-five minutes by AVE, bags into the station lockers, and a guide walks you down to the Mezquita. More than 850 columns, red and white arches two deep, then all at once a baroque choir in the middle: Charles V, who allowed it, is said to have regretted it on sight. Salmorejo for lunch, thick as custard, without the ham. In May private patios open. A second train, under two hours, climbs to Granada (738 m), where a free dish comes with every drink.',
      activities: ['Mezquita with guide', 'Jewish quarter and patios', 'Train to Granada'],
      meals: ['breakfast'],
      stay: 'Carmen-style hotel, Albaicín, Granada',
    },
    {
      title: 'The Alhambra, then Málaga',
      description:
        'Your Nasrid half hour is on the ticket and a minute late is late. Inside, the walls write their own praise in plaster, water runs to twelve lions, and light comes through honeycomb. Give the Generalife gardens an hour more. Across the ravine from the Alhambra the Albaicín climbs to San Nicolás, where the whole of it faces you under the Sierra Nevada’s snow until May. From Granada to Málaga airport is ninety minutes by car; fly from four onward.',
      activities: ['Nasrid Palaces and Generalife', 'San Nicolás viewpoint', 'Car to Málaga airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in Lisbon, two in Seville and one in Granada, breakfast for two',
    'Private car: airport, Sintra and Belém day, Lisbon–Évora–Seville, Granada–Málaga',
    'AVE and regional rail tickets Seville–Córdoba–Granada',
    'Entry to Pena, Jerónimos, Chapel of Bones, Alcázar, cathedral, Mezquita and Alhambra',
    'Local guides for half a day in Lisbon, Seville, Córdoba and the Alhambra',
    'Lunch in the Alentejo, and seats for one flamenco evening',
  ],
  exclusions: [
    'Flights to Lisbon and home from Málaga, commonly ₹65,000 to ₹95,000 return',
    'Spanish Schengen visa and insurance',
    'Fado supper, €35 to 55, charged by the house',
    'Lisbon’s €4 nightly tourist tax',
    'Remaining meals; tapas for two come to €25 to 40',
  ],
  faqs: [
    {
      question: 'Portugal first, but a Spanish visa?',
      answer:
        'Yes: the application goes to the country with more nights, here Spain with three. The Schengen visa lets you enter by Lisbon without trouble; carry hotel vouchers for both. Book the BLS or other visa-centre slot ten to twelve weeks early. If you add nights in Lisbon the answer flips, so check the rule before booking.',
    },
    {
      question: 'Why must I decide on the Alhambra so early?',
      answer:
        'Daily numbers are capped and spring weekends sell out two to three months before. Tickets carry the passport number, and a wrong digit can mean no entry. We buy them on the day you confirm and build backwards from that slot.',
    },
    {
      question: 'What do vegetarians eat in ham country?',
      answer:
        'More than feared: gazpacho, salmorejo, tortilla, fried aubergine with cane honey, grilled peppers, migas made plain, almond cakes. Say sin jamón, sin atún, because both count as garnish. Each city has at least two Indian kitchens, Lisbon dozens.',
    },
    {
      question: 'Could we go at a gentler pace?',
      answer:
        'Certainly. Eight or nine nights are kinder: a third in Lisbon, a night in Évora and another in Córdoba, whose streets are best after dark. Or omit Portugal and begin in Seville. Prices are per night, so it scales simply.',
    },
    {
      question: 'When is it too crowded or shut?',
      answer:
        'Holy Week and Seville’s April fair double hotel rates and close streets: thrilling, and to be planned, not stumbled on. Jerónimos and most Lisbon monuments shut on Mondays. November is mild with some rain and the shortest queues of our months.',
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
  gallery: ['iberia/dusk-balcony', 'iberia/day', 'iberia/dusk', 'iberia/dawn', 'iberia/detail-1'],
}
