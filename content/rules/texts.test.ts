import { inBody, type Plant, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { thaiVisa } from '../thai-visa.ts'
import { checkAltitudes } from './altitudes.ts'
import { checkItineraries } from './itinerary.ts'
import { checkRepetition } from './repetition.ts'

/** Changes the text of p3's first day. */
const inDay =
  (change: (text: string) => string): Plant =>
  (content) => {
    const [day] = tripIn(content, 'p3').itinerary
    if (day) day.description = change(day.description)
  }
const day = 'trips/p3.ts: itinerary.0.description:'

testCaught(
  [checkItineraries],
  [
    [
      'a short day',
      inDay(() => `Leh ${'considerable '.repeat(38)}`),
      `${day} write at least 40 words, there are 39`,
    ],
    [
      'a day whose title names no place',
      (content) => Object.assign(tripIn(content, 'p3').itinerary[0] ?? {}, { title: 'A slow day' }),
      'trips/p3.ts: itinerary.0.title: name a place of the day: Leh, Hunder',
    ],
    ['a day nowhere', inDay(() => 'Lehenga '.repeat(45)), `${day} name a point of the route: Leh, Hunder`],
  ],
)
testAccepted(
  [checkItineraries],
  [['a day of forty words', inDay(() => `Hunder’s ${'considerable '.repeat(39)}`)]],
)

testCaught(
  [checkAltitudes],
  [
    [
      'another altitude in a trip',
      inDay((text) => `${text} and Hunder (3,200 m)`),
      `${day} write 'Hunder (3,111 m)' as content/places has it, not 3,200 m`,
    ],
    [
      'another altitude in a post',
      inBody('From “Leh (3500 m, cold) onwards.'),
      "posts/post-1.md: body: write 'Leh (3,524 m)'",
    ],
    [
      'another altitude in a destination’s introduction',
      ({ pages }) => Object.assign(pages.destinations.india[0] ?? {}, { intro: 'Go to Leh (3,000 m).' }),
      "content/pages/destinations.ts: india.ladakh.intro: write 'Leh (3,524 m)'",
    ],
  ],
)
testCaught(
  [checkAltitudes],
  [
    [
      'another altitude in a question',
      (content) =>
        Object.assign(tripIn(content, 'p3').faqs[1] ?? {}, { question: 'Is Leh at 3,000 m high?' }),
      "trips/p3.ts: faqs.1.question: write 'Leh (3,524 m)'",
    ],
    [
      'another altitude in what is included',
      (content) => tripIn(content, 'p3').inclusions.splice(2, 1, 'Two nights in Leh, 3,000 m'),
      "trips/p3.ts: inclusions.2: write 'Leh (3,524 m)'",
    ],
    [
      'another altitude in a place’s fact',
      ({ places: [leh] }) =>
        leh && Object.assign(leh.value, { fact: 'Higher than Hunder (2,000 m) by a day.' }),
      "places/ladakh.ts: leh.fact: write 'Hunder (3,111 m)'",
    ],
    [
      'another altitude in an answer of the FAQ page',
      ({ pages }) => Object.assign(pages.faq[0]?.items[0] ?? {}, { answer: 'Sleep in Leh (3,400 m).' }),
      "content/pages/faq.ts: category-1.items.0.answer: write 'Leh (3,524 m)'",
    ],
  ],
)
testAccepted(
  [checkAltitudes],
  [
    ['the altitude of a place we do not list', inBody('Kun (7,077 m) is higher than Leh (3,524 m).')],
    ['a height that is not an altitude', inBody('The palace of Leh, 60 m above the bazaar.')],
  ],
)

/** Puts words of p3 into p4, which has about 230 runs of eight words. */
const copyWords =
  (count: number): Plant =>
  (content) => {
    const [from, to] = [tripIn(content, 'p3'), tripIn(content, 'p4')]
    to.description = `${from.description.split(' ').slice(0, count).join(' ')} ${to.description}`
  }
testCaught([checkRepetition], [['two trips in the same words', copyWords(25), 'trips/p4.ts: description: ']])
testCaught(
  [checkRepetition],
  [
    [
      'the other file and a phrase',
      copyWords(25),
      '% of the text stands in trips/p3.ts too: reword it, as in "storyp3x0',
    ],
  ],
)
testAccepted(
  [checkRepetition],
  [
    ['a phrase or two in common', copyWords(12)],
    [
      'what the Thai cabinet decided',
      (content) => {
        for (const id of ['p3', 'p4']) {
          const [faq] = tripIn(content, id).faqs
          if (faq) faq.answer = thaiVisa
        }
      },
    ],
  ],
)
