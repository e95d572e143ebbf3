import { grounds } from '#app/ui/grounds.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { Near } from '#app/ui/near.tsx'
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
const ExtrasBody = lazyPart(() => import('./extras-body.tsx').then(({ ExtrasBody }) => ExtrasBody))

export function TripExtrasSections({ extras }: { extras: TripExtras }) {
  return (Object.keys(sections) as ExtrasId[]).map((id) => (
    <Near key={id} id={id} height={usualHeight} className={`overflow-x-clip ${grounds[sections[id]]}`}>
      <ExtrasBody id={id} extras={extras} />
    </Near>
  ))
}
