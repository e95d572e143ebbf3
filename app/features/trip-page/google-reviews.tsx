import { ChevronLeft, ChevronRight } from 'lucide'
import { useId, useLayoutEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ReviewData, ReviewsData } from '#server/trips/trip-extras.ts'
import { Stars } from './stars.tsx'

const skeletonTime = 1_000

/** One review at a time, in a place as high as the longest of them. */
export function GoogleReviews({ rating, count, sample, reviews }: ReviewsData) {
  const [index, setIndex] = useState(0)
  /** Only what somebody asked for is announced. */
  const [turned, setTurned] = useState(false)
  const busy = useSkeleton()
  const listId = useId()
  function show(next: number): void {
    setTurned(true)
    setIndex((next + reviews.length) % reviews.length)
  }
  return (
    <div className="google-reviews wrap">
      <div>
        <h2 className="display text-2xl">Google Reviews</h2>
        <p className="google-reviews-rating">
          <b className="display">{rating.toFixed(1)}</b>
          <span>
            <Stars rating={rating} size={24} />
            <span className="mt-1.5 block text-ink-2">{count}+ reviews</span>
          </span>
        </p>
        {sample && (
          <p className="mt-5 text-sm text-ink-3">Sample reviews, until travellers’ own take their place.</p>
        )}
      </div>
      <section aria-roledescription="carousel" aria-label="Google Reviews" className="min-w-0">
        <ul
          id={listId}
          aria-live={turned ? 'polite' : 'off'}
          aria-busy={busy}
          className="google-reviews-list"
        >
          {reviews.map((review, i) => (
            <li key={review.name} data-shown={(i === index && !busy) || undefined}>
              <Review review={review} />
            </li>
          ))}
          {busy && (
            <li aria-hidden data-shown>
              <Placeholder />
            </li>
          )}
        </ul>
        <div className="google-reviews-controls noscript:hidden">
          <IconButton
            look="outlined"
            label="Previous review"
            aria-controls={listId}
            onClick={() => show(index - 1)}
          >
            <Icon node={ChevronLeft} size={22} />
          </IconButton>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
          <div role="group" aria-label="Choose a review" className="flex">
            {reviews.map(({ name }, i) => (
              <button
                key={name}
                type="button"
                aria-label={`Review ${i + 1} of ${reviews.length}: ${name}`}
                aria-current={i === index || undefined}
                onClick={() => show(i)}
                className="google-reviews-dot"
              />
            ))}
          </div>
          <IconButton
            look="outlined"
            label="Next review"
            aria-controls={listId}
            onClick={() => show(index + 1)}
          >
            <Icon node={ChevronRight} size={22} />
          </IconButton>
        </div>
      </section>
    </div>
  )
}

/** The server's HTML shows the reviews, whatever becomes of the scripts; the skeleton begins with them. */
function useSkeleton(): boolean {
  const [busy, setBusy] = useState(false)
  useLayoutEffect(() => {
    setBusy(true)
    const timer = setTimeout(() => setBusy(false), skeletonTime)
    return () => clearTimeout(timer)
  }, [])
  return busy
}

function Review({ review: { name, location, rating, text, portrait } }: { review: ReviewData }) {
  return (
    <figure className="google-review">
      <Stars rating={rating} />
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <Picture data={portrait} alt="" sizes="64px" className="size-16 shrink-0 rounded-pill" />
        <span className="min-w-0">
          <span className="block font-strong">{name}</span>
          <span className="block text-sm text-ink-2">{location}</span>
        </span>
      </figcaption>
    </figure>
  )
}

function Placeholder() {
  return (
    <div className="google-review">
      <Skeleton className="h-5 w-26 rounded-s" />
      <div className="google-review-lines">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-5 w-3/4 rounded-s" />
      </div>
      <div className="google-review-person">
        <Skeleton className="size-16 shrink-0 rounded-pill" />
        <Skeleton className="h-5 w-26 rounded-s" />
      </div>
    </div>
  )
}
