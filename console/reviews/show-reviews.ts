import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { type ReviewState, refusalReasons, reviewStates, shownStates } from '#domain/reviews/review.ts'
import { type ReviewFilter, reviewsOf, writeReviewFilter } from '#domain/reviews/review-filter.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { ReviewsPage } from '#server/reviews/desk/list-reviews.ts'
import type { ListedReview } from '#server/reviews/desk/list-store.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export const reviewsAddress = '/console/reviews'

export type ReviewsView = Awaited<ReturnType<typeof showReviews>>
export type ReviewLine = ReviewsView['rows'][number]

/** What stands in the address beside the filter: after which row, and which number the next one has. */
export type PageWish = { after: string; from: number }

const longestLine = 140

export async function showReviews(
  { services, session, now }: Desk & { session: StaffSession },
  filter: ReviewFilter,
  { after, from }: PageWish,
) {
  const [key = '', reference = ''] = after.split('~')
  const page = await services.reviews.list(filter, reference === '' ? null : { key, reference })
  const { rows, next, counts, countedTo } = page
  const query = writeReviewFilter(filter)
  const place =
    next && new URLSearchParams({ after: `${next.key}~${next.reference}`, from: String(from + rows.length) })
  return {
    filter,
    query,
    from,
    rows: rows.map((row) => lineOf(row, now)),
    next: place && `${reviewsAddress}${query === '' ? '?' : `${query}&`}${place}`,
    tabs: tabsOf(filter, { counts, countedTo }),
    waiting: counts.received,
    trips: services.bookings.trips(),
    mayExport: may(session.staff.role, 'exports'),
  }
}

function lineOf(
  { reference, title, firstName, stars, text, state, refusal, answer, received }: ListedReview,
  now: Date,
) {
  return {
    reference,
    name: firstName || 'Erased',
    trip: title.split(':')[0] ?? title,
    stars,
    text: text.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text,
    state,
    reason: refusal && refusalReasons[refusal].title,
    isAnswered: answer !== null,
    written: showMomentBeside(received, now),
  }
}

function tabsOf(filter: ReviewFilter, { counts, countedTo }: Pick<ReviewsPage, 'counts' | 'countedTo'>) {
  const { stars, trip, since, until } = filter
  const tab = (state: ReviewFilter['state'], title: string, count?: number) => ({
    title,
    to: reviewsAddress + writeReviewFilter({ ...reviewsOf(state), stars, trip, since, until }),
    here: filter.state === state,
    count:
      count === undefined ? undefined : count > countedTo ? `${countedTo.toLocaleString('en-IN')}+` : count,
  })
  return [
    ...reviewStates.map((state: ReviewState) => tab(state, shownStates[state], counts[state])),
    tab('all', 'All'),
  ]
}
