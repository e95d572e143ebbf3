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
    <p className={`flex min-w-0 flex-wrap text-ink-2 ${className}`}>
      {facts.map((fact) => (
        <span key={fact} className="not-last:after:mx-1.5 not-last:after:content-['·']">
          {fact}
        </span>
      ))}
    </p>
  )
}
