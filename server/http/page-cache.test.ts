import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { cacheKey, createPageCache, type PageCache } from './page-cache.ts'

let now = new Date('2026-11-15T06:00:00Z')
let pages: PageCache

beforeEach(() => {
  now = new Date('2026-11-15T06:00:00Z')
  pages = createPageCache({ now: () => now })
})

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method, rawHeaders: Object.entries(headers).flat() })
  const response = new ServerResponse(request)
  let body = Buffer.alloc(0)
  response.end = ((chunk?: string) => {
    if (chunk) body = Buffer.from(chunk, 'latin1')
    return response
  }) as typeof response.end
  return { answered: pages.answer(request, response), status: response.statusCode, body }
}

const page = { headers: { 'Content-Type': 'text/html' }, body: '<p>hello</p>' }

test('a kept page is answered compressed, and with 304 to those who have it', () => {
  pages.keep('/', page, 'day')
  const first = ask('/', { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(first.body).toString()).toBe(page.body)
  expect(ask('/').body.toString()).toBe(page.body)
  expect(ask('/', { 'if-none-match': '"unknown"' }).status).toBe(200)
})

test('only GET and HEAD are answered from memory', () => {
  pages.keep('/', page, 'day')
  expect(ask('/', {}, 'POST').answered).toBe(false)
  expect(ask('/', {}, 'HEAD')).toMatchObject({ answered: true, body: Buffer.alloc(0) })
})

test('a day ends at midnight in India', () => {
  pages.keep('/', page, 'day')
  now = new Date('2026-11-15T18:29:59Z')
  expect(ask('/').answered).toBe(true)
  now = new Date('2026-11-15T18:30:00Z')
  expect(ask('/').answered).toBe(false)
})

test('seats stay true for five seconds and go at once when they change', () => {
  pages.keep('/trip/lw6', page, 'seats')
  pages.keep('/about', page, 'day')
  now = new Date(now.getTime() + 4_999)
  expect(ask('/trip/lw6').answered).toBe(true)
  pages.dropSeats()
  expect(ask('/trip/lw6').answered).toBe(false)
  expect(ask('/about').answered).toBe(true)
  pages.keep('/trip/lw6', page, 'seats')
  now = new Date(now.getTime() + 5_000)
  expect(ask('/trip/lw6').answered).toBe(false)
})

test('what may not be kept is not', () => {
  pages.keep('/mine', page, 'none')
  expect(ask('/mine').answered).toBe(false)
})

test('parameters that change nothing share a page, and order does not matter', () => {
  expect(cacheKey('/?utm_source=x')).toBe('/')
  expect(cacheKey('/?search=goa&page=2&fbclid=1')).toBe(cacheKey('/?page=2&search=goa'))
  expect(cacheKey('/?search=goa')).not.toBe(cacheKey('/?search=leh'))
})
