import type { ReactNode } from 'react'
import { Affiliations } from './affiliations.tsx'
import { CustomisedTrips } from './customised-trips.tsx'
import { FamilyTours } from './family-tours.tsx'
import type { HomeData } from './home-data.ts'
import type { SectionId } from './home-section-ids.ts'
import { Honeymoons } from './honeymoons.tsx'
import { InternationalTours } from './international-tours.tsx'
import { LadakhBoard } from './ladakh-board.tsx'
import { LongWeekends } from './long-weekends.tsx'
import { OffbeatMosaic } from './offbeat-mosaic.tsx'
import { OfferTicket } from './offer-ticket.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { PopularTrips } from './popular-trips.tsx'
import { Regions } from './regions.tsx'
import { StatePackages } from './state-packages.tsx'
import { Testimonials } from './testimonials.tsx'
import { WeekendTrips } from './weekend-trips.tsx'
import { WhyUs } from './why-us.tsx'

const bodies: Record<SectionId, (data: HomeData) => ReactNode> = {
  'long-weekend': ({ words, longWeekends, rails }) => (
    <LongWeekends words={words.longWeekend} weekends={longWeekends} trips={rails.longWeekend} />
  ),
  'popular-trips': ({ words, rails, wide }) => (
    <PopularTrips words={words.popular} trips={rails.popular} wide={wide} />
  ),
  'state-packages': ({ words, india }) => <StatePackages words={words.states} states={india} />,
  offer: ({ offer }) => <OfferTicket offer={offer} />,
  'regional-trips': ({ words, lines, views }) => (
    <Regions words={words.regions} lines={lines} views={views} />
  ),
  'customised-trips': ({ words, rails }) => (
    <CustomisedTrips words={words.customised} trips={rails.customised} />
  ),
  'ladakh-departures': ({ words, lines, views }) => (
    <LadakhBoard words={words.ladakh} lines={lines} view={views.ladakh} />
  ),
  'off-beat': ({ words, rails, wide }) => (
    <OffbeatMosaic words={words.offbeat} trips={rails.offbeat} wide={wide} />
  ),
  'family-tours': ({ words, rails, views }) => (
    <FamilyTours words={words.family} trips={rails.family} view={views.family} />
  ),
  honeymoon: ({ words, rails }) => <Honeymoons words={words.honeymoon} trips={rails.honeymoon} />,
  'weekend-trips': ({ words, lines, views }) => (
    <WeekendTrips words={words.weekend} trips={lines.weekend} view={views.weekend} />
  ),
  'international-tours': ({ words, rails, world }) => (
    <InternationalTours words={words.international} trips={rails.international} countries={world} />
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
