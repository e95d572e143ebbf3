import { inFacts, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkFitness } from './fitness.ts'

const fitness = (text: string) => inFacts('p3', { fitness: text })
const line = 'trips/p3.ts: facts.fitness: write a figure of the hardest day: 6 km, 3 hours, 400 m'

testCaught(
  [checkFitness],
  [
    ['effort without a figure', fitness('Moderate: you should be reasonably fit'), line],
    [
      'a day that is the only figure',
      fitness('Hard on day 3 and on days 4 to 6, with a start at 6:30 am'),
      line,
    ],
    [
      'another height of the highest bed',
      fitness('Three hours by car; highest sleep about 3,500 m, in Leh'),
      'trips/p3.ts: facts.fitness: write 3,524 m, the highest night of the route, not 3,500 m',
    ],
  ],
)
testAccepted(
  [checkFitness],
  [
    ['a figure behind the day', fitness('Day 3 is the hardest: 14 km over the pass')],
    ['the bed of the route', fitness('Highest bed Leh at 3,524 m; a pass of 5,359 m by car')],
  ],
)
