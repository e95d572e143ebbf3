import type { ReactNode } from 'react'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { CategoryCards } from './category-cards.tsx'
import { ContactCards } from './contact-cards.tsx'
import { Counters } from './counters.tsx'
import { Hero } from './hero.tsx'
import { HomeSections } from './home-sections.tsx'
import type { HomeData } from './load-home.ts'

type HomePageProps = {
  data: HomeData
  /** The search box, over the hero's lower edge. */
  search?: ReactNode
  /** Stands in place of everything below the hero. */
  results?: ReactNode
}

export function HomePage({ data, search, results }: HomePageProps) {
  const site = useSite()
  return (
    <>
      <Hero slides={data.slides} search={search}>
        <h1 className="display text-[clamp(2.7rem,1.9rem+4.3vw,5.6rem)] leading-[1.02]">{site?.tagline}.</h1>
        <p className="mt-4 max-w-[30em] text-lg m:max-l:max-w-[22em]">
          Group departures, Himalayan treks, Ladakh rides, honeymoons and family journeys, in India and
          beyond.
        </p>
        <PlanTripButton className={buttonLook('gold', 'm', 'mt-6')}>Plan Trip</PlanTripButton>
      </Hero>
      {results ?? (
        <>
          <Counters />
          <CategoryCards pictures={data.categories} />
          <HomeSections data={data} />
          <ContactCards />
        </>
      )}
    </>
  )
}
