import { HomeSearch } from '#app/features/search/home-search.tsx'
import { LazyResults } from '#app/features/search/lazy-results.tsx'
import { ResultsBand } from '#app/features/search/results-band.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import type { HomePageData } from '#server/pages/home/home-data.ts'
import type { Results } from '#server/pages/show-results.ts'
import { LazyBody, LazyHero } from './lazy-front.tsx'

export type HomeData = Omit<HomePageData, 'head'>

/** The whole page, or what a search found in its place. */
export type HomePageProps =
  | { home: HomeData; found: null }
  | { home: null; found: { results: Results; band: PictureData | null } }

export function HomePage({ home, found }: HomePageProps) {
  return (
    <>
      {found ? <ResultsBand picture={found.band} /> : <LazyHero home={home} />}
      {/* One box for both, so that whoever searches keeps the focus in it. */}
      <div className="wrap relative z-10 -mt-9 m:-mt-11">
        <HomeSearch />
      </div>
      {found ? <LazyResults results={found.results} /> : <LazyBody home={home} />}
    </>
  )
}
