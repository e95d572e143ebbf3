/** The list of departures, or the month. */
export function ViewSwitch({ here, tripId }: { here: 'list' | 'month'; tripId: string | null }) {
  const of = tripId === null ? '' : `?trip=${encodeURIComponent(tripId)}`
  const current = (name: string) => (here === name ? 'page' : undefined)
  return (
    <nav aria-label="List or month" className="switch">
      <a href={`/console/departures${of}`} aria-current={current('list')}>
        List
      </a>
      <a href={`/console/departures/month${of}`} aria-current={current('month')}>
        Month
      </a>
    </nav>
  )
}
