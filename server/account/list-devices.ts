import type { Database } from '#database/client.ts'
import { listSessions } from '../auth/sessions/session-store.ts'
import type { Traveller } from '../identity/identify-traveller.ts'

/** A device that is signed in. */
export type Device = {
  id: string
  kind: 'phone' | 'tablet' | 'computer' | 'other'
  /** Such as "Chrome on Android". */
  name: string
  loggedInAt: string
  lastUsedAt: string
  /** The one that asks. */
  current: boolean
}

export type ListDevices = (traveller: Traveller) => Promise<Device[]>

/** The last used first. */
export function createListDevices({ db }: { db: Database }): ListDevices {
  return async ({ id, sessionId }) => {
    const sessions = await listSessions(db, id)
    return sessions.map((session) => ({
      id: session.id,
      kind: session.deviceKind,
      name: session.deviceName,
      loggedInAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      current: session.id === sessionId,
    }))
  }
}
