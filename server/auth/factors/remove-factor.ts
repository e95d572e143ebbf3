import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { TellTraveller } from '../../account/tell-traveller.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { hasFreshCode } from '../codes/fresh-code.ts'
import type { SignedIn } from '../sessions/identify-user.ts'
import { findFactor } from './factor-store.ts'
import { takeFactorsAway } from './take-factors-away.ts'

/** Takes an authenticator app away. One that protects the account asks for itself and for a fresh code, and the traveller is told. */
export type RemoveFactor = (
  who: SignedIn,
  factorId: string,
) => Promise<{ ok: true; answer: { id: string } } | AuthError>

export function createRemoveFactor(deps: {
  db: Database
  clock: Clock
  tellTraveller: TellTraveller
}): RemoveFactor {
  const { db, clock, tellTraveller } = deps
  return async ({ user, session }, factorId) => {
    const factor = await findFactor(db, { id: factorId, userId: user.id })
    if (!factor) return authErrors.factorUnknown
    const at = clock.now()
    if (factor.verifiedAt && session.aal !== 'aal2') return authErrors.secondFactorNeeded
    if (factor.verifiedAt && !hasFreshCode(session, at)) return authErrors.freshCodeNeeded
    await db.transaction((tx) => takeFactorsAway(tx, { user, factors: [factor], at }, tellTraveller))
    return { ok: true, answer: { id: factorId } }
  }
}
