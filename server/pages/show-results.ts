import { parseFilter } from '#domain/listings/trip-filter.ts'
import { popularSearches } from '#domain/search/search-limits.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import type { Services } from '#server/services.ts'
import { searchedTerm } from './search-path.ts'

export type Results = {
  term: string
  /** Null when the search failed: it is shown as an empty list, and never kept. */
  part: ListingPart | null
  /** Words to try instead, when nothing was found. */
  popular: string[]
}

type Deps = Pick<Services, 'search' | 'catalogue' | 'listings'> & { report: (error: unknown) => void }

/** What the term of an address finds, filtered and paged as the address says; null when it has none. */
export async function loadResults(deps: Deps, query: URLSearchParams): Promise<Results | null> {
  const term = searchedTerm(query)
  if (!term) return null
  const part = await find(deps, term, query)
  return { term, part, popular: part?.all ? [] : popularSearches(deps.catalogue.keywords) }
}

async function find(
  { search, catalogue, listings, report }: Deps,
  term: string,
  query: URLSearchParams,
): Promise<ListingPart | null> {
  try {
    return await listings.showTrips(catalogue.listByIds(search(term)), parseFilter(query))
  } catch (error) {
    report(error)
    return null
  }
}
