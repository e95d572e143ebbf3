import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { isUuid } from '../../identity/read-claims.ts'
import { type AuthError, authErrors, badJwt } from '../auth-error.ts'
import { findUserById, type User } from '../users/user-store.ts'
import type { AccessTokens } from './access-tokens.ts'
import { findSession, type Session } from './session-store.ts'

export type SignedIn = { ok: true; user: User; session: Session }

/** Who asks the auth service, by the Bearer token; the session must still live. */
export type IdentifyUser = (authorization: string | undefined) => Promise<SignedIn | AuthError>

export function createIdentifyUser(deps: { db: Database; clock: Clock; tokens: AccessTokens }): IdentifyUser {
  const { db, clock, tokens } = deps
  return async (authorization) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    if (!token) return authErrors.noAuthorization
    const verified = await tokens.verify(token)
    if (!verified.ok) return badJwt(verified.why)
    const { sub, session_id: sessionId } = verified.claims
    if (typeof sub !== 'string' || sub === '') return authErrors.missingSub
    if (!isUuid(sub)) return authErrors.malformedSub
    const found = isUuid(sessionId) ? await findSession(db, sessionId) : null
    if (!found || found.user.id !== sub)
      return (await findUserById(db, sub)) ? authErrors.sessionGone : authErrors.userGone
    const { user, session } = found
    return user.bannedUntil && user.bannedUntil > clock.now()
      ? authErrors.banned
      : { ok: true, user, session }
  }
}
