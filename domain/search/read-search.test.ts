import { expect, test } from 'vitest'
import { noFilter, printFilter } from '#domain/listings/trip-filter.ts'
import { readSearch } from './read-search.ts'

const today = '2026-11-17'

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
  ['15 august', 'trips', '?when=independence-day'],
  ['goa 2 october', 'goa', '?when=gandhi-jayanti'],
  ['goa 12 october', 'goa 12', '?month=october'],
  ['next month', 'trips', '?month=december'],
  ['trips this month', 'trips', '?month=november'],
  ['goa agle mahine', 'goa', '?month=december'],
  ['this weekend', 'trips', '?when=this-weekend'],
  ['rishikesh next weekend', 'rishikesh', '?when=next-weekend'],
  ['holi weekend himachal', 'himachal', '?when=holi'],
  ['New Year’s Eve in Goa', 'goa', '?when=new-year'],
  ['christmas 2027', 'trips', '?when=christmas-2027'],
  ['christmas 2026', 'trips', '?when=christmas'],
  ['diwali 2026', 'trips', '?when=diwali'],
  ['december 2027', 'trips', '?when=2027-12'],
  ['october 2027', 'trips', '?month=october'],
  ['weekend from delhi', 'weekend', '?from=delhi'],
  ['bangalore se trip', 'trip', '?from=bengaluru'],
  ['my first trek', 'trek', '?suits=beginners'],
  ['trek for beginners', 'trek', '?suits=beginners'],
  ['kerala with elderly parents', 'kerala', '?suits=parents'],
  ['himachal without trekking', 'himachal', '?without=trekking'],
])('%j looks up %j under %j', (typed, text, filter) => {
  const search = readSearch(typed, today)
  expect([search.text, printFilter(search.filter)]).toEqual([text, filter])
  // What links carry says the same.
  const linked = readSearch(
    search.text,
    today,
    new URLSearchParams(printFilter(search.filter, search.saidByText)),
  )
  expect(linked.filter).toEqual(search.filter)
  expect(linked.query.months).toEqual(search.query.months)
})

test('an address goes before the words, for what it names', () => {
  const { filter } = readSearch(
    'trek in may under 15000',
    today,
    new URLSearchParams('month=june&rating=4.8'),
  )
  expect(printFilter(filter)).toBe('?month=june&rating=4.8&max=15000')
})

test('a cheap trip of no kind in particular can still be sorted otherwise', () => {
  const { text, saidByText } = readSearch('sasta', today)
  expect([text, saidByText.sort]).toEqual(['sasta', 'price'])
  expect(readSearch(text, today, new URLSearchParams('sort=recommended')).filter).toEqual(noFilter)
})

test('an endless term is cut, whether it says a filter or not', () => {
  const endless = `goa ${'x'.repeat(20_000)}`
  for (const term of [endless, `may ${endless}`])
    expect(readSearch(term, today).text.length).toBeLessThanOrEqual(100)
})
