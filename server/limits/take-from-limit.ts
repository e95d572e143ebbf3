import { createHmac } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Log } from '../log.ts'
import { keyDays } from './key-days.ts'
import { countAttempt, findLimitKeys } from './limit-store.ts'
import type { LimitName, LimitTable } from './limits.ts'

/** `away`: the database does not answer, and this limit refuses meanwhile. `retryAfter` is in seconds. */
export type Taken =
  | { ok: true }
  | { ok: false; reason: 'used up'; retryAfter: number }
  | { ok: false; reason: 'away' }

/** Takes one attempt of a limit for a caller, whose address is neither stored nor logged. */
export type TakeFromLimit = (name: LimitName, who: string) => Promise<Taken>

export function createTakeFromLimit(deps: {
  db: Database
  clock: Clock
  log: Log
  limits: LimitTable
}): TakeFromLimit {
  const { db, clock, log, limits } = deps
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

  async function count(name: LimitName, who: string, at: Date) {
    const [today, yesterday] = await keysAt(at)
    return countAttempt(db, {
      caller: hashOf(today, name, who),
      callerYesterday: hashOf(yesterday, name, who),
      at,
      endsAt: new Date(at.getTime() + limits[name].seconds * 1000),
    })
  }

  return async (name, who) => {
    const { attempts, whenAway } = limits[name]
    const at = clock.now()
    try {
      const { count: counted, endsAt } = await count(name, who, at)
      if (away) log.warn('limits are counted again')
      away = false
      if (counted <= attempts) return { ok: true }
      const seconds = Math.ceil((endsAt.getTime() - at.getTime()) / 1000)
      return { ok: false, reason: 'used up', retryAfter: Math.max(1, seconds) }
    } catch (error) {
      // Once, not for every request that comes meanwhile.
      if (!away) log.error({ error }, 'limits can’t be counted: the database does not answer')
      away = true
      return whenAway === 'refuse' ? { ok: false, reason: 'away' } : { ok: true }
    }
  }
}

function hashOf(key: string, name: LimitName, who: string): string {
  return createHmac('sha256', key).update(`${name} ${who}`).digest('base64url').slice(0, 22)
}
