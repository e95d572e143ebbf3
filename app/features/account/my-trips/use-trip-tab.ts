import { useLocation } from 'react-router'

export const tripTabs = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
  saved: 'Saved',
}

export type TripTab = keyof typeof tripTabs

/** The tab that the address names, at first that of trips to come. The server does not read it, so none is known until the page is awake. */
export function useTripTab(awake: boolean): TripTab | null {
  const { search } = useLocation()
  const named = new URLSearchParams(search).get('tab') ?? ''
  if (!awake) return null
  return Object.hasOwn(tripTabs, named) ? (named as TripTab) : 'upcoming'
}

/** The first tab has the page's own address. */
export function tripTabPath(tab: TripTab): string {
  return tab === 'upcoming' ? '/my-trips' : `/my-trips?tab=${tab}`
}
