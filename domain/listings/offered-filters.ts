import { shortList } from './short-list.ts'
import { type FacetName, facets } from './trip-facets.ts'
import { noFilter, type TripFilter } from './trip-filter.ts'
import type { Selection } from './trip-index.ts'

/** A kind of filter as a list offers it. */
export type FilterName = FacetName | 'price'

const mostForShort = 3
/** Trips that a choice leaves or takes away at least, for a short list to offer it. */
const leastForShort = 2
/** By what a traveller decides first. */
const order: FilterName[] = [
  'month',
  'price',
  ...facets.map(({ name }) => name).filter((name) => name !== 'month'),
]
/** What tells few trips apart in a way that matters. */
const forShort: FilterName[] = ['month', 'price', 'difficulty', 'duration', 'region']

/** The filters that divide a list, of a short one the best three; what is chosen is always offered. */
export function offeredFilters(whole: Selection, filter: TripFilter = noFilter): FilterName[] {
  const total = whole.matches.length
  const isShort = total < shortList
  const divides = new Map(order.map((name) => [name, partedBy(name, whole, total)]))
  const least = isShort && total > leastForShort ? leastForShort : 1
  const worth = (isShort ? forShort : order).filter((name) => (divides.get(name) ?? 0) >= least)
  const best = isShort
    ? worth.toSorted((a, b) => (divides.get(b) ?? 0) - (divides.get(a) ?? 0)).slice(0, mostForShort)
    : worth
  const isChosen = (name: FilterName) =>
    name === 'price' ? filter.min !== null || filter.max !== null : (filter.chosen[name]?.length ?? 0) > 0
  return order.filter((name) => best.includes(name) || isChosen(name))
}

/** The trips on the smaller side of the most even choice. */
function partedBy(name: FilterName, { counts, prices }: Selection, total: number): number {
  if (name === 'price') return prices && prices.least < prices.largest ? Math.floor(total / 2) : 0
  return Math.max(...counts[name].slice(0, -1).map((count) => Math.min(count, total - count)))
}
