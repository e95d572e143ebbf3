import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { sectionBackgrounds } from '#app/ui/sections/section-backgrounds.ts'
import type { TripExtras } from '#server/pages/trip/trip-extras.ts'
import { type ExtrasId, extrasBackground } from './extras-ids.ts'

const usualHeight = 600

/** Their scripts come when the first of them is near. */
const { Component: ExtrasBody } = loadOnDemand(() =>
  import('./extras-body.tsx').then(({ ExtrasBody }) => ExtrasBody),
)

export function TripExtrasSections({ extras }: { extras: TripExtras }) {
  return (Object.keys(extrasBackground) as ExtrasId[]).map((id) => (
    <HydrateWhenNear
      key={id}
      id={id}
      height={usualHeight}
      className={`overflow-x-clip ${sectionBackgrounds[extrasBackground[id]]}`}
    >
      <ExtrasBody id={id} extras={extras} />
    </HydrateWhenNear>
  ))
}
