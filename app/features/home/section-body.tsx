import { type ComponentType, useMemo } from 'react'
import { type Packed, unpack } from '#domain/site/packed.ts'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { Affiliations } from './affiliations.tsx'
import { CustomisedTrips } from './customised-trips.tsx'
import { FamilyTours } from './family-tours.tsx'
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

const bodies: { [Id in SectionId]: ComponentType<HomeSections[Id]> } = {
  'long-weekend': LongWeekends,
  'popular-trips': PopularTrips,
  'state-packages': StatePackages,
  offer: OfferTicket,
  'regional-trips': Regions,
  'customised-trips': CustomisedTrips,
  'ladakh-departures': LadakhBoard,
  'off-beat': OffbeatMosaic,
  'family-tours': FamilyTours,
  honeymoon: Honeymoons,
  'weekend-trips': WeekendTrips,
  'international-tours': InternationalTours,
  testimonials: Testimonials,
  'why-us': WhyUs,
  'photo-gallery': PhotoGallery,
  'government-affiliations': Affiliations,
}

type SectionBodyProps<Id extends SectionId> = { id: Id; data: Packed<HomeSections[Id]> }

export function SectionBody<Id extends SectionId>({ id, data }: SectionBodyProps<Id>) {
  const Body: ComponentType<HomeSections[Id]> = bodies[id]
  const props = useMemo(() => unpack(data), [data])
  return <Body {...props} />
}
