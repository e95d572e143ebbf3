import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pageRules } from '../../app/page-rules.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

const start = new Date('2026-11-15T06:00:00Z').getTime()
let app: TestApp
/** Each test begins a minute later, so that no page of the one before is left. */
let begin = start
beforeAll(async () => {
  app = await startTestApp({ EDGE_CACHE: 'on' })
})
beforeEach(() => {
  begin += 60_000
  app.clock.set(new Date(begin))
})

const at = (milliseconds: number) => app.clock.set(new Date(begin + milliseconds))
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' })
const said = async (path: string) => (await get(path)).headers.get('cache-control')
const forEdge = (seconds: number) => `public, max-age=0, must-revalidate, s-maxage=${seconds}`

test('of a page with seats a CDN keeps what is left of five seconds, so that nobody sees older ones', async () => {
  const first = await get('/trip/lw6')
  expect(first.headers.get('cache-control')).toBe(forEdge(4))
  expect(first.headers.get('vary')).toBe('Accept-Encoding')
  for (const [age, left] of [
    [0, 4],
    [1, 3],
    [1_999, 2],
    [2_000, 2],
    [2_001, 1],
    [3_000, 1],
  ] as const) {
    at(age)
    const again = await get('/trip/lw6')
    expect(again.headers.get('cache-status')).toBe('kafila; hit')
    expect(again.headers.get('cache-control'), `after ${age} ms`).toBe(forEdge(left))
    // The cache counts in whole seconds, so it may keep the page for nearly one more.
    expect(age / 1000 + left + 1).toBeLessThanOrEqual(5)
  }
  at(3_001)
  expect(await said('/trip/lw6')).toBe('no-cache')
})

test('whoever asks whether its copy still holds is told the same', async () => {
  const etag = (await get('/trip/w2')).headers.get('etag') ?? ''
  at(2_000)
  const still = await get('/trip/w2', { 'if-none-match': etag })
  expect(still.status).toBe(304)
  expect(still.headers.get('cache-control')).toBe(forEdge(2))
  expect(still.headers.get('vary')).toBe('Accept-Encoding')
  // nginx keeps its copy as long once more when a 304 says no-cache.
  at(3_500)
  const whole = await get('/trip/w2', { 'if-none-match': etag })
  expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test('a page without seats is kept for a minute, and never into the next day', async () => {
  expect(await said('/terms')).toBe(forEdge(60))
  expect(await said('/terms.data')).toBe(forEdge(60))
  const midnight = new Date('2026-11-15T18:30:00Z').getTime()
  app.clock.set(new Date(midnight - 20_000))
  expect(await said('/terms')).toBe(forEdge(19))
  app.clock.set(new Date(midnight - 1_500))
  expect(await said('/terms')).toBe('no-cache')
  begin = midnight
})

test('pages of travellers, pages with a form, secrets, refusals and the API are kept by no CDN', async () => {
  const never = [
    '/profile',
    '/my-trips',
    '/my-trips/journey',
    '/wallet',
    '/contact',
    '/contact-landing',
    '/careers',
    '/newsletter',
  ]
  const rules = pageRules.filter(({ edge }) => !edge).map(({ path }) => path)
  expect(rules).toEqual(expect.arrayContaining(never))
  const paths = rules.map((path) =>
    path
      .replace(/\/:\w+\?/, '')
      .replace(/:\w+/g, 'some-thing')
      .replace('*', 'no-page'),
  )
  for (const path of [
    ...paths,
    '/profile.data',
    '/contact?sent=1',
    '/trip/no-such-trip',
    '/api/trips/lw6/departures',
    '/api/account/profile',
    '/auth/v1/settings',
    '/health',
    '/sw.js',
  ])
    expect((await said(path)) ?? '', path).not.toContain('s-maxage')
  const sent = await fetch(`${app.url}/terms`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha' }),
  })
  expect(sent.headers.get('cache-control')).not.toContain('s-maxage')
})
