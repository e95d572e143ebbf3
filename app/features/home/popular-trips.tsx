import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'
import { TripFeature } from './trip-feature.tsx'
import { TripRowStrip } from './trip-row-strip.tsx'

/** One trip large, the others as rows. */
export function PopularTrips({ words, trips: [first, ...others] }: HomeSections['popular-trips']) {
  return (
    <div className="wrap">
      <SectionHead {...words} />
      <div className="grid gap-5 l:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] l:gap-10">
        {first && (
          <TripFeature
            trip={first}
            sizes="(width < 1024px) 92vw, (width < 1360px) 56vw, (width < 1800px) 754px, 950px"
            priority="when-awake"
          />
        )}
        <TripRowStrip
          trips={others}
          after={1}
          className="m:content-between m:gap-3 m:max-l:grid-cols-2 m:max-l:gap-x-8"
        />
      </div>
    </div>
  )
}
