import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { CheckFactor, TakeFactorCode } from '../factors/check-factor.ts'
import type { RecoveryCodes } from '../factors/recovery-codes.ts'
import { lockActive } from '../people/staff-store.ts'
import { actorOf } from '../staff-actor.ts'
import type { StaffSession } from '../staff-session.ts'
import { freshMinutes, minutesAfter } from '../staff-times.ts'
import type { WriteLog } from '../write-log.ts'
import { isFresh, updateSession } from './staff-session-store.ts'

export type Freshened = { ok: true } | { ok: false; reason: 'wrong' | 'locked'; until?: Date }

export type FreshenSessionDeps = {
  db: Database
  clock: Clock
  checkFactor: CheckFactor
  takeFactorCode: TakeFactorCode
  recoveryCodes: RecoveryCodes
  writeLog: WriteLog
}

/** What a session shows a factor for, again. */
export function createFreshenSession(deps: FreshenSessionDeps) {
  const { db, clock, checkFactor, takeFactorCode, recoveryCodes, writeLog } = deps
  return {
    /** A code of the app, or a recovery code, makes the factor fresh. */
    async freshen(session: StaffSession, code: string): Promise<Freshened> {
      const { id, staff } = session
      const done = await checkFactor(
        staff.id,
        (tx) => takeFactorCode(tx, staff.id, code),
        async (tx) => {
          const freshUntil = minutesAfter(clock.now(), freshMinutes)
          return (await updateSession(tx, id, { freshUntil })) || null
        },
      )
      if (done.ok) return { ok: true }
      const { reason, until } = done
      return reason === 'locked' ? { ok: false, reason, until } : { ok: false, reason: 'wrong' }
    },

    /** In place of those before; shown now and never again. */
    async newRecoveryCodes(
      session: StaffSession,
    ): Promise<{ ok: true; recoveryCodes: string[] } | { ok: false; reason: 'not fresh' }> {
      const { id, staff } = session
      return db.transaction(async (tx) => {
        const at = clock.now()
        const [person] = await lockActive(tx, [staff.id])
        if (!person || !(await isFresh(tx, id, at))) return { ok: false, reason: 'not fresh' }
        const codes = await recoveryCodes.make(tx, staff.id)
        const subject = { kind: 'staff', id: staff.id } as const
        await writeLog(tx, at, { by: actorOf(person), what: 'recovery codes made', subject })
        return { ok: true, recoveryCodes: codes }
      })
    },
  }
}
