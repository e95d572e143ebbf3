import { inFacts, inTrip, type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkStations } from './stations.ts'

const railhead = { name: 'Pathankot Cantt', transfer: 'The car waits at the station; included' }
/** Starts in Manali, where one comes by train as far as the plains. */
const inManali =
  (facts: object): Plant =>
  (content) => {
    content.places.push({
      file: 'places/himachal.ts',
      value: {
        id: 'manali',
        name: 'Manali',
        state: 'Himachal Pradesh',
        lat: 32.24,
        lon: 77.19,
        altitude: 2050,
      },
    })
    inTrip('p3', { route: [{ place: 'manali' }, { place: 'leh' }] })(content)
    inFacts('p3', facts)(content)
  }
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
      inManali({}),
      `${from}.railhead: add the railhead nearest to the meeting place: trains go in Himachal Pradesh`,
    ],
    [
      'a railhead in Ladakh',
      inFacts('p3', { railhead }),
      `${from}.railhead: remove it: no train goes in Ladakh`,
    ],
  ],
)
testAccepted(
  [checkStations],
  [
    ['a station where somebody waits', inManali({ railhead })],
    ['a railhead abroad', inFacts('i1', { railhead })],
  ],
)
