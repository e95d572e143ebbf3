import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'

type TripLinesProps = { trips: TripCardData[]; heading: 'h3' | 'h4'; className?: string }

/** Trips as lines to read: name and price, length and date. */
export function TripLines({ trips, heading: Heading, className = '' }: TripLinesProps) {
  return (
    <ul className={className}>
      {trips.map((trip) => (
        <li
          key={trip.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-3 border-t border-line py-2"
        >
          <Heading>
            <TripTitle
              trip={trip}
              linkClass="after:rounded-s!"
              nameClass="leading-tight font-strong text-pretty"
            />
          </Heading>
          <b className="font-price tabular-nums">{trip.price.priceText}</b>
          <p className="flex flex-wrap text-sm text-ink-2">
            <span className="not-last:after:mx-1.5 not-last:after:content-['·']">{trip.duration}</span>
            {trip.difficulty && (
              <span className="not-last:after:mx-1.5 not-last:after:content-['·']">{trip.difficulty}</span>
            )}
            {trip.next && <span>{trip.next.date}</span>}
          </p>
          <b className="text-right text-sm font-strong text-leaf">{trip.price.badge}</b>
        </li>
      ))}
    </ul>
  )
}
