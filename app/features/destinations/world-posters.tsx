import { CardLink } from '#app/ui/card.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { countTrips } from '#domain/count-trips.ts'

export type Country = { name: string; href: string; trips: number; picture: PictureData }

/** Countries as posters in paper frames, hung a little unevenly. */
export function WorldPosters({ countries }: { countries: Country[] }) {
  return (
    <section className="wrap mt-18 m:mt-28">
      <h2 className="display text-2xl">Beyond India</h2>
      <p className="mt-3 max-w-[40em] text-ink-2">
        Six countries and corners of the world where we know the road, the kitchen and the visa desk.
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-4 s:gap-x-6 m:grid-cols-3 xl:grid-cols-6">
        {countries.map((country) => (
          <li
            key={country.name}
            className="group relative rounded-xs bg-surface p-2.5 pb-4 text-center shadow-2 transition-[translate,box-shadow] hover:shadow-3 even:translate-y-5.5 motion-safe:hover:-translate-y-1 motion-safe:even:hover:translate-y-4.5"
          >
            <Picture
              data={country.picture}
              sizes="(width < 768px) 44vw, (width < 1280px) 30vw, 190px"
              alt=""
              className="aspect-[5/7] w-full rounded-[2px]"
            />
            <h3 className="display mt-3.5 text-[1.375rem] leading-tight">
              <CardLink to={country.href}>{country.name}</CardLink>
            </h3>
            <p className="text-sm text-ink-3">{countTrips(country.trips)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
