import { type ComponentType, lazy, Suspense } from 'react'
import type { Results } from './load-results.ts'

type ResultsProps = { results: Results }

let loaded: ComponentType<ResultsProps> | null = null

/** The results' code comes with a search; the page without one stays light. */
export async function loadSearchResults() {
  const module = await import('./search-results.tsx')
  loaded = module.default
  return module
}

const Lazy = lazy(loadSearchResults)

/** Drawn at once when the code is there, as it is after a search in the browser. */
export function LazyResults(props: ResultsProps) {
  const Ready = loaded
  return <Suspense>{Ready ? <Ready {...props} /> : <Lazy {...props} />}</Suspense>
}
