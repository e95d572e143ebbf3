import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { CheckFactor, FactorRefused, TakeFactorCode } from '../factors/check-factor.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import type { Device } from '../staff-session.ts'
import { findAttempt, takeAttempt } from './attempt-store.ts'
import type { Attempts } from './attempts.ts'

/** The second step of a login: a code of the app, or a recovery code. */
export type VerifyStaffFactor = (
  step: string,
  code: string,
  device: Device,
) => Promise<{ ok: true; cookie: string } | FactorRefused>

export function createVerifyStaffFactor(deps: {
  db: Database
  clock: Clock
  attempts: Attempts
  checkFactor: CheckFactor
  takeFactorCode: TakeFactorCode
  openSession: OpenSession
}): VerifyStaffFactor {
  const { db, clock, attempts, checkFactor, takeFactorCode, openSession } = deps
  return async (step, code, device) => {
    const attempt = await findAttempt(db, attempts.which(step, 'factor'))
    const staffId = attempt?.staffId
    if (!staffId) return { ok: false, reason: 'expired' }
    const done = await checkFactor(
      staffId,
      (tx) => takeFactorCode(tx, staffId, code),
      async (tx, person, shown) => {
        if (!(await takeAttempt(tx, attempt.id))) return null
        return openSession(tx, person, { way: `phone and ${shown}`, device, at: clock.now() })
      },
    )
    return done.ok ? { ok: true, cookie: done.result } : done
  }
}
