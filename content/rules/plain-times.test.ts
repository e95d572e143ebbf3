import { inFacts, type Plant, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkPlainTimes } from './plain-times.ts'

/** Ends p3's first day with these words. */
const inDay =
  (words: string): Plant =>
  (content) => {
    const [day] = tripIn(content, 'p3').itinerary
    if (day) day.description = `${day.description} ${words}`
  }
const caught = (words: string, found: string): [string, Plant, string] => [
  words,
  inDay(words),
  `trips/p3.ts: itinerary.0.description: write the time as '6:30 am', '9 am' or '12 noon', not '${found}'`,
]

testCaught(
  [checkPlainTimes],
  [
    caught('We leave at nine.', 'at nine'),
    caught('Up at four in the morning', 'at four'),
    caught('Dinner is at eight, with tea', 'at eight'),
    caught('Back by six in the evening', 'by six'),
    caught('Half past six is early', 'Half past six'),
    caught('At a quarter to seven we go', 'quarter to seven'),
    caught('The six o’clock bus', 'o’clock'),
    caught('The six-thirty bus', 'six-thirty'),
    caught('Cars at 6.30 am', '6.30 am'),
    caught('Cars at 6:30am', '6:30am'),
    caught('Cars at 6 AM', '6 AM'),
    caught('Cars at 6 a.m. sharp', '6 a.m.'),
    caught('Cars at 18:00 daily', '18:00'),
    caught('Cars at 06:30 daily', '06:30'),
    caught('Cars at 9:00 am', '9:00 am'),
    caught('Cars at 12 pm', '12 pm'),
    caught('Cars at 0600 hrs', '0600 hrs'),
    [
      'a time in words among the facts',
      inFacts('p3', { power: 'Power until ten at night' }),
      "trips/p3.ts: facts.power: write the time as '6:30 am', '9 am' or '12 noon', not 'until ten'",
    ],
  ],
)
testAccepted(
  [checkPlainTimes],
  [
    [
      'times in figures',
      inDay(
        'We leave at 6:30 am, eat at 9 am, rest from 12 noon to 3 pm, and are back between 6:30 and 8 pm.',
      ),
    ],
    [
      'durations',
      inDay(
        'It takes two and a half to three hours, two and a quarter to three hours, or an hour and a half to Leh.',
      ),
    ],
    [
      'counts',
      inDay(
        'At one of them, at one end, at two hotels, shared by two, all at one time; from six to twelve years.',
      ),
    ],
    [
      'numbers that look alike',
      inDay('AED 22.50 each, 1.30 m tall, a map of 1:50,000, minus eight at night, after eight. Slowly.'),
    ],
  ],
)
