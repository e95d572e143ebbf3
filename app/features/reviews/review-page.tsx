import { TripAside } from '#app/features/booked/trip-aside.tsx'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import type { ShownReview } from '#server/reviews/show-review-page.ts'
import { NoReview } from './no-review.tsx'
import { ReviewForm } from './review-form.tsx'
import { SentReview } from './sent-review.tsx'

type ReviewPageProps = {
  shown: ShownReview
  /** The page's own address. */
  path: string
  /** It was asked to withdraw the review, and asks back. */
  withdrawing: boolean
  /** Stands where the link opens nothing any more. */
  closedPicture: PictureData
  answer?: PageAnswer
}

/** What the link of a review shows: the form, what became of what was sent, or why there is neither. */
export function ReviewPage({ shown, path, withdrawing, closedPicture, answer }: ReviewPageProps) {
  if (shown.state === 'unknown' || shown.state === 'cancelled')
    return <NoReview state={shown.state} picture={closedPicture} />
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-6 m:py-12 l:grid-cols-[minmax(0,1fr)_380px] l:gap-12">
      <div className="min-w-0">
        {shown.state === 'open' ? (
          <ReviewForm trip={shown.trip} path={path} answer={answer} />
        ) : (
          <SentReview shown={shown} path={path} withdrawing={withdrawing} refusal={answer?.message} />
        )}
      </div>
      <TripAside trip={shown.trip} />
    </div>
  )
}
