import { difficultyOf } from '#domain/trips/difficulty.ts'
import { cardPriceOf, choosePackage, packagesOf, percentOff } from '#domain/trips/package.ts'
import { hasTrek, suitedTo } from '#domain/trips/suits.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { FilterFacts } from './trip-facets.ts'

type Described = Pick<
  Trip,
  | 'price'
  | 'discount'
  | 'packages'
  | 'duration'
  | 'itinerary'
  | 'country'
  | 'region'
  | 'rating'
  | 'tags'
  | 'difficulty'
  | 'walksFar'
  | 'route'
  | 'facts'
>

/** What filters know of a trip: the price is the one on its card. */
export function filterFacts(trip: Described): FilterFacts {
  return {
    price: cardPriceOf(trip).price,
    days: trip.itinerary.length,
    flexible: trip.duration === 'Flexible',
    difficulty: difficultyOf(trip),
    region: isAbroad(trip) ? 'Abroad' : (trip.region ?? null),
    rating: trip.rating,
    discount: percentOff(choosePackage(packagesOf(trip)), trip.discount),
    meets: trip.facts.meet.place,
    suited: suitedTo(trip),
    hasTrek: hasTrek(trip),
  }
}
