import { Posters } from '#app/features/trips/posters/posters.tsx'
import type { DestinationsPageData } from '#server/pages/destinations/show-destinations.ts'
import { partId } from './part-id.ts'

export function WorldPosters({ title, text, posters }: DestinationsPageData['world']) {
  return (
    <section id={partId(title)} className="wrap mt-18 m:mt-28">
      <h2 className="display text-2xl">{title}</h2>
      <p className="mt-3 max-w-[40em] text-ink-2">{text}</p>
      <Posters
        posters={posters}
        sizes="(width < 768px) 44vw, (width < 1280px) 34vw, 190px"
        className="mt-8 grid-cols-2 m:grid-cols-3 xl:grid-cols-6"
      />
    </section>
  )
}
