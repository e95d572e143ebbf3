import { Heart, Scale, Star } from 'lucide'
import type { ReactNode } from 'react'
import { type PickedTrip, toggleCompared, useIsCompared } from '#app/features/trips/compare-store.ts'
import type { LikedTrip } from '#app/features/trips/favourite-store.ts'
import { toggleFavourite, useIsFavourite } from '#app/features/trips/favourites.ts'
import { ShareButton } from '#app/features/trips/sharing/share-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import type { TripRating } from '#domain/trips/trip.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'

type TripSummaryProps = Pick<TripPageData, 'trip' | 'path' | 'facts'> & {
  picture: PictureData | null
  /** How many of travellers' own can be read further down. */
  reviewCount: number
}

/** What is said of it, what can be done with it, and what it is like in four facts, a paragraph and its places. */
export function TripSummary({ trip, path, facts, picture, reviewCount }: TripSummaryProps) {
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p
          className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${trip.rating || reviewCount > 0 ? '' : 'l:hidden'}`}
        >
          {trip.rating && <Rating rating={trip.rating} />}
          {!trip.rating && reviewCount > 0 && <ReviewsLink>{countReviews(reviewCount)}</ReviewsLink>}
          <a href="#before-you-book" className={`${linkLook} l:hidden`}>
            Before you book
          </a>
        </p>
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <ShareButton path={path} title={trip.title} />
          <SaveButton id={trip.id} title={trip.title} />
          <CompareButton id={trip.id} title={trip.title} picture={picture} />
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4.5 m:grid-cols-4 m:gap-0">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-line m:pr-3 m:not-first:border-l m:not-first:pl-5">
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-lg text-pretty">{trip.description}</p>
      <h2 className="mt-6 font-label">Places covered</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {trip.placesCovered.map((place) => (
          <li key={place} className="rounded-pill bg-paper-2 px-3 py-1 text-sm font-label text-ink-2">
            {place}
          </li>
        ))}
      </ul>
    </>
  )
}

const linkLook =
  '-my-2 inline-flex min-h-11 items-center font-label text-peacock underline underline-offset-4 hover:text-ink'

function ReviewsLink({ children }: { children: ReactNode }) {
  return (
    <a href="#reviews" className={linkLook}>
      {children}
    </a>
  )
}

const countReviews = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`

function Rating({ rating: { average, reviews, sample } }: { rating: TripRating }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1 font-strong">
      <Icon node={Star} size={18} fill="currentColor" className="text-marigold" />
      <span className="sr-only">Rated</span> {average} <span className="sr-only">out of 5</span>{' '}
      {sample ? (
        <span className="font-normal text-ink-3">({countReviews(reviews)}, sample rating)</span>
      ) : (
        <ReviewsLink>{`(${countReviews(reviews)})`}</ReviewsLink>
      )}
    </span>
  )
}

/** Chosen is indigo; red is for the next step alone. */
const chosenLook =
  'aria-pressed:bg-indigo aria-pressed:text-cream aria-pressed:ring-0 aria-pressed:not-disabled:hover:bg-indigo-2'

function SaveButton({ id, title }: LikedTrip) {
  const saved = useIsFavourite(id)
  return (
    <Button
      tone="ghost"
      size="s"
      aria-pressed={saved}
      onClick={() => toggleFavourite({ id, title })}
      className={chosenLook}
    >
      <Icon
        node={Heart}
        size={18}
        fill={saved ? 'currentColor' : 'none'}
        className={saved ? 'text-marigold' : ''}
      />
      Save
    </Button>
  )
}

function CompareButton({ id, title, picture }: PickedTrip) {
  const compared = useIsCompared(id)
  return (
    <Button
      tone="ghost"
      size="s"
      aria-pressed={compared}
      onClick={() => toggleCompared({ id, title, picture })}
      className={chosenLook}
    >
      <Icon node={Scale} size={18} className={compared ? 'text-marigold' : ''} />
      Compare
    </Button>
  )
}
