import type { ReactNode } from 'react'
import type { TripExtras } from '#server/pages/trip/trip-extras.ts'
import type { ExtrasId } from './extras-ids.ts'
import { GoogleReviews } from './google-reviews.tsx'
import { RelatedTrips } from './related-trips.tsx'
import { TravelInspiration } from './travel-inspiration.tsx'
import { TravelMoments } from './travel-moments.tsx'

const bodies: Record<ExtrasId, (extras: TripExtras) => ReactNode> = {
  'related-trips': ({ related }) => <RelatedTrips trips={related} />,
  'google-reviews': ({ reviews }) => <GoogleReviews {...reviews} />,
  'travel-moments': ({ moments }) => <TravelMoments moments={moments} />,
  'travel-inspiration': ({ inspiration }) => <TravelInspiration places={inspiration} />,
}

export function ExtrasBody({ id, extras }: { id: ExtrasId; extras: TripExtras }) {
  return bodies[id](extras)
}
