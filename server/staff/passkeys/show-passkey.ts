import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Limiter } from '../../limits/limiter.ts'
import { takeShown } from '../login/attempt-store.ts'
import type { Attempts } from '../login/attempts.ts'
import type { TooMany } from '../login/send-staff-code.ts'
import { lockActive, type Person } from '../people/staff-store.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import { updateSession } from '../sessions/staff-session-store.ts'
import type { Device, StaffSession } from '../staff-session.ts'
import { freshMinutes, minutesAfter, stepMinutes } from '../staff-times.ts'
import { findPasskey, listPasskeysOf, notePasskeyUse } from './passkey-store.ts'
import type { WebAuthn } from './webauthn.ts'

type Refused = { ok: false; reason: 'wrong' | 'expired' }

export type ShowPasskeyDeps = {
  db: Database
  clock: Clock
  limiter: Limiter
  attempts: Attempts
  webauthn: WebAuthn
  openSession: OpenSession
}

/** A passkey in place of phone and app, to log in or to show again who this is. */
export function createShowPasskey(deps: ShowPasskeyDeps) {
  const { db, clock, limiter, attempts, webauthn, openSession } = deps

  async function begin(staffId: string | null) {
    const options = await webauthn.askFor(staffId === null ? [] : await listPasskeysOf(db, staffId))
    const { challenge } = options
    const attempt = await attempts.begin(db, {
      waitsFor: 'passkey',
      minutes: stepMinutes,
      staffId,
      challenge,
    })
    return { ok: true, attempt, options } as const
  }

  /** A challenge counts once, whatever comes of it. `staffId` is who must show it, or null for anybody. */
  async function finish<Result>(
    shown: { attempt: string; response: unknown; staffId: string | null },
    work: (tx: Transaction, person: Person, at: Date) => Promise<Result | null>,
  ): Promise<{ ok: true; result: Result } | Refused> {
    const attempt = await takeShown(db, attempts.which(shown.attempt, 'passkey'))
    if (!attempt?.challenge || attempt.staffId !== shown.staffId) return { ok: false, reason: 'expired' }
    const id = webauthn.idOf(shown.response)
    const passkey = id === null ? null : await findPasskey(db, id)
    if (!passkey || (shown.staffId !== null && passkey.staffId !== shown.staffId))
      return { ok: false, reason: 'wrong' }
    const counter = await webauthn.readUse(shown.response, attempt.challenge, passkey)
    if (counter === null) return { ok: false, reason: 'wrong' }
    return db.transaction(async (tx) => {
      const at = clock.now()
      const [person] = await lockActive(tx, [passkey.staffId])
      if (!person || !(await notePasskeyUse(tx, passkey, { counter, at })))
        return { ok: false, reason: 'wrong' }
      const result = await work(tx, person, at)
      return result === null ? { ok: false, reason: 'expired' } : { ok: true, result }
    })
  }

  return {
    /** `options` are for the browser's call; they tell nothing of who works here. */
    async beginPasskeyLogin(from: { address: string }) {
      const taken = await limiter.takeFromLimit('staffLoginPerAddress', from.address)
      if (taken.ok) return begin(null)
      const retryAfter = taken.reason === 'away' ? 60 : taken.retryAfter
      return { ok: false, reason: 'too many', retryAfter } satisfies TooMany
    },

    async finishPasskeyLogin(
      attempt: string,
      response: unknown,
      device: Device,
    ): Promise<{ ok: true; cookie: string } | Refused> {
      const done = await finish({ attempt, response, staffId: null }, (tx, person, at) =>
        openSession(tx, person, { way: 'passkey', device, at }),
      )
      return done.ok ? { ok: true, cookie: done.result } : done
    },

    beginPasskeyFreshen: ({ staff }: StaffSession) => begin(staff.id),

    async finishPasskeyFreshen(
      { id, staff }: StaffSession,
      attempt: string,
      response: unknown,
    ): Promise<{ ok: true } | Refused> {
      const done = await finish({ attempt, response, staffId: staff.id }, async (tx, _, at) => {
        const freshUntil = minutesAfter(at, freshMinutes)
        return (await updateSession(tx, id, { freshUntil })) || null
      })
      return done.ok ? { ok: true } : done
    },
  }
}
