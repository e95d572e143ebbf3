import { tripFacts } from '#domain/listings/trip-facts.ts'
import { noFilter, sorts } from '#domain/listings/trip-filter.ts'
import { createTripIndex, saleMasks } from '#domain/listings/trip-index.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { listingTrips } from '#server/listings/listing-table.ts'
import { chooseRails } from '#server/pages/home/choose-rails.ts'
import { makeSearchDocuments } from '#server/search/make-documents.ts'
import { buildIndex } from '#server/search/search-index.ts'
import { goldQueries } from '../search-gold.ts'

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
  const index = createTripIndex(catalogue.trips.map(tripFacts))
  const sale = saleMasks(catalogue.trips.map(({ months }) => ({ seats: 0, months })))
  const positions = new Map(catalogue.trips.map(({ id }, at) => [id, at]))
  return Object.entries(listingTrips).flatMap(([slug, list]) => {
    const members = Uint32Array.from(new Set(list(catalogue).flatMap(({ id }) => positions.get(id) ?? [])))
    return sorts.map(({ value: sort }) => ({
      name: `/${slug} ${sort}`,
      trips: index
        .select(members, { ...noFilter, sort }, sale)
        .matches.flatMap((at) => catalogue.trips[at] ?? []),
    }))
  })
}

function searches(catalogue: Catalogue): CardTripList[] {
  const { search } = buildIndex(makeSearchDocuments(catalogue), catalogue.keywords)
  return goldQueries.map(({ query }) => ({
    name: `search ${query}`,
    trips: catalogue.listByIds(search(query)),
  }))
}
