import { byRating } from '#domain/trips/by-rating.ts'
import { type DayRange, readDayRange } from './duration-range.ts'
import {
  type FacetName,
  type FilterFacts,
  facetMask,
  facets,
  type SaleFacet,
  type SaleFacts,
  saleMask,
} from './trip-facets.ts'
import type { Sort, TripFilter } from './trip-filter.ts'

export type Selection = {
  /** Trips matching a filter, in order. */
  matches: number[]
  /** How many there would be with each choice of each facet alone and, last, with none. */
  counts: Record<FacetName, number[]>
  /** The least and the largest price among those that match all but the price; null where there are none. */
  prices: { least: number; largest: number } | null
}

export type TripIndex = {
  /** `members` are positions in the index, in recommended order. */
  select: (members: ArrayLike<number>, filter: TripFilter, sale: SaleMasks) => Selection
}

/** Masks by position of what changes with every booking. */
export type SaleMasks = Record<SaleFacet, Uint16Array>

const durationAt = facets.findIndex(({ name }) => name === 'duration')

/** Masks and orders of all trips, made once; a selection then reads numbers alone, each trip once. */
export function createTripIndex(trips: readonly FilterFacts[]): TripIndex {
  const masks = facets.map(({ name }) =>
    name === 'seats' || name === 'month' ? name : Uint16Array.from(trips, (facts) => facetMask(name, facts)),
  )
  const prices = Uint32Array.from(trips, ({ price }) => price)
  const days = Uint8Array.from(trips, (facts) => facts.days)
  const tallies = facets.map(({ choices }) => createTally(choices.length))
  const ranks = new Map<Sort, Uint32Array>()
  const rankBy = (sort: Exclude<Sort, 'recommended'>) => {
    const known = ranks.get(sort)
    if (known) return known
    const rank = new Uint32Array(trips.length)
    const order = Array.from(trips, (facts, at) => ({ at, facts }))
    order.sort((a, b) => comparators[sort](a.facts, b.facts) || a.at - b.at)
    for (const [place, { at }] of order.entries()) rank[at] = place
    ranks.set(sort, rank)
    return rank
  }
  return {
    select(members, filter, sale) {
      const columns = masks.map((mask) => (typeof mask === 'string' ? sale[mask] : mask))
      const selection = selectTrips(members, filter, { columns, prices, days, tallies })
      return filter.sort === 'recommended'
        ? selection
        : { ...selection, matches: inRankOrder(selection.matches, rankBy(filter.sort)) }
    },
  }
}

type Tables = { columns: Uint16Array[]; prices: Uint32Array; days: Uint8Array; tallies: Tally[] }

/** In the members' own order. */
function selectTrips(members: ArrayLike<number>, filter: TripFilter, tables: Tables): Selection {
  const { columns, prices, days, tallies } = tables
  const wanted = facets.map(({ name, choices }) => bitsOf(choices, filter.chosen[name]))
  const length = wantedLength(filter.chosen.duration)
  const [least, largest] = [filter.min ?? 0, filter.max ?? Number.POSITIVE_INFINITY]
  const matches: number[] = []
  const span = { least: Number.POSITIVE_INFINITY, largest: 0 }

  function isMissed(f: number, trip: number): boolean {
    if (f === durationAt && length) {
      const count = days[trip] as number
      return count < length.min || count > length.max
    }
    const want = wanted[f] as number
    const mask = (columns[f] as Uint16Array)[trip] as number
    return want !== 0 && (mask & want) === 0
  }

  for (let i = 0; i < members.length; i++) {
    const trip = members[i] as number
    const price = prices[trip] as number
    const isPriced = price >= least && price <= largest
    let missed = -1
    let misses = isPriced ? 0 : 1
    for (let f = 0; f < columns.length && misses < 2; f++) {
      if (!isMissed(f, trip)) continue
      missed = f
      misses++
    }
    if (misses > 1) continue
    if (missed < 0) {
      span.least = Math.min(span.least, price)
      span.largest = Math.max(span.largest, price)
    }
    // A trip that fails one facet alone still stands behind the other choices of that facet.
    if (missed >= 0) tallies[missed]?.add(columns[missed]?.[trip] ?? 0)
    else if (isPriced) {
      matches.push(trip)
      for (let f = 0; f < columns.length; f++) tallies[f]?.add(columns[f]?.[trip] ?? 0)
    }
  }
  return {
    matches,
    counts: Object.fromEntries(
      facets.map(({ name }, f) => [name, tallies[f]?.take() ?? []]),
    ) as Selection['counts'],
    prices: span.largest > 0 ? span : null,
  }
}

export function saleMasks(trips: readonly SaleFacts[]): SaleMasks {
  const masks = (name: SaleFacet) => Uint16Array.from(trips, (facts) => saleMask(name, facts))
  return { month: masks('month'), seats: masks('seats') }
}

const comparators: Record<Exclude<Sort, 'recommended'>, (a: FilterFacts, b: FilterFacts) => number> = {
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  // Trips whose length travellers choose come last.
  duration: (a, b) => Number(a.flexible) - Number(b.flexible) || a.days - b.days,
  rating: byRating,
  discount: (a, b) => b.discount - a.discount,
}

/** A length in days; null for none and for one that is flexible. */
function wantedLength([value]: readonly string[] = []): DayRange | null {
  return value ? readDayRange(value) : null
}

function bitsOf(choices: readonly { value: string }[], values: readonly string[] = []): number {
  return choices.reduce((bits, { value }, i) => (values.includes(value) ? bits | (1 << i) : bits), 0)
}

type Tally = ReturnType<typeof createTally>

/** Counts trips by their mask: many share one, so that a choice is looked for once for all of them. */
function createTally(choices: number) {
  const trips = new Uint32Array(1 << choices)
  const seen: number[] = []
  return {
    add(mask: number): void {
      if (trips[mask] === 0) seen.push(mask)
      trips[mask] = (trips[mask] as number) + 1
    },
    /** How many there are of each choice and, last, in all. The next count begins anew. */
    take(): number[] {
      const counts = new Array<number>(choices + 1).fill(0)
      for (const mask of seen) {
        const amount = trips[mask] as number
        for (let i = 0; i < choices; i++) if (mask & (1 << i)) counts[i] = (counts[i] as number) + amount
        counts[choices] = (counts[choices] as number) + amount
        trips[mask] = 0
      }
      seen.length = 0
      return counts
    },
  }
}

/** Linear, however many there are: every trip goes to its own place. */
function inRankOrder(matches: number[], rank: Uint32Array): number[] {
  const places = new Int32Array(rank.length).fill(-1)
  for (const trip of matches) places[rank[trip] as number] = trip
  return Array.from(places.filter((trip) => trip >= 0))
}
