import type { Suggestion } from '#server/search/endpoints.ts'
import { createKeptAnswers } from './kept-answers.ts'

export type { Suggestion }
export type SearchScope = 'home' | 'overlay'

const minute = 60_000
/** Answers to a term. */
export const answersStayFor = 2 * minute
/** Data that is the same for everyone. */
const dataStaysFor = 5 * minute

const suggestions = createKeptAnswers<Suggestion[]>({ lifetime: answersStayFor })
const popular = createKeptAnswers<string[]>({ lifetime: dataStaysFor })

/** Trips to offer under a search box. One try; a failure is an empty list and is asked again next time. */
export async function askSuggestions(
  term: string,
  scope: SearchScope,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const path = `/api/search/suggest?${new URLSearchParams({ q: term, scope })}`
  const kept = suggestions.find(path)
  if (kept) return kept
  const answer = await ask<{ suggestions: Suggestion[] }>(path, signal)
  if (answer) suggestions.keep(path, answer.suggestions)
  return answer?.suggestions ?? []
}

/** The words people search for most, for the overlay. */
export async function askPopularSearches(): Promise<string[]> {
  const path = '/api/search/popular'
  const kept = popular.find(path)
  if (kept) return kept
  const answer = await ask<{ keywords: string[] }>(path)
  if (answer) popular.keep(path, answer.keywords)
  return answer?.keywords ?? []
}

async function ask<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as T
  } catch (error) {
    if (!signal?.aborted) console.warn('search failed:', error instanceof Error ? error.message : error)
    return null
  }
}
