import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facets } from './trip-facets.ts'
import {
  choose,
  isCanonical,
  noFilter,
  parseFilter,
  printFilter,
  sorts,
  type TripFilter,
} from './trip-filter.ts'

const read = (query: string) => parseFilter(new URLSearchParams(query))
const anyFilter = fc.record({
  chosen: fc.record(
    Object.fromEntries(
      facets.map(({ name, choices }) => [name, fc.constantFrom(...choices.map(({ value }) => value))]),
    ),
    { requiredKeys: [] },
  ),
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
  expect(printFilter(read('page=2&sort=-price&month=december&price=under-10000'))).toBe(
    '?price=under-10000&month=december&sort=-price&page=2',
  )
})

test.each([
  'price=1',
  'price=under-10000%27--',
  'month=13',
  'month=__proto__',
  'sort=constructor',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=99999',
  'page=٣',
  'seats=1&seats=junk&rating=',
  'price=&duration=&sort=recommended',
])('%s means nothing but what it offers', (query) => {
  const { chosen, sort, page } = read(query)
  expect([chosen, sort, page]).toEqual([query.startsWith('seats=1') ? { seats: '1' } : {}, 'recommended', 1])
  expect(isCanonical(new URLSearchParams(query), { chosen, sort, page })).toBe(false)
})

test('nothing that anyone sends makes it fail', () => {
  fc.assert(fc.property(fc.string(), (query) => read(query).page > 0))
})

test('a new choice begins at the first page and keeps the others', () => {
  const filter = read('price=under-10000&rating=4.8&page=3')
  expect(printFilter(choose(filter, 'month', 'may'))).toBe('?price=under-10000&month=may&rating=4.8')
  expect(printFilter(choose(filter, 'price', null))).toBe('?rating=4.8')
})
