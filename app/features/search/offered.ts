import { searchPath } from './search-path.ts'
import type { SuggestAnswer, Suggestion } from './suggestion-cache.ts'

/** A line under a search box. */
export type Offered =
  | { kind: 'trip'; href: string; trip: Suggestion }
  | { kind: 'place'; href: string; label: string; within: string }
  | { kind: 'all' | 'recent' | 'popular'; href: string; label: string }
  | { kind: 'weekend'; href: string; label: string; within: string }

/** The trips first, then places, then the way to all that a term finds. */
export function offeredIn({ suggestions, places = [], total = 0 }: SuggestAnswer, term: string): Offered[] {
  return [
    ...suggestions.map((trip) => ({ kind: 'trip' as const, href: trip.href, trip })),
    ...places.map(({ name, within, href }) => ({ kind: 'place' as const, href, label: name, within })),
    ...(total > 0
      ? [
          {
            kind: 'all' as const,
            href: searchPath(term),
            label: total === 1 ? `See 1 trip for "${term}"` : `See all ${total} trips for "${term}"`,
          },
        ]
      : []),
  ]
}
