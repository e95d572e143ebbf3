import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { cleanLine, longestTyped } from '#domain/forms/free-text.ts'
import { takeShown } from '../login/attempt-store.ts'
import type { Attempts } from '../login/attempts.ts'
import { lockActive } from '../people/staff-store.ts'
import { isFresh } from '../sessions/staff-session-store.ts'
import { actorOf } from '../staff-actor.ts'
import type { StaffSession } from '../staff-session.ts'
import { stepMinutes } from '../staff-times.ts'
import type { WriteLog } from '../write-log.ts'
import { deletePasskey, insertPasskey, listPasskeysOf } from './passkey-store.ts'
import type { WebAuthn } from './webauthn.ts'

/** `not fresh`: another factor must be shown first, so that a session left open adds no key of a stranger's. */
type Refused = { ok: false; reason: 'not fresh' | 'too many' | 'wrong' | 'expired' }

export type StaffPasskey = { id: string; name: string; addedAt: Date; usedAt: Date | null }

const mostPasskeys = 10
const longestName = 60

export type OwnPasskeysDeps = {
  db: Database
  clock: Clock
  attempts: Attempts
  webauthn: WebAuthn
  writeLog: WriteLog
}

/** The passkeys of whoever is signed in. */
export function createOwnPasskeys({ db, clock, attempts, webauthn, writeLog }: OwnPasskeysDeps) {
  return {
    async listPasskeys(staffId: string): Promise<StaffPasskey[]> {
      const passkeys = await listPasskeysOf(db, staffId)
      return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        addedAt: createdAt,
        usedAt: lastUsedAt,
      }))
    },

    /** `options` are for the browser's call. */
    async beginPasskey({ id, staff }: StaffSession) {
      if (!(await isFresh(db, id, clock.now()))) return { ok: false, reason: 'not fresh' } as const
      const known = await listPasskeysOf(db, staff.id)
      if (known.length >= mostPasskeys) return { ok: false, reason: 'too many' } as const
      const options = await webauthn.askForNew(staff, known)
      const attempt = await attempts.begin(db, {
        waitsFor: 'new passkey',
        minutes: stepMinutes,
        staffId: staff.id,
        challenge: options.challenge,
      })
      return { ok: true, attempt, options } as const
    },

    async addPasskey(
      session: StaffSession,
      token: string,
      answer: unknown,
      typedName: string,
    ): Promise<{ ok: true } | Refused> {
      const { staff } = session
      const attempt = await takeShown(db, attempts.which(token, 'new passkey'))
      if (!attempt?.challenge || attempt.staffId !== staff.id) return { ok: false, reason: 'expired' }
      const passkey = await webauthn.readNew(answer, attempt.challenge)
      if (!passkey) return { ok: false, reason: 'wrong' }
      const typed = typedName.length > longestTyped ? '' : cleanLine(typedName)
      const name = [...typed].slice(0, longestName).join('') || 'Passkey'
      return db.transaction(async (tx) => {
        const at = clock.now()
        const [person] = await lockActive(tx, [staff.id])
        if (!person || !(await isFresh(tx, session.id, at))) return { ok: false, reason: 'not fresh' }
        const row = { ...passkey, staffId: staff.id, name, createdAt: at, lastUsedAt: null }
        if (!(await insertPasskey(tx, row))) return { ok: false, reason: 'wrong' }
        const subject = { kind: 'staff', id: staff.id } as const
        await writeLog(tx, at, { by: actorOf(person), what: 'passkey added', subject })
        return { ok: true }
      })
    },

    /** False when there was none. */
    async removePasskey({ staff }: StaffSession, id: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        if (!(await deletePasskey(tx, { staffId: staff.id, id }))) return false
        const subject = { kind: 'staff', id: staff.id } as const
        await writeLog(tx, clock.now(), { by: actorOf(staff), what: 'passkey removed', subject })
        return true
      })
    },
  }
}
