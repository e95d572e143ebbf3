import { isWhen } from '#domain/calendar/date-window.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { printDayRange, readDayRange } from './duration-range.ts'
import { type FacetName, facets, flexible } from './trip-facets.ts'

/** What a visitor asks of a listing. It lives in the address and nowhere else. */
export const sorts = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Price: low to high' },
  { value: '-price', label: 'Price: high to low' },
  { value: 'duration', label: 'Shortest first' },
  { value: 'rating', label: 'Best rated' },
  { value: 'discount', label: 'Biggest discount' },
] as const

export type Sort = (typeof sorts)[number]['value']

export type TripFilter = {
  /** Values of each facet, in its order. Of months there may be several; a length may be any number of days. */
  chosen: Partial<Record<FacetName, readonly string[]>>
  /** A time by its name: 'christmas', 'this-weekend', '2027-12'. */
  when: string | null
  /** Whole rupees a person, both included. */
  min: number | null
  max: number | null
  sort: Sort
  page: number
}

const defaultSort: Sort = 'recommended'
export const noFilter: TripFilter = {
  chosen: {},
  when: null,
  min: null,
  max: null,
  sort: defaultSort,
  page: 1,
}

/** Where price was one of a few bands; such an address leads to its amounts. */
export const oldPrice = 'price'
const months = monthNames.map((name) => name.toLowerCase())

/** Reads an address; anything that we did not offer counts as not said, and what is not said is as in `base`. */
export function parseFilter(parameters: URLSearchParams, base: TripFilter = noFilter): TripFilter {
  const chosen: TripFilter['chosen'] = { ...base.chosen }
  for (const { name } of facets) {
    const values = readValues(name, parameters.getAll(name))
    if (values.length > 0) chosen[name] = values
  }
  const said = parameters.get('when') ?? ''
  const when = isWhen(said) ? said : base.when
  const sort = sorts.find(({ value }) => value === parameters.get('sort'))?.value ?? base.sort
  const page = /^[1-9]\d{0,3}$/.exec(parameters.get('page') ?? '')
  return { chosen, when, ...readAmounts(parameters, base), sort, page: page ? Number(page[0]) : 1 }
}

function readValues(name: FacetName, said: string[]): string[] {
  const choices = facets.find((facet) => facet.name === name)?.choices ?? []
  // 'may,june' is read as well; months stand in the calendar's order.
  if (name === 'month') {
    const named = new Set(said.flatMap((value) => value.split(',')))
    return months.filter((month) => named.has(month))
  }
  const [first = ''] = said
  if (choices.some(({ value }) => value === first)) return [first]
  const range = name === 'duration' && first !== flexible ? readDayRange(first) : null
  return range ? [printDayRange(range)] : []
}

function readAmounts(parameters: URLSearchParams, base: TripFilter): Pick<TripFilter, 'min' | 'max'> {
  const [, below, from, to, above] =
    /^(?:under-(\d+)|(\d+)-(\d+)|from-(\d+))$/.exec(parameters.get(oldPrice) ?? '') ?? []
  const max = readAmount(parameters.get('max') ?? below ?? to)
  const min = readAmount(parameters.get('min') ?? from ?? above)
  if (min === null && max === null) return { min: base.min, max: base.max }
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

/** '15000', '15,000', '₹15,000' or '15k'. */
export function readAmount(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/[₹,\s]/g, '').replace(/k$/i, '000')
  return /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : null
}

/** The shortest address that says the same: '?month=may&max=10000', or nothing at all. What `base` says is left out. */
export function printFilter(
  { chosen, when, min, max, sort, page }: TripFilter,
  base: TripFilter = noFilter,
): string {
  const parameters = new URLSearchParams()
  for (const { name } of facets) {
    const values = chosen[name] ?? []
    if (String(values) !== String(base.chosen[name] ?? [])) {
      for (const value of values) parameters.append(name, value)
    }
  }
  if (when !== base.when && when !== null) parameters.set('when', when)
  if (max !== base.max || min !== base.min) {
    if (max !== null) parameters.set('max', String(max))
    if (min !== null) parameters.set('min', String(min))
  }
  if (sort !== base.sort) parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Another choice, or none, starts the list anew. */
export function choose(filter: TripFilter, name: FacetName, value: string | null): TripFilter {
  const { [name]: _, ...others } = filter.chosen
  return { ...filter, chosen: value ? { ...others, [name]: [value] } : others, page: 1 }
}

/** Where no trip is rated, nobody is asked for the best rated. */
export function withoutRating(filter: TripFilter): TripFilter {
  const { rating: _, ...chosen } = filter.chosen
  return { ...filter, chosen, sort: filter.sort === 'rating' ? defaultSort : filter.sort }
}

/** Adds a month, or takes it away. */
export function toggleMonth(filter: TripFilter, month: string): TripFilter {
  const wanted = new Set(filter.chosen.month)
  if (!wanted.delete(month)) wanted.add(month)
  const { month: _, ...others } = filter.chosen
  const inOrder = months.filter((value) => wanted.has(value))
  return { ...filter, chosen: inOrder.length > 0 ? { ...others, month: inOrder } : others, page: 1 }
}

/** The numbers of the chosen months, 1 to 12. */
export function chosenMonths({ chosen }: TripFilter): number[] {
  return (chosen.month ?? []).map((month) => months.indexOf(month) + 1)
}

/** How many things narrow the list. */
export function countChosen({ chosen, when, min, max }: TripFilter): number {
  return (
    Object.values(chosen).flat().length + (when === null ? 0 : 1) + (min === null && max === null ? 0 : 1)
  )
}
