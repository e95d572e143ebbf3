import { Suspense } from 'react'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { useCompared } from '../compare-store.ts'

const button = loadOnDemand(() =>
  import('../on-demand/compared-button.tsx').then(({ ComparedButton }) => ComparedButton),
)

/** The button of picked trips in a bar that belongs to the page; its script comes once a trip is picked. */
export function ComparedButtonHost({ className }: { className?: string }) {
  const { trips } = useCompared()
  return <Suspense>{trips.length > 0 && <button.Component trips={trips} className={className} />}</Suspense>
}
