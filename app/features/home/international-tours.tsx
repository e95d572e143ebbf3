import type { HomeSections } from '#server/pages/home/home-data.ts'
import { PlacePosters } from './place-posters.tsx'
import { SectionHead } from './section-head.tsx'
import { TripRowStrip } from './trip-row-strip.tsx'

/** The countries as posters, the trips as rows. */
export function InternationalTours({ words, trips, countries }: HomeSections['international-tours']) {
  return (
    <div className="wrap">
      <SectionHead {...words} />
      <PlacePosters
        posters={countries}
        sizes="(width < 1024px) 29vw, (width < 1800px) 205px, 260px"
        className="m:grid-cols-3 l:grid-cols-6"
      />
      <TripRowStrip trips={trips} className="mt-3! m:mt-7! m:grid-cols-2 m:gap-x-10 m:gap-y-3" />
    </div>
  )
}
