import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { createTotpSecret, findStep, totpUri } from '../../auth/factors/totp.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import type { QueueNotice } from '../../sms/queue-notice.ts'
import type { CheckFactor, FactorRefused } from '../factors/check-factor.ts'
import type { RecoveryCodes } from '../factors/recovery-codes.ts'
import { insertApp } from '../factors/staff-factor-store.ts'
import { type Person, readActive } from '../people/staff-store.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import { actorOf } from '../staff-actor.ts'
import type { Device } from '../staff-session.ts'
import type { WriteLog } from '../write-log.ts'
import { type Attempt, findAttempt, keepSecret, takeAttempt } from './attempt-store.ts'
import type { Attempts } from './attempts.ts'

type Enrolled = { cookie: string; recoveryCodes: string[] }

export type EnrolAppDeps = {
  db: Database
  clock: Clock
  secrets: AuthSecrets
  attempts: Attempts
  checkFactor: CheckFactor
  recoveryCodes: RecoveryCodes
  openSession: OpenSession
  queueNotice: QueueNotice
  writeLog: WriteLog
  siteName: string
}

/** The first login of somebody sets up the authenticator app. */
export function createEnrolApp(deps: EnrolAppDeps) {
  const { db, clock, secrets, attempts, checkFactor, recoveryCodes, openSession, queueNotice, writeLog } =
    deps
  const issuer = `${deps.siteName} console`

  async function finish(
    tx: Transaction,
    person: Person,
    { attempt, step, device }: { attempt: Attempt; step: number; device: Device },
  ): Promise<Enrolled | null> {
    const at = clock.now()
    const { id, phone } = person
    if (attempt.secret === null || !(await takeAttempt(tx, attempt.id))) return null
    if (!(await insertApp(tx, { staffId: id, secret: attempt.secret, lastStep: step, enrolledAt: at })))
      return null
    await queueNotice(tx, { phone, what: 'factor added', at })
    const codes = await recoveryCodes.make(tx, id)
    await writeLog(tx, at, { by: actorOf(person), what: 'app enrolled', subject: { kind: 'staff', id } })
    const cookie = await openSession(tx, person, { way: 'phone and app', device, at })
    return { cookie, recoveryCodes: codes }
  }

  return {
    /** The same for as long as the step lasts, so that a page can be loaded again. Null when the step is over. */
    async beginEnrolment(step: string): Promise<{ secret: string; uri: string } | null> {
      const made = secrets.encrypt(createTotpSecret())
      const kept = await keepSecret(db, attempts.which(step, 'enrolment'), made)
      const secret = kept?.secret ? secrets.decrypt(kept.secret) : null
      const person = kept?.staffId ? await readActive(db, kept.staffId) : null
      if (secret === null || !person) return null
      return { secret, uri: totpUri({ issuer, label: displayPhone(person.phone), secret }) }
    },

    /** The app's first code confirms it. The recovery codes are shown now and never again. */
    async finishEnrolment(
      step: string,
      code: string,
      device: Device,
    ): Promise<({ ok: true } & Enrolled) | FactorRefused> {
      const attempt = await findAttempt(db, attempts.which(step, 'enrolment'))
      const secret = attempt?.secret ? secrets.decrypt(attempt.secret) : null
      if (!attempt?.staffId || secret === null) return { ok: false, reason: 'expired' }
      const done = await checkFactor(
        attempt.staffId,
        async () => findStep(secret, code.replaceAll(' ', ''), clock.now()),
        (tx, person, timeStep) => finish(tx, person, { attempt, step: timeStep, device }),
      )
      return done.ok ? { ok: true, ...done.result } : done
    },
  }
}
