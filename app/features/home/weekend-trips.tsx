import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SidePanel } from './side-panel.tsx'
import { TripLines } from './trip-lines.tsx'

export function WeekendTrips({ words, trips, view }: HomeSections['weekend-trips']) {
  return (
    <SidePanel
      words={words}
      view={view}
      side="right"
      tone="bg-marigold-tint [--color-ink-3:var(--color-ink-2)] [--color-line:oklch(0.86_0.06_82)]"
    >
      <TripLines trips={trips} heading="h3" className="m:*:py-3" />
    </SidePanel>
  )
}
