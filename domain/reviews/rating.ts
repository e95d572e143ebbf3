import type { TripRating } from '../trips/trip.ts'
import { enoughReviews } from './review.ts'

/** Published reviews of a trip, added up. */
export type ReviewSum = { count: number; stars: number }

/** What the travellers' own reviews come to; null while there are too few. */
export function ratingOf({ count, stars }: ReviewSum): TripRating | null {
  if (count < enoughReviews) return null
  return { average: Math.round((stars / count) * 10) / 10, reviews: count, sample: false }
}
