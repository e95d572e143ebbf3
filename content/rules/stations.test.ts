import { makePlace } from '../../tests/factories/content.ts'
import { inFacts, inTrip, type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import type { PlaceContent } from '../schema.ts'
import { checkStations } from './stations.ts'

const railhead = { name: 'Pathankot Cantt', transfer: 'The car waits at the station; included' }
const startsIn =
  (place: PlaceContent, facts: object): Plant =>
  (content) => {
    content.places.push({ file: 'places/more.ts', value: place })
    inTrip('p3', { route: [{ place: place.id }, { place: 'leh' }] })(content)
    inFacts('p3', facts)(content)
  }
/** Where one comes by train as far as the plains. */
const inManali = (facts: object) =>
  startsIn(makePlace({ id: 'manali', name: 'Manali', state: 'Himachal Pradesh' }), facts)
const onAnIsland = (facts: object) =>
  startsIn(makePlace({ id: 'kavaratti', name: 'Kavaratti', state: 'Lakshadweep' }), facts)
const from = 'trips/p3.ts: facts'

testCaught(
  [checkStations],
  [
    [
      'an airport without a distance',
      inFacts('p3', { airport: { name: 'Leh', transfer: 'Take a taxi from there' } }),
      `${from}.airport.transfer: say how far it is, in km or minutes, or who meets you there`,
    ],
    [
      'a railhead without a distance',
      inManali({ railhead: { ...railhead, transfer: 'By taxi or by bus' } }),
      `${from}.railhead.transfer: say how far it is`,
    ],
    [
      'no railhead where trains go',
      inManali({ railhead: undefined }),
      `${from}.railhead: name the railhead nearest to the meeting place`,
    ],
    [
      'a reason where a railhead is only far',
      inFacts('p3', { railhead: { none: 'Ladakh has no trains; fly to Leh' } }),
      `${from}.railhead: name the railhead nearest to the meeting place, however far it is`,
    ],
    [
      'a railhead on an island',
      onAnIsland({ railhead }),
      `${from}.railhead: write { none } and how one comes: no train goes to Lakshadweep`,
    ],
  ],
)
testAccepted(
  [checkStations],
  [
    ['a station where somebody waits', inManali({ railhead })],
    ['an island without trains', onAnIsland({ railhead: { none: 'No train goes to the islands; fly' } })],
    ['a railhead abroad', inFacts('i1', { railhead })],
  ],
)
