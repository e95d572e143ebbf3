import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { HomeSearch } from '#app/features/search/home-search.tsx'
import { LazyResults } from '#app/features/search/lazy-results.tsx'
import type { Results } from '#app/features/search/load-results.ts'
import { ResultsBand } from '#app/features/search/results-band.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { CategoryCards } from './category-cards.tsx'
import { ContactCards } from './contact-cards.tsx'
import { Counters } from './counters.tsx'
import { Hero } from './hero.tsx'
import { HomeSections } from './home-sections.tsx'
import type { HomeData } from './load-home.ts'

/** The whole page, or what a search found in its place. */
type HomePageProps =
  | { home: HomeData; found: null }
  | { home: null; found: { results: Results; band: PictureData } }

export function HomePage({ home, found }: HomePageProps) {
  const site = useSite()
  return (
    <>
      {found ? (
        <ResultsBand picture={found.band} />
      ) : (
        <Hero slides={home.slides}>
          <h1 className="display text-[clamp(2.7rem,1.9rem+4.3vw,5.6rem)] leading-[1.02]">
            {site?.tagline}.
          </h1>
          <p className="mt-4 max-w-[30em] text-lg m:max-l:max-w-[22em]">
            Group departures, Himalayan treks, Ladakh rides, honeymoons and family journeys, in India and
            beyond.
          </p>
          <PlanTripButton className={buttonLook('gold', 'm', 'mt-6')}>Plan Trip</PlanTripButton>
        </Hero>
      )}
      {/* One box for both, so that whoever searches keeps the focus in it. */}
      <div className="wrap relative z-10 -mt-9 m:-mt-11">
        <HomeSearch />
      </div>
      {found ? (
        <LazyResults results={found.results} />
      ) : (
        <>
          <Counters />
          <CategoryCards pictures={home.categories} />
          <HomeSections data={home} />
          <ContactCards />
        </>
      )}
    </>
  )
}
