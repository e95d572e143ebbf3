import { useState } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { TripPageData } from '#server/trips/find-trip-page.ts'
import { BookingCard } from './booking-card.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { EnquiryHost, prepareEnquiry } from './enquiry-host.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { TripExtrasSections } from './trip-extras.tsx'
import { TripHeader } from './trip-header.tsx'
import { TripRouteSection } from './trip-route.tsx'
import { TripTabs } from './trip-tabs.tsx'
import { useBooking } from './use-booking.ts'

type TripPageProps = TripPageData & {
  canonical: string
  /** The page of suggested and customised itineraries: asked for, not booked; two guests at first. */
  suggested?: boolean
}

export function TripPage({ suggested = false, ...page }: TripPageProps) {
  const { trip, canonical } = page
  const onRequest = page.onRequest || suggested
  const booking = useBooking({ ...page, onRequest }, suggested)
  const [asking, setAsking] = useState(false)
  const ask = {
    tripTitle: trip.title,
    pageUrl: canonical,
    open: () => setAsking(true),
    prepare: () => prepareEnquiry(onRequest),
  }
  return (
    <>
      <div className="wrap pt-4 m:pt-6">
        <Breadcrumbs trail={page.trail} />
        <PictureStrip pictures={page.pictures} title={trip.title} />
        <div className="trip-columns">
          <TripHeader {...page} />
          <BookingCard booking={booking} onRequest={onRequest} ask={ask} />
          <div className="min-w-0">
            <TripTabs trip={trip} cancellation={page.cancellation} />
            <TripRouteSection route={page.route} />
          </div>
        </div>
      </div>
      <TripExtrasSections extras={page.extras} />
      <BottomBar quote={booking.quote} ask={ask} />
      {asking && (
        <EnquiryHost
          booking={booking}
          tripTitle={trip.title}
          onRequest={onRequest}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
