import { TripCard } from '#app/features/trips/trip-card.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

/** A rail to swipe on phones, three beside each other elsewhere: CSS does both. */
export function RelatedTrips({ trips }: { trips: TripCardData[] }) {
  return (
    <div className="wrap">
      <h2 className="display text-2xl">You Might Also Like</h2>
      <ul className="related-trips">
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} sizes="(width < 768px) 78vw, (width < 1360px) 31vw, 410px" />
          </li>
        ))}
      </ul>
    </div>
  )
}
