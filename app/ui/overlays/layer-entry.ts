/** What a page needs to know of layers before any is opened; the rest comes with the first (layer-history.ts). */

export type EntryState = { key?: string; layers?: number } | null

let onPop: ((event: PopStateEvent) => void) | null = null

/** The browser's own script calls it before the router listens: at the window, listeners are asked in the order in which they came. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => onPop?.(event), true)
}

export function answerPop(answer: typeof onPop): void {
  onPop = answer
}

/**
 * For a navigation that begins in a layer: the new page takes the place of the layer's entry, so that Back leads to the
 * page behind the layer at once. False where the entry is a page's own.
 */
export function takeLayerEntry(): boolean {
  const state = history.state as EntryState
  if (state?.layers) history.replaceState({ ...state, layers: 0 }, '')
  // A second choice may come before the first has replaced the entry.
  return state?.layers !== undefined
}
