import { useSite } from '#app/features/site/use-site.ts'
import type { PublishedReview } from '#server/reviews/list-trip-reviews.ts'
import { Stars } from './stars.tsx'

/** A review as everybody reads it, with our answer below it. */
export function ReviewCard({ review }: { review: PublishedReview }) {
  const { firstName, travelled, stars, answers, text, answer } = review
  const site = useSite()
  return (
    <article className="rounded-l bg-surface p-5 shadow-1 m:p-6">
      <Stars rating={stars} />
      <p className="mt-2 flex flex-wrap gap-x-2">
        <b className="font-strong">{firstName}</b>
        <span className="text-ink-2">Travelled with us in {travelled}</span>
      </p>
      <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-2">
        {answers.map(({ title, said }) => (
          <span key={title}>
            {title}: {said}
          </span>
        ))}
      </p>
      {answer !== null && (
        <div className="mt-4 rounded-m bg-paper-2 px-4 py-3">
          <p className="text-sm font-label">{site?.name ?? 'We'} answered</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </div>
      )}
    </article>
  )
}
