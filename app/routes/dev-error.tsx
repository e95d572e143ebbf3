import { Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/dev-error'

/** Breaks on request, so that the error screen can be looked at: /dev/error/loader, /dev/error/part, or the button. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.where === 'loader') throw new Error('asked to fail')
  return { brokenPart: params.where === 'part' }
}

function BrokenPart(): null {
  throw new Error('asked to fail in a part')
}

export default function DevError({ loaderData: { brokenPart } }: Route.ComponentProps) {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('asked to fail')
  return (
    <section className="wrap py-18">
      <h1 className="display text-2xl">Error screen</h1>
      <Button className="mt-6" onClick={() => setBroken(true)}>
        Break this page
      </Button>
      {brokenPart && (
        <Suspense>
          <BrokenPart />
        </Suspense>
      )}
    </section>
  )
}
