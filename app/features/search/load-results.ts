import { popularSearches } from '#domain/search-limits.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'
import type { Services } from '#server/services.ts'
import { searchedTerm } from './search-path.ts'

/** Trips on a page of results. */
const pageSize = 12

export type Results = {
  term: string
  total: number
  /** The number of the first card, counted from 1. */
  first: number
  cards: TripCardData[]
  previousPage: number | null
  nextPage: number | null
  /** Words to try instead, when nothing was found. */
  popular: string[]
}

type Deps = Pick<Services, 'search' | 'catalogue' | 'cards'> & { report: (error: unknown) => void }

/** What the term of an address finds; null when it has none. A search that fails finds nothing. */
export async function loadResults(deps: Deps, query: URLSearchParams): Promise<Results | null> {
  const term = searchedTerm(query)
  if (!term) return null
  const trips = deps.catalogue.listByIds(find(deps, term))
  const pages = Math.max(1, Math.ceil(trips.length / pageSize))
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), pages)
  const start = (page - 1) * pageSize
  return {
    term,
    total: trips.length,
    first: start + 1,
    cards: await deps.cards(trips.slice(start, start + pageSize)),
    previousPage: page > 1 ? page - 1 : null,
    nextPage: page < pages ? page + 1 : null,
    popular: trips.length > 0 ? [] : popularSearches(deps.catalogue.keywords),
  }
}

function find({ search, report }: Deps, term: string): string[] {
  try {
    return search(term)
  } catch (error) {
    report(error)
    return []
  }
}
