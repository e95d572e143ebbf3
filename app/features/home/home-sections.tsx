import { Affiliations } from './affiliations.tsx'
import { DestinationPosters } from './destination-posters.tsx'
import type { HomeData } from './load-home.ts'
import { OfferBanner } from './offer-banner.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { StatePackages } from './state-packages.tsx'
import { TabbedRails } from './tabbed-rails.tsx'
import { Testimonials } from './testimonials.tsx'
import { TripSection } from './trip-rail.tsx'
import { WhyUs } from './why-us.tsx'

/** The sixteen sections, in their order. */
export function HomeSections({ data }: { data: HomeData }) {
  const { rails, words } = data
  const { regions, ladakh } = words
  return (
    <>
      <TripSection {...words.longWeekend} trips={rails.longWeekend} />
      <TripSection {...words.popular} ground="night" trips={rails.popular} />
      <StatePackages words={words.states} posters={data.india} />
      <OfferBanner offer={data.offer} />
      <TabbedRails
        {...regions}
        tabs={[
          { ...regions.tabs.North, trips: rails.North },
          { ...regions.tabs.South, trips: rails.South },
          { ...regions.tabs.East, trips: rails.East },
          { ...regions.tabs.West, trips: rails.West },
        ]}
      />
      <TripSection {...words.customised} ground="warm" perView={3} trips={rails.customised} />
      <TabbedRails
        {...ladakh}
        ground="night"
        tabs={[
          { ...ladakh.tabs.ladakhBiking, trips: rails.ladakhBiking },
          { ...ladakh.tabs.ladakhSuv, trips: rails.ladakhSuv },
        ]}
      />
      <TripSection {...words.offbeat} trips={rails.offbeat} />
      <TripSection {...words.family} trips={rails.family} />
      <TripSection {...words.honeymoon} ground="night" trips={rails.honeymoon} />
      <TripSection {...words.weekend} trips={rails.weekend} />
      <TripSection {...words.international} trips={rails.international}>
        <DestinationPosters
          posters={data.world}
          sizes="(width < 768px) 45vw, (width < 1024px) 30vw, 200px"
          className="mt-10 grid-cols-2 s:grid-cols-3 m:mt-12 l:grid-cols-6"
        />
      </TripSection>
      <Testimonials told={data.told} />
      <WhyUs points={data.whyUs} />
      <PhotoGallery pictures={data.gallery} />
      {data.affiliations.length > 0 && <Affiliations affiliations={data.affiliations} />}
    </>
  )
}
