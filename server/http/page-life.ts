import type { PageLifetime, PageRule } from '#app/page-rules.ts'
import { nextMidnightInIndia } from '#domain/calendar/clock.ts'

/** Milliseconds for which a page with seats is answered, from the moment its render began. */
export const seatsStayTrueFor = 5_000
/** Seconds for which a CDN may keep a page without seats. */
const mostAtEdge = 60

/** Until when a page is shown whose render began at that moment. */
export function endOfLife(lifetime: 'day' | 'seats', startedAt: number): number {
  const midnight = nextMidnightInIndia(new Date(startedAt)).getTime()
  return lifetime === 'seats' ? Math.min(midnight, startedAt + seatsStayTrueFor) : midnight
}

/**
 * What a page's Cache-Control says at a moment, and whether a 304 may say it. Of a page that no CDN may keep any longer it may not: nginx would go by what it
 * was told of its copy, and keep that as long once more.
 */
export type CacheControl = (now: number) => { value: string; in304: boolean }

const always = (value: string): CacheControl => {
  const said = { value, in304: true }
  return () => said
}
const toBrowsers = always('no-cache')
/** Whoever sits at the same computer next finds no copy of what a secret address showed. */
const toNobody = always('no-store')
/** By the number of seconds. Browsers ask each time, as ever. */
const toEdges = Array.from({ length: mostAtEdge + 1 }, (_, seconds) =>
  seconds === 0
    ? { value: 'no-cache', in304: false }
    : { value: `public, max-age=0, must-revalidate, s-maxage=${seconds}`, in304: true },
)

/**
 * Who may keep a page, and for how long. A CDN is told what is left of the page's life when it is handed out, less a second: one that counts whole seconds
 * keeps it up to a second longer than it was told. So nobody sees seats that are older than those of our own memory.
 */
export function cacheControlOf(
  rule: Pick<PageRule, 'secret' | 'edge'>,
  page: { lifetime: PageLifetime; startedAt: number; edgeCache: boolean },
): CacheControl {
  const { lifetime, startedAt, edgeCache } = page
  if (rule.secret) return toNobody
  if (!edgeCache || !rule.edge || lifetime === 'none') return toBrowsers
  const endsAt = endOfLife(lifetime, startedAt)
  return (now) => {
    const left = Math.floor((endsAt - now) / 1000) - 1
    return toEdges[Math.max(0, Math.min(left, mostAtEdge))] ?? toBrowsers(now)
  }
}
