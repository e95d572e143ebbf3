import { longestTerm } from '#domain/search/longest-term.ts'

/** The query parameter that holds the term. */
export const searchParameter = 'search'

/** The address of a term's results. */
export function searchPath(term: string): string {
  return `/?${new URLSearchParams({ [searchParameter]: term })}`
}

/** The term of an address; '' when nothing is searched. */
export function searchedTerm(query: URLSearchParams): string {
  const term = (query.get(searchParameter) ?? '').trim().slice(0, longestTerm)
  // Half an emoji reads otherwise here than in the page that the server sent.
  return term.replace(/[\ud800-\udbff]$/, '').trim()
}
