import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import type { StaffSession } from '../staff-session.ts'
import { idleMinutes, longestHours, minutesBefore, seenSeconds } from '../staff-times.ts'
import { findLiving, type Lives, updateSession } from './staff-session-store.ts'

/** Reads and renews; null when there is none, it is over, or the person's access has ended. */
export type IdentifyStaff = (cookie: string | undefined) => Promise<StaffSession | null>

const cookieShape = /^[\w-]{43}$/

export const livingAt = (at: Date): Lives => ({
  seenAfter: minutesBefore(at, idleMinutes),
  startedAfter: minutesBefore(at, longestHours * 60),
})

export function createIdentifyStaff(deps: {
  db: Database
  clock: Clock
  secrets: AuthSecrets
}): IdentifyStaff {
  const { db, clock, secrets } = deps
  return async (cookie = '') => {
    if (!cookieShape.test(cookie)) return null
    const at = clock.now()
    const found = await findLiving(db, secrets.staffLoginHashes('cookie', cookie), livingAt(at))
    if (!found) return null
    const { session, person } = found
    const isStale = at.getTime() - session.lastSeenAt.getTime() >= seenSeconds * 1000
    if (isStale && !(await updateSession(db, session.id, { lastSeenAt: at }))) return null
    const { id, name, role, phone } = person
    return {
      id: session.id,
      staff: { id, name, role, phone },
      startedAt: session.startedAt,
      lastSeenAt: isStale ? at : session.lastSeenAt,
      freshUntil: session.freshUntil,
    }
  }
}
