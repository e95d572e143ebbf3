import { Check, Info } from 'lucide'
import type { ReactNode } from 'react'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { NearTrip } from '#server/listings/show-nearest.ts'
import type { waysOn } from '../listing-address.ts'
import { pillLook } from '../pill-look.ts'

type NoneLeftProps = {
  /** The page's heading has said it. */
  told?: ReactNode
  ways: ReturnType<typeof waysOn>
  trips: NearTrip[]
}

/** What one change each would give, and the trips that come nearest with what differs. */
export function NoneLeft({ told, ways, trips }: NoneLeftProps) {
  return (
    <div className="grid grid-cols-1 gap-y-8 m:gap-y-12">
      <div>
        {!told && <p className="display text-xl">No trips found.</p>}
        {ways.length > 1 && <p className="mt-2 text-ink-2">Change one thing and see:</p>}
        <ul className="mt-4 flex flex-wrap gap-2">
          {ways.map(({ label, count, to }) => (
            <li key={label}>
              <PageLink
                to={to}
                preventScrollReset
                onClick={() => focusPlace('trips')}
                className={pillLook(false)}
              >
                {label}{' '}
                {count !== undefined && (
                  <span className="font-normal text-ink-2 tabular-nums">{countTrips(count)}</span>
                )}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      {trips.length > 0 && <NearTrips title="Nearest to what you asked" trips={trips} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <p className="text-ink-2">Or tell us what you have in mind, and we will plan it with you.</p>
        <PlanTripButton className={buttonLook('ghost', 's')}>Plan Trip</PlanTripButton>
      </div>
    </div>
  )
}

/** Trips in place of those that were not found, each with what fits and what differs. */
export function NearTrips({ title, trips }: { title: string; trips: NearTrip[] }) {
  return (
    <section aria-label={title}>
      <h2 className="display text-xl">{title}</h2>
      <ul className="mt-4 grid gap-x-6 gap-y-7 m:mt-6 m:grid-cols-3">
        {trips.map((trip) => (
          <NearCard key={trip.id} trip={trip} />
        ))}
      </ul>
    </section>
  )
}

function NearCard({ trip }: { trip: NearTrip }) {
  const [name] = trip.title.split(': ')
  return (
    <li>
      <PageLink to={trip.href} className="group block rounded-l">
        <Picture
          data={trip.picture}
          sizes="(width < 768px) 92vw, (width < 1280px) 31vw, 411px"
          alt=""
          className="aspect-[2/1] w-full rounded-l m:aspect-[5/3.7]"
        />
        <span className="mt-3 block">
          <span className="flex items-baseline justify-between gap-3 leading-snug">
            <span className="display min-w-0 text-[1.25rem] group-hover:underline m:text-[1.375rem]">
              {name}
            </span>
            <span className="font-price tabular-nums">{trip.price.priceText}</span>
          </span>
          <span className="facts mt-1 text-sm text-ink-2">
            {[trip.leaves, trip.duration].map((words) => (
              <span key={words}>{words}</span>
            ))}
          </span>
          <span className="mt-2 flex flex-wrap gap-1.5">
            {trip.fits.map((words) => (
              <Badge key={words} tone="leaf">
                <Icon node={Check} size={14} />
                {words}
              </Badge>
            ))}
            {trip.differs.map((words) => (
              <Badge key={words} tone="marigold">
                <Icon node={Info} size={14} />
                {words}
              </Badge>
            ))}
          </span>
        </span>
      </PageLink>
    </li>
  )
}
