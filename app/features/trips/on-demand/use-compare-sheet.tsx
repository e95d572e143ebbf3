import { type MouseEvent, Suspense, useState } from 'react'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { mostCompared } from '#domain/listings/compare.ts'
import { comparePath, type PickedTrip } from '../compare-store.ts'

const sheet = loadOnDemand(() => import('./compare-sheet.tsx').then(({ CompareSheet }) => CompareSheet))

/** A link that opens the picked trips as a sheet, and leads to the comparison where the sheet's script can't be had. */
export function useCompareSheet(trips: readonly PickedTrip[]) {
  const [open, setOpen] = useState(false)
  const opener = {
    href: comparePath(trips.map(({ id }) => id)),
    'aria-haspopup': 'dialog',
    'aria-label': `Trips to compare: ${trips.length} of ${mostCompared}`,
    onPointerDown: sheet.preload,
    onFocus: sheet.preload,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // Safari gives a pressed link no focus, and the sheet returns the focus to where it was.
      event.currentTarget.focus()
      sheet.open(event, () => setOpen(true))
    },
  } as const
  const dialog = open && (
    <Suspense>
      <sheet.Component trips={trips} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { opener, dialog }
}
