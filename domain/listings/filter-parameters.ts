import { facets } from './trip-facets.ts'
import { noFilter, oldPrice, printFilter, type TripFilter } from './trip-filter.ts'

/** The parameters that change a listing. */
export const filterParameters = [
  ...facets.map(({ name }) => name),
  'when',
  'max',
  'min',
  'sort',
  'page',
  oldPrice,
]

/** Whether an address says all this in its shortest form; the order of its parameters does not matter. */
export function isCanonical(
  parameters: URLSearchParams,
  filter: TripFilter,
  base: TripFilter = noFilter,
): boolean {
  const inOrder = (entries: Iterable<[string, string]>) =>
    filterParameters.flatMap((wanted) => [...entries].filter(([name]) => name === wanted)).join('&')
  return inOrder(parameters) === inOrder(new URLSearchParams(printFilter(filter, base)))
}
