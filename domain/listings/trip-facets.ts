import { monthNames } from '#domain/calendar/month-names.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { Region } from '#domain/trips/trip.ts'

/** What listings are filtered by. */

/** What a filter knows of a trip. */
export type TripFacts = {
  price: number
  /** Null where travellers choose. */
  days: number | null
  region: Region | 'Abroad' | null
  rating: number
  reviews: number
  discount: number
}

/** And what it knows of the trip's dates on sale, which changes with every booking. */
export type SaleFacts = {
  /** The most that are free on one date. */
  seats: number
  /** Those of dates with a free seat; where dates are asked for, those of the season. */
  months: readonly number[]
}

export type SaleFacet = 'month' | 'seats'
export type FacetName = 'price' | 'duration' | 'month' | 'region' | 'rating' | 'discount' | 'seats'
export type Choice = { value: string; label: string }
/** The counts and addresses of all choices follow from this table. At most 12 choices, each a bit of a mask. */
export type Facet = {
  name: FacetName
  label: string
  /** The way back to all trips. */
  any: string
  /** What the choices mean, where their names leave it open. */
  note?: string
  choices: readonly Choice[]
}

/** Upper bounds in rupees per person, not included; the last band has none. */
const priceBounds = [10_000, 20_000, 35_000, 60_000]
/** Upper bounds in days, included; the last band has none. */
const dayBounds = [3, 5, 7, 9]
const ratingFloors = [4.9, 4.8, 4.7, 4.5]
const discountFloors = [5, 8, 10]
const seatFloors = [1, 2, 4, 6, 10]
export const regions = ['North', 'South', 'East', 'West', 'Abroad'] as const

const priceBands: Choice[] = [
  { value: `under-${priceBounds[0]}`, label: `Under ${formatRupees(priceBounds[0] ?? 0)}` },
  ...priceBounds.slice(1).map((upper, i) => ({
    value: `${priceBounds[i]}-${upper}`,
    label: `${formatRupees(priceBounds[i] ?? 0)} to ${formatRupees(upper)}`,
  })),
  { value: `from-${priceBounds.at(-1)}`, label: `${formatRupees(priceBounds.at(-1) ?? 0)} and more` },
]

const dayBands: Choice[] = [
  { value: `1-${dayBounds[0]}`, label: `Up to ${dayBounds[0]} days` },
  ...dayBounds.slice(1).map((upper, i) => ({
    value: `${(dayBounds[i] ?? 0) + 1}-${upper}`,
    label: `${(dayBounds[i] ?? 0) + 1} or ${upper} days`,
  })),
  { value: `from-${(dayBounds.at(-1) ?? 0) + 1}`, label: `${(dayBounds.at(-1) ?? 0) + 1} days and more` },
  { value: 'flexible', label: 'Flexible' },
]

export const facets: readonly Facet[] = [
  { name: 'price', label: 'Price per person', any: 'Any price', choices: priceBands },
  { name: 'duration', label: 'Duration', any: 'Any length', choices: dayBands },
  {
    name: 'month',
    label: 'Month',
    any: 'Any month',
    note: 'With seats on sale; private trips in their season.',
    choices: monthNames.map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    name: 'region',
    label: 'Region',
    any: 'Anywhere',
    choices: regions.map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    name: 'rating',
    label: 'Rating',
    any: 'Any rating',
    choices: ratingFloors.map((floor) => ({ value: String(floor), label: `${floor} and up` })),
  },
  {
    name: 'discount',
    label: 'Discount',
    any: 'With or without',
    choices: discountFloors.map((floor) => ({ value: String(floor), label: `${floor}% and more` })),
  },
  {
    name: 'seats',
    label: 'Seats on one date',
    any: 'Any number',
    choices: seatFloors.map((floor) => ({
      value: String(floor),
      label: floor === 1 ? '1 seat and more' : `${floor} seats and more`,
    })),
  },
]

/** Bit i is set where the trip has the facet's choice i. */
export function facetMask(name: Exclude<FacetName, SaleFacet>, facts: TripFacts): number {
  switch (name) {
    case 'price':
      return 1 << bandOf(facts.price, priceBounds, (price, bound) => price < bound)
    case 'duration':
      return facts.days === null
        ? 1 << (dayBounds.length + 1)
        : 1 << bandOf(facts.days, dayBounds, (days, bound) => days <= bound)
    case 'region':
      return facts.region ? 1 << regions.indexOf(facts.region) : 0
    case 'rating':
      return floorMask(facts.rating, ratingFloors)
    case 'discount':
      return floorMask(facts.discount, discountFloors)
  }
}

export function saleMask(name: SaleFacet, { seats, months }: SaleFacts): number {
  if (name === 'seats') return floorMask(seats, seatFloors)
  return months.reduce((mask, month) => mask | (1 << (month - 1)), 0)
}

function bandOf(value: number, bounds: number[], isIn: (value: number, bound: number) => boolean): number {
  const band = bounds.findIndex((bound) => isIn(value, bound))
  return band < 0 ? bounds.length : band
}

function floorMask(value: number, floors: number[]): number {
  return floors.reduce((mask, floor, i) => (value >= floor ? mask | (1 << i) : mask), 0)
}
