import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

/** The results' script comes with a search; the page without one stays light. */
export const searchResults = loadOnDemand(() =>
  import('./on-demand/search-results.tsx').then(({ SearchResults }) => SearchResults),
)
