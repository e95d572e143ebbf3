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

type TripPictureProps = {
  trip: ComparedTrip
  /** The trips that stay when this one is taken out. */
  others: readonly ComparedTrip[]
  onlyDifferences: boolean
}

/** By how many stand beside it. */
const shapes = ['aspect-[2/1] l:aspect-[5/2]', 'aspect-4/3 l:aspect-[5/2]', 'aspect-4/3']

/** The picture over a trip's column, with the way to take the trip out. */
export function TripPicture({ trip, others, onlyDifferences }: TripPictureProps) {
  return (
    <div className="relative">
      <Picture
        data={trip.picture}
        sizes={others.length === 0 ? '(width < 1024px) 92vw, 760px' : '(width < 1024px) 45vw, 400px'}
        alt=""
        priority
        className={`w-full rounded-m ${shapes[others.length]}`}
      />
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
        className="group absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-pill bg-surface text-ink shadow-1 group-hover:bg-paper-2">
          <Icon node={X} size={18} />
        </span>
      </PageLink>
    </div>
  )
}

/** A trip's name, which stays in sight, with the way to the trip. */
export function TripHead({ trip }: { trip: ComparedTrip }) {
  return (
    <div className="flex justify-between gap-x-4 gap-y-2 max-l:h-full max-l:flex-col l:items-center">
      <p className="line-clamp-2 leading-tight font-strong text-balance l:hidden">{shortTitle(trip)}</p>
      <PageLink
        to={trip.href}
        className="text-[1.0625rem] leading-tight font-strong hover:underline max-l:hidden"
      >
        {shortTitle(trip)}
      </PageLink>
      <PageLink to={trip.href} className={buttonLook('primary', 's')}>
        {trip.dates ? 'See dates' : 'See the plan'}
        <span className="sr-only">: {trip.title}</span>
      </PageLink>
    </div>
  )
}
