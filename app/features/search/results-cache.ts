import { createCache } from '#app/ui/create-cache.ts'
import { searchedTerm } from './search-path.ts'
import { answerLifetime } from './suggestion-cache.ts'

const pages = createCache<unknown>({ lifetime: answerLifetime, most: 20 })

/**
 * Loads a page through a cache of results, so that going back within two minutes shows it at once. Other pages are
 * always fetched, and so is one that shows a failed search.
 */
export async function loadThroughResultsCache<T>(
  address: string,
  load: () => Promise<T>,
  isFailed: (page: T) => boolean,
): Promise<T> {
  if (!searchedTerm(new URL(address).searchParams)) return load()
  const cached = pages.get(address) as T | undefined
  if (cached) return cached
  const page = await load()
  if (!isFailed(page)) pages.set(address, page)
  return page
}
