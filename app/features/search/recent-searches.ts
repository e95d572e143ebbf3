import { longestTerm } from '#domain/search/longest-term.ts'
import { recentSearchesKey as key } from '#domain/search/recent-searches-key.ts'

const most = 5

/** What was searched on this device, the latest first. It never leaves it. */
export function readRecentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isTerm).slice(0, most) : []
  } catch {
    return []
  }
}

/** Anybody may have written there. */
function isTerm(saved: unknown): saved is string {
  return typeof saved === 'string' && saved.trim() !== '' && saved.length <= longestTerm
}

/** The same words in other letters are the same search. */
export function rememberSearch(term: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== term.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([term, ...others].slice(0, most)))
  } catch {
    // A full or forbidden storage costs the visitor some typing.
  }
}

export function forgetRecentSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What can't be reached was never kept.
  }
}
