import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

/** The list's script comes when someone is about to type; the list opens once it is there. */
export const suggestionList = loadOnDemand(() =>
  import('./on-demand/suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList),
)
