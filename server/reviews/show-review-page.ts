import type { Database } from '#database/client.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { firstNameOf } from '#domain/reviews/first-name.ts'
import { type RefusalReason, refusalReasons } from '#domain/reviews/review.ts'
import { type Reviewable, reviewableOn } from '#domain/reviews/review-time.ts'
import { type Trip, tripPath } from '#domain/trips/trip.ts'
import { type Booking, findBooking } from '../bookings/booking-store.ts'
import { coverOf } from '../bookings/views/booking-list.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type PublishedReview, showPublished } from './list-trip-reviews.ts'
import type { ReviewLinks } from './review-links.ts'
import { findReview, type Review } from './review-store.ts'

/** The trip that a review is about, as its author knows it. */
export type ReviewedTrip = {
  title: string
  dates: string
  /** Under which name the review stands. */
  firstName: string
  /** Null once the trip is no longer in the catalogue. */
  path: string | null
  picture: PictureData
}

/** What the address of a review shows: the form, what became of what was sent, or why there is none. */
export type ShownReview =
  | { state: 'open'; trip: ReviewedTrip }
  | { state: 'not yet' | 'over'; trip: ReviewedTrip }
  | { state: 'received' | 'published'; trip: ReviewedTrip; review: PublishedReview }
  | { state: 'refused'; trip: ReviewedTrip; review: PublishedReview; why: string }
  | { state: 'withdrawn'; trip: ReviewedTrip }
  | { state: 'cancelled' }
  /** We never gave out such an address, or nothing of it is left. */
  | { state: 'unknown' }

export type ShowReviewPage = (code: string) => Promise<ShownReview>

export function createShowReviewPage(deps: {
  db: Database
  clock: Clock
  links: ReviewLinks
  findTrip: (id: string) => Trip | null
  picture: ResolvePicture
}): ShowReviewPage {
  const { db, clock, links, findTrip, picture } = deps

  function tripOf({ tripId, terms, name }: Booking): ReviewedTrip {
    const trip = findTrip(tripId)
    return {
      title: terms.title,
      dates: showDates(terms),
      firstName: firstNameOf(name),
      path: trip && tripPath(trip),
      picture: picture(coverOf(trip), 'tall'),
    }
  }

  return async (code) => {
    const reference = links.read(code)
    const booking = reference === null ? null : await findBooking(db, reference)
    if (!booking) return { state: 'unknown' }
    const review = await findReview(db, booking.reference)
    // Of an account that was deleted nothing is opened any more.
    if (review?.erasedAt) return { state: 'unknown' }
    const trip = tripOf(booking)
    if (review) return ofReview(review, trip)
    const { status, terms } = booking
    return withoutReview(reviewableOn({ status, endDate: terms.endDate }, dateInIndia(clock.now())), trip)
  }
}

function withoutReview(reviewable: Reviewable, trip: ReviewedTrip): ShownReview {
  if (reviewable === 'cancelled') return { state: 'cancelled' }
  return { state: reviewable === 'yes' ? 'open' : reviewable, trip }
}

function ofReview(row: Review, trip: ReviewedTrip): ShownReview {
  const { state, refusal } = row
  const review = showPublished(row)
  if (state === 'withdrawn') return { state, trip }
  if (state === 'refused') return { state, trip, review, why: toldWhy(refusal) }
  return { state, trip, review }
}

function toldWhy(refusal: RefusalReason | null): string {
  return refusal ? refusalReasons[refusal].told : ''
}
