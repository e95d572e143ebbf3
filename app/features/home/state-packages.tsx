import { Posters } from '#app/features/trips/posters/posters.tsx'
import type { Poster } from '#server/pages/poster.ts'
import { type More, SectionHeading, type SectionWords, SeeAll } from './home-section.tsx'

type StatePackagesProps = { words: SectionWords & { more: More }; posters: Poster[] }

/** Eight states as posters, with the words beside them. */
export function StatePackages({ words, posters }: StatePackagesProps) {
  return (
    <div className="wrap grid gap-8 l:grid-cols-[1fr_3fr] l:gap-14">
      <div className="l:sticky l:top-28 l:self-start l:pt-4 l:[&>div]:max-w-none">
        <SectionHeading title={words.title} text={words.text} />
        <SeeAll {...words.more} className="mt-3" />
      </div>
      <Posters
        posters={posters}
        sizes="(width < 768px) 45vw, (width < 1200px) 18vw, 220px"
        className="grid-cols-2 m:grid-cols-4"
      />
    </div>
  )
}
