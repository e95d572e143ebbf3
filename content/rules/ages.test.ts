import { makePlace } from '../../tests/factories/content.ts'
import { inFacts, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkAges } from './ages.ts'

const child = (fields: object) =>
  inFacts('p3', { ages: { from: 8 }, child: { from: 8, to: 12, price: 6000, ...fields } })
const none = (from: number, reason: string) => inFacts('p3', { ages: { from }, child: { none: reason } })
const from = 'trips/p3.ts: facts'

testCaught(
  [checkAges],
  [
    [
      'a last age before the first',
      inFacts('p3', { ages: { from: 18, to: 8 } }),
      `${from}.ages.to: write 18 or more, the youngest age, not 8`,
    ],
    [
      'a baby who sleeps in Leh',
      inFacts('p3', { ages: { from: 1 }, child: { none: 'All pay the same price' } }),
      `${from}.ages.from: write 2 or more: the highest bed is at 3,524 m, above 3,000 m`,
    ],
    [
      'a small child who sleeps too high',
      (content) => {
        content.places[0] = { file: 'places/ladakh.ts', value: makePlace({ altitude: 4225 }) }
        inFacts('p3', { ages: { from: 6 }, child: { none: 'All pay the same price' } })(content)
      },
      `${from}.ages.from: write 10 or more: the highest bed is at 4,225 m, above 4,000 m`,
    ],
    [
      'a child below the youngest age',
      child({ from: 5 }),
      `${from}.child.from: write 8 or more, the youngest age, not 5`,
    ],
    [
      'a price for children who do not come',
      child({ from: 2, to: 7 }),
      `${from}.child: children up to 7 do not come, the youngest are 8: write { none }`,
    ],
    [
      'a child’s ages the wrong way round',
      child({ from: 12, to: 9 }),
      `${from}.child.to: write 12 or more, not 9`,
    ],
    ['a child who pays as adults do', child({ price: 9000 }), `${from}.child.price: write less than 9000`],
    [
      'children of whom nobody says what they pay',
      none(8, 'Best seen with small children'),
      `${from}.child.none: children come from 8: say what they pay`,
    ],
    [
      'another youngest age in the reason',
      none(16, 'Nobody under 14 comes on this trek'),
      `${from}.child.none: write 16, the youngest age, not 14`,
    ],
  ],
)
testAccepted(
  [checkAges],
  [
    ['a child’s price', child({})],
    ['adults alone', none(18, 'The dormitories are for adults')],
    ['children who pay as adults do', none(8, 'From 8 years all pay the same')],
  ],
)
