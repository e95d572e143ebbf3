import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCanonical } from './filter-parameters.ts'
import { facets } from './trip-facets.ts'
import {
  choose,
  noFilter,
  parseFilter,
  printFilter,
  sorts,
  type TripFilter,
  toggleMonth,
} from './trip-filter.ts'

const read = (query: string) => parseFilter(new URLSearchParams(query))
const valuesOf = ({ name, choices }: (typeof facets)[number]) => {
  const values = choices.map(({ value }) => value)
  return name === 'month'
    ? fc.subarray(values, { minLength: 1 })
    : fc.constantFrom(...values).map((value) => [value])
}
const anyFilter = fc.record({
  chosen: fc.record(Object.fromEntries(facets.map((facet) => [facet.name, valuesOf(facet)])), {
    requiredKeys: [],
  }),
  when: fc.option(fc.constantFrom('this-weekend', 'christmas', 'new-year-2028', '2027-12')),
  min: fc.option(fc.integer({ min: 1, max: 50_000 })),
  max: fc.option(fc.integer({ min: 50_000, max: 9_999_999 })),
  sort: fc.constantFrom(...sorts.map(({ value }) => value)),
  page: fc.integer({ min: 1, max: 9_999 }),
}) as fc.Arbitrary<TripFilter>

test('every filter comes back from its own address', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(read(printFilter(filter))).toEqual(filter)
      expect(isCanonical(new URLSearchParams(printFilter(filter)), filter)).toBe(true)
    }),
  )
})

test('an address says only what differs from the default, always in the same order', () => {
  expect(printFilter(noFilter)).toBe('')
  expect(printFilter(read('page=2&sort=-price&duration=4-5&month=june&max=15000&month=may'))).toBe(
    '?month=may&month=june&duration=4-5&max=15000&sort=-price&page=2',
  )
})

test('what the words of a search say is not said twice, but said otherwise', () => {
  const base = { ...noFilter, chosen: { month: ['may'] }, max: 15_000, sort: 'price' as const }
  const asked = (query: string) => parseFilter(new URLSearchParams(query), base)
  expect(asked('')).toEqual(base)
  expect(printFilter(asked('page=2'), base)).toBe('?page=2')
  expect(printFilter(asked('month=june&sort=recommended'), base)).toBe('?month=june&sort=recommended')
  expect(isCanonical(new URLSearchParams('month=may'), asked('month=may'), base)).toBe(false)
})

test.each([
  ['month=may,june', '?month=may&month=june'],
  ['month=june&month=may', '?month=may&month=june'],
  ['max=15,000', '?max=15000'],
  ['max=15k', '?max=15000'],
  ['max=&min=', ''],
  ['min=20000&max=10000', '?max=20000&min=10000'],
  ['duration=5-5', '?duration=5'],
  ['price=under-10000', '?max=10000'],
  ['price=10000-20000', '?max=20000&min=10000'],
  ['price=from-60000', '?min=60000'],
])('%s leads to %j', (query, canonical) => {
  expect(isCanonical(new URLSearchParams(query), read(query))).toBe(false)
  expect(printFilter(read(query))).toBe(canonical)
})

test.each([
  'max=0',
  'max=1e4',
  'max=-5',
  'min=12345678',
  'price=under-10000%27--',
  'month=13',
  'month=__proto__',
  'duration=0',
  'duration=from-3-5',
  'sort=constructor',
  'when=constructor',
  'when=easter-bunny',
  'when=christmas-99',
  'when=2027-13',
  'from=atlantis',
  'suits=',
  'without=beach',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=99999',
  'page=٣',
  'seats=1&seats=junk&rating=',
  'price=&duration=&sort=recommended',
])('%s means nothing but what it offers', (query) => {
  const filter = read(query)
  expect(filter).toEqual({ ...noFilter, chosen: query.startsWith('seats=1') ? { seats: ['1'] } : {} })
  expect(isCanonical(new URLSearchParams(query), filter)).toBe(false)
})

test('nothing that anyone sends makes it fail', () => {
  fc.assert(fc.property(fc.string(), (query) => read(query).page > 0))
})

test('a new choice begins at the first page and keeps the others', () => {
  const filter = read('max=10000&rating=4.8&page=3')
  expect(printFilter(choose(filter, 'duration', '4-5'))).toBe('?duration=4-5&rating=4.8&max=10000')
  expect(printFilter(choose(filter, 'rating', null))).toBe('?max=10000')
  const june = toggleMonth(filter, 'june')
  expect(printFilter(toggleMonth(june, 'may'))).toBe('?month=may&month=june&rating=4.8&max=10000')
  expect(toggleMonth(june, 'june')).toEqual({ ...filter, page: 1 })
})
