import { X } from 'lucide'
import { comparePath } from '#app/features/trips/compare-store.ts'
import { shortTitle } from '#app/features/trips/short-title.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ComparedTrip } from '#server/pages/compare/compare-trips.ts'
import { setCompared } from './set-compared.ts'

type TripHeadProps = {
  trip: ComparedTrip
  /** The trips that stay when this one is taken out. */
  others: readonly ComparedTrip[]
  onlyDifferences: boolean
}

/** The top of a trip's column, small enough to stay in sight, with the way to the trip. */
export function TripHead({ trip, others, onlyDifferences }: TripHeadProps) {
  return (
    <div className="relative flex items-start gap-3.5 max-l:grid max-l:grid-cols-[48px_1fr] max-l:items-center max-l:gap-x-2.5 max-l:gap-y-2">
      <Picture
        data={trip.picture}
        sizes="80px"
        small
        alt=""
        priority
        className="h-15 w-12 shrink-0 rounded-s l:h-22 l:w-17"
      />
      <div className="min-w-0 grow">
        <p className="truncate text-sm text-ink-3 max-l:hidden">{trip.location}</p>
        <PageLink
          to={trip.href}
          className="mt-0.5 line-clamp-3 text-[1.0625rem] leading-[1.25] font-strong hover:underline max-l:hidden"
        >
          {trip.title}
        </PageLink>
        <p className="line-clamp-3 text-[0.9375rem] leading-[1.18] font-strong text-balance l:hidden">
          {shortTitle(trip)}
        </p>
      </div>
      <PageLink to={trip.href} className={buttonLook('ghost', 's', 'col-span-2 px-2! l:hidden')}>
        {trip.dates ? 'See dates' : 'See the plan'}
        <span className="sr-only">: {trip.title}</span>
      </PageLink>
      <PageLink
        to={comparePath(
          others.map(({ id }) => id),
          onlyDifferences,
        )}
        onClick={() => {
          setCompared(others)
          focusPlace(others.length > 0 ? 'comparison' : 'content')
        }}
        preventScrollReset
        aria-label={`Remove ${trip.title}`}
        title="Remove"
        className="group -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-pill max-l:absolute max-l:-top-2 max-l:-left-2 max-l:m-0 max-l:place-items-start"
      >
        {/* On a phone it sits on the picture's corner. */}
        <span className="grid place-items-center rounded-pill max-l:size-6 max-l:bg-ink max-l:text-cream l:size-9 l:text-ink-3 l:group-hover:bg-paper-2 l:group-hover:text-ink">
          <Icon node={X} size={18} className="max-l:size-3.5" />
        </span>
      </PageLink>
    </div>
  )
}
