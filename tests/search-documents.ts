import { loadRawContent } from '#content/load.ts'
import { destinations } from '#content/pages/destinations.ts'
import { keywords } from '#content/pages/keywords.ts'
import { lists } from '#content/pages/lists.ts'
import { parseContent } from '#content/parse-content.ts'
import { filterFacts } from '#domain/listings/filter-facts.ts'
import { createTripIndex, saleMasks } from '#domain/listings/trip-index.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { makeSearchDocuments } from '#server/search/make-documents.ts'
import type { SearchDocument } from '#server/search/search-document.ts'
import { buildIndex } from '#server/search/search-index.ts'

/** The shipped trips, as the index reads them. */
export async function loadSearchDocuments(): Promise<SearchDocument[]> {
  const { trips } = parseContent(await loadRawContent())
  return makeSearchDocuments({ trips: trips.map(({ value }) => value), keywords, lists, destinations })
}

/** Finds the shipped trips as the site does, but for seats: a trip runs in every month of its season. */
export async function openSearch(): Promise<(typed: string) => string[]> {
  const trips = parseContent(await loadRawContent()).trips.map(({ value }) => value)
  const { search } = buildIndex(makeSearchDocuments({ trips, keywords, lists, destinations }), keywords)
  const index = createTripIndex(trips.map(filterFacts))
  const sale = saleMasks(trips.map(({ months }) => ({ seats: 1, months, dates: null })))
  const positions = new Map(trips.map(({ id }, at) => [id, at]))
  return (typed) => {
    const { query, filter } = readSearch(typed, '2026-11-15')
    const found = search(query).flatMap((id) => positions.get(id) ?? [])
    return index.select(found, filter, sale).matches.flatMap((at) => trips[at]?.id ?? [])
  }
}
