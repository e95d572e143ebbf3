import type { TripCardData } from '#server/cards/trip-card.ts'

type TripFactsLineProps = {
  trip: Pick<TripCardData, 'location' | 'duration' | 'difficulty'>
  /** On one line whatever the place is called: length and difficulty are never cut. */
  short?: boolean
  className?: string
}

/** Place · length · difficulty. */
export function TripFactsLine({ trip, short = false, className = '' }: TripFactsLineProps) {
  const { location, duration, difficulty } = trip
  const facts = [location, duration === 'Flexible' ? null : duration, difficulty].filter(
    (fact) => fact !== null,
  )
  return (
    <p className={`flex min-w-0 text-ink-2 ${short ? 'whitespace-nowrap' : 'flex-wrap'} ${className}`}>
      {facts.map((fact) => (
        <span
          key={fact}
          className={`not-first:before:mr-1.5 not-first:before:content-['·'] not-last:mr-1.5 ${short ? 'shrink-0 first:min-w-0 first:shrink first:truncate' : ''}`}
        >
          {fact}
        </span>
      ))}
    </p>
  )
}
