import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'italy-art-cities-private',
  kind: 'customised',
  title: 'Italy’s Art Cities: Rome, Florence, Padua, Venice',
  location: 'Rome, Florence & Venice, Italy',
  country: 'Italy',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 9, 10, 11],
  price: 118500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'These six days are built around perhaps thirty works of art, seen when the rooms are quiet and with someone who can explain them: Bernini in the Borghese, Signorelli in Orvieto, Fra Angelico’s cells, fifteen minutes with Giotto, and Tintoretto’s ceilings with a mirror in your hand. Half-days are left empty so that your eyes can rest. January to March is cheapest and best for quiet galleries, though cold; we skip July, August and December. We can bend the plan to your interests: more Caravaggio, more architecture, fewer Madonnas, a cooking morning for whoever has had enough.',
  highlights: [
    'Galleria Borghese in its two-hour slot: Bernini’s Apollo and Daphne, six Caravaggios',
    'Orvieto’s Last Judgement, which Michelangelo is said to have studied, in a hill town between two train rides',
    'San Marco in Florence, a fresco in every monk’s cell and few visitors',
    'The Scrovegni Chapel in Padua, entered through an air-lock, twenty-five people at a time',
    'Scuola Grande di San Rocco, more than twenty years of Tintoretto’s work',
    'An art historian for half a day each in Rome, Florence and Venice, just for you',
  ],
  placesCovered: ['Rome', 'Vatican City', 'Orvieto', 'Florence', 'Padua', 'Venice'],
  itinerary: [
    {
      title: 'Rome: Caravaggio’s paintings in three churches',
      description:
        'Delhi has had non-stop service to Rome, about nine hours; from elsewhere change in the Gulf or Frankfurt. A car brings you to a small hotel near the Pantheon. Your historian calls at 5 pm for a short, well-planned walk through churches: San Luigi dei Francesi, where a coin in a box lights up the Calling of St Matthew, and two more. You need no ticket and stand in no queue. Supper is artichokes, pasta with cheese and pepper, and puntarelle salad without the anchovy.',
      activities: ['Private transfer', 'Caravaggio walk with art historian'],
      meals: [],
      stay: 'Boutique hotel near the Pantheon, Rome',
    },
    {
      title: 'Rome: the Sistine Chapel at 8 am, Borghese at 3 pm',
      description:
        'Entry to the Vatican Museums is at the day’s first slot, before the coaches; you walk directly to the Sistine ceiling and then backwards through Raphael’s Stanze, the Laocoön, the map gallery. You rest at midday. The Borghese admits people for two hours by name, which is enough for a villa of its size; look at Daphne’s fingers turning to leaf from the left side, as Bernini meant. At night you walk in Rome on your own: go to Trevi after 11 pm, when the crowd is smaller.',
      activities: ['Vatican Museums, first entry', 'Galleria Borghese', 'Evening at leisure'],
      meals: ['breakfast'],
      stay: 'Boutique hotel near the Pantheon, Rome',
    },
    {
      title: 'Rome to Florence, with half a day in Orvieto',
      description:
        'A regional train reaches Orvieto (325 m) in about seventy-five minutes, and a funicular takes you up the cliff; bags wait in an office at the top. The cathedral’s front is gold mosaic and marble relief, and inside, in the San Brizio chapel, Signorelli painted the dead climbing out of the ground. Lunch is umbrichelli, a thick pasta, with truffle or tomato. If you are not tired, go down St Patrick’s well, 248 steps each way on a double spiral. You are in Florence by 7 pm.',
      activities: ['Orvieto Cathedral and San Brizio chapel', 'St Patrick’s well', 'Train to Florence'],
      meals: ['breakfast', 'lunch'],
      stay: 'Palazzo hotel, Oltrarno, Florence',
    },
    {
      title: 'Florence: San Marco, the Uffizi and the Brancacci',
      description:
        'Start at San Marco, where Fra Angelico painted one fresco for the monk of each cell; his Annunciation is at the head of the stairs. Then your historian shows you the Uffizi: ten pictures of your choice, not four hundred. Eat at a wine window, a small hatch in an old wall, if it amuses you. After a rest cross by timed ticket to the Brancacci chapel, where Masaccio’s Adam and Eve weep aloud. Florence’s evening is an aperitivo in Santo Spirito and a plate of pappa al pomodoro.',
      activities: ['San Marco', 'Uffizi in ten pictures', 'Brancacci Chapel'],
      meals: ['breakfast'],
      stay: 'Palazzo hotel, Oltrarno, Florence',
    },
    {
      title: 'Giotto’s chapel in Padua, then by boat into Venice',
      description:
        'The fast train needs about an hour and three-quarters to Padua. You are sealed in a waiting room while the air is cleaned, and then let into the Scrovegni Chapel: a blue vault, a kiss at the Golden Gate, Judas’s yellow cloak. The fifteen minutes end sooner than you want. Aperol, the orange aperitif, was launched in this town in 1919 and people still drink it in the squares; chinotto has no alcohol. Half an hour on, the train crosses the lagoon and Venice begins at the station steps. Take the slow public boat, line 1.',
      activities: ['Scrovegni Chapel', 'Padua’s market squares', 'Grand Canal by line 1'],
      meals: ['breakfast'],
      stay: 'Small hotel, Dorsoduro, Venice',
    },
    {
      title: 'Tintoretto in Venice, then a boat to the airport',
      description:
        'At San Rocco you are handed a mirror so that your neck does not ache: Tintoretto filled walls and ceilings here from 1564 and asked for very little money. Around the corner the Frari holds Titian’s Assumption over the altar it was painted for. If the flight is late, add the Accademia or simply get lost in Venice towards San Pietro, where people hang out their washing and nobody sells masks. The Alilaguna boat to the airport takes an hour and a quarter, a water taxi thirty minutes.',
      activities: ['Scuola Grande di San Rocco', 'Titian at the Frari', 'Boat to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in small hotels in the old towns, double room with breakfast',
    'Trains Rome–Orvieto–Florence–Padua–Venice, with reserved seats on the fast ones',
    'A private art historian for half a day in each of Rome, Florence and Venice',
    'Tickets for Vatican, Borghese, Orvieto, San Marco, Uffizi, Brancacci, Scrovegni and San Rocco',
    'Car from Rome’s airport; in Venice a 48-hour boat pass and the boat to the airport',
    'Lunch at Orvieto, vegetarian if you ask',
  ],
  exclusions: [
    'Flights into Rome and home from Venice',
    'Italian Schengen visa, €90 (about ₹9,900), the visa centre’s charge of about ₹2,500, and travel insurance',
    'City taxes paid at the hotels: about €33 (₹3,630) per person for the five nights',
    'All other meals; a good simple dinner costs €20 to 30',
    'Porters in Venice; agree the price first',
  ],
  faqs: [
    {
      question: 'How early must tickets be booked?',
      answer:
        'Borghese tickets go on sale about two months ahead and Scrovegni somewhat earlier; in spring both sell out weeks before. So book with us six to eight weeks before you travel. Names must match passports at the Borghese and at the Colosseum if you add it.',
    },
    {
      question: 'Which days should we avoid?',
      answer:
        'Avoid being in Florence on Monday (Uffizi shut), at the Borghese on Monday as well, at the Vatican on Sunday, and at the Brancacci on Tuesday. On the first Sunday of the month state museums are free and very full. We set your start date around all this.',
    },
    {
      question: 'How long does an Italian visa take from India?',
      answer:
        'Count on ten to twelve weeks in total. The wait is for the appointment at VFS in Delhi, Mumbai or Bengaluru; the decision then usually comes within three weeks. You may apply up to six months before travel. Papers asked for differ by city and may change, so check before you book.',
    },
    {
      question: 'We are vegetarian, and one of us does not care for churches. What can you do?',
      answer:
        'Italy is the easiest country in Europe for vegetarians. In place of churches we arrange a fresco-making workshop, a bicycle morning along the Appian Way, a lesson in Venice in rowing while standing, or a market-and-pasta class while the other looks at altarpieces.',
    },
    {
      question: 'Does high water spoil Venice?',
      answer:
        'Since 2020 the barrier at the lagoon’s mouths is raised for the higher tides, so serious flooding has become rare. November can still mean wet shoes in St Mark’s for an hour. Hotels lend boots.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For looking',
      essential: true,
      items: [
        'Small binoculars for ceilings',
        'Reading glasses and a notebook',
        'Coins of €1 and €2 for chapel lights',
      ],
    },
    {
      category: 'For entering',
      essential: true,
      items: [
        'Scarf and long trousers for churches',
        'Passports for named tickets',
        'A very small bag for the Borghese; larger ones go to its cloakroom',
      ],
    },
    {
      category: 'For walking',
      essential: true,
      items: ['Rubber-soled shoes', 'Rain jacket from November to March'],
    },
    {
      category: 'For pleasure',
      essential: false,
      items: ['A biography of Caravaggio for the plane', 'Travel cutlery for market lunches'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 118500,
      description: 'Two to a room in small hotels in the old towns',
    },
    {
      title: 'Single room',
      price: 160000,
      description: 'A room for each of you; trains, art historian and tickets the same',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Rome Fiumicino Airport; the driver waits for your flight',
      time: '2:00 pm',
    },
    end: { place: 'Venice Marco Polo Airport, by Alilaguna boat', time: '3:00 pm' },
    airport: {
      name: 'Rome Fiumicino (FCO)',
      transfer: 'About 30 km, 45 to 60 minutes, to the hotel near the Pantheon; the car is included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A private art historian for half a day in Rome, Florence and Venice; no escort on the trains',
    ages: {
      from: 8,
      note: 'Rooms full of pictures are long for children; we can put a workshop or a bicycle morning in their place.',
    },
    fitness:
      'Easy: about half a day on foot each day, on cobbles and museum floors. St Patrick’s well, 248 steps each way, is optional. You carry your own bag on four trains.',
    nights: [
      {
        count: 2,
        place: 'Near the Pantheon, Rome',
        room: 'Boutique hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Albergo del Senato', 'Albergo Santa Chiara'],
      },
      {
        count: 2,
        place: 'Oltrarno, Florence',
        room: 'Hotel in an old palazzo',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Hotel Palazzo Guadagni'],
      },
      {
        count: 1,
        place: 'Dorsoduro, Venice',
        room: 'Small hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Pensione Accademia'],
      },
    ],
    singleRoom: { more: 41500 },
    child: {
      from: 8,
      to: 11,
      price: 79500,
      note: 'On an extra bed in the parents’ room; several state museums are free under 18.',
    },
    network: 'Good 4G and 5G almost everywhere. Take an EU roaming pack or eSIM; hotels have Wi-Fi.',
    cash: 'Cards are taken nearly everywhere. Carry about €150, with coins of €1 and €2 for chapel lights; city taxes are often asked for in cash.',
    power:
      'Types L, C and F (two round pins, or three in a row), 230 V: two-pin chargers fit, three-pin Indian plugs need an adaptor.',
    insurance:
      'Required, not included: the Schengen visa asks for medical cover of at least €30,000 for the whole stay; add cover for cancellation.',
    papers: [
      {
        what: 'Passport less than ten years old, valid three months past return, two blank pages',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'Schengen visa from Italy; €90, papers and rules may change',
        by: 'you',
        when: 'Start ten to twelve weeks before travel',
      },
      {
        what: 'Hotel vouchers and train plan for the visa',
        by: 'us',
        when: 'Once your booking is confirmed',
      },
      {
        what: 'Named tickets for Borghese and other museums; names as in the passport',
        by: 'us',
        when: 'Six to eight weeks before travel',
      },
    ],
    payLocally: [
      {
        what: 'Schengen visa fee',
        paidTo: 'The Italian consulate, through its visa centre in India, before you travel',
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
        what: 'Rome city tax at the four-star rate, about €7.50 a night for two nights',
        paidTo: 'Hotel desk in Rome',
        rupees: 1650,
        foreign: { amount: 15, currency: 'EUR' },
      },
      {
        what: 'Florence city tax at the four-star rate, about €7 a night for two nights',
        paidTo: 'Hotel desk in Florence',
        rupees: 1540,
        foreign: { amount: 14, currency: 'EUR' },
      },
      {
        what: 'Venice city tax, about €4 for one night',
        paidTo: 'Hotel desk in Venice',
        rupees: 440,
        foreign: { amount: 4, currency: 'EUR' },
      },
    ],
  },
  route: [
    { place: 'rome', night: true },
    { place: 'orvieto' },
    { place: 'florence', night: true },
    { place: 'padua' },
    { place: 'venice', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'italy/gold',
  gallery: [
    'italy/day-green-twin-room',
    'euro-rail/dawn',
    'italy/canal-gold',
    'italy/detail-1',
    'italy/day',
    'italy/dawn',
  ],
  captions: {
    night: 2,
    travel: 'By train from Rome to Orvieto, Florence, Padua and Venice',
    high: 'Venice, with a boat pass for 48 hours',
  },
}
