import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { cleanLine, longestTyped } from '#domain/forms/free-text.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { parsePhone } from '../../auth/codes/e164.ts'
import type { WriteLog } from '../write-log.ts'
import { holdForChange } from './hold-for-change.ts'
import { mayGiveRole, type TakeApproval } from './new-owner.ts'
import { insertPerson } from './staff-store.ts'

/** `phone` as typed, with its country code. */
export type NewStaff = { phone: string; name: string; role: Role }

/** `country`: codes are not sent to numbers there. `taken`: somebody with access has the number. */
export type StaffAdded =
  | { ok: true; id: string }
  | {
      ok: false
      reason: 'forbidden' | 'not a phone' | 'country' | 'not a name' | 'taken' | 'needs two persons'
    }

/** Lets somebody in, who enrols an app with the first login. `approval` is the id under which a second person has agreed to a new owner. */
export type AddStaff = (person: NewStaff, actor: Actor, approval?: string) => Promise<StaffAdded>

const longestName = 80

export function createAddStaff(deps: {
  db: Database
  clock: Clock
  mayReceive: (phone: string) => boolean
  takeApproval: TakeApproval
  writeLog: WriteLog
}): AddStaff {
  const { db, clock, mayReceive, takeApproval, writeLog } = deps
  return async (typed, actor, approval) => {
    const { role } = typed
    const phone = parsePhone(typed.phone.replace(/[()-]/g, ''))
    if (!phone) return { ok: false, reason: 'not a phone' }
    if (!mayReceive(phone)) return { ok: false, reason: 'country' }
    const name = typed.name.length > longestTyped ? '' : cleanLine(typed.name)
    if (name === '' || name.length > longestName) return { ok: false, reason: 'not a name' }
    return db.transaction(async (tx) => {
      const { allowed } = await holdForChange(tx, actor, null)
      if (!allowed) return { ok: false, reason: 'forbidden' }
      if (!(await mayGiveRole(tx, { role, actor, owner: phone, approval }, takeApproval)))
        return { ok: false, reason: 'needs two persons' }
      const [id, at] = [randomUUID(), clock.now()]
      const person = { id, phone, name, role, activeFrom: at, lastSignInAt: null, endedAt: null }
      if (!(await insertPerson(tx, person))) return { ok: false, reason: 'taken' }
      await writeLog(tx, at, {
        by: actor,
        what: 'staff added',
        subject: { kind: 'staff', id },
        after: { role },
      })
      return { ok: true, id }
    })
  }
}
