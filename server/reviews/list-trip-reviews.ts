import type { Database } from '#database/client.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { type Answers, reviewsOnPage, sayAnswers } from '#domain/reviews/review.ts'
import type { Log } from '../log.ts'
import type { ReviewSums } from '../ratings/trip-ratings.ts'
import { listPublished, type Review } from './review-store.ts'

/** A review as everybody reads it: nothing tells which booking it is of. */
export type PublishedReview = {
  firstName: string
  /** 'March 2027'. */
  travelled: string
  stars: number
  answers: { title: string; said: string }[]
  text: string
  /** The operator's, if there is one. */
  answer: string | null
}

export type TripReviews = {
  reviews: PublishedReview[]
  /** Of all pages. */
  count: number
  page: number
  pages: number
}

/** A page of a trip's reviews; null where it has none, and while they can't be read. Their count is of the sums that the caller shows beside them: a page that asked twice could say two numbers. */
export type ListTripReviews = (
  sums: ReviewSums,
  asked: { tripId: string; page: number },
) => Promise<TripReviews | null>

export function createListTripReviews({ db, log }: { db: Database; log: Log }): ListTripReviews {
  return async (sums, { tripId, page: asked }) => {
    const count = sums.get(tripId)?.count ?? 0
    if (count === 0) return null
    const pages = Math.ceil(count / reviewsOnPage)
    const page = Math.min(Math.max(asked, 1), pages)
    try {
      const rows = await listPublished(db, { tripId, from: (page - 1) * reviewsOnPage, most: reviewsOnPage })
      return rows.length === 0 ? null : { reviews: rows.map(showPublished), count, page, pages }
    } catch (error) {
      log.error({ error }, 'a trip is shown without its reviews')
      return null
    }
  }
}

export function showPublished(review: Review): PublishedReview {
  const { firstName, travelledIn, stars, captain, stay, described, text, answer } = review
  return {
    firstName,
    travelled: showMonth(travelledIn),
    stars: stars ?? 0,
    answers: sayAnswers({ captain, stay, described } as Answers),
    text,
    answer,
  }
}

function showMonth(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}
