import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { inTwos } from './in-twos.ts'
import { TripRow } from './trip-row.tsx'

type TripRowStripProps = {
  trips: TripCardData[]
  /** How many cards stand before it in its section. */
  after?: number
  /** How they stand on wide screens. */
  className: string
}

/** Rows of trips. On phones they stand in twos that scroll sideways, in line with one another; a part of the next shows that there is more. */
export function TripRowStrip({ trips, after = 0, className }: TripRowStripProps) {
  return (
    <ul
      className={`grid max-m:strip max-m:auto-cols-[88%] max-m:grid-flow-col max-m:gap-x-5 max-m:gap-y-3 ${className}`}
    >
      {inTwos(trips).map((pair, i) => (
        <li key={pair[0]?.id} className="row-span-2 grid grid-rows-subgrid m:contents">
          {pair.map((trip, j) => (
            <TripRow
              key={trip.id}
              trip={trip}
              priority={after + 2 * i + j < firstCards && 'when-awake'}
              className="min-w-0"
            />
          ))}
        </li>
      ))}
    </ul>
  )
}
