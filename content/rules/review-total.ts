import type { Problem, Source } from '../problem.ts'
import { companyNumbers } from './specified.ts'

/** The company says '300+ reviews': those of its trips are as many. */
export function checkReviewTotal({ trips, brokenTrips }: Source): Problem[] {
  if (brokenTrips.size > 0) return []
  const least = companyNumbers.reviews
  const most = least + 99
  const total = trips.reduce((sum, { value }) => sum + (value.rating?.reviews ?? 0), 0)
  if (total >= least && total <= most) return []
  const message = `let all trips have ${least} to ${most} together, as the company says, not ${total}`
  return [{ file: 'content/trips', field: 'reviews', message }]
}
