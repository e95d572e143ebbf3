import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { findStep } from '../../auth/factors/totp.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import type { Limiter } from '../../limits/limiter.ts'
import { lockActive, type Person } from '../people/staff-store.ts'
import type { RecoveryCodes } from './recovery-codes.ts'
import { findApp, takeStep } from './staff-factor-store.ts'

export type FactorRefused = { ok: false; reason: 'wrong' | 'expired' | 'locked'; until?: Date }
export type FactorWay = 'app' | 'recovery code'

/**
 * Checks a code that was typed as a second factor, and does what it is for in the same transaction, which holds the person; `work` answers null
 * when that is over. Wrong ones are counted by person, wherever they are tried, before anybody looks at them.
 */
export type CheckFactor = <Shown, Result>(
  staffId: string,
  check: (tx: Transaction) => Promise<Shown | null>,
  work: (tx: Transaction, person: Person, shown: Shown) => Promise<Result | null>,
) => Promise<{ ok: true; result: Result } | FactorRefused>

const limits = ['staffFactorPerPerson', 'staffFactorPerPersonDay'] as const

export function createCheckFactor(deps: { db: Database; clock: Clock; limiter: Limiter }): CheckFactor {
  const { db, clock, limiter } = deps

  async function lockedUntil(staffId: string): Promise<Date | null> {
    for (const name of limits) {
      const taken = await limiter.takeFromLimit(name, staffId)
      if (taken.ok) continue
      const seconds = taken.reason === 'away' ? 60 : taken.retryAfter
      return new Date(clock.now().getTime() + seconds * 1000)
    }
    return null
  }

  return async (staffId, check, work) => {
    const until = await lockedUntil(staffId)
    if (until) return { ok: false, reason: 'locked', until }
    const outcome = await db.transaction(async (tx) => {
      const [person] = await lockActive(tx, [staffId])
      if (!person) return { ok: false, reason: 'expired' } as const
      const shown = await check(tx)
      if (shown === null) return { ok: false, reason: 'wrong' } as const
      const result = await work(tx, person, shown)
      return result === null ? ({ ok: false, reason: 'expired' } as const) : ({ ok: true, result } as const)
    })
    if (outcome.ok) for (const name of limits) await limiter.returnToLimit(name, staffId)
    return outcome
  }
}

/** Takes a code of the person's app, or one of the recovery codes; null when it is neither, or was taken before. */
export type TakeFactorCode = (tx: Transaction, staffId: string, typed: string) => Promise<FactorWay | null>

export function createTakeFactorCode(deps: {
  clock: Clock
  secrets: AuthSecrets
  recoveryCodes: RecoveryCodes
}): TakeFactorCode {
  const { clock, secrets, recoveryCodes } = deps
  return async (tx, staffId, typed) => {
    const digits = typed.replaceAll(' ', '')
    if (!/^\d{6}$/.test(digits))
      return (await recoveryCodes.take(tx, staffId, typed)) ? 'recovery code' : null
    const app = await findApp(tx, staffId)
    const secret = app && secrets.decrypt(app.secret)
    const step = secret ? findStep(secret, digits, clock.now()) : null
    return step !== null && (await takeStep(tx, staffId, step)) ? 'app' : null
  }
}
