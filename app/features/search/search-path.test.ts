import { expect, test } from 'vitest'
import { longestTerm } from '#domain/search/longest-term.ts'
import { searchedTerm, searchPath } from './search-path.ts'

const termOf = (path: string) => searchedTerm(new URL(path, 'http://kafila').searchParams)

test.each(['goa', 'under 15000 & beach', 'मनाली', 'a+b?c#d'])(
  '%s goes into the address and comes back',
  (term) => {
    expect(termOf(searchPath(term))).toBe(term)
  },
)

test('it is the only parameter', () => {
  expect(searchPath('goa')).toBe('/?search=goa')
})

test.each(['/', '/?search=', '/?search=%20%20', '/?page=2'])('%s searches for nothing', (path) => {
  expect(termOf(path)).toBe('')
})

test('an endless term is cut', () => {
  expect(termOf(searchPath('x'.repeat(5000)))).toHaveLength(longestTerm)
})
