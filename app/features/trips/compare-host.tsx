import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { useCompared } from './compare-store.ts'

const CompareBar = lazyPart(() => import('./compare-bar.tsx').then(({ CompareBar }) => CompareBar))

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
