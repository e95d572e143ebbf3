import type { TripCardData } from '#server/cards/trip-card.ts'

type TripFactsLineProps = {
  trip: Pick<TripCardData, 'location' | 'duration' | 'difficulty'>
  className?: string
}

/** Place · length · difficulty. */
export function TripFactsLine({ trip, className = '' }: TripFactsLineProps) {
  const { location, duration, difficulty } = trip
  const facts = [location, duration === 'Flexible' ? null : duration, difficulty].filter(
    (fact) => fact !== null,
  )
  return (
    <p className={`facts min-w-0 text-ink-2 ${className}`}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}
