import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { sectionBackgrounds } from '#app/ui/sections/section-backgrounds.ts'
import type { TripExtras } from '#server/pages/trip/trip-extras.ts'

/** What stands below a trip, in its order. */
const sections = {
  'related-trips': 'warm',
  'google-reviews': 'night',
  'travel-moments': 'paper',
  'travel-inspiration': 'paper',
} as const
const usualHeight = 600
export type ExtrasId = keyof typeof sections

/** Their scripts come when the first of them is near. */
const { Component: ExtrasBody } = loadOnDemand(() =>
  import('./extras-body.tsx').then(({ ExtrasBody }) => ExtrasBody),
)

export function TripExtrasSections({ extras }: { extras: TripExtras }) {
  return (Object.keys(sections) as ExtrasId[]).map((id) => (
    <HydrateWhenNear
      key={id}
      id={id}
      height={usualHeight}
      className={`overflow-x-clip ${sectionBackgrounds[sections[id]]}`}
    >
      <ExtrasBody id={id} extras={extras} />
    </HydrateWhenNear>
  ))
}
