import { cardPriceOf } from '#domain/trips/package.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { TripFacts } from './trip-facets.ts'

type Described = Pick<
  Trip,
  'price' | 'discount' | 'packages' | 'duration' | 'itinerary' | 'country' | 'region' | 'rating'
> & { reviews: number }

/** What filters know of a trip: the price is the one on its card. */
export function tripFacts(trip: Described): TripFacts {
  return {
    price: cardPriceOf(trip).price,
    days: trip.duration === 'Flexible' ? null : trip.itinerary.length,
    region: isAbroad(trip) ? 'Abroad' : (trip.region ?? null),
    rating: trip.rating,
    reviews: trip.reviews,
    discount: trip.discount,
  }
}
