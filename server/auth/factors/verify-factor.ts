import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { TellTraveller } from '../../account/tell-traveller.ts'
import type { Limiter } from '../../limits/limiter.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import type { AuthSecrets } from '../keys/auth-secrets.ts'
import type { SignedIn } from '../sessions/identify-user.ts'
import { deleteOtherSingleFactorSessions, lockSession, type Session } from '../sessions/session-store.ts'
import type { OpenSession, SessionAnswer, Sessions } from '../sessions/sessions.ts'
import { takeOrRefuse } from '../take-or-refuse.ts'
import {
  type Factor,
  findChallenge,
  findFactor,
  listFactors,
  takeChallenge,
  takeStep,
} from './factor-store.ts'
import { findStep } from './totp.ts'

/** Takes a code of the authenticator app: the session is now at aal2, and others of the user that are not end. Of its first code the traveller is told. */
export type VerifyFactor = (
  who: SignedIn,
  shown: { factorId: string; challengeId: string; code: string },
) => Promise<{ ok: true; answer: SessionAnswer } | AuthError>

export function createVerifyFactor(deps: {
  db: Database
  clock: Clock
  secrets: AuthSecrets
  sessions: Sessions
  limiter: Limiter
  tellTraveller: TellTraveller
}): VerifyFactor {
  const { db, clock, secrets, sessions, limiter, tellTraveller } = deps

  async function raise(
    tx: Database,
    sessionId: string,
    factor: Factor,
    used: { challengeId: string; step: number },
  ): Promise<OpenSession | AuthError> {
    const at = clock.now()
    const found = await lockSession(tx, sessionId)
    if (!found) return authErrors.sessionGone
    const { user } = found
    if (!(await takeChallenge(tx, used.challengeId))) return authErrors.challengeUnknown
    if (!(await takeStep(tx, factor, { step: used.step, at }))) return authErrors.totpWrong
    const session = await sessions.advance(tx, found.session, {
      aal: 'aal2',
      amr: withTotp(found.session, at),
    })
    await deleteOtherSingleFactorSessions(tx, session)
    if (!factor.verifiedAt)
      await tellTraveller(tx, { travellerId: user.id, phone: user.phone, event: 'second factor added', at })
    return { user, session, factors: await listFactors(tx, user.id) }
  }

  return async ({ user, session }, { factorId, challengeId, code }) => {
    const factor = await findFactor(db, { id: factorId, userId: user.id })
    if (!factor) return authErrors.factorUnknown
    const challenge = await findChallenge(db, { id: challengeId, factorId })
    if (!challenge || challenge.sessionId !== session.id) return authErrors.challengeUnknown
    const at = clock.now()
    if (challenge.expiresAt <= at) return authErrors.challengeExpired
    const refused = await takeOrRefuse(limiter.takeFromLimit, 'totpPerFactor', factorId)
    if (refused) return refused
    const secret = secrets.decrypt(factor.secret)
    const step = secret === null ? null : findStep(secret, code, at)
    if (step === null) return authErrors.totpWrong
    const opened = await db.transaction((tx) => raise(tx, session.id, factor, { challengeId, step }))
    if ('ok' in opened) return opened
    // Only wrong codes count.
    await limiter.returnToLimit('totpPerFactor', factorId)
    return { ok: true, answer: await sessions.answer(opened) }
  }
}

function withTotp({ amr }: Session, at: Date): Session['amr'] {
  const others = amr.filter(({ method }) => method !== 'totp')
  return [...others, { method: 'totp', timestamp: Math.floor(at.getTime() / 1000) }]
}
