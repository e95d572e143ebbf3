import type { TripCardData } from '#server/cards/trip-card.ts'

/** Stands once below a list that shows ratings of the content's own. */
export function SampleRatings({ trips }: { trips: readonly Pick<TripCardData, 'rating'>[] }) {
  return (
    trips.some(({ rating }) => rating?.sample) && (
      <p className="mt-4 text-sm text-ink-3">Sample ratings, until travellers’ own take their place.</p>
    )
  )
}
