import { LRUCache } from 'lru-cache'
import type { Clock } from '#domain/calendar/clock.ts'

/** Every limit of the site by name. */
const limits = {
  newsletter: { attempts: 5, seconds: 600 },
  newsletterConfirm: { attempts: 30, seconds: 600 },
  // Many phones share one address of their network.
  enquiry: { attempts: 20, seconds: 600 },
} as const

export type LimitName = keyof typeof limits
export type RateLimiter = {
  take: (name: LimitName, who: string) => { ok: true } | { ok: false; retryAfter: number }
}

/** Counts in fixed windows, in memory: there is one server process. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new LRUCache<string, { startedAt: number; count: number }>({ max: 50_000 })
  return {
    take(name, who) {
      const { attempts, seconds } = limits[name]
      const now = clock.now().getTime()
      const key = `${name} ${who}`
      const open = windows.get(key)
      if (!open || now - open.startedAt >= seconds * 1000) {
        windows.set(key, { startedAt: now, count: 1 })
        return { ok: true }
      }
      if (open.count < attempts) {
        open.count++
        return { ok: true }
      }
      return { ok: false, retryAfter: Math.ceil((open.startedAt + seconds * 1000 - now) / 1000) }
    },
  }
}
