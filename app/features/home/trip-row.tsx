import type { ComponentProps } from 'react'
import { CompareToggle } from '#app/features/trips/cards/compare-toggle.tsx'
import { SaveToggle } from '#app/features/trips/cards/save-toggle.tsx'
import { TripFactsLine } from '#app/features/trips/cards/trip-facts-line.tsx'
import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

type TripRowProps = {
  trip: TripCardData
  priority?: ComponentProps<typeof Picture>['priority']
  className?: string
}

/** A trip in a list that is read rather than looked at. Where the row is wide, its price stands in a column of its own. */
export function TripRow({ trip, priority, className = '' }: TripRowProps) {
  const { id, title, price, next, plan } = trip
  return (
    <article className={`@container relative rounded-m ${className}`}>
      <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3 @md:grid-cols-[72px_minmax(0,1fr)_auto_auto] @md:gap-x-4">
        <Picture
          data={trip.picture}
          sizes="72px"
          small
          priority={priority}
          className="row-span-2 size-18 self-start rounded-m"
        />
        <div className="col-start-2 col-end-4 row-start-1 min-w-0 self-end @md:col-end-3">
          <TripFactsLine trip={trip} className="text-sm" />
          <h3 className="pr-9 @md:pr-0">
            <TripTitle trip={trip} nameClass="text-[1.0625rem] leading-tight font-strong text-pretty" />
          </h3>
        </div>
        <div className="col-span-2 col-start-2 row-start-2 flex flex-wrap items-baseline gap-x-2.5 self-start text-sm @md:contents">
          <p className="@md:col-start-2 @md:row-start-2 @md:self-start">
            <span className="sr-only">{next && 'Next: '}</span>
            {next?.date ?? plan}
            {next?.seats && <b className="ml-2 font-strong text-marigold-deep">{next.seats}</b>}
          </p>
          <p className="flex items-baseline gap-x-1.5 leading-tight @md:col-start-3 @md:row-span-2 @md:row-start-1 @md:block @md:text-right">
            <b className="text-[1rem] font-price tabular-nums">{price.priceText}</b>{' '}
            {price.badge ? (
              <b className="font-strong text-leaf @md:block @md:text-sm">{price.badge}</b>
            ) : (
              <span className="text-ink-3 @max-md:hidden @md:block">per person</span>
            )}
            {price.gstNote && <span className="text-ink-3 @md:block">{price.gstNote}</span>}
          </p>
        </div>
        <div className="col-start-3 row-start-1 -mr-2.5 -mb-3 flex self-end @md:col-start-4 @md:row-span-2 @md:mb-0 @md:self-center">
          <SaveToggle id={id} title={title} quiet />
          <CompareToggle id={id} title={title} picture={trip.picture} quiet place="relative @max-md:hidden" />
        </div>
      </div>
    </article>
  )
}
