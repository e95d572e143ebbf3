import { useEffect, useState } from 'react'
import type { PickedTrip } from '#app/features/trips/compare-store.ts'
import { useCompareSheet } from '#app/features/trips/on-demand/use-compare-sheet.tsx'
import { mostCompared } from '#domain/listings/compare.ts'

/** The picked trips at the foot of the home page, once its search bar has left the screen. */
export function ComparedPill({ trips }: { trips: readonly PickedTrip[] }) {
  const { opener, dialog } = useCompareSheet(trips)
  const away = useSearchAway()
  if (!away) return dialog
  return (
    <>
      <aside
        aria-label="Trips to compare"
        data-bottom-bar
        className="fixed bottom-[calc(12px+env(safe-area-inset-bottom))] left-[max(12px,50vw-var(--wrap,1280px)/2)] z-34"
      >
        <a
          {...opener}
          aria-label={undefined}
          className="flex min-h-12 items-center gap-2.5 rounded-pill bg-indigo pr-5 pl-2.5 font-strong text-white shadow-3 hover:bg-indigo-2"
        >
          <span className="grid size-8 place-items-center rounded-pill bg-marigold text-[16px] text-ink">
            {trips.length}
          </span>
          <span>
            <span className="sr-only">of {mostCompared} trips to </span>Compare
          </span>
        </a>
      </aside>
      {dialog}
    </>
  )
}

function useSearchAway(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const search = document.getElementById('search')
    if (!search) return
    // On a low screen it has yet to come: what counts is that it left at the top.
    const observer = new IntersectionObserver(([entry]) =>
      setAway(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(search)
    return () => observer.disconnect()
  }, [])
  return away
}
