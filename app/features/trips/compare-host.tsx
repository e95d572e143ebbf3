import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { useCompared } from './compare-store.ts'

const tray = loadOnDemand(() => import('./on-demand/compare-tray.tsx').then(({ CompareTray }) => CompareTray))
const question = loadOnDemand(() =>
  import('./on-demand/replace-dialog.tsx').then(({ ReplaceDialog }) => ReplaceDialog),
)

/** Pages with a bar of their own at the lower edge. */
const tripPage = /^\/(trip|itinerary|custom-trip|suggested)\//

/**
 * Where the tray appears once a trip is picked, and the question before a fourth takes a place. The comparison itself needs no
 * tray. What a press did is said in a line that is there from the start, so that screen readers announce it.
 */
export function CompareHost() {
  const { trips, waiting, said } = useCompared()
  const { pathname } = useLocation()
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Suspense>
        {trips.length > 0 && pathname !== '/compare' && (
          <tray.Component trips={trips} quiet={tripPage.test(pathname)} />
        )}
      </Suspense>
      <Suspense>{waiting && <question.Component trips={trips} waiting={waiting} />}</Suspense>
    </>
  )
}
