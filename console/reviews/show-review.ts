import { showPlainDates } from '#domain/calendar/calendar-date.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { type Answers, mayFollow, refusalReasons, sayAnswers, shownStates } from '#domain/reviews/review.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { DeskReview } from '#server/reviews/desk/create-review-desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export type ReviewView = NonNullable<Awaited<ReturnType<typeof showReview>>>

/** Null when there is no such review. */
export async function showReview(
  { services, session, now }: Desk & { session: StaffSession },
  reference: string,
) {
  const found = await services.reviews.show(reference)
  if (!found) return null
  const { review, booking, nameOf } = found
  const { captain, stay, described, state, erasedAt } = review
  const decides = may(session.staff.role, 'reviews: decide') && erasedAt === null
  return {
    title: `Review of ${review.firstName || 'somebody'}`,
    reference,
    name: review.firstName || 'Erased',
    trip: booking.terms.title,
    dates: showPlainDates(booking.terms),
    stars: review.stars,
    answers: captain && stay && described ? sayAnswers({ captain, stay, described } as Answers) : [],
    text: review.text,
    state,
    written: showMomentBeside(review.receivedAt, now),
    decided: describeDecision(found, now),
    answer:
      review.answer === null || review.answeredAt === null
        ? null
        : {
            text: review.answer,
            who: nameOf(review.answeredBy) ?? 'Command line',
            at: showMomentBeside(review.answeredAt, now),
          },
    publicPath: services.reviews.publicPathOf(review.tripId),
    mayRead: may(session.staff.role, 'bookings: read'),
    acts: {
      publish: decides && mayFollow(state, 'published'),
      refuse: decides && mayFollow(state, 'refused'),
      answer: decides && state === 'published' && review.answer === null,
    },
  }
}

/** 'Published by itself, today 10:14', 'Refused by Meera: private data, 3 May'. */
export function describeDecision({ review, nameOf }: DeskReview, now: Date): string {
  const { state, decidedAt, decidedBy, refusal, erasedAt } = review
  if (decidedAt === null) return 'Nobody has decided yet. After seven days it is published by itself.'
  const who =
    decidedBy !== null
      ? `by ${nameOf(decidedBy) ?? 'somebody'}`
      : state === 'withdrawn'
        ? 'by its author'
        : 'by itself'
  const why = refusal ? `: ${refusalReasons[refusal].title.toLowerCase()}` : ''
  const erased = erasedAt ? ' What it said is erased.' : ''
  return `${shownStates[state]} ${who}${why}, ${showMomentBeside(decidedAt, now)}.${erased}`
}
