import { inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkReviewTotal } from './review-total.ts'

testCaught(
  [checkReviewTotal],
  [
    [
      'more reviews than the company has',
      inTrip('p3', { reviews: 400 }),
      'content/trips: reviews: let all trips have 300 to 399 together, as the company says, not ',
    ],
    [
      'fewer reviews than the company has',
      ({ trips }) => trips.splice(0, 10),
      'content/trips: reviews: let all trips have 300 to 399 together',
    ],
  ],
)
testAccepted([checkReviewTotal], [['as many as the company has', () => {}]])
