import { type ReviewState, shownStates } from '#domain/reviews/review.ts'
import { Tag } from '../ui/tag.tsx'

const tones = {
  received: 'wait',
  published: 'good',
  refused: 'bad',
  withdrawn: 'plain',
} as const satisfies Record<ReviewState, string>

export function ReviewTag({ state }: { state: ReviewState }) {
  return <Tag tone={tones[state]}>{shownStates[state]}</Tag>
}

/** '★★★☆☆', said as '3 of 5 stars'. */
export function StarsInText({ stars }: { stars: number | null }) {
  if (stars === null) return <span className="quiet-text">Erased</span>
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden className="text-marigold-deep">
        {'★'.repeat(stars)}
        <span className="quiet-text">{'☆'.repeat(5 - stars)}</span>
      </span>
      <span className="sr-only">{stars} of 5 stars</span>
    </span>
  )
}
