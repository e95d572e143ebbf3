import { expect, test, vi } from 'vitest'
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
    listings: {
      showTrips: async (trips: readonly { id: string }[], filter: object) => ({
        all: trips.length,
        filter,
        cards: trips.map(({ id }) => ({ id })),
      }),
    } as unknown as Deps['listings'],
    report: vi.fn(),
  }
}
const load = (query: string, search = () => ids) => loadResults(deps(search), new URLSearchParams(query))

test.each(['', 'search=', 'search=%20', 'page=2'])('"%s" is no search', async (query) => {
  expect(await load(query)).toBeNull()
})

test('what was found is filtered and paged as the address says', async () => {
  const results = await load('search=goa&page=2&sort=price')
  expect(results).toMatchObject({
    term: 'goa',
    popular: [],
    part: { all: 30, filter: { page: 2, sort: 'price' } },
  })
  expect(results?.part?.cards.map(({ id }) => id)).toEqual(ids)
})

test('nothing found offers the first ten keywords', async () => {
  const results = await load('search=xyzzy', () => [])
  expect(results?.part?.all).toBe(0)
  expect(results?.popular).toEqual(Array.from({ length: 10 }, (_, i) => `k${i}`))
})

test('a search that fails is reported, and is told from one that finds nothing', async () => {
  const broken = deps(() => {
    throw new Error('broken')
  })
  const results = await loadResults(broken, new URLSearchParams('search=goa'))
  expect(results).toMatchObject({ term: 'goa', part: null })
  expect(results?.popular).toHaveLength(10)
  expect(broken.report).toHaveBeenCalledWith(new Error('broken'))
})
