import { type FacetName, facets } from './trip-facets.ts'
import { choose, noFilter, type TripFilter } from './trip-filter.ts'

/** One thing that a filter asks for. */
export type Condition = {
  name: 'time' | 'price' | Exclude<FacetName, 'month'>
  /** The filter that asks for this and nothing else, and the one that asks for all but this. */
  alone: TripFilter
  without: TripFilter
}

/** Months and a named time are one thing: when. */
export function conditionsOf(filter: TripFilter): Condition[] {
  const { chosen, when, min, max } = filter
  const month = chosen.month ?? []
  const isTimed = when !== null || month.length > 0
  return [
    ...(isTimed
      ? [
          {
            name: 'time' as const,
            alone: { ...noFilter, when, chosen: month.length > 0 ? { month } : {} },
            without: { ...choose(filter, 'month', null), when: null },
          },
        ]
      : []),
    ...(min !== null || max !== null
      ? [
          {
            name: 'price' as const,
            alone: { ...noFilter, min, max },
            without: { ...filter, min: null, max: null, page: 1 },
          },
        ]
      : []),
    ...facets.flatMap(({ name }) => {
      const [value] = chosen[name] ?? []
      if (name === 'month' || !value) return []
      return [{ name, alone: choose(noFilter, name, value), without: choose(filter, name, null) }]
    }),
  ]
}
