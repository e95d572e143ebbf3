import type { TripRating } from './trip.ts'

type Rated = { rating: Pick<TripRating, 'average' | 'reviews'> | null }

const unrated = { average: 0, reviews: 0 }

/** The best liked first, those of many reviews before those of few, those without a rating last. */
export function byRating({ rating: a }: Rated, { rating: b }: Rated): number {
  const [one, other] = [a ?? unrated, b ?? unrated]
  return other.average - one.average || other.reviews - one.reviews
}
