import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { findPageRule, type PageLifetime } from '#app/page-rules.ts'
import { type Clock, nextMidnightInIndia } from '#domain/calendar/clock.ts'
import { chooseEncoding } from './compress.ts'
import { cacheHit, type RenderedPage, type Variant } from './rendered-page.ts'

/** Milliseconds for which a page with seats is answered, from the moment its render began. */
const seatsStayTrueFor = 5_000
/** From this age on a page that is still asked for is rendered anew ahead of its end, so that nobody waits for it. */
const refreshAfter = 4_000
/** A page whose seats have changed is rendered anew at once, unless it is younger than this: a rush of bookings must not keep the server rendering. */
const refreshChangedAfter = 1_000
const maxBytes = 64 * 1024 * 1024

/** Trips whose seats a page shows; `all` where it names none, so that every change concerns it. */
export type SeatsShown = ReadonlySet<string> | 'all'
type Entry = {
  page: RenderedPage
  expiresAt: number
  /** Null on pages without seats. */
  seats: { shown: SeatsShown; readAt: number; changed: boolean } | null
}

/** A render under way: what it reads of the database is as old as its start. */
export type RenderStart = { at: number; changesSeen: number }

export type PageCache = {
  /** Answers from memory and says whether it did; asks for a new render of a page whose seats grow old. */
  answer: (request: IncomingMessage, response: ServerResponse, refresh: (key: string) => void) => boolean
  startRender: () => RenderStart
  keep: (
    url: string,
    page: RenderedPage,
    how: { lifetime: PageLifetime; start: RenderStart; seats: SeatsShown },
  ) => void
  /** Seats of these trips have changed: pages that show them are rendered anew when somebody asks for them. */
  markSeatsChanged: (trips: SeatsShown) => void
}

/** Rendered pages and their data, compressed, with their headers. One process, one release: a restart empties it. */
export function createPageCache(clock: Clock): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // Compressed forms come to about a third of the page.
    sizeCalculation: ({ page }) => Math.ceil(page.size * 1.4) + 1024,
  })
  /** Changes of the last seconds, newest last; the numbers go on for ever. */
  const changes: { number: number; trips: SeatsShown; at: number }[] = []
  let changeCount = 0

  function hasChangedSince({ changesSeen }: RenderStart, shown: SeatsShown): boolean {
    return changes.some(({ number, trips }) => number > changesSeen && concerns(trips, shown))
  }

  return {
    answer(request, response, refresh) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const key = cacheKey(request.url ?? '/')
      const entry = entries.get(key)
      const now = clock.now().getTime()
      if (!entry || entry.expiresAt <= now) return false
      if (entry.seats && isDue(entry.seats, now)) refresh(key)
      send(request, response, entry.page)
      return true
    },
    startRender: () => ({ at: clock.now().getTime(), changesSeen: changeCount }),
    keep(url, page, { lifetime, start, seats: shown }) {
      if (lifetime === 'none') return
      const midnight = nextMidnightInIndia(new Date(start.at)).getTime()
      const seats =
        lifetime === 'seats' ? { shown, readAt: start.at, changed: hasChangedSince(start, shown) } : null
      const expiresAt = seats ? Math.min(midnight, start.at + seatsStayTrueFor) : midnight
      entries.set(cacheKey(url), { page, expiresAt, seats })
    },
    markSeatsChanged(trips) {
      const now = clock.now().getTime()
      while (changes[0] && changes[0].at < now - seatsStayTrueFor) changes.shift()
      changes.push({ number: ++changeCount, trips, at: now })
      for (const { seats } of entries.values())
        if (seats && concerns(trips, seats.shown)) seats.changed = true
    },
  }
}

function isDue({ readAt, changed }: NonNullable<Entry['seats']>, now: number): boolean {
  return now - readAt >= (changed ? refreshChangedAfter : refreshAfter)
}

function concerns(changed: SeatsShown, shown: SeatsShown): boolean {
  if (changed === 'all' || shown === 'all') return true
  return !changed.isDisjointFrom(shown)
}

function send(request: IncomingMessage, response: ServerResponse, page: RenderedPage): void {
  if (headerOf(request, 'if-none-match') === page.etag) {
    response.writeHead(304, ['ETag', page.etag, 'Cache-Control', 'no-cache', ...cacheHit])
    response.end()
    return
  }
  const variant = page.variant(chooseEncoding(headerOf(request, 'accept-encoding')))
  if (variant instanceof Promise) void variant.then((ready) => sendVariant(request, response, ready))
  else sendVariant(request, response, variant)
}

function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  { hitHeaders, body }: Variant,
): void {
  response.writeHead(200, hitHeaders)
  if (request.method === 'HEAD') response.end()
  else response.end(body, 'latin1')
}

/** One header, without making Node parse them all into an object. */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const candidate = rawHeaders[i] as string
    if (candidate.length === name.length && candidate.toLowerCase() === name) return rawHeaders[i + 1]
  }
  return undefined
}

/** The parameter by which a page's data asks for some of its parts. */
const dataParameter = '_routes'

/** Path plus the parameters that the page's rule names, in order. */
export function cacheKey(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  const { reads } = findPageRule(path)
  const isRead = (name: string) => reads.includes(name) || (name === dataParameter && path.endsWith('.data'))
  const kept = [...new URLSearchParams(url.slice(at + 1))].filter(([name]) => isRead(name))
  if (kept.length === 0) return path
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${path}?${new URLSearchParams(kept)}`
}
