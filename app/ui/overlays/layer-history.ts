import { answerPop, type EntryState } from './layer-entry.ts'

/**
 * Back closes the topmost layer instead of leaving the page. Every open modal stands on an entry of its own in the
 * history, a copy of the page's entry that counts the layers (decision 23). The router's fields stay in it, so a reload
 * there finds its page.
 */
/** What closes each open layer, the topmost last. */
const layers: (() => void)[] = []
/** The key under which the router knows the page behind them. */
let page = ''
/** Milliseconds that a layer may take to slide away before it counts as still open. */
const longestClosing = 600
/** We have asked the browser to go back over entries of layers that are closed. */
let leaving = false
let planned = false

const layersOf = (state: EntryState) => state?.layers ?? 0

/** Puts a layer on top; what it answers takes it off. */
export function addLayer(close: () => void): () => void {
  layers.push(close)
  planSync()
  return () => {
    layers.splice(layers.indexOf(close), 1)
    planSync()
  }
}

/** The page behind the layers is another, by a choice that was made in them, and they follow. */
export function movePage(key: string): void {
  page = key
  planSync()
}

/** Layers that close and open together share an entry. */
function planSync(): void {
  if (planned) return
  planned = true
  queueMicrotask(() => {
    planned = false
    sync()
  })
}

/** As many entries as layers. */
function sync(): void {
  if (leaving) return
  const surplus = layersOf(history.state) - layers.length
  if (surplus > 0) {
    leaving = true
    history.go(-surplus)
  }
  for (let missing = -surplus; missing > 0; missing--)
    history.pushState({ ...history.state, layers: layers.length - missing + 1 }, '')
}

function onPop(event: PopStateEvent): void {
  const state = event.state as EntryState
  if (leaving) {
    leaving = false
    event.stopImmediatePropagation()
    planSync()
    return
  }
  const above = layers.slice(layersOf(state)).reverse()
  if (above.length > 0 && page === (state?.key ?? 'default')) event.stopImmediatePropagation()
  for (const close of above) close()
  if (above.length > 0) setTimeout(sync, longestClosing)
  // Forward leads to no layer: those are opened by what they belong to.
  else if (layersOf(state) > layers.length) planSync()
}

answerPop(onPop)
// A reload has closed the layers whose entry it stands on. On the server there is no history.
if (typeof history === 'object') planSync()
