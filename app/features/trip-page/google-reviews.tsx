import { ChevronLeft, ChevronRight } from 'lucide'
import { useId, useLayoutEffect, useState } from 'react'
import { Stars } from '#app/features/reviews/stars.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ReviewData, ReviewsData } from '#server/pages/trip/trip-extras.ts'

const skeletonTime = 1_000

/** All reviews lie in one place: the longest gives its height, and a change moves nothing. */
const place =
  'invisible col-1 row-1 grid min-w-0 opacity-0 transition-opacity duration-300 data-shown:visible data-shown:opacity-100 noscript:visible noscript:col-auto noscript:row-auto noscript:rounded-l noscript:bg-surface noscript:opacity-100'
const sheet = 'flex flex-col p-6 m:px-12 m:py-11'
const person = 'mt-auto flex items-center gap-4'

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
    <div className="wrap grid gap-7 l:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] l:items-center l:gap-18 noscript:items-start">
      <div>
        <h2 className="display text-2xl">Google Reviews</h2>
        {sample && (
          <p className="mt-2 text-sm text-ink-3">Sample reviews, until travellers’ own take their place.</p>
        )}
        <p className="mt-4 flex items-center gap-4.5">
          <b className="display text-3xl/none">{rating.toFixed(1)}</b>
          <span>
            <Stars rating={rating} size={24} />
            <span className="mt-1.5 block text-ink-2">{count}+ reviews</span>
          </span>
        </p>
      </div>
      <section aria-roledescription="carousel" aria-label="Google Reviews" className="min-w-0">
        <ul
          id={listId}
          aria-live={turned ? 'polite' : 'off'}
          aria-busy={busy}
          className="grid rounded-l bg-surface m:rounded-xl noscript:gap-4 noscript:bg-transparent"
        >
          {reviews.map((review, i) => (
            <li key={review.name} data-shown={(i === index && !busy) || undefined} className={place}>
              <Review review={review} />
            </li>
          ))}
          {busy && (
            <li aria-hidden data-shown className={place}>
              <Placeholder />
            </li>
          )}
        </ul>
        <div className="mt-4 flex items-center justify-between m:mt-6 m:justify-start m:gap-3 noscript:hidden">
          <IconButton
            look="outlined"
            label="Previous review"
            aria-controls={listId}
            onClick={() => show(index - 1)}
          >
            <Icon node={ChevronLeft} size={22} />
          </IconButton>
          <fieldset aria-label="Choose a review" className="flex">
            {reviews.map(({ name }, i) => (
              <button
                key={name}
                type="button"
                aria-label={`Review ${i + 1} of ${reviews.length}: ${name}`}
                aria-current={i === index || undefined}
                onClick={() => show(i)}
                className="grid h-11 min-w-8 cursor-pointer place-items-center rounded-pill before:size-2.5 before:rounded-pill before:bg-edge before:transition-[width,background-color] hover:before:bg-ink-2 aria-[current]:before:w-6 aria-[current]:before:bg-marigold"
              />
            ))}
          </fieldset>
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
    <figure className={sheet}>
      <Stars rating={rating} />
      <blockquote className="mt-4 mb-6 text-lg/normal m:text-[length:calc(var(--text-lg)*1.08)]">
        “{text}”
      </blockquote>
      <figcaption className={person}>
        <Picture data={portrait} alt="" sizes="64px" small className="size-16 shrink-0 rounded-pill" />
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
    <div className={sheet}>
      <Skeleton className="h-5 w-26 rounded-s" />
      <div className="mt-4 mb-6 grid gap-3 text-lg/normal">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-5 w-3/4 rounded-s" />
      </div>
      <div className={person}>
        <Skeleton className="size-16 shrink-0 rounded-pill" />
        <Skeleton className="h-5 w-26 rounded-s" />
      </div>
    </div>
  )
}
