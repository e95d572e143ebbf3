import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { AtlasPlace } from '#server/pages/destinations/draw-atlas.ts'
import type { DestinationsPageData } from '#server/pages/destinations/show-destinations.ts'
import { chipLook } from './chip-look.ts'
import { IndiaMap } from './india-map.tsx'
import { partId } from './part-id.ts'
import { PlaceList } from './place-list.tsx'
import { WorldPosters } from './world-posters.tsx'

type DestinationsPageProps = Omit<DestinationsPageData, 'head'>

export function DestinationsPage({ title, trail, intro, regions, nights, world }: DestinationsPageProps) {
  const places = regions.flatMap((region) => region.places.flatMap((place) => [place, ...place.within]))
  return (
    <>
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 pt-6 l:wrap m:pt-10 l:grid-cols-2">
        <div className="max-l:wrap">
          <Breadcrumbs trail={trail} />
          <h1 className="display mt-3 text-2xl m:mt-4 m:text-3xl">{title}</h1>
          <p className="mt-3 max-w-[34em] text-lg text-pretty text-ink-2">{intro}</p>
          <nav aria-label="Parts of this page" className="mt-6">
            <ul className="flex flex-wrap gap-2">
              {[...regions.map(({ name }) => name), world.title].map((name) => (
                <li key={name}>
                  <a href={`#${partId(name)}`} className={chipLook}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <MostTrips places={places} />
        </div>
        <IndiaMap places={places} nights={nights} />
      </div>
      <PlaceList regions={regions} />
      <WorldPosters {...world} />
    </>
  )
}

const most = 16

/** Beside the map there is room for the places that most trips go to. */
function MostTrips({ places }: { places: AtlasPlace[] }) {
  const first = [...places].sort((a, b) => b.trips - a.trips).slice(0, most)
  return (
    <section aria-labelledby="most-trips" className="mt-10 max-l:hidden">
      <h2 id="most-trips" className="font-strong">
        Where most of our trips go
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-8">
        {first.map(({ name, href, trips }) => (
          <li key={name}>
            <PageLink
              to={href}
              className="group flex min-h-11 items-center justify-between gap-x-3 border-t border-line py-2"
            >
              <span className="font-strong group-hover:text-peacock">{name}</span>
              <span className="text-sm text-ink-3">{countTrips(trips)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
