/** The query parameter that holds the term. */
export const searchParameter = 'search'
/** Characters; nobody types more into the box, and a longer address is cut to this. */
export const longestTerm = 100

/** The address of a term's results. */
export function searchPath(term: string, page = 1): string {
  const query = new URLSearchParams({ [searchParameter]: term })
  if (page > 1) query.set('page', String(page))
  return `/?${query}`
}

/** The term of an address; '' when nothing is searched. */
export function searchedTerm(query: URLSearchParams): string {
  return (query.get(searchParameter) ?? '').trim().slice(0, longestTerm).trim()
}
