import { TripTitle } from '#app/features/trips/cards/trip-title.tsx'
import type { TripLineData } from '#server/cards/trip-line.ts'

type TripLinesProps = { trips: TripLineData[]; heading: 'h3' | 'h4'; className?: string }

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
          <p className="facts text-sm text-ink-2">
            <span>{trip.duration}</span>
            {trip.difficulty && <span>{trip.difficulty}</span>}
            {trip.next && <span>{trip.next.date}</span>}
          </p>
          <p className="text-right text-sm">
            <b className="font-strong text-leaf">{trip.price.badge}</b> {trip.price.gstNote}
          </p>
        </li>
      ))}
    </ul>
  )
}
