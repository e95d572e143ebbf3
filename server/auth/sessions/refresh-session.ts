import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { reuseSeconds, sessionDays } from '../auth-times.ts'
import { listFactors } from '../factors/factor-store.ts'
import type { AuthSecrets } from '../keys/auth-secrets.ts'
import { deleteSession, findRefreshToken, lockSession } from './session-store.ts'
import type { OpenSession, SessionAnswer, Sessions } from './sessions.ts'

/** Goes on with a session by its refresh token. One that a newer one has long replaced was stolen: then the session ends for everybody. */
export type RefreshSession = (
  refreshToken: string,
) => Promise<{ ok: true; answer: SessionAnswer } | AuthError>

export function createRefreshSession(deps: {
  db: Database
  clock: Clock
  secrets: AuthSecrets
  sessions: Sessions
}): RefreshSession {
  const { db, clock, secrets, sessions } = deps

  async function refresh(tx: Database, token: string): Promise<OpenSession | AuthError> {
    const shown = await findRefreshToken(tx, secrets.refreshTokenHashes(token))
    if (!shown) return authErrors.refreshTokenUnknown
    const found = await lockSession(tx, shown.sessionId)
    if (!found) return authErrors.refreshTokenUnknown
    const { session, user } = found
    const at = clock.now()
    if (user.bannedUntil && user.bannedUntil > at) return authErrors.refreshBanned
    if (at.getTime() - session.lastUsedAt.getTime() > sessionDays * 86_400_000) {
      await deleteSession(tx, session)
      return authErrors.sessionExpired
    }
    const factors = await listFactors(tx, user.id)
    // Several tabs show the same one: whoever comes second gets what the first one got.
    const isParent = shown.counter === session.counter - 1
    const refreshToken = isParent ? await sessions.handOutAgain(tx, session) : null
    if (refreshToken) return { user, session, factors, refreshToken }
    const isKnown = isParent || shown.counter === session.counter
    if (!isKnown && !(await wasJustReplaced(tx, shown.hash, at))) {
      await deleteSession(tx, session)
      return authErrors.refreshTokenUsed
    }
    return { user, session: await sessions.advance(tx, session), factors }
  }

  /** Read again under the session's lock: another refresh may have replaced it since. */
  async function wasJustReplaced(tx: Database, hash: string, at: Date): Promise<boolean> {
    const revokedAt = (await findRefreshToken(tx, [hash]))?.revokedAt
    return !!revokedAt && at.getTime() - revokedAt.getTime() <= reuseSeconds * 1000
  }

  return async (refreshToken) => {
    const opened = await db.transaction((tx) => refresh(tx, refreshToken))
    return 'ok' in opened ? opened : { ok: true, answer: await sessions.answer(opened) }
  }
}
