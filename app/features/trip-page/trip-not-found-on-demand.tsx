import { type ComponentProps, Suspense } from 'react'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

const tripNotFound = loadOnDemand(() =>
  import('./trip-not-found.tsx').then(({ TripNotFound }) => TripNotFound),
)

/** The page of a trip that exists does without its script. */
export function TripNotFoundOnDemand(props: ComponentProps<typeof tripNotFound.Component>) {
  return (
    <Suspense>
      <tripNotFound.Component {...props} />
    </Suspense>
  )
}
