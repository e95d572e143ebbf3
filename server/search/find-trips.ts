import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { readSearch } from '#domain/search/read-search.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Listings } from '../listings/listings.ts'
import type { SearchIndex } from './search-index.ts'

/** The trips that the results of a term show, in their order. */
export type FindTrips = (term: string) => Promise<Trip[]>

export function createFindTrips({
  search,
  catalogue,
  listings,
  clock,
}: {
  search: SearchIndex['search']
  catalogue: Pick<Catalogue, 'listByIds'>
  listings: Pick<Listings, 'match'>
  clock: Clock
}): FindTrips {
  return async (term) => {
    const { query, filter } = readSearch(term, dateInIndia(clock.now()))
    return listings.match(catalogue.listByIds(search(query)), filter)
  }
}
