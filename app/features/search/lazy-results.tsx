import { readyPart } from '#app/ui/ready-part.tsx'

/** The results' code comes with a search; the page without one stays light. */
export const { Part: LazyResults, load: loadSearchResults } = readyPart(() =>
  import('./search-results.tsx').then(({ SearchResults }) => SearchResults),
)
