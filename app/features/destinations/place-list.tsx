import { PageLink } from '#app/ui/page-link.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { AtlasPlace, AtlasRegion } from '#server/pages/destinations/draw-atlas.ts'

/** The same places as words: regions, places, how many trips go there. */
export function PlaceList({ regions }: { regions: AtlasRegion[] }) {
  return (
    <nav aria-label="List of our places" className="max-l:wrap">
      <div className="grid gap-x-10 gap-y-9 m:max-l:grid-cols-2">
        {regions.map((region) => (
          <section key={region.name}>
            <h2 className="display text-xl">{region.name}</h2>
            <ul className="mt-2">
              {region.places.map((place) => (
                <li key={place.name} className="border-t border-line py-1 first:border-t-0">
                  <PageLink
                    to={place.href}
                    className="flex min-h-11 items-center justify-between gap-4 rounded-s font-strong hover:text-peacock"
                  >
                    {place.name} <Count trips={place.trips} />
                  </PageLink>
                  {place.within.length > 0 && (
                    <ul className="flex flex-wrap gap-2 pt-0.5 pb-3">
                      {place.within.map((part) => (
                        <li key={part.name}>
                          <PageLink
                            to={part.href}
                            className="inline-flex min-h-10 items-center gap-2 rounded-pill bg-paper-2 px-4 font-label hover:bg-line"
                          >
                            {part.name} <Count trips={part.trips} />
                          </PageLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

function Count({ trips }: Pick<AtlasPlace, 'trips'>) {
  return (
    <span className="text-sm font-normal whitespace-nowrap text-ink-3 tabular-nums">{countTrips(trips)}</span>
  )
}
