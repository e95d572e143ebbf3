import type { TripCardData } from '#server/cards/trip-card.ts'

type SampleRatingsProps = { trips: readonly Pick<TripCardData, 'rating'>[]; className?: string }

/** Stands once below a list that shows ratings of the content's own. */
export function SampleRatings({ trips, className = 'mt-6' }: SampleRatingsProps) {
  if (!trips.some(({ rating }) => rating?.sample)) return null
  return (
    <p className={`text-sm text-ink-3 ${className}`}>
      These are sample ratings, until travellers’ own take their place.
    </p>
  )
}
