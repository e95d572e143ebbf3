import type { HomeSections } from '#server/pages/home/home-data.ts'
import { PlacePosters } from './place-posters.tsx'
import { SectionHead } from './section-head.tsx'
import { StateMap } from './state-map.tsx'

/** The states as posters; where there is room, beside the map of where they lie. */
export function StatePackages({ words, states }: HomeSections['state-packages']) {
  return (
    <div className="wrap l:grid l:grid-cols-[minmax(0,1fr)_clamp(380px,34vw,560px)] l:items-center l:gap-x-12">
      <div className="min-w-0">
        <SectionHead {...words} says="always" />
        <PlacePosters
          posters={states}
          sizes="(width < 1024px) 22vw, (width < 1800px) 170px, 220px"
          className="m:grid-cols-4"
        />
      </div>
      <StateMap states={states} />
    </div>
  )
}
