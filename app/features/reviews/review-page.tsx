import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { ReviewedTrip, ShownReview } from '#server/reviews/show-review-page.ts'
import { NoReview } from './no-review.tsx'
import { ReviewForm } from './review-form.tsx'
import { SentReview } from './sent-review.tsx'

type ReviewPageProps = {
  shown: ShownReview
  /** The page's own address. */
  path: string
  /** It was asked to withdraw the review, and asks back. */
  withdrawing: boolean
  answer?: PageAnswer
}

/** What the link of a review shows: the form, what became of what was sent, or why there is neither. */
export function ReviewPage({ shown, path, withdrawing, answer }: ReviewPageProps) {
  if (shown.state === 'unknown' || shown.state === 'cancelled') return <NoReview state={shown.state} />
  return (
    <div className="wrap grid grid-cols-1 gap-7 py-7 m:py-12 l:grid-cols-[minmax(0,1fr)_320px] l:gap-14">
      <div className="min-w-0">
        {shown.state === 'open' ? (
          <ReviewForm trip={shown.trip} path={path} answer={answer} />
        ) : (
          <SentReview shown={shown} path={path} withdrawing={withdrawing} refusal={answer?.message} />
        )}
      </div>
      <Trip trip={shown.trip} />
    </div>
  )
}

function Trip({ trip: { title, dates, picture } }: { trip: ReviewedTrip }) {
  return (
    <aside aria-label="Your trip" className="max-l:order-first">
      <div className="flex items-center gap-4 rounded-l bg-surface p-4 shadow-1 l:grid l:gap-3">
        <Picture
          data={picture}
          alt=""
          sizes="(width < 1024px) 64px, 288px"
          small
          className="size-16 shrink-0 rounded-m l:h-auto l:w-full l:aspect-[4/5]"
        />
        <p className="min-w-0">
          <span className="block font-strong">{title}</span>
          <span className="block text-sm text-ink-2">{dates}</span>
        </p>
      </div>
    </aside>
  )
}
