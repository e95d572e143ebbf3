import { useId } from 'react'
import type { FilterName } from '#domain/listings/offered-filters.ts'
import { type FacetName, facets } from '#domain/listings/trip-facets.ts'
import type { TripFilter } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { MonthChoices } from './month-choices.tsx'
import { PriceAmount } from './price-amount.tsx'

export type FilterFieldsProps = {
  name: FilterName
  filter: TripFilter
  counts: Record<FacetName, number[]>
  prices: ListingPart['prices']
  firstMonth: ListingPart['firstMonth']
  onAmount: (max: number | null) => void
  /** Whether the fields carry their own title. */
  titled?: boolean
}

/** The fields of one filter. */
export function FilterFields(props: FilterFieldsProps) {
  const { name, filter, counts, prices, firstMonth, onAmount, titled } = props
  const id = useId()
  if (name === 'price') return <PriceAmount id={id} filter={filter} prices={prices} onChange={onAmount} />
  const facet = facets.find((known) => known.name === name)
  if (!facet) return null
  const chosen = filter.chosen[name] ?? []
  if (name === 'month')
    return <MonthChoices facet={facet} chosen={chosen} counts={counts[name]} firstMonth={firstMonth} />
  return <ChoiceRows facet={facet} chosen={chosen[0] ?? ''} counts={counts[name]} titled={titled} />
}
