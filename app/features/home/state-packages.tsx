import type { HomeSections } from '#server/pages/home/home-data.ts'
import { PlacePosters } from './place-posters.tsx'
import { SectionHead } from './section-head.tsx'
import { StateMap } from './state-map.tsx'

/** The states as posters, beside the map where they lie. */
export function StatePackages({ words, states }: HomeSections['state-packages']) {
  return (
    <div className="wrap relative l:grid l:grid-cols-[minmax(0,1fr)_clamp(380px,34vw,560px)] l:items-center l:gap-x-12">
      <div className="relative z-1 min-w-0">
        <div className="max-m:[&_p]:pr-[40%]">
          <SectionHead {...words} says="always" />
        </div>
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
