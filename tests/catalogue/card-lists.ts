import { filterFacts } from '#domain/listings/filter-facts.ts'
import { noFilter, sorts, type TripFilter } from '#domain/listings/trip-filter.ts'
import { createTripIndex, saleMasks } from '#domain/listings/trip-index.ts'
import { readSearch } from '#domain/search/read-search.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { listingTrips } from '#server/listings/listing-table.ts'
import { chooseRails } from '#server/pages/home/choose-rails.ts'
import { makeSearchDocuments } from '#server/search/make-documents.ts'
import { buildIndex } from '#server/search/search-index.ts'
import { goldQueries } from '../search-gold.ts'
import { secondGoldQueries } from '../search-gold-second.ts'

export type CardTripList = { name: string; trips: Trip[] }

/** Every list of trip cards that the site shows: rails, listings in every order, places, search results, related trips, posts. */
export function cardLists(catalogue: Catalogue): CardTripList[] {
  return [
    ...Object.entries(chooseRails(catalogue)).map(([rail, trips]) => ({ name: `home ${rail}`, trips })),
    ...listings(catalogue),
    ...[...catalogue.destinations.india, ...catalogue.destinations.world].flatMap((group) => [
      { name: `${group.slug} tours`, trips: catalogue.listByIds(group.groupTours) },
      { name: `${group.slug} private`, trips: catalogue.listByIds(group.customTrips) },
      // As one list, which a search for the place and its filters come near to.
      { name: group.slug, trips: catalogue.listByIds([...group.groupTours, ...group.customTrips]) },
    ]),
    { name: 'backpacking', trips: catalogue.listTrips('backpacking') },
    ...searches(catalogue),
    ...catalogue.trips.map((trip) => ({ name: `related to ${trip.id}`, trips: catalogue.relatedTo(trip) })),
    ...catalogue.posts.map(({ slug, trips }) => ({
      name: `post ${slug}`,
      trips: catalogue.listByIds(trips),
    })),
  ].filter(({ trips }) => trips.length > 1)
}

function listings(catalogue: Catalogue): CardTripList[] {
  const select = selection(catalogue)
  return Object.entries(listingTrips).flatMap(([slug, list]) =>
    sorts.map(({ value: sort }) => ({
      name: `/${slug} ${sort}`,
      trips: select(list(catalogue), { ...noFilter, sort }),
    })),
  )
}

function searches(catalogue: Catalogue): CardTripList[] {
  const { search } = buildIndex(makeSearchDocuments(catalogue), catalogue.keywords)
  const select = selection(catalogue)
  return [...goldQueries, ...secondGoldQueries].map(({ query: typed }) => {
    const { query, filter } = readSearch(typed, '2026-11-15')
    return { name: `search ${typed}`, trips: select(catalogue.listByIds(search(query)), filter) }
  })
}

/** Filters and sorts as lists do, with every date of a trip on sale. */
function selection(catalogue: Catalogue) {
  const index = createTripIndex(catalogue.trips.map(filterFacts))
  const sale = saleMasks(catalogue.trips.map(({ months }) => ({ seats: 1, months, dates: null })))
  const positions = new Map(catalogue.trips.map(({ id }, at) => [id, at]))
  return (trips: readonly Trip[], filter: TripFilter): Trip[] => {
    const members = Uint32Array.from(new Set(trips.flatMap(({ id }) => positions.get(id) ?? [])))
    return index.select(members, filter, sale).matches.flatMap((at) => catalogue.trips[at] ?? [])
  }
}
