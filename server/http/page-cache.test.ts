import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import type { PageLifetime } from '#app/page-rules.ts'
import { cacheKey, createPageCache, type PageCache, type SeatsShown } from './page-cache.ts'
import { createRenderedPage } from './rendered-page.ts'

let now = new Date('2026-11-15T06:00:00Z')
let pages: PageCache
const refreshed: string[] = []
/** Pages that were to be rendered anew since the last call. */
const toRefresh = () => refreshed.splice(0)
const noted: string[] = []

beforeEach(() => {
  refreshed.length = 0
  noted.length = 0
  now = new Date('2026-11-15T06:00:00Z')
  pages = createPageCache({ now: () => now }, (route, status) => noted.push(`${route} ${status}`))
})

const said = { value: 'no-cache', in304: true }
const text = '<p>hello</p>'
const rendered = { status: 200, headers: { 'Content-Type': 'text/html' }, body: text }

function keep(url: string, lifetime: PageLifetime, seats: SeatsShown = 'all', start = pages.startRender()) {
  pages.keep(
    url,
    createRenderedPage(rendered, lifetime, () => said),
    { lifetime, start, seats },
  )
}

/** Null when the cache has no answer. */
async function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method, rawHeaders: Object.entries(headers).flat() })
  const response = new ServerResponse(request)
  const body = new Promise<Buffer>((resolve) => {
    response.end = ((chunk?: string) => {
      resolve(Buffer.from(chunk ?? '', 'latin1'))
      return response
    }) as typeof response.end
  })
  if (!pages.answer(request, response, 'request-1', (key) => refreshed.push(key))) return null
  return { body: await body, status: response.statusCode }
}

test('a cached page is answered compressed, and with 304 and no body to those who have it', async () => {
  const page = createRenderedPage(rendered, 'day', () => said)
  pages.keep('/', page, { lifetime: 'day', start: pages.startRender(), seats: 'all' })
  const first = await ask('/', { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(first?.body ?? '').toString()).toBe(text)
  expect((await ask('/'))?.body.toString()).toBe(text)
  expect((await ask('/', { 'if-none-match': '"unknown"' }))?.status).toBe(200)
  expect(await ask('/', { 'if-none-match': page.etag })).toEqual({ status: 304, body: Buffer.alloc(0) })
})

test('only GET and HEAD are answered from memory', async () => {
  keep('/', 'day')
  expect(await ask('/', {}, 'POST')).toBeNull()
  expect(await ask('/', {}, 'HEAD')).toEqual({ status: 200, body: Buffer.alloc(0) })
})

test('a day ends at midnight in India', async () => {
  keep('/', 'day')
  now = new Date('2026-11-15T18:29:59Z')
  expect(await ask('/')).not.toBeNull()
  now = new Date('2026-11-15T18:30:00Z')
  expect(await ask('/')).toBeNull()
})

test('seats stay true for five seconds from the moment their render began', async () => {
  const start = pages.startRender()
  now = new Date(now.getTime() + 2_000)
  keep('/trip/lw6', 'seats', 'all', start)
  now = new Date(now.getTime() + 2_999)
  expect(await ask('/trip/lw6')).not.toBeNull()
  now = new Date(now.getTime() + 1)
  expect(await ask('/trip/lw6')).toBeNull()
})

test('pages that show a trip whose seats changed are rendered anew, as are those that do not say which they show', async () => {
  keep('/trip/lw6', 'seats', new Set(['lw6', 'f1']))
  keep('/trip/w2', 'seats', new Set(['w2']))
  keep('/compare', 'seats')
  keep('/about', 'day')
  pages.markSeatsChanged(new Set(['f1', 'p1']))
  const askAll = async () => {
    for (const path of ['/trip/lw6', '/trip/w2', '/compare', '/about']) expect(await ask(path)).not.toBeNull()
    return toRefresh()
  }
  expect(await askAll()).toEqual([])
  now = new Date(now.getTime() + 1_000)
  expect(await askAll()).toEqual(['/trip/lw6', '/compare'])
  pages.markSeatsChanged('all')
  expect(await askAll()).toEqual(['/trip/lw6', '/trip/w2', '/compare'])
})

test('a page that is asked for in its last second is rendered anew ahead of its end', async () => {
  keep('/trip/lw6', 'seats', new Set(['lw6']))
  now = new Date(now.getTime() + 3_999)
  await ask('/trip/lw6')
  expect(toRefresh()).toEqual([])
  now = new Date(now.getTime() + 1)
  await ask('/trip/lw6')
  expect(toRefresh()).toEqual(['/trip/lw6'])
})

test('a page whose seats changed while it was rendered is rendered anew', async () => {
  const start = pages.startRender()
  pages.markSeatsChanged(new Set(['lw6']))
  keep('/trip/lw6', 'seats', new Set(['lw6']), start)
  keep('/trip/w2', 'seats', new Set(['w2']), start)
  now = new Date(now.getTime() + 1_000)
  await ask('/trip/lw6')
  await ask('/trip/w2')
  expect(toRefresh()).toEqual(['/trip/lw6'])
})

test('what may not be kept is not', async () => {
  keep('/mine', 'none')
  expect(await ask('/mine')).toBeNull()
})

test('parameters that a page does not read share it, and order does not matter', () => {
  expect(cacheKey('/?utm_source=x')).toBe('/')
  expect(cacheKey('/?search=goa&page=2&fbclid=1')).toBe(cacheKey('/?page=2&search=goa'))
  expect(cacheKey('/?search=goa')).not.toBe(cacheKey('/?search=leh'))
  expect(cacheKey('/trip/lw6?search=goa&_routes=x')).toBe('/trip/lw6')
  expect(cacheKey('/trip/lw6.data?_routes=x')).toBe('/trip/lw6.data?_routes=x')
})

test('pages of an edition before are given out while they are rendered anew, and not for long', async () => {
  keep('/faq', 'day')
  keep('/trip/lw6', 'seats')
  pages.moveOn()
  expect((await ask('/faq'))?.status).toBe(200)
  expect((await ask('/trip/lw6'))?.status).toBe(200)
  expect(toRefresh()).toEqual(['/faq', '/trip/lw6'])
  keep('/faq', 'day')
  expect((await ask('/faq'))?.status).toBe(200)
  expect(toRefresh()).toEqual([])
  now = new Date(now.getTime() + 2_000)
  expect((await ask('/faq'))?.status).toBe(200)
  expect(await ask('/trip/lw6')).toBeNull()
})
