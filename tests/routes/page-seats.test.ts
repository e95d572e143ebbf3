import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.prepare()
})

async function isCached(path: string): Promise<boolean> {
  const response = await fetch(app.url + path)
  expect(response.status, path).toBe(200)
  await response.arrayBuffer()
  return response.headers.get('cache-status')?.includes('hit') ?? false
}

/** Pages, and a trip whose seats stand there. */
const pages = [
  ['/', 'p1'],
  ['/_.data', 'p1'],
  ['/?search=goa', 'p4'],
  ['/popular', 'p2'],
  ['/india?page=2', null],
  ['/india/ladakh', 'lw6'],
  ['/world/thailand', null],
  ['/backpacking', 'goa-backpacking'],
  ['/trip/lw6', 'lw6'],
  ['/compare?ids=lw6,lw3', 'lw3'],
  ['/api/listings/weekends', 'w1'],
  ['/api/listings?search=goa', 'p4'],
] as const

test.each(pages)('%s is rendered anew for its own seats alone', async (path, trip) => {
  await isCached(path)
  expect(await isCached(path)).toBe(true)
  app.onSeatsChanged(new Set(['a-trip-that-stands-nowhere']))
  expect(await isCached(path)).toBe(true)
  if (!trip) return
  app.onSeatsChanged(new Set([trip]))
  expect(await isCached(path)).toBe(false)
})

test('a trip’s page is rendered anew for the seats of the trips beside it', async () => {
  const html = await (await fetch(`${app.url}/trip/lw6`)).text()
  const [, beside] = /href="\/trip\/((?!lw6)[^"/]+)"/.exec(html) ?? []
  expect(beside).toBeDefined()
  await isCached('/trip/lw6')
  app.onSeatsChanged(new Set([beside ?? '']))
  expect(await isCached('/trip/lw6')).toBe(false)
})

test('private trips have no seats that could change', async () => {
  await isCached('/customized')
  app.onSeatsChanged(new Set(['lw6', 'p1']))
  expect(await isCached('/customized')).toBe(true)
})

test('a page that could not read its seats is not cached', async () => {
  await app.database.pool.query('alter table departures rename to gone')
  app.onSeatsChanged('all')
  const paths = [
    '/',
    '/popular',
    '/india/goa',
    '/backpacking',
    '/trip/lw4',
    '/compare?ids=lw6',
    '/?search=spiti',
  ]
  for (const path of paths) await isCached(path)
  const cached = await Promise.all(paths.map(isCached))
  await app.database.pool.query('alter table gone rename to departures')
  expect(cached).toEqual(paths.map(() => false))
})
