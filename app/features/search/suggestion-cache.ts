import { createCache } from '#app/ui/create-cache.ts'
import type { StartAnswer, SuggestAnswer } from '#server/search/endpoints.ts'
import type { Suggestion } from '#server/search/suggestion.ts'

export type { SuggestAnswer, Suggestion }
export type SearchScope = 'home' | 'overlay'

const minute = 60_000
/** Of answers to a term. */
export const answerLifetime = 2 * minute
/** Of data that is the same for everyone. */
const dataLifetime = 5 * minute

const suggestions = createCache<SuggestAnswer>({ lifetime: answerLifetime })
const starts = createCache<StartAnswer>({ lifetime: dataLifetime })

/** What to offer under a search box. One try; a failure is an empty list and is asked again next time. */
export async function askSuggestions(
  term: string,
  scope: SearchScope,
  signal: AbortSignal,
): Promise<SuggestAnswer> {
  const path = `/api/search/suggest?${new URLSearchParams({ q: term, scope })}`
  const cached = suggestions.get(path)
  if (cached) return cached
  const answer = await ask<SuggestAnswer>(path, signal)
  if (answer) suggestions.set(path, answer)
  return answer ?? { suggestions: [] }
}

/** What there is to begin with: the words people search for most, and trips of next weekend. */
export async function askStart(): Promise<StartAnswer> {
  const path = '/api/search/popular'
  const cached = starts.get(path)
  if (cached) return cached
  const answer = await ask<StartAnswer>(path)
  if (answer) starts.set(path, answer)
  return answer ?? { keywords: [], weekend: null }
}

async function ask<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as T
  } catch (error) {
    if (!signal?.aborted) console.warn('search failed:', error)
    return null
  }
}
