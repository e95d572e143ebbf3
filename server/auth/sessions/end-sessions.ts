import type { Database } from '#database/client.ts'
import type { SignedIn } from './identify-user.ts'
import { deleteOtherSessions, deleteSession, deleteSessions } from './session-store.ts'

export const logoutScopes = ['global', 'local', 'others'] as const
export type LogoutScope = (typeof logoutScopes)[number]

/** Signs out this device, all others, or all. */
export type EndSessions = (who: SignedIn, scope: LogoutScope) => Promise<void>

export function createEndSessions({ db }: { db: Database }): EndSessions {
  return async ({ user, session }, scope) => {
    if (scope === 'global') await deleteSessions(db, user.id)
    else if (scope === 'others') await deleteOtherSessions(db, session)
    else await deleteSession(db, session)
  }
}
