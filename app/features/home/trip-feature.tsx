import type { ComponentProps } from 'react'
import { CompareToggle } from '#app/features/trips/cards/compare-toggle.tsx'
import { PricePerPerson } from '#app/features/trips/cards/price-per-person.tsx'
import { SaveToggle } from '#app/features/trips/cards/save-toggle.tsx'
import { TripFactsLine } from '#app/features/trips/cards/trip-facts-line.tsx'
import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

type TripFeatureProps = {
  /** With a picture in landscape. */
  trip: TripCardData
  sizes: string
  priority?: ComponentProps<typeof Picture>['priority']
}

/** The one trip of a list that is shown large. */
export function TripFeature({ trip, sizes, priority }: TripFeatureProps) {
  const { id, title, picture, price, next, plan } = trip
  return (
    <article className="relative flex flex-col rounded-l bg-surface shadow-2 m:rounded-xl">
      <Picture
        data={picture}
        sizes={sizes}
        priority={priority}
        className="aspect-[16/9] w-full rounded-t-l m:rounded-t-xl l:aspect-auto l:min-h-72 l:grow [&_img]:absolute [&_img]:inset-0 [&_img]:object-[50%_88%] relative"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 p-4.5 m:px-8 m:py-6 l:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="max-l:col-span-2">
          <TripFactsLine trip={trip} className="text-sm" />
          <h3 className="mt-1">
            <TripTitle
              trip={trip}
              linkClass="after:rounded-l! m:after:rounded-xl!"
              nameClass="display text-[clamp(1.875rem,1.65rem+1vw,2.5rem)] leading-[1.05]"
              restClass="mt-1 text-[1.0625rem] leading-snug text-ink-2"
            />
          </h3>
        </div>
        <div className="mt-3 leading-snug l:mt-0 l:text-right">
          <p className="text-[0.9375rem] font-label">
            <span className="sr-only">{next && 'Next: '}</span>
            {next?.date ?? plan}
            {next?.seats && <b className="ml-2 font-strong text-marigold-deep">{next.seats}</b>}
          </p>
          <PricePerPerson price={price} className="text-[1.375rem]" />
        </div>
        <div className="flex gap-2">
          <SaveToggle id={id} title={title} quiet />
          <CompareToggle id={id} title={title} picture={trip.picture} quiet />
        </div>
      </div>
    </article>
  )
}
