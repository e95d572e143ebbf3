import { timingSafeEqual } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import { hasApp } from '../factors/staff-factor-store.ts'
import { lockActive } from '../people/staff-store.ts'
import { stepMinutes, triesPerCode } from '../staff-times.ts'
import { type Attempt, findAttempt, takeTry } from './attempt-store.ts'
import type { Attempts } from './attempts.ts'

/**
 * A right code leads to the second step: enrolment for who has no factor yet, else the app's code. A number that is nobody's is told what any
 * other is told.
 */
export type VerifyStaffCode = (
  attempt: string,
  code: string,
) => Promise<
  | { ok: true; next: 'enrol' | 'factor'; step: string }
  | { ok: false; reason: 'wrong' | 'expired' | 'locked'; until?: Date }
>

export function createVerifyStaffCode(deps: {
  db: Database
  secrets: AuthSecrets
  attempts: Attempts
}): VerifyStaffCode {
  const { db, secrets, attempts } = deps

  function isRight({ codeHash, staffId }: Attempt, code: string): boolean {
    const hashes = secrets.staffLoginHashes('code', `${staffId} ${code}`)
    return codeHash !== null && hashes.some((hash) => isSame(codeHash, hash))
  }

  return async (token, typed) => {
    const which = attempts.which(token, 'code')
    const attempt = await takeTry(db, which, triesPerCode)
    if (!attempt) return { ok: false, reason: (await findAttempt(db, which)) ? 'locked' : 'expired' }
    const { staffId } = attempt
    if (!isRight(attempt, typed.replaceAll(' ', '')) || staffId === null)
      return { ok: false, reason: attempt.tries >= triesPerCode ? 'locked' : 'wrong' }
    return db.transaction(async (tx) => {
      const [person] = await lockActive(tx, [staffId])
      if (!person) return { ok: false, reason: 'expired' }
      const next = (await hasApp(tx, staffId)) ? 'factor' : 'enrol'
      const step = await attempts.goOn(tx, attempt, next === 'enrol' ? 'enrolment' : 'factor', stepMinutes)
      return step === null ? { ok: false, reason: 'expired' } : { ok: true, next, step }
    })
  }
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
