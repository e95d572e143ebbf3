import { testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkTotals } from './totals.ts'

testCaught(
  [checkTotals],
  [
    [
      '109 trips',
      ({ trips }) => trips.splice(109),
      'content/trips: trips: write at least 110 trips, there are 109',
    ],
    [
      'a destination without a trip',
      (content) => tripIn(content, 'p1').placesCovered.splice(5, 1),
      'content/trips: location: write a trip to Nagaland: no title, location or place covered names it',
    ],
  ],
)
