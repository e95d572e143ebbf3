import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type FacetName,
  facetMask,
  facets,
  regions,
  type SaleFacts,
  saleMask,
  type TripFacts,
} from './trip-facets.ts'
import { choose, noFilter, type Sort, sorts, type TripFilter } from './trip-filter.ts'
import { createTripIndex, saleMasks } from './trip-index.ts'

type Sample = TripFacts & SaleFacts
const sample: fc.Arbitrary<Sample> = fc.record({
  price: fc.integer({ min: 5_500, max: 185_500 }),
  days: fc.option(fc.integer({ min: 2, max: 14 })),
  months: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
  region: fc.option(fc.constantFrom(...regions)),
  rating: fc.constantFrom(4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 5),
  reviews: fc.nat(300),
  discount: fc.integer({ min: 0, max: 20 }),
  seats: fc.nat(24),
})
const chosenFilter = fc
  .tuple(...facets.map(({ choices }) => fc.option(fc.constantFrom(...choices.map(({ value }) => value)))))
  .map((values) => facets.reduce((filter, { name }, i) => choose(filter, name, values[i] ?? null), noFilter))

const has = (trip: Sample, name: FacetName, value: string) => {
  const at = facets
    .find((facet) => facet.name === name)
    ?.choices.findIndex((choice) => choice.value === value)
  const mask = name === 'seats' || name === 'month' ? saleMask(name, trip) : facetMask(name, trip)
  return at !== undefined && (mask & (1 << at)) !== 0
}
const matching = (trips: Sample[], { chosen }: TripFilter) =>
  trips.flatMap((trip, at) =>
    Object.entries(chosen).every(([name, value]) => has(trip, name as FacetName, value)) ? [at] : [],
  )
const select = (trips: Sample[], filter: TripFilter) =>
  createTripIndex(trips).select([...trips.keys()], filter, saleMasks(trips))

test('the count beside each choice is how many trips there are once it is chosen', () => {
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 40 }), chosenFilter, (trips, filter) => {
      const { matches, counts } = select(trips, filter)
      expect(matches).toEqual(matching(trips, filter))
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
    duration: ({ days }) => days ?? Infinity,
    // A tenth of a star goes before any number of reviews.
    rating: ({ rating, reviews }) => -Math.round(rating * 10) * 1_000 - reviews,
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
  ['price', { price: 9_999 }, 'under-10000'],
  ['price', { price: 10_000 }, '10000-20000'],
  ['price', { price: 60_000 }, 'from-60000'],
  ['duration', { days: 3 }, '1-3'],
  ['duration', { days: 4 }, '4-5'],
  ['duration', { days: 10 }, 'from-10'],
  ['duration', { days: null }, 'flexible'],
  ['month', { months: [12] }, 'december'],
  ['region', { region: 'Abroad' as const }, 'abroad'],
  ['rating', { rating: 4.8 }, '4.8'],
  ['discount', { discount: 10 }, '10'],
  ['seats', { seats: 4 }, '4'],
] as [FacetName, Partial<Sample>, string][])('%s %o is found under %s', (name, facts, value) => {
  const trip = { ...(fc.sample(sample, { numRuns: 1, seed: 1 })[0] as Sample), ...facts }
  expect(select([trip], choose(noFilter, name, value)).matches).toEqual([0])
})
