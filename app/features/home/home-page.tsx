import { Suspense } from 'react'
import { HomeSearch } from '#app/features/search/home-search.tsx'
import { searchResults } from '#app/features/search/search-scripts.ts'
import type { Results } from '#server/pages/show-results.ts'
import type { HomeData } from './home-data.ts'
import { frontBody, frontHero } from './home-scripts.ts'

/** The whole page, or what a search found in its place. */
export type HomePageProps = { home: HomeData; found: null } | { home: null; found: { results: Results } }

export function HomePage({ home, found }: HomePageProps) {
  return (
    <>
      {home && (
        <Suspense>
          <frontHero.Component home={home} />
        </Suspense>
      )}
      {/* One box for both, so that whoever searches keeps the focus in it. */}
      <div className={found ? 'wrap relative z-25 pt-1 m:pt-4' : 'wrap relative z-10 -mt-9 m:-mt-11'}>
        <HomeSearch slim={found !== null} />
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
