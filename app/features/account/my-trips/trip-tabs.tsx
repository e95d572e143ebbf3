import { useLayoutEffect, useRef } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { type TripTab, tripTabPath, tripTabs } from './use-trip-tab.ts'

type TripTabsProps = {
  chosen: TripTab | null
  /** How many trips stand in each list, as far as that is known. */
  counts: Partial<Record<TripTab, number>>
}

const allTabs = Object.keys(tripTabs) as TripTab[]
const [firstTab] = allTabs

/** The lists beside each other. Each has an address, so that the way back leads through them. */
export function TripTabs({ chosen, counts }: TripTabsProps) {
  const row = useRef<HTMLElement>(null)
  const moved = useRef(false)
  // On a narrow phone the last one stands beyond the edge.
  useLayoutEffect(() => {
    const tab = chosen && row.current?.querySelector<HTMLElement>('[aria-current]')
    // The first is in sight from the start: to measure it would lay the page out once more.
    if (!tab || !row.current || (chosen === firstTab && !moved.current)) return
    moved.current = true
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <nav
      ref={row}
      aria-label="Lists of trips"
      className="relative -my-1 overflow-x-auto py-1 [scrollbar-width:none] max-m:-mx-5 max-m:px-5"
    >
      <ul className="flex gap-1.5">
        {allTabs.map((tab) => (
          <li key={tab}>
            <PageLink
              to={tripTabPath(tab)}
              preventScrollReset
              aria-current={tab === chosen ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 rounded-pill px-2.5 font-label whitespace-nowrap ring-[1.5px] ring-inset ring-edge hover:bg-paper-2 aria-[current]:bg-indigo aria-[current]:text-cream aria-[current]:ring-0 s:px-4"
            >
              {tripTabs[tab]}
              {(counts[tab] ?? 0) > 0 && <span className="text-sm tabular-nums">{counts[tab]}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
