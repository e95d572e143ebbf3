import type { Stay } from '#domain/calendar/date-window.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { difficulties, sayDifficulty } from '#domain/trips/difficulty.ts'
import { startCities, startCityMask } from '#domain/trips/start-cities.ts'
import type { Suited } from '#domain/trips/suits.ts'
import type { Difficulty, Region, TripRating } from '#domain/trips/trip.ts'
import { type DayRange, printDayRange, sayDayRange } from './duration-range.ts'

/** What listings are filtered by. */

/** What a filter knows of a trip. */
export type FilterFacts = {
  price: number
  /** Of the plan; travellers may change those of a flexible trip. */
  days: number
  flexible: boolean
  difficulty: Difficulty | null
  region: Region | 'Abroad' | null
  rating: Pick<TripRating, 'average' | 'reviews'> | null
  discount: number
  /** Where its travellers meet. */
  meets: string
  suited: readonly Suited[]
  hasTrek: boolean
}

/** And what it knows of the trip's dates on sale, which changes with every booking. */
export type SaleFacts = {
  /** The most that are free on one date. */
  seats: number
  /** Those of dates with a free seat; where dates are asked for, those of the season. */
  months: readonly number[]
  /** Those dates themselves; null where dates are asked for. */
  dates: readonly Stay[] | null
}

export type SaleFacet = 'month' | 'seats'
export type FacetName =
  | 'month'
  | 'difficulty'
  | 'duration'
  | 'region'
  | 'from'
  | 'suits'
  | 'without'
  | 'rating'
  | 'discount'
  | 'seats'
export type Choice = { value: string; label: string }
/** The counts and addresses of all choices follow from this table. At most 12 choices, each a bit of a mask. */
export type Facet = {
  name: FacetName
  label: string
  choices: readonly Choice[]
}

/** In days; the last has no end. */
const dayBands: DayRange[] = [
  { min: 1, max: 3 },
  { min: 4, max: 5 },
  { min: 6, max: 7 },
  { min: 8, max: 9 },
  { min: 10, max: Number.POSITIVE_INFINITY },
]
export const flexible = 'flexible'
const ratingFloors = [4.9, 4.8, 4.7, 4.5]
const discountFloors = [5, 8, 10]
const seatFloors = [1, 2, 4, 6, 10]
const suitChoices: { value: Suited; label: string }[] = [
  { value: 'beginners', label: 'For beginners' },
  { value: 'parents', label: 'With parents' },
]
export const regions = ['North', 'South', 'East', 'West', 'Abroad'] as const

/** By what a traveller decides first. A month may be chosen with others, of all else one. */
export const facets: readonly Facet[] = [
  {
    name: 'month',
    label: 'Month',
    choices: monthNames.map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    name: 'difficulty',
    label: 'Difficulty',
    choices: difficulties.map((value) => ({ value, label: sayDifficulty(value) })),
  },
  {
    name: 'duration',
    label: 'Duration',
    choices: [
      ...dayBands.map((band) => ({ value: printDayRange(band), label: sayDayRange(band) })),
      { value: flexible, label: 'Flexible' },
    ],
  },
  {
    name: 'region',
    label: 'Region',
    choices: regions.map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    name: 'from',
    label: 'Starting city',
    choices: startCities.map((city) => ({ value: city.toLowerCase(), label: `From ${city}` })),
  },
  { name: 'suits', label: 'Suits', choices: suitChoices },
  { name: 'without', label: 'Trekking', choices: [{ value: 'trekking', label: 'Without trekking' }] },
  {
    name: 'rating',
    label: 'Rating',
    choices: ratingFloors.map((floor) => ({ value: String(floor), label: `${floor} and up` })),
  },
  {
    name: 'discount',
    label: 'Discount',
    choices: discountFloors.map((floor) => ({ value: String(floor), label: `${floor}% and more` })),
  },
  {
    name: 'seats',
    label: 'Seats on one date',
    choices: seatFloors.map((floor) => ({
      value: String(floor),
      label: floor === 1 ? '1 seat and more' : `${floor} seats and more`,
    })),
  },
]

/** Bit i is set where the trip has the facet's choice i. */
export function facetMask(name: Exclude<FacetName, SaleFacet>, facts: FilterFacts): number {
  switch (name) {
    case 'difficulty':
      return facts.difficulty ? 1 << difficulties.indexOf(facts.difficulty) : 0
    case 'duration':
      return dayBands.reduce(
        (mask, { min, max }, i) => (facts.days >= min && facts.days <= max ? mask | (1 << i) : mask),
        facts.flexible ? 1 << dayBands.length : 0,
      )
    case 'region':
      return facts.region ? 1 << regions.indexOf(facts.region) : 0
    case 'from':
      return startCityMask(facts.meets)
    case 'suits':
      return suitChoices.reduce(
        (mask, { value }, i) => (facts.suited.includes(value) ? mask | (1 << i) : mask),
        0,
      )
    case 'without':
      return facts.hasTrek ? 0 : 1
    case 'rating':
      return floorMask(facts.rating?.average ?? 0, ratingFloors)
    case 'discount':
      return floorMask(facts.discount, discountFloors)
  }
}

export function saleMask(name: SaleFacet, { seats, months }: SaleFacts): number {
  if (name === 'seats') return floorMask(seats, seatFloors)
  return months.reduce((mask, month) => mask | (1 << (month - 1)), 0)
}

function floorMask(value: number, floors: number[]): number {
  return floors.reduce((mask, floor, i) => (value >= floor ? mask | (1 << i) : mask), 0)
}
