import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type ReviewSum, ratingOf } from '#domain/reviews/rating.ts'
import type { Trip, TripRating } from '#domain/trips/trip.ts'
import type { Log } from '../log.ts'
import { sumReviews } from './rating-store.ts'

/** By trip id, the published reviews of trips that have any. */
export type ReviewSums = ReadonlyMap<string, ReviewSum>

type ChangedTrips = 'all' | ReadonlySet<string>

export type TripRatings = {
  /** The same map until something has changed; while the database is away, the last one. */
  current: () => Promise<ReviewSums>
  /** Reviews of these trips may have changed: the next reader waits until they are added up anew. */
  changed: (trips: ChangedTrips) => void
}

/** They are read again at this age even when nobody said that they changed. */
const longestAge = 60_000
const none: ReadonlySet<string> = new Set()

/** Ratings of all trips, held in memory: one query when something changes, none for a page. */
export function watchTripRatings({ db, clock, log }: { db: Database; clock: Clock; log: Log }): TripRatings {
  let known: { sums: ReviewSums; at: number } = { sums: new Map(), at: Number.NEGATIVE_INFINITY }
  let reading: Promise<ReviewSums> | null = null
  let stale: ChangedTrips = 'all'

  async function read(trips: ChangedTrips): Promise<ReviewSums> {
    const at = clock.now().getTime()
    const rows = await sumReviews(db, trips === 'all' ? 'all' : [...trips])
    const sums = new Map(trips === 'all' ? [] : known.sums)
    if (trips !== 'all') for (const trip of trips) sums.delete(trip)
    for (const { tripId, count, stars } of rows) sums.set(tripId, { count, stars })
    known = { sums: isSame(sums, known.sums) ? known.sums : sums, at: trips === 'all' ? at : known.at }
    return known.sums
  }

  function markStale(trips: ChangedTrips): void {
    stale = stale === 'all' || trips === 'all' ? 'all' : stale.union(trips)
  }

  function readAgain(): Promise<ReviewSums> {
    if (reading) return reading
    const trips = stale
    stale = none
    reading = read(trips)
      .catch((error: unknown) => {
        markStale(trips)
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
      if (clock.now().getTime() - known.at > longestAge) markStale('all')
      return stale !== 'all' && stale.size === 0 && !reading ? known.sums : readAgain()
    },
    changed: markStale,
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

/** What real travellers gave, once they are enough. A sample stands only while none of them has said anything. */
function ratingIn(sums: ReviewSums, { id, rating }: Pick<Trip, 'id' | 'rating'>): TripRating | null {
  const sum = sums.get(id)
  return sum ? ratingOf(sum) : rating
}

/** The trip with the rating of now. */
export function rated<T extends Pick<Trip, 'id' | 'rating'>>(sums: ReviewSums, trip: T): T {
  const rating = ratingIn(sums, trip)
  return rating === trip.rating ? trip : { ...trip, rating }
}
