import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { findPageRule, type PageLifetime } from '#app/page-rules.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { NoteAnswer } from '../metrics/tally.ts'
import { chooseEncoding } from './compress.ts'
import { headerOf } from './header-of.ts'
import { endOfLife, seatsStayTrueFor } from './page-life.ts'
import { cacheHit, fillHitHeaders, type RenderedPage, type Variant } from './rendered-page.ts'
import { requestIdHeader } from './request-id.ts'

/** From this age on a page that is still asked for is rendered anew ahead of its end, so that nobody waits for it. */
const refreshAfter = 4_000
/** A page whose seats have changed is rendered anew at once, unless it is younger than this: a rush of bookings must not keep the server rendering. */
const refreshChangedAfter = 1_000
/** In milliseconds: for so long a page of the edition before is given out, so that a swap lets nobody wait. */
const outdatedStaysFor = 2_000
const maxBytes = 64 * 1024 * 1024

/** Trips whose seats a page shows; `all` where it names none, so that every change concerns it. */
export type SeatsShown = ReadonlySet<string> | 'all'
type Entry = {
  page: RenderedPage
  /** The pattern of its address, under which its answers are counted. */
  route: string
  expiresAt: number
  /** Of an edition that is no longer shown: it is given out while the new one is rendered, and not for long. */
  outdated: boolean
  /** Null on pages without seats. */
  seats: { shown: SeatsShown; readAt: number; changed: boolean } | null
}

/** A render under way: what it reads of the database is as old as its start. */
export type RenderStart = { at: number; changesSeen: number }

export type PageCache = {
  /** Answers from memory and says whether it did; asks for a new render of a page whose seats grow old. */
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    refresh: (key: string) => void,
  ) => boolean
  startRender: () => RenderStart
  keep: (
    url: string,
    page: RenderedPage,
    how: { lifetime: PageLifetime; start: RenderStart; seats: SeatsShown },
  ) => void
  /** Seats of these trips have changed: pages that show them are rendered anew when somebody asks for them. */
  markSeatsChanged: (trips: SeatsShown) => void
  /** All that is kept was made of words that have changed since: each page is rendered anew behind the next who asks for it. */
  moveOn: () => void
}

/**
 * Rendered pages and their data, compressed, with their headers. One process, one release: a restart empties it. Nothing is made for an answer but its id:
 * headers are a list that was prepared, and counting adds to numbers.
 */
export function createPageCache(clock: Clock, noteHit: NoteAnswer): PageCache {
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
    answer(request, response, requestId, refresh) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const startedAt = performance.now()
      const key = cacheKey(request.url ?? '/')
      const entry = entries.get(key)
      const now = clock.now().getTime()
      if (!entry || entry.expiresAt <= now) return false
      if (entry.outdated || (entry.seats && isDue(entry.seats, now))) refresh(key)
      const said = { cacheControl: entry.page.cacheControl(now), requestId }
      const status = send(request, response, entry.page, said)
      if (typeof status === 'number') noteHit(entry.route, status, startedAt)
      else void status.then((sent) => noteHit(entry.route, sent, startedAt))
      return true
    },
    startRender: () => ({ at: clock.now().getTime(), changesSeen: changeCount }),
    keep(url, page, { lifetime, start, seats: shown }) {
      if (lifetime === 'none') return
      const seats =
        lifetime === 'seats' ? { shown, readAt: start.at, changed: hasChangedSince(start, shown) } : null
      const expiresAt = endOfLife(lifetime, start.at)
      const key = cacheKey(url)
      entries.set(key, { page, route: routeOfPage(key), expiresAt, outdated: false, seats })
    },
    markSeatsChanged(trips) {
      const now = clock.now().getTime()
      while (changes[0] && changes[0].at < now - seatsStayTrueFor) changes.shift()
      changes.push({ number: ++changeCount, trips, at: now })
      for (const { seats } of entries.values())
        if (seats && concerns(trips, seats.shown)) seats.changed = true
    },
    moveOn() {
      const end = clock.now().getTime() + outdatedStaysFor
      for (const entry of entries.values()) {
        entry.outdated = true
        entry.expiresAt = Math.min(entry.expiresAt, end)
      }
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

/** What differs from answer to answer. */
type Said = { cacheControl: ReturnType<RenderedPage['cacheControl']>; requestId: string }

/** Answers with the status it was answered with. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
  said: Said,
): number | Promise<number> {
  const { cacheControl, requestId } = said
  if (cacheControl.in304 && headerOf(request, 'if-none-match') === page.etag) {
    const about = ['ETag', page.etag, 'Cache-Control', cacheControl.value, 'Vary', 'Accept-Encoding']
    response.writeHead(304, [...about, ...cacheHit, requestIdHeader, requestId])
    response.end()
    return 304
  }
  const variant = page.variant(chooseEncoding(headerOf(request, 'accept-encoding')))
  return variant instanceof Promise
    ? variant.then((ready) => sendVariant(request, response, ready, said))
    : sendVariant(request, response, variant, said)
}

function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  { hitHeaders, body }: Variant,
  said: Said,
): number {
  fillHitHeaders(hitHeaders, said.cacheControl.value, said.requestId)
  response.writeHead(200, hitHeaders)
  if (request.method === 'HEAD') response.end()
  else response.end(body, 'latin1')
  return 200
}

/** The parameter by which a page's data asks for some of its parts. */
const dataParameter = '_routes'

/** The pattern of a page's address, for counting. */
function routeOfPage(key: string): string {
  return findPageRule(key.split('?', 1)[0] ?? key).path
}

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
