import { X } from 'lucide'
import { comparePath, setCompared } from '#app/features/trips/compare-store.ts'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ComparedTrip } from '#server/pages/compare/compare-trips.ts'

type TripHeadProps = {
  trip: ComparedTrip
  /** The trips that stay when this one is taken out. */
  others: string[]
  onlyDifferences: boolean
}

/** The top of a trip's column, small enough to stay in sight. */
export function TripHead({ trip, others, onlyDifferences }: TripHeadProps) {
  return (
    <div className="flex items-start gap-2.5 m:gap-3.5">
      <Picture
        data={trip.picture}
        sizes="80px"
        alt=""
        priority
        className="h-16 w-12 shrink-0 rounded-s m:h-22 m:w-17"
      />
      <div className="min-w-0 grow">
        <p className="truncate text-sm text-ink-3 max-m:hidden">{trip.location}</p>
        <PageLink
          to={trip.href}
          className="line-clamp-3 text-[0.9375rem] leading-[1.25] font-strong hover:underline m:mt-0.5 m:text-[1.0625rem]"
        >
          {trip.title}
        </PageLink>
      </div>
      <PageLink
        to={comparePath(others, onlyDifferences)}
        onClick={() => {
          setCompared(others)
          focusPlace(others.length > 0 ? 'comparison' : 'content')
        }}
        preventScrollReset
        aria-label={`Remove ${trip.title}`}
        title="Remove"
        className="-mt-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-pill text-ink-3 hover:bg-paper-2 hover:text-ink"
      >
        <Icon node={X} size={18} />
      </PageLink>
    </div>
  )
}
