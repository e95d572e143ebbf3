import { Suspense } from 'react'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { useCompared } from './compare-store.ts'

const question = loadOnDemand(() =>
  import('./on-demand/replace-dialog.tsx').then(({ ReplaceDialog }) => ReplaceDialog),
)

/**
 * The question before a fourth trip takes a place. What a press did is said in a line that is there from the start, so that
 * screen readers announce it.
 */
export function CompareHost() {
  const { trips, waiting, said } = useCompared()
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Suspense>{waiting && <question.Component trips={trips} waiting={waiting} />}</Suspense>
    </>
  )
}
