import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

/** The overlay's script comes when somebody reaches for it. */
export const searchOverlay = loadOnDemand(() =>
  import('./on-demand/search-overlay.tsx').then(({ SearchOverlay }) => SearchOverlay),
)
