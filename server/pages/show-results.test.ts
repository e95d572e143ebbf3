import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createShowResults } from './show-results.ts'

type Deps = Parameters<typeof createShowResults>[0]
const ids = Array.from({ length: 30 }, (_, i) => `t${i + 1}`)
const lines: string[] = []

function open(search: () => string[]) {
  return createShowResults({
    site: { name: 'Kafila', description: 'Trips' },
    siteUrl: 'https://kafila.example',
    search,
    catalogue: {
      listByIds: (wanted: readonly string[]) => wanted.map((id) => ({ id, tags: [], itinerary: [] })),
      lists: { popular: ids },
      keywords: Array.from({ length: 15 }, (_, i) => ({ keyword: `k${i}` })),
    } as unknown as Deps['catalogue'],
    listings: {
      showTrips: async (trips: readonly { id: string }[], filter: object) => ({
        part: { all: trips.length, filter, cards: trips.map(({ id }) => ({ id })) },
        seatsOf: trips.map(({ id }) => id),
      }),
    } as unknown as Deps['listings'],
    clock: { now: () => new Date('2026-11-17T06:00:00Z') },
    log: createLog('error', { write: (line) => lines.push(line) }),
  })
}

test('what was found is filtered and paged as asked, and says whose seats it shows', async () => {
  const { page, seatsOf } = await open(() => ids)('goa', new URLSearchParams('page=2&sort=price'))
  expect(page.results).toMatchObject({
    term: 'goa',
    popular: [],
    liked: [],
    part: { all: 30, filter: { page: 2, sort: 'price' } },
  })
  expect(page.results.part?.cards.map(({ id }) => id)).toEqual(ids)
  expect(seatsOf).toEqual(ids)
  expect(page.head).toMatchObject({ title: 'Trips for “goa” | Kafila', robots: 'noindex' })
})

test('nothing found offers the first ten keywords and three trips that many like, whose seats it shows', async () => {
  const { page, seatsOf } = await open(() => [])('xyzzy', new URLSearchParams())
  const { results } = page
  expect(results.part?.all).toBe(0)
  expect(results.liked.map(({ id }) => id)).toEqual(['t1', 't2', 't3'])
  expect(seatsOf).toEqual(['t1', 't2', 't3'])
  expect(results.popular).toEqual(Array.from({ length: 10 }, (_, i) => `k${i}`))
})

test('a search that fails is logged, and is told from one that finds nothing', async () => {
  const { page, seatsOf } = await open(() => {
    throw new Error('broken')
  })('goa', new URLSearchParams())
  expect(page.results).toMatchObject({ term: 'goa', part: null })
  expect(page.results.popular).toHaveLength(10)
  expect(seatsOf).toBeNull()
  expect(lines).toEqual([expect.stringContaining('broken')])
})
