import { inTrip, testCaught } from '../../tests/factories/defects.ts'
import { checkKinds } from './kinds.ts'

const rule = {
  weekday: 'saturday',
  count: 4,
  seats: 12,
  smallest: 4,
  decideDays: 10,
  seasons: [{ from: '05-01', to: '07-31' }],
}

testCaught(
  [checkKinds],
  [
    [
      'more days in the duration than in the itinerary',
      inTrip('p3', { duration: '3D/2N' }),
      "trips/p3.ts: duration: write '2D/1N' to fit the 2 days of the itinerary, not '3D/2N'",
    ],
    ['as many nights as days', inTrip('p3', { duration: '2D/2N' }), "trips/p3.ts: duration: write '2D/1N'"],
    ['a flexible group trip', inTrip('p3', { duration: 'Flexible' }), "trips/p3.ts: duration: write '2D/1N'"],
    [
      'a long suggestion',
      inTrip('idea1', { duration: '5D/4N' }),
      "trips/idea1.ts: duration: write '2D/1N' to fit",
    ],
    [
      'a suggestion with departures',
      inTrip('idea1', { departures: rule }),
      'trips/idea1.ts: departures: a suggested trip is asked for, not booked: remove them',
    ],
    [
      'a customised trip with a duration',
      inTrip('custom1', { duration: '2D/1N' }),
      "trips/custom1.ts: duration: a customised trip is as long as you like: write 'Flexible'",
    ],
    [
      'a customised trip with a discount',
      inTrip('custom1', { discount: 5 }),
      'trips/custom1.ts: discount: a customised trip has none: write 0',
    ],
    [
      'a customised trip with departures',
      inTrip('custom1', { departures: rule }),
      'trips/custom1.ts: departures: a customised trip leaves on any day: remove them',
    ],
  ],
)
