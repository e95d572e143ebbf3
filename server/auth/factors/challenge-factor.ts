import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { challengeSeconds } from '../auth-times.ts'
import type { SignedIn } from '../sessions/identify-user.ts'
import { findFactor, insertChallenge } from './factor-store.ts'

/** `expires_at` in seconds. */
export type ChallengeAnswer = { id: string; type: 'totp'; expires_at: number }

/** Asks for a code of the authenticator app. */
export type ChallengeFactor = (
  who: SignedIn,
  factorId: string,
) => Promise<{ ok: true; answer: ChallengeAnswer } | AuthError>

export function createChallengeFactor({ db, clock }: { db: Database; clock: Clock }): ChallengeFactor {
  return async ({ user, session }, factorId) => {
    if (!(await findFactor(db, { id: factorId, userId: user.id }))) return authErrors.factorUnknown
    const id = randomUUID()
    const expiresAt = new Date(clock.now().getTime() + challengeSeconds * 1000)
    await insertChallenge(db, { id, factorId, sessionId: session.id, expiresAt })
    return {
      ok: true,
      answer: { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) },
    }
  }
}
