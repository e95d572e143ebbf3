import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { QueueNotice } from '../../sms/queue-notice.ts'
import type { WriteLog } from '../write-log.ts'
import { holdForChange } from './hold-for-change.ts'
import { mayGiveRole, type TakeApproval } from './new-owner.ts'
import { deleteLogins, isLastOwner, listPeople, type Person, updatePerson } from './staff-store.ts'

/**
 * `yourself`: nobody changes their own role, access or factor. `needs two persons`: a new owner, without the approval of a second one.
 * `unknown`: nobody with access has that id.
 */
type Refused = {
  ok: false
  reason: 'forbidden' | 'unknown' | 'yourself' | 'last owner' | 'needs two persons'
}
export type StaffChanged = { ok: true } | Refused

export type ChangeStaffDeps = {
  db: Database
  clock: Clock
  queueNotice: QueueNotice
  takeApproval: TakeApproval
  writeLog: WriteLog
}

/** What owners, and whoever has the command line, do about the people who work here. */
export function createChangeStaff(deps: ChangeStaffDeps) {
  const { db, clock, queueNotice, takeApproval, writeLog } = deps

  /** In one transaction that holds both; the database itself decides who is the last owner. */
  async function change(
    id: string,
    actor: Actor,
    work: (tx: Transaction, person: Person, at: Date) => Promise<StaffChanged>,
  ): Promise<StaffChanged> {
    try {
      return await db.transaction(async (tx) => {
        const { allowed, person } = await holdForChange(tx, actor, id)
        if (!allowed) return { ok: false, reason: 'forbidden' }
        if (actor.kind === 'staff' && actor.id === id) return { ok: false, reason: 'yourself' }
        if (!person) return { ok: false, reason: 'unknown' }
        return work(tx, person, clock.now())
      })
    } catch (error) {
      if (isLastOwner(error)) return { ok: false, reason: 'last owner' }
      throw error
    }
  }

  return {
    list: () => listPeople(db),

    /** `approval` is the id under which a second person has agreed to a new owner. It holds from the next request on. */
    changeRole(id: string, role: Role, actor: Actor, approval?: string): Promise<StaffChanged> {
      return change(id, actor, async (tx, person, at) => {
        if (person.role === role) return { ok: true }
        if (!(await mayGiveRole(tx, { role, actor, owner: id, approval }, takeApproval)))
          return { ok: false, reason: 'needs two persons' }
        await updatePerson(tx, id, { role })
        await writeLog(tx, at, {
          by: actor,
          what: 'role changed',
          subject: { kind: 'staff', id },
          before: { role: person.role },
          after: { role },
        })
        return { ok: true }
      })
    },

    /** They are out at their next request. */
    end(id: string, actor: Actor): Promise<StaffChanged> {
      return change(id, actor, async (tx, person, at) => {
        await updatePerson(tx, id, { endedAt: at })
        await deleteLogins(tx, id)
        await writeLog(tx, at, {
          by: actor,
          what: 'access ended',
          subject: { kind: 'staff', id },
          before: { role: person.role },
        })
        return { ok: true }
      })
    },

    /** App, recovery codes, passkeys and sessions go; the next login enrols another app. The person is told by SMS. */
    resetFactor(id: string, actor: Actor): Promise<StaffChanged> {
      return change(id, actor, async (tx, { phone }, at) => {
        await deleteLogins(tx, id)
        await queueNotice(tx, { phone, what: 'factor removed', at })
        await writeLog(tx, at, { by: actor, what: 'staff factor reset', subject: { kind: 'staff', id } })
        return { ok: true }
      })
    },
  }
}
