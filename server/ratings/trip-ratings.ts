import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type ReviewSum, ratingOf } from '#domain/reviews/rating.ts'
import type { Trip, TripRating } from '#domain/trips/trip.ts'
import type { Log } from '../log.ts'
import { sumReviews } from './rating-store.ts'

/** By trip id, the published reviews of trips that have any. */
export type ReviewSums = ReadonlyMap<string, ReviewSum>

export type TripRatings = {
  /** The same map until something has changed; while the database is away, the last one. */
  current: () => Promise<ReviewSums>
  /** Reviews may have changed: the next reader waits until they are added up anew. */
  changed: () => void
}

/** They are read again at this age even when nobody said that they changed. */
const longestAge = 60_000

/** Ratings of all trips, held in memory: one query when something changes, none for a page. */
export function watchTripRatings({ db, clock, log }: { db: Database; clock: Clock; log: Log }): TripRatings {
  let known: { sums: ReviewSums; at: number } = { sums: new Map(), at: Number.NEGATIVE_INFINITY }
  let reading: Promise<ReviewSums> | null = null
  let stale = true

  async function read(): Promise<ReviewSums> {
    stale = false
    const at = clock.now().getTime()
    const rows = await sumReviews(db)
    const sums = new Map(rows.map(({ tripId, count, stars }) => [tripId, { count, stars }]))
    known = { sums: isSame(sums, known.sums) ? known.sums : sums, at }
    return known.sums
  }

  function readAgain(): Promise<ReviewSums> {
    reading ??= read()
      .catch((error: unknown) => {
        stale = true
        log.error({ error }, 'ratings are shown as they were last read')
        return known.sums
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  return {
    async current() {
      if (!stale && clock.now().getTime() - known.at <= longestAge) return known.sums
      return readAgain()
    },
    changed() {
      stale = true
    },
  }
}

/** Lists are put in order anew only for a map that says something else. */
function isSame(one: ReviewSums, other: ReviewSums): boolean {
  if (one.size !== other.size) return false
  for (const [trip, { count, stars }] of one) {
    const sum = other.get(trip)
    if (sum?.count !== count || sum.stars !== stars) return false
  }
  return true
}

/** What real travellers gave, once they are enough; until then what the content has. */
function ratingIn(sums: ReviewSums, { id, rating }: Pick<Trip, 'id' | 'rating'>): TripRating | null {
  const sum = sums.get(id)
  return (sum && ratingOf(sum)) ?? rating
}

/** The trip with the rating of now. */
export function rated<T extends Pick<Trip, 'id' | 'rating'>>(sums: ReviewSums, trip: T): T {
  const rating = ratingIn(sums, trip)
  return rating === trip.rating ? trip : { ...trip, rating }
}
