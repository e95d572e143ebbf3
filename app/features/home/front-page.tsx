import { Suspense } from 'react'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { useCompared } from '#app/features/trips/compare-store.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { CategoryCards } from './category-cards.tsx'
import { Counters } from './counters.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { HomeSections } from './home-sections.tsx'

const comparedPill = loadOnDemand(() =>
  import('./on-demand/compared-pill.tsx').then(({ ComparedPill }) => ComparedPill),
)

/** Above the search box. */
export function FrontHero({ home }: { home: HomeData }) {
  const site = useSite()
  return (
    <Hero slides={home.slides}>
      <h1 className="display text-[min(clamp(2.7rem,1.9rem+4.3vw,5.6rem),16vw)] leading-[1.05] max-[379px]:text-[min(2.15rem,13vw)]">
        {site?.tagline}.
      </h1>
      <p className="mt-4 max-w-[30em] text-lg m:max-l:max-w-[22em]">{home.intro}</p>
      <PlanTripButton
        className={buttonLook(
          'ghost',
          'm',
          'mt-6 bg-white/15 text-cream! ring-cream/70! not-disabled:hover:bg-white/30!',
        )}
      >
        Plan Trip
      </PlanTripButton>
    </Hero>
  )
}

/** Below it. */
export function FrontBody({ home }: { home: HomeData }) {
  const { trips } = useCompared()
  return (
    <div data-wide>
      <Counters numbers={home.numbers} />
      <CategoryCards categories={home.categories} />
      <HomeSections home={home} />
      <Suspense>{trips.length > 0 && <comparedPill.Component trips={trips} />}</Suspense>
    </div>
  )
}
