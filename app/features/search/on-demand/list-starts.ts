import type { Offered } from '../offered.ts'
import { readRecentSearches } from '../recent-searches.ts'
import { searchPath } from '../search-path.ts'
import { askStart } from '../suggestion-cache.ts'

/** As many as are seen at a glance under a search box. */
const mostRecent = 3
const mostPopular = 4

/** Where to begin before anything is typed: what was searched here, next weekend, what many search for. */
export async function listStarts(): Promise<Offered[]> {
  const { keywords, weekend } = await askStart()
  const recent = readRecentSearches().slice(0, mostRecent)
  return [
    ...recent.map((term) => ({ kind: 'recent' as const, href: searchPath(term), label: term })),
    ...(weekend
      ? [
          {
            kind: 'weekend' as const,
            href: searchPath('next weekend'),
            label: 'Next weekend',
            within: weekend.dates,
          },
        ]
      : []),
    ...keywords
      .filter((keyword) => !recent.includes(keyword))
      .slice(0, mostPopular)
      .map((keyword) => ({ kind: 'popular' as const, href: searchPath(keyword), label: keyword })),
  ]
}
