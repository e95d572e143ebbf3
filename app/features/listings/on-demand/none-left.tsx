import { Check, Info } from 'lucide'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { NearTrip } from '#server/listings/show-nearest.ts'
import type { waysOn } from '../listing-address.ts'
import { pillLook } from '../pill-look.ts'

type NoneLeftProps = {
  ways: ReturnType<typeof waysOn>
  trips: NearTrip[]
}

/** What one change each would give, and the trips that come nearest with what differs. */
export function NoneLeft({ ways, trips }: NoneLeftProps) {
  return (
    <div className="mt-3 grid gap-x-16 gap-y-8 l:grid-cols-2">
      <div>
        <p className="display text-xl">No trips found.</p>
        <p className="mt-2 mb-4 text-ink-2">
          No trip has all that you asked for.{ways.length > 1 && ' One change each:'}
        </p>
        <ul className="flex flex-wrap gap-2">
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
                  <span className="text-ink-2 tabular-nums">
                    {count} <span className="sr-only">{count === 1 ? 'trip' : 'trips'}</span>
                  </span>
                )}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      {trips.length > 0 && (
        <div>
          <h2 className="display text-xl">Nearest to what you asked</h2>
          <ul className="mt-1 divide-y divide-line">
            {trips.map((trip) => (
              <NearRow key={trip.id} trip={trip} />
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 col-span-full">
        <p className="text-ink-2">Or tell us what you have in mind, and we will plan it with you.</p>
        <PlanTripButton className={buttonLook('ghost', 's')}>Plan Trip</PlanTripButton>
      </div>
    </div>
  )
}

function NearRow({ trip }: { trip: NearTrip }) {
  const [name] = trip.title.split(': ')
  return (
    <li>
      <PageLink to={trip.href} className="group flex gap-3.5 py-3.5">
        <Picture
          data={trip.picture}
          sizes="72px"
          small
          alt=""
          className="size-18 shrink-0 rounded-m object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="flex justify-between gap-3 leading-snug font-strong">
            <span className="min-w-0 group-hover:underline">{name}</span>
            <span className="tabular-nums">{trip.price.priceText}</span>
          </span>
          <span className="block text-sm text-ink-2">
            {[trip.leaves, trip.duration].map((words) => (
              <span
                key={words}
                className="not-first:before:mr-1.5 not-first:before:content-['·'] not-last:mr-1.5"
              >
                {words}
              </span>
            ))}
          </span>
          <span className="mt-1.5 flex flex-wrap gap-1.5">
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
