import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { isUuid } from '../../identity/read-claims.ts'
import { holdForChange } from '../people/hold-for-change.ts'
import { actorOf } from '../staff-actor.ts'
import type { StaffSession } from '../staff-session.ts'
import type { WriteLog } from '../write-log.ts'
import { livingAt } from './identify-staff.ts'
import { deleteSessions, listLiving } from './staff-session-store.ts'

/** A browser in which somebody is signed in. */
export type StaffDevice = {
  id: string
  kind: 'phone' | 'tablet' | 'computer' | 'other'
  name: string
  startedAt: Date
  lastSeenAt: Date
}

export type SignedOut = { ok: true; devices: number } | { ok: false; reason: 'forbidden' }

export function createEndSessions(deps: { db: Database; clock: Clock; writeLog: WriteLog }) {
  const { db, clock, writeLog } = deps

  /** Of one's own, or by somebody who may change staff. */
  async function endThose(which: { staffId: string; id?: string }, actor: Actor): Promise<SignedOut> {
    const { staffId } = which
    return db.transaction(async (tx) => {
      const { allowed } = await holdForChange(tx, actor, staffId)
      const isOwn = actor.kind === 'staff' && actor.id === staffId
      if (!allowed && !isOwn) return { ok: false, reason: 'forbidden' }
      const devices = await deleteSessions(tx, which)
      if (devices > 0)
        await writeLog(tx, clock.now(), {
          by: actor,
          what: 'staff signed out',
          subject: { kind: 'staff', id: staffId },
          after: { devices },
        })
      return { ok: true, devices }
    })
  }

  return {
    async signOut({ id, staff }: StaffSession): Promise<void> {
      await db.transaction(async (tx) => {
        if ((await deleteSessions(tx, { staffId: staff.id, id })) === 0) return
        await writeLog(tx, clock.now(), {
          by: actorOf(staff),
          what: 'staff signed out',
          subject: { kind: 'staff', id: staff.id },
          after: { devices: 1 },
        })
      })
    },

    /** With a session it is one's own doing; with somebody's id `actor` says who does it. */
    async signOutEverywhere(whose: StaffSession | string, actor?: Actor): Promise<SignedOut> {
      const staffId = typeof whose === 'string' ? whose : whose.staff.id
      const by = typeof whose === 'string' ? actor : actorOf(whose.staff)
      if (!by || !isUuid(staffId)) return { ok: false, reason: 'forbidden' }
      return endThose({ staffId }, by)
    },

    async endDevice(which: { staffId: string; id: string }, actor: Actor): Promise<SignedOut> {
      if (!isUuid(which.staffId) || !isUuid(which.id)) return { ok: true, devices: 0 }
      return endThose(which, actor)
    },

    async listDevices(staffId: string): Promise<StaffDevice[]> {
      const sessions = isUuid(staffId) ? await listLiving(db, staffId, livingAt(clock.now())) : []
      return sessions.map(({ id, deviceKind, deviceName, startedAt, lastSeenAt }) => ({
        id,
        kind: deviceKind,
        name: deviceName,
        startedAt,
        lastSeenAt,
      }))
    },
  }
}
