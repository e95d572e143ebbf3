import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Log } from '../log.ts'
import { hashCaller } from './hash-caller.ts'
import { keyDays } from './key-days.ts'
import { countAttempt, findLimitKeys, uncountAttempt } from './limit-store.ts'
import type { LimitName, LimitTable } from './limits.ts'

/** `away`: the database does not answer, and this limit refuses meanwhile. `retryAfter` is in seconds. */
export type Taken =
  | { ok: true }
  | { ok: false; reason: 'used up'; retryAfter: number }
  | { ok: false; reason: 'away' }

/** Takes one attempt of a limit for a caller, whose address is neither stored nor logged. */
export type TakeFromLimit = (name: LimitName, who: string) => Promise<Taken>

/** Gives an attempt back that came to nothing through no fault of the caller, such as a message that could not be sent. */
export type ReturnToLimit = (name: LimitName, who: string) => Promise<void>

export type Limiter = { takeFromLimit: TakeFromLimit; returnToLimit: ReturnToLimit }

export function createLimiter(deps: {
  db: Database
  clock: Clock
  log: Log
  limits: LimitTable
  /** Keys the hashes together with the day's key, which stands in the database beside them. */
  secret: string
}): Limiter {
  const { db, clock, log, limits, secret } = deps
  let keys: { day: string; both: Promise<[string, string]> } | null = null
  let away = false

  /** Read once a day; a failed read is not remembered. */
  function keysAt(at: Date): Promise<[string, string]> {
    const days = keyDays(at)
    if (keys?.day !== days[0]) {
      const both = findLimitKeys(db, days)
      keys = { day: days[0], both }
      both.catch(() => {
        keys = null
      })
    }
    return keys.both
  }

  async function callerOf(name: LimitName, who: string, at: Date) {
    const [today, yesterday] = await keysAt(at)
    return {
      caller: hashCaller(today + secret, name, who),
      callerYesterday: hashCaller(yesterday + secret, name, who),
    }
  }

  async function takeFromLimit(name: LimitName, who: string): Promise<Taken> {
    const { attempts, seconds, whenAway } = limits[name]
    const at = clock.now()
    try {
      const endOfWindow = new Date(at.getTime() + seconds * 1000)
      const { count, endsAt } = await countAttempt(db, {
        ...(await callerOf(name, who, at)),
        at,
        endsAt: endOfWindow,
      })
      if (away) log.warn('limits are counted again')
      away = false
      if (count <= attempts) return { ok: true }
      const left = Math.ceil((endsAt.getTime() - at.getTime()) / 1000)
      return { ok: false, reason: 'used up', retryAfter: Math.max(1, left) }
    } catch (error) {
      // Once, not for every request that comes meanwhile.
      if (!away) log.error({ error }, 'limits can’t be counted: the database does not answer')
      away = true
      return whenAway === 'refuse' ? { ok: false, reason: 'away' } : { ok: true }
    }
  }

  return {
    takeFromLimit,
    async returnToLimit(name, who) {
      await uncountAttempt(db, {
        ...(await callerOf(name, who, clock.now())),
        attempts: limits[name].attempts,
      })
    },
  }
}
