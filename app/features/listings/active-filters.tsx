import { X } from 'lucide'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { facets } from '#domain/listings/trip-facets.ts'
import { choose, noFilter, toggleMonth } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { sayAmounts, sayChoice } from './filter-labels.ts'
import { addressOf, type ListingAddress } from './listing-address.ts'

export type LookedUp = { words: string; without: ListingAddress }
type ActiveFiltersProps = {
  address: ListingAddress
  part: Pick<ListingPart, 'filter' | 'firstMonth' | 'when'>
  /** What a search looked up, and the list without it. */
  lookedUp?: LookedUp | null
}

/** What narrows the list, whether it was chosen or understood from words; each chip takes itself away. */
export function ActiveFilters({ address, part, lookedUp = null }: ActiveFiltersProps) {
  const { filter } = part
  const chips = chipsOf(address, part)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex items-center gap-2 l:flex-wrap">
      {lookedUp && (
        <Chip to={addressOf(lookedUp.without, filter)} name={`Remove from the search: ${lookedUp.words}`}>
          {lookedUp.words.charAt(0).toUpperCase() + lookedUp.words.slice(1)}
        </Chip>
      )}
      {chips.map(({ facet, label, to }) => (
        <Chip key={`${facet} ${label}`} to={to} name={`Remove filter: ${facet}, ${label}`}>
          {label}
        </Chip>
      ))}
      <li className="shrink-0">
        <PageLink
          to={addressOf(address, { ...noFilter, sort: filter.sort })}
          preventScrollReset
          onClick={() => focusPlace('trips')}
          className="inline-flex min-h-11 items-center rounded-pill px-2.5 font-label whitespace-nowrap text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink"
        >
          Clear all
        </PageLink>
      </li>
    </ul>
  )
}

function chipsOf(address: ListingAddress, { filter, firstMonth, when }: ActiveFiltersProps['part']) {
  const price = sayAmounts(filter)
  return [
    ...(when
      ? [{ facet: 'Time', label: when, to: addressOf(address, { ...filter, when: null, page: 1 }) }]
      : []),
    ...facets.flatMap(({ name, label: facet }) =>
      (filter.chosen[name] ?? []).map((value) => ({
        facet,
        label: sayChoice(name, value, firstMonth),
        to: addressOf(address, name === 'month' ? toggleMonth(filter, value) : choose(filter, name, null)),
      })),
    ),
    ...(price
      ? [
          {
            facet: 'Price',
            label: price,
            to: addressOf(address, { ...filter, min: null, max: null, page: 1 }),
          },
        ]
      : []),
  ]
}

function Chip({ to, name, children }: { to: string; name: string; children: string }) {
  return (
    <li className="shrink-0">
      <PageLink
        to={to}
        preventScrollReset
        onClick={() => focusPlace('trips')}
        aria-label={name}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-indigo pr-3 pl-4 text-[0.9375rem] font-label whitespace-nowrap text-cream hover:bg-indigo-2"
      >
        {children}
        <Icon node={X} size={16} />
      </PageLink>
    </li>
  )
}
