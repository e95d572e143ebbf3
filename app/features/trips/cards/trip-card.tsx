import { Heart, Star } from 'lucide'
import { type ComponentProps, memo } from 'react'
import { CardLink } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { DepartureRuns } from '../departure-runs.tsx'
import { toggleFavourite, useIsFavourite } from '../favourites.ts'
import { SeatsLeft } from '../seats-left.tsx'
import { CompareToggle } from './compare-toggle.tsx'

const chip = 'inline-flex items-center rounded-pill px-3 py-1 text-sm font-label'

type TripCardProps = {
  trip: TripCardData
  priority?: ComponentProps<typeof Picture>['priority']
  /** How wide the card stands, as a sizes attribute. */
  sizes?: string
}

/**
 * A poster of a trip with what decides: price, next date, seats. All of it leads to the trip. Dozens of them stand in a
 * list that is drawn anew with every choice of a filter, so a card is drawn again only for another trip.
 */
export const TripCard = memo(function TripCard({
  trip,
  priority,
  sizes = '(width < 768px) 78vw, (width < 1024px) 33vw, 300px',
}: TripCardProps) {
  return (
    <article className="group relative flex h-full flex-col rounded-l">
      <div className="relative overflow-hidden rounded-l">
        <Picture data={trip.picture} sizes={sizes} priority={priority} className="aspect-[4/5] w-full" />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-scrim/72 via-scrim/45 via-55% to-transparent" />
        <div className="absolute inset-x-3.5 top-3.5 flex items-start justify-between gap-2">
          <div className="flex flex-wrap gap-1.5">
            <span className={`${chip} bg-surface/95 text-ink`}>{trip.duration}</span>
            {trip.price.badge && <span className={`${chip} bg-madder text-surface`}>{trip.price.badge}</span>}
          </div>
          <div className="grid gap-2">
            <FavouriteButton id={trip.id} title={trip.title} />
            <CompareToggle id={trip.id} title={trip.title} />
          </div>
        </div>
        <div className="absolute inset-x-4.5 bottom-3.5 text-cream">
          {trip.badges.length > 0 && <p className="text-sm font-label">{trip.badges.join(', ')}</p>}
          <p className="display text-[1.625rem] leading-[1.08]">{trip.location}</p>
        </div>
      </div>
      <h3 className="mt-4 text-[1.125rem] leading-[1.28] font-strong">
        <CardLink to={trip.href}>{trip.title}</CardLink>
      </h3>
      <div className="mt-2 flex items-baseline justify-between gap-3">
        <p>
          {trip.price.originalText && (
            <s className="mr-1.5 text-sm text-ink-3">
              <span className="sr-only">was </span>
              {trip.price.originalText}
            </s>
          )}
          <b className="text-[1.25rem] font-price tabular-nums">{trip.price.priceText}</b>{' '}
          <span className="text-sm text-ink-3">
            per person{trip.price.gstNote && ` ${trip.price.gstNote}`}
          </span>
        </p>
        <p className="flex shrink-0 items-center gap-1 font-strong">
          <Icon node={Star} size={16} fill="currentColor" className="text-marigold" />
          <span className="sr-only">Rated</span>
          {trip.rating}{' '}
          <span className="text-sm font-normal text-ink-3">
            ({trip.reviews}
            <span className="sr-only"> {trip.reviews === 1 ? 'review' : 'reviews'}</span>)
          </span>
        </p>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-3">
        {trip.onRequest && <span className={`${chip} bg-peacock-tint text-peacock`}>On your dates</span>}
        {trip.next && (
          <>
            <span className={`${chip} bg-paper-2 text-ink-2`}>Next: {trip.next.date}</span>
            <SeatsLeft seats={trip.next.seats} />
            {trip.next.run && (
              <p className="w-full">
                <DepartureRuns run={trip.next.run} />
              </p>
            )}
          </>
        )}
      </div>
    </article>
  )
})

function FavouriteButton({ id, title }: { id: string; title: string }) {
  const liked = useIsFavourite(id)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Save ${title}`}
      onClick={() => toggleFavourite(id)}
      className={`relative z-1 grid size-10 shrink-0 cursor-pointer place-items-center rounded-pill bg-surface/92 noscript:hidden ${liked ? 'text-madder' : 'text-ink'}`}
    >
      <Icon node={Heart} size={20} fill={liked ? 'currentColor' : 'none'} />
    </button>
  )
}
