import { monthsAhead } from '#domain/calendar/months-ahead.ts'
import { readDayRange, sayDayRange } from '#domain/listings/duration-range.ts'
import type { FilterName } from '#domain/listings/offered-filters.ts'
import { type FacetName, facets } from '#domain/listings/trip-facets.ts'
import type { TripFilter } from '#domain/listings/trip-filter.ts'
import { formatRupees } from '#domain/money/money.ts'

export const filterNames = {
  price: 'Price',
  ...Object.fromEntries(facets.map(({ name, label }) => [name, label])),
} as Record<FilterName, string>

/** 'Dec 2026', '4 or 5 days', and '6 to 8 days', which no list of choices holds. A month is the next of its name from `firstMonth` on. */
export function sayChoice(name: FacetName, value: string, firstMonth: string): string {
  if (name === 'month') return monthsAhead(firstMonth).find((month) => month.value === value)?.label ?? value
  const choice = facets
    .find((facet) => facet.name === name)
    ?.choices.find((offered) => offered.value === value)
  return choice?.label ?? sayLength(value)
}

/** '6 to 8 days' */
export function sayLength(value: string): string {
  const range = readDayRange(value)
  return range ? sayDayRange(range) : value
}

/** 'Up to ₹15,000'; null where no amount is set. */
export function sayAmounts({ min, max }: Pick<TripFilter, 'min' | 'max'>): string | null {
  if (min !== null && max !== null) return `${formatRupees(min)} to ${formatRupees(max)}`
  if (max !== null) return `Up to ${formatRupees(max)}`
  return min === null ? null : `From ${formatRupees(min)}`
}

/** What is chosen in a filter, in few words; null where nothing is. */
export function sayChosen(name: FilterName, filter: TripFilter, firstMonth: string): string | null {
  if (name === 'price') return sayAmounts(filter)
  const values = filter.chosen[name] ?? []
  if (values.length > 2) return `${values.length} months`
  return values.map((value) => sayChoice(name, value, firstMonth)).join(', ') || null
}
