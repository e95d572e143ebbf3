import type { ReactNode } from 'react'
import { Posters } from '#app/features/trips/posters/posters.tsx'
import { Affiliations } from './affiliations.tsx'
import type { HomeData } from './home-data.ts'
import type { SectionId } from './home-section-ids.ts'
import { OfferBanner } from './offer-banner.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { StatePackages } from './state-packages.tsx'
import { TabbedRails } from './tabbed-rails.tsx'
import { Testimonials } from './testimonials.tsx'
import { TripSection } from './trip-rail.tsx'
import { WhyUs } from './why-us.tsx'

const bodies: Record<SectionId, (data: HomeData) => ReactNode> = {
  'long-weekend': ({ words, rails }) => <TripSection {...words.longWeekend} trips={rails.longWeekend} />,
  'popular-trips': ({ words, rails }) => <TripSection {...words.popular} trips={rails.popular} />,
  'state-packages': ({ words, india }) => <StatePackages words={words.states} posters={india} />,
  offer: ({ offer }) => <OfferBanner offer={offer} />,
  'regional-trips': ({ words: { regions }, rails }) => (
    <TabbedRails
      {...regions}
      tabs={[
        { ...regions.tabs.North, trips: rails.North },
        { ...regions.tabs.South, trips: rails.South },
        { ...regions.tabs.East, trips: rails.East },
        { ...regions.tabs.West, trips: rails.West },
      ]}
    />
  ),
  'customised-trips': ({ words, rails }) => (
    <TripSection {...words.customised} perView={3} trips={rails.customised} />
  ),
  'ladakh-departures': ({ words: { ladakh }, rails }) => (
    <TabbedRails
      {...ladakh}
      tabs={[
        { ...ladakh.tabs.ladakhBiking, trips: rails.ladakhBiking },
        { ...ladakh.tabs.ladakhSuv, trips: rails.ladakhSuv },
      ]}
    />
  ),
  'off-beat': ({ words, rails }) => <TripSection {...words.offbeat} trips={rails.offbeat} />,
  'family-tours': ({ words, rails }) => <TripSection {...words.family} trips={rails.family} />,
  honeymoon: ({ words, rails }) => <TripSection {...words.honeymoon} trips={rails.honeymoon} />,
  'weekend-trips': ({ words, rails }) => <TripSection {...words.weekend} trips={rails.weekend} />,
  'international-tours': ({ words, rails, world }) => (
    <TripSection {...words.international} trips={rails.international}>
      <Posters
        posters={world}
        sizes="(width < 480px) 45vw, (width < 1024px) 28vw, 200px"
        className="mt-10 grid-cols-2 s:grid-cols-3 m:mt-12 l:grid-cols-6"
      />
    </TripSection>
  ),
  testimonials: ({ words, told }) => <Testimonials words={words.testimonials} told={told} />,
  'why-us': ({ words, whyUs }) => <WhyUs words={words.whyUs} points={whyUs} />,
  'photo-gallery': ({ words, gallery }) => <PhotoGallery words={words.gallery} pictures={gallery} />,
  'government-affiliations': ({ words, affiliations }) => (
    <Affiliations words={words.affiliations} affiliations={affiliations} />
  ),
}

export function SectionBody({ id, data }: { id: SectionId; data: HomeData }) {
  return bodies[id](data)
}
