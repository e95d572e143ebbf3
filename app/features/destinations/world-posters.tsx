import { Posters } from '#app/features/trips/posters.tsx'
import type { PictureData } from '#app/ui/picture.tsx'

export type Country = { name: string; href: string; trips: number; picture: PictureData }

export function WorldPosters({ countries }: { countries: Country[] }) {
  return (
    <section className="wrap mt-18 m:mt-28">
      <h2 className="display text-2xl">Beyond India</h2>
      <p className="mt-3 max-w-[40em] text-ink-2">
        Six countries and corners of the world where we know the road, the kitchen and the visa desk.
      </p>
      <Posters
        posters={countries.map(({ href, ...country }) => ({ ...country, to: href }))}
        sizes="(width < 768px) 44vw, (width < 1280px) 30vw, 190px"
        className="mt-8 grid-cols-2 m:grid-cols-3 xl:grid-cols-6"
      />
    </section>
  )
}
