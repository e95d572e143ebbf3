import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // What changes is told by the tests themselves.
  await app.database.pool.query('alter table departures disable trigger user')
})

function later(seconds: number): void {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000))
}

async function ask(path: string) {
  const { status, headers } = await fetch(app.url + path)
  expect(status, path).toBe(200)
  return { etag: headers.get('etag'), isCached: headers.get('cache-status') !== null }
}

const sellSeats = (trip: string) =>
  app.database.pool.query('update departures set sold = sold + 1 where trip_id = $1 and free > 0', [trip])

/** Sells seats of a trip: the page stays as it is until that trip is named, and then follows. */
async function followsSeatsOf(path: string, trip: string): Promise<void> {
  later(10)
  const { etag } = await ask(path)
  await sellSeats(trip)
  later(1)
  app.onSeatsChanged(new Set(['a-trip-that-stands-nowhere']))
  for (let i = 0; i < 3; i++) expect(await ask(path)).toEqual({ etag, isCached: true })
  app.onSeatsChanged(new Set([trip]))
  await expect.poll(async () => (await ask(path)).etag, { timeout: 10_000 }).not.toBe(etag)
}

/** Pages, and a trip whose seats stand there. */
const pages = [
  ['/', 'p1'],
  ['/_.data', 'p1'],
  ['/?search=goa', 'p4'],
  ['/popular', 'p2'],
  ['/india/ladakh', 'lw6'],
  ['/backpacking', 'goa-backpacking'],
  ['/trip/lw6', 'lw6'],
  ['/compare?ids=lw6,lw3', 'lw3'],
  ['/api/listings/weekends', 'w1'],
  ['/api/listings?search=goa', 'p4'],
] as const

test.each(pages)('%s is rendered anew for its own seats alone', followsSeatsOf)

test('a trip’s page is rendered anew for the seats of the trips beside it', async () => {
  const html = await (await fetch(`${app.url}/trip/lw6`)).text()
  const [, beside = ''] = /href="\/trip\/((?!lw6)[^"/]+)"/.exec(html) ?? []
  await followsSeatsOf('/trip/lw6', beside)
})

test('a page that could not read its seats is not cached', async () => {
  await app.database.pool.query('alter table departures rename to gone')
  later(10)
  const paths = [
    '/',
    '/popular',
    '/india/goa',
    '/backpacking',
    '/newsletter',
    '/trip/lw4',
    '/compare?ids=lw6',
    '/?search=spiti',
  ]
  for (const path of paths) await ask(path)
  const asked = await Promise.all(paths.map(ask))
  await app.database.pool.query('alter table gone rename to departures')
  expect(asked.map(({ isCached }) => isCached)).toEqual(paths.map(() => false))
})
