import { Suspense } from 'react'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { useCompared } from '../compare-store.ts'

const tray = loadOnDemand(() =>
  import('../on-demand/compare-tray.tsx').then(({ CompareTray }) => CompareTray),
)

/** The tray of picked trips, on pages that list trips; what is picked waits on all others. */
export function CompareTrayHost() {
  const { trips } = useCompared()
  return <Suspense>{trips.length > 0 && <tray.Component trips={trips} />}</Suspense>
}
