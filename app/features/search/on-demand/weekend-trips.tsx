import { PageLink } from '#app/ui/page-link.tsx'
import type { WeekendTrips as WeekendTripsData } from '#server/search/list-weekend-trips.ts'
import { TripLine } from './trip-line.tsx'

/** Short trips that leave next weekend. */
export function WeekendTrips({ dates, suggestions, onPick }: WeekendTripsData & { onPick: () => void }) {
  return (
    <section aria-labelledby="next-weekend" className="mt-6">
      <h3 id="next-weekend" className="mb-1 text-sm font-strong text-ink-3">
        Next weekend, {dates}
      </h3>
      <ul className="divide-y divide-line">
        {suggestions.map((trip) => (
          <li key={trip.id}>
            <PageLink
              to={trip.href}
              onClick={onPick}
              className="grid grid-cols-[56px_1fr_auto] items-center gap-x-3.5 rounded-m py-2 hover:text-peacock"
            >
              <TripLine trip={trip} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
