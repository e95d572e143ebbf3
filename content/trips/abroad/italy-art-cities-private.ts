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
  reviews: 41,
  description:
    'Six days built around perhaps thirty works of art, seen when the rooms are quiet and with someone who can explain them. Bernini in the Borghese, Signorelli in Orvieto, Fra Angelico’s cells, fifteen minutes alone with Giotto, Tintoretto on a ceiling with a mirror in your hand. Half-days are left empty so that you do not go blind. January to March is cheapest and best for pictures, if not for tans; we skip July and August. Interests bend it: more Caravaggio, more architecture, fewer Madonnas, a cooking morning for whoever has had enough.',
  highlights: [
    'Galleria Borghese in its two-hour slot: Bernini’s Apollo and Daphne, six Caravaggios',
    'Orvieto’s Last Judgement, which Michelangelo is said to have studied, on a hill between trains',
    'San Marco in Florence, a fresco in every monk’s cell and few visitors',
    'The Scrovegni Chapel in Padua, entered through an air-lock, twenty-five people at a time',
    'Scuola Grande di San Rocco, more than twenty years of Tintoretto’s work',
    'An art historian for half a day in each city, just for you',
  ],
  placesCovered: ['Rome', 'Vatican City', 'Orvieto', 'Florence', 'Padua', 'Venice'],
  itinerary: [
    {
      title: 'Rome, and three Caravaggios for free',
      description:
        'Delhi has had non-stop service to Rome, about nine hours; from elsewhere change in the Gulf or Frankfurt. A car brings you to a small hotel near the Pantheon. Your historian calls at five for a short, cunning walk through churches: San Luigi dei Francesi, where a coin in a box lights up the Calling of St Matthew, and two more. No tickets, no queue. Supper is carciofi alla romana, cacio e pepe, puntarelle without the anchovy.',
      activities: ['Private transfer', 'Caravaggio walk with art historian'],
      meals: [],
      stay: 'Boutique hotel near the Pantheon, Rome',
    },
    {
      title: 'Sistine at eight, Borghese at three',
      description:
        'Entry to the Vatican Museums is at the day’s first slot, before the coaches, and the guide walks you directly to the Sistine ceiling and works backwards: Raphael’s Stanze, the Laocoön, the map gallery. Rest. The Borghese admits people for two hours by name, and the villa is sized for it; look at Daphne’s fingers turning to leaf from the left side, as Bernini meant. Rome at night is on your own feet: Trevi after eleven, when it is merely busy.',
      activities: ['Vatican Museums, first entry', 'Galleria Borghese', 'Evening at leisure'],
      meals: ['breakfast'],
      stay: 'Boutique hotel near the Pantheon, Rome',
    },
    {
      title: 'Orvieto between two trains',
      description:
        'A regional train reaches Orvieto (325 m) in seventy-five minutes, and a funicular takes you up the cliff; bags wait in an office at the top. The cathedral’s front is gold mosaic and marble relief, and inside, in the San Brizio chapel, Signorelli’s dead climb out of the floor of the world. Lunch is umbrichelli with truffle or tomato. Down St Patrick’s well, 248 steps each way on a double helix, if your legs want it. Florence by seven.',
      activities: ['Orvieto Cathedral and San Brizio chapel', 'St Patrick’s well', 'Train to Florence'],
      meals: ['breakfast', 'lunch'],
      stay: 'Palazzo hotel, Oltrarno, Florence',
    },
    {
      title: 'Florence by cells and corridors',
      description:
        'Start at San Marco, where Fra Angelico painted for one pair of eyes per room; the Annunciation waits at the head of the stairs. Then the Uffizi, by historian and by request: ten pictures, not four hundred. Eat at a wine window if it amuses you. After a rest cross to the Brancacci chapel, Masaccio’s Adam and Eve howling, by timed ticket. Florence’s evening is an aperitivo in Santo Spirito and a plate of pappa al pomodoro.',
      activities: ['San Marco', 'Uffizi in ten pictures', 'Brancacci Chapel'],
      meals: ['breakfast'],
      stay: 'Palazzo hotel, Oltrarno, Florence',
    },
    {
      title: 'Fifteen minutes with Giotto, then water',
      description:
        'The fast train needs an hour and three-quarters to Padua. You are sealed in a waiting room while the air is cleaned, and then let into the Scrovegni Chapel: a blue vault, a kiss at the Golden Gate, Judas’s yellow cloak. It ends sooner than you want. Aperol was first bottled in this town in 1919, and the squares still drink it orange; there is also chinotto. Half an hour on, the train crosses the lagoon and Venice begins at the station steps. Take the slow boat, line 1.',
      activities: ['Scrovegni Chapel', 'Padua’s market squares', 'Grand Canal by line 1'],
      meals: ['breakfast'],
      stay: 'Small hotel, Dorsoduro, Venice',
    },
    {
      title: 'Tintoretto, and the boat to the plane',
      description:
        'At San Rocco you are handed a mirror so as not to break your neck: Tintoretto filled walls and ceilings here from 1564 and hardly sent a bill. Around the corner the Frari holds Titian’s Assumption over the altar it was painted for. If the flight is late, add the Accademia or simply get lost in Venice towards San Pietro, where washing hangs and nobody sells masks. The Alilaguna boat to the airport takes an hour and a quarter, a water taxi thirty minutes.',
      activities: ['Scuola Grande di San Rocco', 'Titian at the Frari', 'Boat to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in character hotels, double room with breakfast',
    'Trains Rome–Orvieto–Florence–Padua–Venice, high-speed legs reserved',
    'Three half-days with a private art historian, one per city',
    'Tickets for Vatican, Borghese, Orvieto, San Marco, Uffizi, Brancacci, Scrovegni and San Rocco',
    'Arrival car in Rome, 48-hour boat pass and the airport boat in Venice',
    'Lunch at Orvieto, vegetarian or otherwise',
  ],
  exclusions: [
    'Airfare into Rome and from Venice',
    'Italian Schengen visa and the compulsory medical cover',
    'Overnight taxes, €4 to 10 per person by class of hotel',
    'Other meals; a good plain supper is €20 to 30',
    'Porters in Venice, €10 to 15 a bag and worth it',
  ],
  faqs: [
    {
      question: 'How far ahead do tickets go?',
      answer:
        'The Borghese opens its book about two months ahead and Scrovegni somewhat longer; in spring both sell out weeks before. Give us six to eight weeks. Names must match passports at the Borghese and at the Colosseum if you add it.',
    },
    {
      question: 'Which days are bad?',
      answer:
        'Avoid being in Florence on Monday (Uffizi shut), at the Borghese on Monday as well, at the Vatican on Sunday, and at the Brancacci on Tuesday. First Sundays of the month are free at state museums and therefore unbearable. We set the start date around all that.',
    },
    {
      question: 'How long does an Italian visa take from India?',
      answer:
        'Count on ten to twelve weeks in total. Appointments at VFS in Delhi, Mumbai or Bengaluru are the bottleneck, not the decision, which usually comes within three weeks. You may apply up to six months before travel. Please check the rule before booking, since document lists differ by city.',
    },
    {
      question: 'We are vegetarian, and one of us has no taste for churches. Ideas?',
      answer:
        'Italy is the easiest country in Europe for the first. For the second we swap in a fresco-making workshop, a bicycle morning along the Appian Way, a rowing lesson standing up in Venice, or a market-and-pasta class while the other looks at altarpieces.',
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
        'Bag no larger than A4 for the Borghese',
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
      items: ['A life of Caravaggio for the plane', 'Travel cutlery for market lunches'],
    },
  ],
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
  gallery: ['italy/day', 'italy/dawn', 'italy/detail-1', 'italy/gold-arch', 'italy/dusk'],
}
