import { TripRow } from '#app/features/trips/cards/trip-row.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'
import type { HomeWords } from '#server/pages/home/home-data.ts'
import { SidePanel } from './side-panel.tsx'
import { twoRowStrip } from './strips.ts'

type WeekendTripsProps = { words: HomeWords['weekend']; trips: TripCardData[]; view: PictureData }

export function WeekendTrips({ words, trips, view }: WeekendTripsProps) {
  return (
    <SidePanel
      words={words}
      view={view}
      side="right"
      tone="bg-marigold-tint [--color-ink-3:var(--color-ink-2)] [--color-line:oklch(0.86_0.06_82)]"
    >
      <ul className={`${twoRowStrip} max-m:-mx-4 max-m:px-4 max-m:scroll-px-4 m:grid m:gap-3`}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripRow trip={trip} />
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
