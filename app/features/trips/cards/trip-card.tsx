import { Star, Ticket } from 'lucide'
import { type ComponentProps, memo } from 'react'
import { CardLink } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { DepartureRuns } from '../departure-runs.tsx'
import { CompareToggle } from './compare-toggle.tsx'
import { SaveToggle } from './save-toggle.tsx'

type TripCardProps = {
  trip: TripCardData
  priority?: ComponentProps<typeof Picture>['priority']
  /** How wide the card stands, as a sizes attribute. */
  sizes?: string
}

/**
 * A trip with what decides: where, how long, its name, the next date, the price. All of it leads to the trip. What stands below
 * the name keeps to the foot, so that dates and prices of a row stand in line. Dozens of them are drawn anew with every choice of a filter, so a card
 * is drawn again only for another trip.
 */
export const TripCard = memo(function TripCard({
  trip,
  priority,
  sizes = '(width < 768px) 78vw, (width < 1024px) 33vw, 300px',
}: TripCardProps) {
  const [name, rest] = trip.title.split(': ')
  return (
    <article className="relative flex h-full flex-col rounded-l">
      <div className="relative overflow-hidden rounded-l">
        <Picture data={trip.picture} sizes={sizes} priority={priority} className="aspect-[4/5] w-full" />
        {trip.label && (
          <p className="absolute bottom-0 left-4 max-w-[calc(100%-84px)] truncate rounded-t-s bg-paper px-2.5 pt-1 text-sm font-label">
            {trip.label}
          </p>
        )}
      </div>
      <CardMeta trip={trip} />
      <h3 className="mt-1 leading-tight">
        <CardLink to={trip.href} className="block">
          <span className="display block text-[1.4375rem] leading-[1.12]">
            {name}
            {rest && <span className="sr-only">: </span>}
          </span>
          {rest && <span className="mt-1 block text-[0.9375rem] leading-snug text-ink-2">{rest}</span>}
        </CardLink>
      </h3>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-[4/5] items-end justify-end p-3">
        <SaveToggle id={trip.id} title={trip.title} />
      </div>
      <CardDate trip={trip} />
      <CardPrice trip={trip} />
    </article>
  )
})

type CardPartProps = { trip: TripCardData }

function CardMeta({ trip: { location, duration, difficulty, rating, reviews } }: CardPartProps) {
  const facts = [location, duration === 'Flexible' ? null : duration, difficulty].filter(
    (fact) => fact !== null,
  )
  return (
    <div className="mt-3 flex items-start justify-between gap-3 text-sm">
      <p className="flex min-w-0 flex-wrap text-ink-2">
        {facts.map((fact) => (
          <span key={fact} className="not-last:after:mx-1.5 not-last:after:content-['·']">
            {fact}{' '}
          </span>
        ))}
      </p>
      <p className="flex shrink-0 items-center gap-1 font-strong">
        <Icon node={Star} size={15} fill="currentColor" className="text-marigold" />
        <span className="sr-only">Rated</span>
        {rating}
        <span className="font-normal text-ink-3">
          ({reviews}
          <span className="sr-only"> {reviews === 1 ? 'review' : 'reviews'}</span>)
        </span>
      </p>
    </div>
  )
}

function CardDate({ trip: { plan, next } }: CardPartProps) {
  return (
    <div className="mt-auto pt-3 text-[0.9375rem]">
      {plan && <p className="font-label">{plan}</p>}
      {next && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-label">
            <span className="sr-only">Next: </span>
            {next.date}
          </span>
          {next.seats && (
            <span className="inline-flex items-center gap-1.5 font-strong text-marigold-deep">
              <Icon node={Ticket} size={16} />
              {next.seats}
            </span>
          )}
        </p>
      )}
      {next?.run && <DepartureRuns run={next.run} />}
    </div>
  )
}

/** Always two lines, so that prices of a row stand in line. */
function CardPrice({ trip: { id, title, picture, price } }: CardPartProps) {
  return (
    <div className="mt-1 flex items-end justify-between gap-3">
      <div className="min-w-0 leading-snug">
        <p>
          <b className="text-[1.25rem] font-price tabular-nums">{price.priceText}</b>{' '}
          <span className="text-sm text-ink-2">per person{price.gstNote && ` ${price.gstNote}`}</span>
        </p>
        <p className="text-sm">
          {price.originalText ? (
            <>
              <s className="text-ink-3">
                <span className="sr-only">was </span>
                {price.originalText}
              </s>{' '}
              <span className="font-strong text-leaf">{price.badge}</span>
            </>
          ) : (
            <span className="text-ink-3">{price.gstNote ? 'before GST' : 'taxes included'}</span>
          )}
        </p>
      </div>
      <CompareToggle id={id} title={title} picture={picture} />
    </div>
  )
}
