import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { useCompared } from './compare-store.ts'

const compareBar = loadOnDemand(() =>
  import('./on-demand/compare-bar.tsx').then(({ CompareBar }) => CompareBar),
)

/** Where the bar appears once a trip is picked. The comparison itself needs none. */
export function CompareHost() {
  const ids = useCompared()
  const { pathname } = useLocation()
  return ids.length > 0 && pathname !== '/compare' ? (
    <Suspense>
      <compareBar.Component ids={ids} />
    </Suspense>
  ) : null
}
