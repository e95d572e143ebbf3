import { expect, test } from 'vitest'
import { keywords } from '#content/pages/keywords.ts'
import { loadSearchDocuments, openSearch } from './search-documents.ts'

const looked = 5
const wanted = 3
const search = await openSearch()

const terms = [...new Set(keywords.flatMap(({ keyword, relatedTerms }) => [keyword, ...relatedTerms]))]

/** The trips of every keyword that the term belongs to. */
function ownTrips(term: string): Set<string> {
  const named = keywords.filter(({ keyword, relatedTerms }) => [keyword, ...relatedTerms].includes(term))
  return new Set(named.flatMap(({ tripIds }) => tripIds))
}

test.each(terms)('"%s" finds trips of its keyword before others', (term) => {
  const own = ownTrips(term)
  const found = search(term)
  const right = found.filter((id) => own.has(id))
  expect(right).not.toEqual([])
  // A waterfall or a tiger is not on every trip of its kind.
  const first = found.slice(0, looked).filter((id) => own.has(id))
  expect(first.length, found.slice(0, looked).join(' ')).toBeGreaterThanOrEqual(
    Math.min(wanted, right.length),
  )
})

test('a term tells kinds of trip apart: none finds the whole catalogue', async () => {
  const half = (await loadSearchDocuments()).length / 2
  expect(terms.filter((term) => search(term).length > half)).toEqual([])
})
