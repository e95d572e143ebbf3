import { expect, test } from 'vitest'
import { noFilter, printFilter } from '#domain/listings/trip-filter.ts'
import { readSearch } from './read-search.ts'

test.each([
  ['goa', 'goa', ''],
  ['Goa!', 'Goa!', ''],
  ['trek in may under 15000', 'trek', '?month=may&max=15000'],
  ['Kerala 6 days in December under ₹20,000', 'kerala', '?month=december&duration=6&max=20000'],
  ['december', 'trips', '?month=december'],
  ['a week in ladakh', 'ladakh', '?duration=6-8'],
  ['above 50000', 'trips', '?min=50000'],
  ['may to july', 'trips', '?month=may&month=june&month=july'],
  ['sasta goa', 'goa', '?sort=price'],
  ['under 5 days', 'trips', '?duration=1-5'],
  ['15 august', 'trips', '?month=august'],
  ['goa 2 october', 'goa 2', '?month=october'],
])('%j looks up %j under %j', (typed, text, filter) => {
  const search = readSearch(typed)
  expect([search.text, printFilter(search.filter)]).toEqual([text, filter])
  // What links carry says the same.
  const linked = readSearch(search.text, new URLSearchParams(printFilter(search.filter, search.saidByText)))
  expect(linked.filter).toEqual(search.filter)
  expect(linked.query.months).toEqual(search.query.months)
})

test('an address goes before the words, for what it names', () => {
  const { filter } = readSearch('trek in may under 15000', new URLSearchParams('month=june&rating=4.8'))
  expect(printFilter(filter)).toBe('?month=june&rating=4.8&max=15000')
})

test('a cheap trip of no kind in particular can still be sorted otherwise', () => {
  const { text, saidByText } = readSearch('sasta')
  expect([text, saidByText.sort]).toEqual(['sasta', 'price'])
  expect(readSearch(text, new URLSearchParams('sort=recommended')).filter).toEqual(noFilter)
})

test('an endless term is cut, whether it says a filter or not', () => {
  const endless = `goa ${'x'.repeat(20_000)}`
  for (const term of [endless, `may ${endless}`])
    expect(readSearch(term).text.length).toBeLessThanOrEqual(100)
})
