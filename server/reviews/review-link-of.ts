import type { Database } from '#database/client.ts'
import { reviewableOn } from '#domain/reviews/review-time.ts'
import type { Booking } from '../bookings/booking-store.ts'
import type { ReviewLinks } from './review-links.ts'
import { findReview } from './review-store.ts'

/** Where a booking is reviewed on a day, or its review is read and withdrawn; null where there is neither. */
export type ReviewLinkOf = (
  booking: Booking,
  today: string,
) => Promise<{ href: string; written: boolean } | null>

export function createReviewLinkOf({ db, links }: { db: Database; links: ReviewLinks }): ReviewLinkOf {
  return async ({ reference, status, terms }, today) => {
    const reviewable = reviewableOn({ status, endDate: terms.endDate }, today)
    if (reviewable !== 'yes' && reviewable !== 'over') return null
    const review = await findReview(db, reference)
    const written = review !== null && review.erasedAt === null
    return written || (reviewable === 'yes' && !review) ? { href: links.pathOf(reference), written } : null
  }
}
