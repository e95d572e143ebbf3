import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difficulties } from '#domain/trips/difficulty.ts'
import type { Suited } from '#domain/trips/suits.ts'
import { offeredFilters } from './offered-filters.ts'
import {
  type FacetName,
  type FilterFacts,
  facetMask,
  facets,
  regions,
  type SaleFacts,
  saleMask,
} from './trip-facets.ts'
import { choose, noFilter, type Sort, sorts, type TripFilter } from './trip-filter.ts'
import { createTripIndex, saleMasks } from './trip-index.ts'

type Sample = FilterFacts & SaleFacts
const sample: fc.Arbitrary<Sample> = fc.record({
  price: fc.integer({ min: 5_500, max: 185_500 }),
  days: fc.integer({ min: 2, max: 14 }),
  flexible: fc.boolean(),
  difficulty: fc.option(fc.constantFrom(...difficulties)),
  months: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
  region: fc.option(fc.constantFrom(...regions)),
  rating: fc.option(
    fc.record({ average: fc.constantFrom(4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 5), reviews: fc.nat(300) }),
  ),
  discount: fc.integer({ min: 0, max: 20 }),
  seats: fc.nat(24),
  dates: fc.constant(null),
  meets: fc.constantFrom('Our hotel in Leh', 'Kashmere Gate, Delhi', 'New Delhi, or Chandigarh at noon'),
  suited: fc.subarray<Suited>(['beginners', 'parents']),
  hasTrek: fc.boolean(),
})
const chosenFilter = fc
  .tuple(...facets.map(({ choices }) => fc.option(fc.constantFrom(...choices.map(({ value }) => value)))))
  .chain((values) =>
    fc
      .record({ min: fc.option(fc.nat(60_000)), max: fc.option(fc.integer({ min: 60_000, max: 190_000 })) })
      .map((amounts) =>
        facets.reduce((filter, { name }, i) => choose(filter, name, values[i] ?? null), {
          ...noFilter,
          ...amounts,
        }),
      ),
  )

const has = (trip: Sample, name: FacetName, value: string) => {
  const at = facets
    .find((facet) => facet.name === name)
    ?.choices.findIndex((choice) => choice.value === value)
  const mask = name === 'seats' || name === 'month' ? saleMask(name, trip) : facetMask(name, trip)
  return at !== undefined && (mask & (1 << at)) !== 0
}
const matching = (trips: Sample[], { chosen, min, max }: TripFilter) =>
  trips.flatMap((trip, at) =>
    trip.price >= (min ?? 0) &&
    trip.price <= (max ?? Infinity) &&
    Object.entries(chosen).every(([name, values]) =>
      values.some((value) => has(trip, name as FacetName, value)),
    )
      ? [at]
      : [],
  )
const select = (trips: Sample[], filter: TripFilter) =>
  createTripIndex(trips).select([...trips.keys()], filter, saleMasks(trips))

test('the count beside each choice is how many trips there are once it is chosen', () => {
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 40 }), chosenFilter, (trips, filter) => {
      const { matches, counts, prices } = select(trips, filter)
      expect(matches).toEqual(matching(trips, filter))
      const priced = matching(trips, { ...filter, min: null, max: null }).map((at) => trips[at]?.price ?? 0)
      expect(prices).toEqual(
        priced.length > 0 ? { least: Math.min(...priced), largest: Math.max(...priced) } : null,
      )
      for (const { name, choices } of facets) {
        expect(counts[name]).toEqual(
          [...choices.map(({ value }) => value), null].map(
            (value) => matching(trips, choose(filter, name, value)).length,
          ),
        )
      }
    }),
  )
})

test('sorting moves trips and loses none; equal ones keep their order', () => {
  const keys: Record<Exclude<Sort, 'recommended'>, (trip: Sample) => number> = {
    price: ({ price }) => price,
    '-price': ({ price }) => -price,
    duration: ({ days, flexible }) => days + (flexible ? 100 : 0),
    // A tenth of a star goes before any number of reviews; trips that nobody rated come last.
    rating: ({ rating }) => (rating ? -Math.round(rating.average * 10) * 1_000 - rating.reviews : 0),
    discount: ({ discount }) => -discount,
  }
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 40 }), chosenFilter, (trips, filter) => {
      for (const { value: sort } of sorts) {
        const expected = matching(trips, filter)
        if (sort !== 'recommended') {
          const key = (at: number) => keys[sort](trips[at] as Sample)
          expected.sort((a, b) => (key(a) === key(b) ? a - b : key(a) - key(b)))
        }
        expect(select(trips, { ...filter, sort }).matches).toEqual(expected)
      }
    }),
  )
})

test('a list is its members alone, in their order', () => {
  const trips = fc.sample(sample, { numRuns: 20, seed: 7 })
  expect(createTripIndex(trips).select([7, 3, 11], noFilter, saleMasks(trips)).matches).toEqual([7, 3, 11])
})

test.each([
  ['duration', { days: 3 }, '1-3'],
  ['duration', { days: 4 }, '4-5'],
  ['duration', { days: 10 }, 'from-10'],
  ['duration', { days: 5 }, '5'],
  ['duration', { days: 7 }, '6-8'],
  ['duration', { flexible: true }, 'flexible'],
  ['difficulty', { difficulty: 'easy' as const }, 'easy'],
  ['month', { months: [12] }, 'december'],
  ['region', { region: 'Abroad' as const }, 'abroad'],
  ['rating', { rating: { average: 4.8, reviews: 3 } }, '4.8'],
  ['discount', { discount: 10 }, '10'],
  ['seats', { seats: 4 }, '4'],
] as [FacetName, Partial<Sample>, string][])('%s %o is found under %s', (name, facts, value) => {
  const trip = { ...(fc.sample(sample, { numRuns: 1, seed: 1 })[0] as Sample), ...facts }
  expect(select([trip], choose(noFilter, name, value)).matches).toEqual([0])
})

test('several months hold the trips of any of them, each once, and an amount is the largest', () => {
  const [one] = fc.sample(sample, { numRuns: 1, seed: 1 })
  const trips = [[5], [6], [5, 6], [7]].map((months, i) => ({
    ...(one as Sample),
    months,
    price: 10_000 + i,
  }))
  const both = { ...noFilter, chosen: { month: ['may', 'june'] } }
  expect(select(trips, both).matches).toEqual([0, 1, 2])
  expect(select(trips, both).counts.month.slice(4, 7)).toEqual([2, 2, 1])
  expect(select(trips, { ...both, max: 10_001 }).matches).toEqual([0, 1])
  expect(select(trips, { ...both, min: 10_001 }).matches).toEqual([1, 2])
})

test('a short list offers the three filters that divide it best, a long one all that divide it', () => {
  const samples = fc.sample(sample, { numRuns: 30, seed: 3 })
  const whole = (trips: Sample[]) => select(trips, noFilter)
  expect(offeredFilters(whole(samples.slice(0, 9)))).toHaveLength(3)
  expect(offeredFilters(whole(samples))).toContain('rating')
  const unrated = samples.map((trip) => ({ ...trip, rating: null }))
  expect(offeredFilters(whole(unrated))).not.toContain('rating')
  const alike = samples.slice(0, 9).map((trip) => ({ ...trip, difficulty: null }))
  expect(offeredFilters(whole(alike))).not.toContain('difficulty')
  expect(offeredFilters(whole(alike), { ...noFilter, chosen: { difficulty: ['easy'] } })).toContain(
    'difficulty',
  )
})
