import { inFacts, inTrip, type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkSingleRoom } from './single-room.ts'

/** A second package of that title at ₹2,000 more. */
const sold =
  (title: string, singleRoom: object): Plant =>
  (content) => {
    inTrip('p3', {
      packages: [
        { title: 'Twin sharing', price: 9000, description: 'Two to a room' },
        { title, price: 11_000, description: 'Nobody beside you' },
      ],
    })(content)
    inFacts('p3', { singleRoom })(content)
  }
const from = 'trips/p3.ts: facts.singleRoom'

testCaught(
  [checkSingleRoom],
  [
    [
      'another amount than the package’s',
      sold('Single room', { more: 1500 }),
      `${from}.more: write 2000, what the package "Single room" costs more, not 1500`,
    ],
    [
      'another amount than the own tent’s',
      sold('Own tent, own room', { more: 1500 }),
      `${from}.more: write 2000`,
    ],
    [
      'another amount than a room each',
      sold('Two travellers, a room each', { more: 2500 }),
      `${from}.more: write 2000`,
    ],
    [
      'a single room that the facts deny',
      sold('Single', { none: 'All rooms are for two people' }),
      `${from}: the package "Single" sells one: write { more: 2000 }`,
    ],
  ],
)
testAccepted(
  [checkSingleRoom],
  [
    ['the package’s amount', sold('Single room', { more: 2000 })],
    ['a motorcycle to oneself', sold('Single Rider', { none: 'All rooms are for two people' })],
  ],
)
