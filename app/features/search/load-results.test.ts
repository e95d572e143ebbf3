import { expect, test, vi } from 'vitest'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { loadResults } from './load-results.ts'

type Deps = Parameters<typeof loadResults>[0]
const ids = Array.from({ length: 30 }, (_, i) => `t${i + 1}`)

function deps(search: () => string[]): Deps {
  return {
    search,
    catalogue: {
      listByIds: (wanted: readonly string[]) => wanted.map((id) => ({ id })),
      keywords: Array.from({ length: 15 }, (_, i) => ({ keyword: `k${i}` })),
    } as unknown as Deps['catalogue'],
    cards: async (trips) => trips.map(({ id }) => ({ id }) as TripCardData),
    report: vi.fn(),
  }
}
const load = (query: string, search = () => ids) => loadResults(deps(search), new URLSearchParams(query))

test.each(['', 'search=', 'search=%20', 'page=2'])('"%s" is no search', async (query) => {
  expect(await load(query)).toBeNull()
})

test('twelve come first, the rest behind a link', async () => {
  const results = await load('search=goa')
  expect(results).toMatchObject({
    term: 'goa',
    total: 30,
    first: 1,
    previousPage: null,
    nextPage: 2,
    popular: [],
  })
  expect(results?.cards.map(({ id }) => id)).toEqual(ids.slice(0, 12))
})

test.each([
  ['2', 13, 12, 1, 3],
  ['3', 25, 6, 2, null],
  ['99', 25, 6, 2, null],
  ['-1', 1, 12, null, 2],
  ['x', 1, 12, null, 2],
  ['Infinity', 25, 6, 2, null],
])('page %s starts at %i', async (page, first, count, previousPage, nextPage) => {
  const results = await load(`search=goa&page=${page}`)
  expect(results).toMatchObject({ first, previousPage, nextPage })
  expect(results?.cards).toHaveLength(count)
})

test('nothing found offers the first ten keywords', async () => {
  const results = await load('search=xyzzy', () => [])
  expect(results).toMatchObject({ total: 0, cards: [], nextPage: null })
  expect(results?.popular).toEqual(Array.from({ length: 10 }, (_, i) => `k${i}`))
})

test('a search that fails is reported and finds nothing', async () => {
  const broken = deps(() => {
    throw new Error('broken')
  })
  expect(await loadResults(broken, new URLSearchParams('search=goa'))).toMatchObject({ total: 0, cards: [] })
  expect(broken.report).toHaveBeenCalledWith(new Error('broken'))
})
