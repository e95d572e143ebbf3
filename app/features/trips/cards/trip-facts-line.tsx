import type { TripCardData } from '#server/cards/trip-card.ts'

type TripFactsLineProps = {
  trip: Pick<TripCardData, 'location' | 'duration' | 'difficulty'>
  /** Of the place, which cards that stand side by side give a line of its own. */
  placeClass?: string
  className?: string
}

/** Place · length · difficulty. */
export function TripFactsLine({
  trip: { location, duration, difficulty },
  placeClass,
  className = '',
}: TripFactsLineProps) {
  const facts = [location, duration === 'Flexible' ? null : duration, difficulty].filter(
    (fact) => fact !== null,
  )
  return (
    <p className={`facts min-w-0 text-ink-2 ${className}`}>
      {facts.map((fact, i) => (
        <span key={fact} className={i ? undefined : placeClass}>
          {fact}
        </span>
      ))}
    </p>
  )
}
