import { CardLink } from '#app/ui/card.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { ShownPlace, ShownRegion } from '#server/pages/destinations/show-destinations.ts'
import { chipLook } from './chip-look.ts'
import { partId } from './part-id.ts'

/** The same places as pictures: regions, places, how many trips go there. */
export function PlaceList({ regions }: { regions: ShownRegion[] }) {
  return (
    <nav aria-label="List of our places" className="wrap mt-10 grid gap-y-10 m:mt-18 m:gap-y-12">
      {regions.map(({ name, places }) => (
        <section key={name} id={partId(name)}>
          <h2 className="display text-xl m:text-2xl">{name}</h2>
          <ul className="mt-4 grid grid-cols-2 gap-3 m:gap-5 l:grid-cols-4">
            {places.map((place, i) => (
              // Of an odd number the first leads and takes two columns of two or four, as the smaller places do: every row is full.
              <PlacePoster key={place.name} place={place} leads={i === 0 && places.length % 2 === 1} />
            ))}
            <Within places={places} />
          </ul>
        </section>
      ))}
    </nav>
  )
}

function PlacePoster({ place, leads }: { place: ShownPlace; leads: boolean }) {
  return (
    <li
      className={`relative rounded-xs bg-surface p-1.5 text-center shadow-2 transition-[translate,box-shadow] hover:shadow-3 motion-safe:hover:-translate-y-1 m:p-2 ${leads ? 'col-span-2 flex flex-col' : ''}`}
    >
      <Picture
        data={place.picture}
        sizes={leads ? '(width < 1024px) 92vw, 620px' : '(width < 1024px) 46vw, 300px'}
        alt=""
        className={`w-full rounded-[2px] ${leads ? 'relative aspect-[2/1] l:aspect-auto l:grow [&_img]:absolute [&_img]:inset-0' : 'aspect-6/5'}`}
      />
      <h3 className="display pt-2.5 pb-2 text-[1.25rem] leading-[1.1] m:text-[1.375rem]">
        <CardLink to={place.href} className="after:rounded-xs!">
          {place.name}{' '}
          <span className="mt-1 block font-text text-sm text-ink-3">{countTrips(place.trips)}</span>
        </CardLink>
      </h3>
    </li>
  )
}

/** Smaller places inside of those above. */
function Within({ places }: Pick<ShownRegion, 'places'>) {
  const parts = places.flatMap(({ within }) => within)
  if (parts.length === 0) return null
  return (
    <li className="col-span-2 self-center l:pl-5">
      <ul className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={part.name}>
            <PageLink to={part.href} className={chipLook}>
              {part.name}{' '}
              <span className="text-sm font-normal text-ink-2">
                {part.trips} <span className="sr-only">{part.trips === 1 ? 'trip' : 'trips'}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
