import { Plus } from 'lucide'
import { comparePath, type PickedTrip } from '#app/features/trips/compare-store.ts'
import { Card, CardLink } from '#app/ui/card.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
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
  return (
    <section className="mt-14 m:mt-18">
      <h2 className="display text-xl">Compare with one of these</h2>
      <ul className="mt-5 grid gap-4 m:grid-cols-3">
        {suggestions.map((trip) => (
          <Card key={trip.id} as="li" className="flex items-center gap-4 p-3">
            <Picture data={trip.picture} sizes="72px" small alt="" className="h-22 w-18 shrink-0 rounded-s" />
            <div className="min-w-0 grow">
              <CardLink
                to={comparePath([...ids, trip.id], onlyDifferences)}
                onClick={() => {
                  setCompared([...shown, trip])
                  focusPlace('comparison')
                }}
                preventScrollReset
                className="leading-snug font-strong"
              >
                <span className="sr-only">Add </span>
                {trip.title}
              </CardLink>
              <p className="mt-1 text-sm text-ink-3">
                {trip.duration}, {trip.priceText} per person{trip.gstNote && ` ${trip.gstNote}`}
              </p>
            </div>
            <Icon node={Plus} size={20} className="mr-1 shrink-0 text-peacock" />
          </Card>
        ))}
      </ul>
    </section>
  )
}
