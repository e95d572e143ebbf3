import { Button, buttonLook } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ShownReview } from '#server/reviews/show-review-page.ts'
import { ReviewCard } from './review-card.tsx'

type Sent = Exclude<ShownReview, { state: 'open' | 'unknown' | 'cancelled' }>
type SentReviewProps = {
  shown: Sent
  path: string
  withdrawing: boolean
  /** Why a press did nothing. */
  refusal?: string
}

/** What became of a review, or why it can't be written, and what can be done. */
export function SentReview({ shown, path, withdrawing, refusal }: SentReviewProps) {
  const review = 'review' in shown ? shown.review : null
  const isAsked = withdrawing && review !== null
  const { title, text } = isAsked ? asksBack : wordsFor(shown)
  return (
    <div className="grid max-w-[50em] gap-5">
      <h1 className="display text-2xl">{title}</h1>
      <p className="text-lg text-pretty text-ink-2">{text}</p>
      <div role="status" className="empty:absolute">
        {refusal && <Note tone="bad">{refusal}</Note>}
      </div>
      {review && <ReviewCard review={review} />}
      <div className="flex flex-wrap gap-3">
        {isAsked ? (
          <form method="post" action={path} className="contents">
            <Button type="submit" tone="ink" name="do" value="withdraw">
              Withdraw it for good
            </Button>
            <PageLink to={path} className={buttonLook('ghost')}>
              Keep it
            </PageLink>
          </form>
        ) : (
          <>
            {shown.trip.path && (
              <PageLink
                to={shown.state === 'published' ? `${shown.trip.path}#reviews` : shown.trip.path}
                className={buttonLook(shown.state === 'published' ? 'primary' : 'ghost')}
              >
                {shown.state === 'published' ? 'See it on the trip’s page' : 'The trip’s page'}
              </PageLink>
            )}
            {review && (
              <PageLink to={`${path}?withdraw=1`} className={buttonLook('quiet')}>
                Withdraw my review
              </PageLink>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const asksBack = {
  title: 'Withdraw your review?',
  text: 'It goes from the trip’s page at once, with our answer if there is one. There is one review for each booking: another one can’t be written.',
}

function wordsFor(shown: Sent): { title: string; text: string } {
  switch (shown.state) {
    case 'received':
      return {
        title: 'Thank you for your review',
        text: 'We have it. Somebody reads it within seven days, for abuse and private data alone, and then it stands on the trip’s page, whatever it says.',
      }
    case 'published':
      return {
        title: 'Your review is published',
        text: 'Everybody can read it on the trip’s page. It counts in the trip’s rating.',
      }
    case 'refused':
      return {
        title: 'Your review is not published',
        text: `The reason: ${shown.why}. If you think that is wrong, answer the mail that brought you here, and somebody else of us looks at it.`,
      }
    case 'withdrawn':
      return {
        title: 'Your review is withdrawn',
        text: 'It stands nowhere any more, and counts in no rating. We erase it within a year.',
      }
    case 'not yet':
      return {
        title: 'Your trip is not over yet',
        text: 'From the day after it you can tell here how it was. Keep this link; we send it once more two days after the trip.',
      }
    case 'over':
      return {
        title: 'It is too late for a review',
        text: 'Reviews are taken for half a year after a trip, so that they tell how it is today.',
      }
  }
}
