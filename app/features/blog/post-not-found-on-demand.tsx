import { Suspense } from 'react'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

const postNotFound = loadOnDemand(() =>
  import('./post-not-found.tsx').then(({ PostNotFound }) => PostNotFound),
)

/** The page of a post that exists does without its script. */
export function PostNotFoundOnDemand() {
  return (
    <Suspense>
      <postNotFound.Component />
    </Suspense>
  )
}
