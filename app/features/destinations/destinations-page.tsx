import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { DestinationsPageData } from '#server/pages/destinations/show-destinations.ts'
import { IndiaMap } from './india-map.tsx'
import { PlaceList } from './place-list.tsx'
import { WorldPosters } from './world-posters.tsx'

type DestinationsPageProps = Omit<DestinationsPageData, 'head'>

export function DestinationsPage({ title, trail, intro, regions, nights, world }: DestinationsPageProps) {
  const places = regions.flatMap((region) => region.places.flatMap((place) => [place, ...place.within]))
  return (
    <>
      <div className="wrap pt-6 m:pt-10">
        <Breadcrumbs trail={trail} />
        <h1 className="display mt-3 text-2xl">{title}</h1>
        <p className="mt-3 max-w-[42em] text-lg text-pretty text-ink-2">{intro}</p>
      </div>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 l:wrap l:grid-cols-2">
        <IndiaMap places={places} nights={nights} />
        <PlaceList regions={regions} />
      </div>
      <WorldPosters {...world} />
    </>
  )
}
