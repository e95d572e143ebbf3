import { Plus } from 'lucide'
import { comparePath, type PickedTrip } from '#app/features/trips/compare-store.ts'
import { shortTitle } from '#app/features/trips/short-title.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Card, CardLink } from '#app/ui/card.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { SuggestedTrip } from '#server/pages/compare/show-comparison.ts'
import { setCompared } from './set-compared.ts'

type SuggestedTripsProps = {
  shown: readonly PickedTrip[]
  suggestions: SuggestedTrip[]
  onlyDifferences: boolean
}

/** Trips of the same kind that may stand beside the ones shown, one press away. */
export function SuggestedTrips({ shown, suggestions, onlyDifferences }: SuggestedTripsProps) {
  const ids = shown.map(({ id }) => id)
  const [first, second] = shown
  const alone = first && !second
  return (
    <aside
      id="add-a-trip"
      aria-labelledby="add-a-trip-title"
      className={alone ? 'w-68 self-start max-l:w-full l:sticky l:top-27 l:order-1' : 'scroll-mt-28'}
    >
      <h2 id="add-a-trip-title" className="display text-xl">
        {alone ? `Compare ${shortTitle(first)} with` : 'Add a third trip'}
      </h2>
      <ul className={`mt-4 grid gap-3 ${alone ? 'm:max-l:grid-cols-3' : 'm:grid-cols-3'}`}>
        {suggestions.map((trip) => (
          <Card key={trip.id} as="li" className="flex items-center gap-3 p-2.5">
            <Picture data={trip.picture} sizes="72px" small alt="" className="h-22 w-18 shrink-0 rounded-s" />
            <div className="min-w-0 grow">
              <CardLink
                to={comparePath([...ids, trip.id], onlyDifferences)}
                onClick={() => {
                  setCompared([...shown, trip])
                  focusPlace('comparison')
                }}
                preventScrollReset
                className="line-clamp-3 text-[0.9375rem] leading-tight font-strong"
              >
                <span className="sr-only">Add </span>
                {trip.title}
              </CardLink>
              <p className="mt-1 text-sm text-ink-3">
                {trip.duration}, {trip.priceText} per person {trip.gstNote}
              </p>
            </div>
            <Icon node={Plus} size={20} className="shrink-0 text-peacock" />
          </Card>
        ))}
      </ul>
      {/* The trips shown here stay picked while another is looked for. */}
      <PageLink
        to="/india"
        onClick={() => setCompared(shown)}
        className={buttonLook('ghost', 's', `mt-4 ${alone ? 'w-full' : 'max-m:w-full'}`)}
      >
        Add another from the list
      </PageLink>
    </aside>
  )
}
