import { Suspense } from 'react'
import { HomeSearch } from '#app/features/search/home-search.tsx'
import { ResultsBand } from '#app/features/search/results-band.tsx'
import { searchResults } from '#app/features/search/search-scripts.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import type { Results } from '#server/pages/show-results.ts'
import type { HomeData } from './home-data.ts'
import { frontBody, frontHero } from './home-scripts.ts'

/** The whole page, or what a search found in its place. */
export type HomePageProps =
  | { home: HomeData; found: null }
  | { home: null; found: { results: Results; band: PictureData | null } }

export function HomePage({ home, found }: HomePageProps) {
  return (
    <>
      {found ? (
        <ResultsBand picture={found.band} />
      ) : (
        <Suspense>
          <frontHero.Component home={home} />
        </Suspense>
      )}
      {/* One box for both, so that whoever searches keeps the focus in it. */}
      <div className="wrap relative z-10 -mt-9 m:-mt-11">
        <HomeSearch />
      </div>
      {/* With a key each, so that one never waits for the other's script. */}
      {found ? (
        <Suspense key="results">
          <searchResults.Component results={found.results} />
        </Suspense>
      ) : (
        <Suspense key="front">
          <frontBody.Component home={home} />
        </Suspense>
      )}
    </>
  )
}
