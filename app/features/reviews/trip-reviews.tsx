import { keyed } from '#app/ui/collections/keyed.ts'
import { Pagination } from '#app/ui/collections/pagination.tsx'
import { enoughReviews } from '#domain/reviews/review.ts'
import type { TripRating } from '#domain/trips/trip.ts'
import type { TripReviews as TripReviewsData } from '#server/reviews/list-trip-reviews.ts'
import { ReviewCard } from './review-card.tsx'
import { Stars } from './stars.tsx'

type TripReviewsProps = {
  reviews: TripReviewsData
  rating: TripRating | null
  /** The trip's own address. */
  path: string
}

/** What travellers say of a trip, the newest first, ten on a page. */
export function TripReviews({ reviews: { reviews, count, page, pages }, rating, path }: TripReviewsProps) {
  return (
    <div className="wrap">
      <h2 className="display text-2xl">What travellers say</h2>
      {rating && !rating.sample ? (
        <p className="mt-4 flex items-center gap-4.5">
          <b className="display text-3xl/none">{rating.average.toFixed(1)}</b>
          <span>
            <Stars rating={rating.average} size={24} />
            <span className="mt-1.5 block text-ink-2">{sayCount(count)} of people who travelled with us</span>
          </span>
        </p>
      ) : (
        <p className="mt-3 text-ink-2">
          {`${sayCount(count)} ${count === 1 ? 'from somebody' : 'of people'} who travelled with us. `}
          From {enoughReviews} reviews on we show their average.
        </p>
      )}
      <ul className="mt-6 grid grid-cols-1 items-start gap-4 m:gap-6 l:grid-cols-2">
        {keyed(reviews, ({ firstName, travelled }) => `${firstName} ${travelled}`).map(([key, review]) => (
          <li key={key} className="min-w-0">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(to) => `${path}${to > 1 ? `?reviews=${to}` : ''}#reviews`}
        label="Pages of reviews"
        className="mt-7"
      />
    </div>
  )
}

function sayCount(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`
}
