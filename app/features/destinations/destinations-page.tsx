import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { AtlasRegion } from '#server/destinations/draw-atlas.ts'
import { IndiaMap } from './india-map.tsx'
import { PlaceList } from './place-list.tsx'
import { type Country, WorldPosters } from './world-posters.tsx'

type DestinationsPageProps = { regions: AtlasRegion[]; nights: string; world: Country[] }

export function DestinationsPage({ regions, nights, world }: DestinationsPageProps) {
  const places = regions.flatMap((region) => region.places.flatMap((place) => [place, ...place.within]))
  return (
    <>
      <div className="wrap pt-6 m:pt-10">
        <Breadcrumbs
          trail={[
            { label: 'Home', to: '/' },
            { label: 'Destinations', to: '/destinations' },
          ]}
        />
        <h1 className="display mt-3 text-2xl">Destinations</h1>
        <p className="mt-3 max-w-[42em] text-lg text-pretty text-ink-2">
          From the high desert of Ladakh to the reefs of the Andamans. Every name on the map leads to the
          trips that go there; the small dots are places where our travellers spend a night.
        </p>
      </div>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 l:wrap l:grid-cols-[7fr_5fr]">
        <IndiaMap places={places} nights={nights} />
        <PlaceList regions={regions} />
      </div>
      <WorldPosters countries={world} />
    </>
  )
}
