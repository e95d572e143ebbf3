import { popularSearches } from '#domain/search-limits.ts'
import type { Trip } from '#domain/trip.ts'
import { parseFilter } from '#domain/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import type { Services } from '#server/services.ts'
import { searchedTerm } from './search-path.ts'

export type Results = {
  term: string
  part: ListingPart
  /** Words to try instead, when nothing was found. */
  popular: string[]
}

type Deps = Pick<Services, 'search' | 'catalogue' | 'listings'> & { report: (error: unknown) => void }

/** What the term of an address finds, filtered and paged as the address says; null when it has none. */
export async function loadResults(deps: Deps, query: URLSearchParams): Promise<Results | null> {
  const term = searchedTerm(query)
  if (!term) return null
  const part = await deps.listings.showTrips(find(deps, term), parseFilter(query))
  return { term, part, popular: part.all > 0 ? [] : popularSearches(deps.catalogue.keywords) }
}

/** A search that fails finds nothing. */
function find({ search, catalogue, report }: Deps, term: string): Trip[] {
  try {
    return catalogue.listByIds(search(term))
  } catch (error) {
    report(error)
    return []
  }
}
