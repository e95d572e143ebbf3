import { type FacetName, facets } from './trip-facets.ts'

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

/** One choice a facet at the most: the count beside a choice is then exactly what choosing it shows. */
export type TripFilter = { chosen: Partial<Record<FacetName, string>>; sort: Sort; page: number }

const defaultSort: Sort = 'recommended'
export const noFilter: TripFilter = { chosen: {}, sort: defaultSort, page: 1 }

/** The parameters that change a listing, in the order in which addresses carry them. */
export const filterParameters = [...facets.map(({ name }) => name), 'sort', 'page']

/** Reads an address; anything that we did not offer counts as not said. */
export function parseFilter(parameters: URLSearchParams): TripFilter {
  const chosen: TripFilter['chosen'] = {}
  for (const { name, choices } of facets) {
    const value = parameters.get(name)
    if (choices.some((choice) => choice.value === value)) chosen[name] = value as string
  }
  const sort = sorts.find(({ value }) => value === parameters.get('sort'))?.value ?? defaultSort
  const page = /^[1-9]\d{0,3}$/.exec(parameters.get('page') ?? '')
  return { chosen, sort, page: page ? Number(page[0]) : 1 }
}

/** The shortest address that says the same: '?price=under-10000&sort=rating', or nothing at all. */
export function printFilter({ chosen, sort, page }: TripFilter): string {
  const parameters = new URLSearchParams()
  for (const { name } of facets) if (chosen[name]) parameters.set(name, chosen[name])
  if (sort !== defaultSort) parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Whether an address says all this in its shortest form; the order of its parameters does not matter. */
export function isCanonical(parameters: URLSearchParams, filter: TripFilter): boolean {
  const said = [...parameters].filter(([name]) => filterParameters.includes(name))
  const canonical = new URLSearchParams(printFilter(filter))
  return said.length === canonical.size && said.every(([name, value]) => canonical.get(name) === value)
}

/** Another choice, or none, starts the list anew. */
export function choose(filter: TripFilter, name: FacetName, value: string | null): TripFilter {
  const { [name]: _, ...others } = filter.chosen
  return { ...filter, chosen: value ? { ...others, [name]: value } : others, page: 1 }
}
