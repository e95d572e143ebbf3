import { X } from 'lucide'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { facets } from '#domain/listings/trip-facets.ts'
import { choose, noFilter, type TripFilter } from '#domain/listings/trip-filter.ts'
import { addressOf, type ListingAddress } from './listing-address.ts'

/** What narrows the list; each chip takes itself away. */
export function ActiveFilters({ address, filter }: { address: ListingAddress; filter: TripFilter }) {
  const active = facets.flatMap(({ name, label, choices }) => {
    const choice = choices.find(({ value }) => value === filter.chosen[name])
    return choice ? [{ name, facet: label, label: choice.label }] : []
  })
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2 pb-5">
      {active.map(({ name, facet, label }) => (
        <li key={name}>
          <PageLink
            to={addressOf(address, choose(filter, name, null))}
            preventScrollReset
            onClick={() => focusPlace('trips')}
            aria-label={`Remove filter: ${facet}, ${label}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-indigo py-1 pr-2.5 pl-4 text-sm font-label text-white hover:bg-indigo-2"
          >
            {label}
            <Icon node={X} size={16} />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink
          to={addressOf(address, { ...noFilter, sort: filter.sort })}
          preventScrollReset
          onClick={() => focusPlace('trips')}
          className="inline-flex min-h-9 items-center rounded-pill px-3 text-sm font-label text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink"
        >
          Clear all
        </PageLink>
      </li>
    </ul>
  )
}
