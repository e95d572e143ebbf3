import type { ListingSlug } from '#content/pages/types.ts'
import { byRating } from '#domain/trips/by-rating.ts'
import { placeInLists } from '#domain/trips/place-in-lists.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Bookable tours before private ones, the best liked first, among equals those that our own lists name earlier. */
function recommended(trips: Trip[], { lists }: Pick<Catalogue, 'lists'>): Trip[] {
  const placeOf = placeInLists(lists)
  const kinds = { group: 0, suggested: 1, customised: 2 }
  return trips.toSorted(
    (a, b) =>
      kinds[a.kind] - kinds[b.kind] ||
      byRating(a, b) ||
      placeOf(a.id) - placeOf(b.id) ||
      (a.id < b.id ? -1 : 1),
  )
}

/** Which trips a listing holds, in the order that we recommend. A trip that comes twice stands once. */
export const listingTrips: Record<ListingSlug, (catalogue: Catalogue) => Trip[]> = {
  india: ({ trips, lists }) =>
    recommended(
      trips.filter((trip) => !isAbroad(trip)),
      { lists },
    ),
  popular: ({ listTrips }) => listTrips('popular'),
  offbeat: ({ listTrips }) => listTrips('offbeat'),
  'family-tours': ({ listTrips }) => listTrips('family'),
  weekends: ({ listTrips }) => listTrips('weekend'),
  world: ({ listTrips, listByIds, destinations }) => [
    ...listTrips('international'),
    ...listByIds(destinations.world.flatMap(({ groupTours }) => groupTours)),
    ...listByIds(destinations.world.flatMap(({ customTrips }) => customTrips)),
  ],
  'long-weekend-trips': ({ listTrips }) => listTrips('longWeekend'),
  'honeymoon-packages': ({ listTrips }) => listTrips('honeymoon'),
  ladakh: ({ listTrips }) => [...listTrips('ladakhBiking'), ...listTrips('ladakhSuv')],
  treks: ({ listTrips, listByCategory, lists }) => [
    ...listTrips('treks'),
    ...recommended(listByCategory('adventure'), { lists }),
  ],
  customized: ({ listTrips }) => [...listTrips('customised'), ...listTrips('suggested')],
}

/** Second addresses of whole listings. */
export const listingTwins: Record<string, ListingSlug> = {
  '/india/all-states': 'india',
  '/world/all-countries': 'world',
}
