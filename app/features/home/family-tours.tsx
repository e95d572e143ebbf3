import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SidePanel } from './side-panel.tsx'
import { TripRowStrip } from './trip-row-strip.tsx'

export function FamilyTours({ words, trips, view }: HomeSections['family-tours']) {
  return (
    <SidePanel words={words} view={view} side="left" tone="bg-leaf-tint [--color-ink-3:var(--color-ink-2)]">
      <TripRowStrip trips={trips} className="max-m:-mx-4 max-m:px-4 max-m:scroll-px-4 m:gap-3" />
    </SidePanel>
  )
}
