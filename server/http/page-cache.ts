import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type Clock, nextMidnightInIndia } from '#domain/calendar/clock.ts'
import { filterParameters } from '#domain/listings/trip-filter.ts'
import type { PageLifetime } from '../services.ts'
import { chooseEncoding, compress, type Encoding } from './compress.ts'

/** The parameters that change what a page shows; all others are ignored. */
const keyParameters = new Set(['_routes', 'search', 'ids', 'only', ...filterParameters])
const seatsStayTrueFor = 5_000
const maxBytes = 64 * 1024 * 1024

/** The body is bytes in a latin1 string: Node then sends head and body in one write. */
type Variant = { headers: string[]; body: string }
type Entry = {
  expiresAt: number
  showsSeats: boolean
  etag: string
  headers: Record<string, string>
  identity: Buffer
  variants: Partial<Record<Encoding, Variant>>
}
export type Page = { headers: Record<string, string>; body: string }

export type PageCache = {
  /** Answers from memory and says whether it did. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  keep: (url: string, page: Page, lifetime: PageLifetime) => void
  dropSeats: () => void
}

/** Rendered pages and their data, compressed, with their headers. One process, one release: a restart empties it. */
export function createPageCache(clock: Clock): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.identity.length + 1024,
  })

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const entry = entries.get(cacheKey(request.url ?? '/'))
    if (!entry || entry.expiresAt <= clock.now().getTime()) return false
    if (headerOf(request, 'if-none-match') === entry.etag) {
      response.writeHead(304, { ETag: entry.etag, 'Cache-Control': 'no-cache' })
      response.end()
      return true
    }
    const encoding = chooseEncoding(headerOf(request, 'accept-encoding'))
    const variant = entry.variants[encoding] ?? makeVariant(entry, encoding)
    entry.variants[encoding] = variant
    response.writeHead(200, variant.headers)
    if (request.method === 'HEAD') response.end()
    else response.end(variant.body, 'latin1')
    return true
  }

  function keep(url: string, page: Page, lifetime: PageLifetime): void {
    if (lifetime === 'none') return
    const now = clock.now()
    const midnight = nextMidnightInIndia(now).getTime()
    const identity = Buffer.from(page.body)
    entries.set(cacheKey(url), {
      expiresAt: lifetime === 'seats' ? Math.min(midnight, now.getTime() + seatsStayTrueFor) : midnight,
      showsSeats: lifetime === 'seats',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      headers: page.headers,
      identity,
      variants: {},
    })
  }

  function dropSeats(): void {
    for (const [key, entry] of entries.entries()) if (entry.showsSeats) entries.delete(key)
  }

  return { answer, keep, dropSeats }
}

/** One header, without making Node parse them all into an object. */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const candidate = rawHeaders[i] as string
    if (candidate.length === name.length && candidate.toLowerCase() === name) return rawHeaders[i + 1]
  }
  return undefined
}

/** Path plus the parameters that matter, in order. */
export function cacheKey(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const kept = [...new URLSearchParams(url.slice(at + 1))].filter(([name]) => keyParameters.has(name))
  if (kept.length === 0) return url.slice(0, at)
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${url.slice(0, at)}?${new URLSearchParams(kept)}`
}

function makeVariant(entry: Entry, encoding: Encoding): Variant {
  const body = compress(entry.identity, encoding)
  const headers = {
    ...entry.headers,
    ETag: entry.etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  return { headers: Object.entries(headers).flat(), body: body.toString('latin1') }
}
