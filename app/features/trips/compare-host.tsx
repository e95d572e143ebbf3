import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCompared } from './compare-store.ts'

const CompareBar = lazy(() => import('./compare-bar.tsx').then(({ CompareBar }) => ({ default: CompareBar })))

/** Where the bar appears once a trip is picked. The comparison itself needs none. */
export function CompareHost() {
  const ids = useCompared()
  const { pathname } = useLocation()
  return ids.length > 0 && pathname !== '/compare' ? (
    <Suspense>
      <CompareBar ids={ids} />
    </Suspense>
  ) : null
}
