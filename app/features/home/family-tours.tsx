import { firstCards } from '#app/features/trips/cards/card-sizes.ts'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SidePanel } from './side-panel.tsx'
import { twoRowStrip } from './strips.ts'
import { TripRow } from './trip-row.tsx'

export function FamilyTours({ words, trips, view }: HomeSections['family-tours']) {
  return (
    <SidePanel words={words} view={view} side="left" tone="bg-leaf-tint [--color-ink-3:var(--color-ink-2)]">
      <ul className={`${twoRowStrip} max-m:-mx-4 max-m:px-4 max-m:scroll-px-4 m:grid m:gap-3`}>
        {trips.map((trip, i) => (
          <li key={trip.id}>
            <TripRow trip={trip} priority={i < firstCards && 'when-awake'} />
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
