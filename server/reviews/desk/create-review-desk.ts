import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { tripPath } from '#domain/trips/trip.ts'
import { namesOf } from '../../approvals/approval-store.ts'
import { createNoteExport } from '../../audit/note-export.ts'
import { type Booking, findBooking } from '../../bookings/booking-store.ts'
import type { Resources } from '../../open-resources.ts'
import { createReviewLinks } from '../review-links.ts'
import { findReview, type Review } from '../review-store.ts'
import { createAnswerReview } from './answer-review.ts'
import { createDecideReview } from './decide-review.ts'
import { createExportReviews, createListDeskReviews } from './list-reviews.ts'

/** What the console asks of this room. */
export type ReviewDesk = ReturnType<typeof createReviewDesk>

export type DeskReview = { review: Review; booking: Booking; nameOf: (id: string | null) => string | null }

/** Every use case of reviews at the operator's desk, made once. */
export function createReviewDesk({ env, db, patientDb, clock, site, secrets, catalogue }: Resources) {
  const links = createReviewLinks({ keys: secrets.paperLinkKeys })
  const { siteUrl } = env.web
  return {
    list: createListDeskReviews({ db }),
    export: createExportReviews({ patientDb, clock, noteExport: createNoteExport({ db, clock }) }),
    decide: createDecideReview({ db, clock, links, site, siteUrl }),
    answer: createAnswerReview({ db, clock }),

    /** Null when there is no such review. */
    async show(reference: string): Promise<DeskReview | null> {
      if (!isBookingReference(reference)) return null
      const review = await findReview(db, reference)
      const booking = review && (await findBooking(db, reference))
      if (!booking) return null
      const ids = [review.decidedBy, review.answeredBy].filter((id) => id !== null)
      const names = await namesOf(db, ids)
      return { review, booking, nameOf: (id) => (id === null ? null : (names.get(id) ?? null)) }
    },

    /** Where everybody reads it; null for a trip that is no longer in the catalogue. */
    publicPathOf(tripId: string): string | null {
      const trip = catalogue().findTrip(tripId)
      return trip && `${siteUrl}${tripPath(trip)}#reviews`
    },
  }
}
