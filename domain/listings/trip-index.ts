import {
  type FacetName,
  facetMask,
  facets,
  type SaleFacet,
  type SaleFacts,
  saleMask,
  type TripFacts,
} from './trip-facets.ts'
import type { Sort, TripFilter } from './trip-filter.ts'

/** Trips matching a filter, in order, and how many there would be with each choice of each facet and, last, with none. */
export type Selection = { matches: number[]; counts: Record<FacetName, number[]> }

export type TripIndex = {
  /** `members` are positions in the index, in recommended order. */
  select: (members: ArrayLike<number>, filter: TripFilter, sale: SaleMasks) => Selection
}

/** Masks by position of what changes with every booking. */
export type SaleMasks = Record<SaleFacet, Uint16Array>

const monthBits = 12

/** Masks and orders of all trips, made once; a selection then reads numbers alone, each trip once. */
export function createTripIndex(trips: readonly TripFacts[]): TripIndex {
  const masks = facets.map(({ name }) =>
    name === 'seats' || name === 'month' ? name : Uint16Array.from(trips, (facts) => facetMask(name, facts)),
  )
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

  function select(members: ArrayLike<number>, { chosen, sort }: TripFilter, sale: SaleMasks): Selection {
    const columns = masks.map((mask) => (typeof mask === 'string' ? sale[mask] : mask))
    const wanted = facets.map(({ name, choices }) => bitOf(choices, chosen[name]))
    const tallies = facets.map(({ choices }) => new Uint32Array(1 << Math.min(choices.length, monthBits)))
    const matches: number[] = []
    for (let i = 0; i < members.length; i++) {
      const trip = members[i] as number
      let missed = -1
      let misses = 0
      for (let f = 0; f < columns.length && misses < 2; f++) {
        const want = wanted[f] as number
        const mask = (columns[f] as Uint16Array)[trip] as number
        if (want !== 0 && (mask & want) === 0) {
          missed = f
          misses++
        }
      }
      // A trip that fails one facet alone still stands behind the other choices of that facet.
      if (misses === 1) tally(tallies, columns, missed, trip)
      else if (misses === 0) {
        matches.push(trip)
        for (let f = 0; f < columns.length; f++) tally(tallies, columns, f, trip)
      }
    }
    return {
      matches: sort === 'recommended' ? matches : inRankOrder(matches, rankBy(sort)),
      counts: Object.fromEntries(
        facets.map(({ name, choices }, f) => [name, perChoice(tallies[f] as Uint32Array, choices.length)]),
      ) as Selection['counts'],
    }
  }

  return { select }
}

export function saleMasks(trips: readonly SaleFacts[]): SaleMasks {
  const masks = (name: SaleFacet) => Uint16Array.from(trips, (facts) => saleMask(name, facts))
  return { month: masks('month'), seats: masks('seats') }
}

const comparators: Record<Exclude<Sort, 'recommended'>, (a: TripFacts, b: TripFacts) => number> = {
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  // Trips whose length travellers choose come last.
  duration: (a, b) => (a.days ?? Infinity) - (b.days ?? Infinity) || 0,
  rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
  discount: (a, b) => b.discount - a.discount,
}

function bitOf(choices: readonly { value: string }[], value: string | undefined): number {
  const at = value === undefined ? -1 : choices.findIndex((choice) => choice.value === value)
  return at < 0 ? 0 : 1 << at
}

function tally(tallies: Uint32Array[], columns: Uint16Array[], facet: number, trip: number): void {
  const counts = tallies[facet] as Uint32Array
  const mask = (columns[facet] as Uint16Array)[trip] as number
  counts[mask] = (counts[mask] as number) + 1
}

function perChoice(tallied: Uint32Array, choices: number): number[] {
  const counts = new Array<number>(choices).fill(0)
  for (let mask = 1; mask < tallied.length; mask++) {
    const trips = tallied[mask] as number
    if (trips === 0) continue
    for (let i = 0; i < choices; i++) if (mask & (1 << i)) counts[i] = (counts[i] as number) + trips
  }
  return [...counts, tallied.reduce((sum, trips) => sum + trips, 0)]
}

/** Linear, however many there are: every trip goes to its own place. */
function inRankOrder(matches: number[], rank: Uint32Array): number[] {
  const places = new Int32Array(rank.length).fill(-1)
  for (const trip of matches) places[rank[trip] as number] = trip
  return Array.from(places.filter((trip) => trip >= 0))
}
