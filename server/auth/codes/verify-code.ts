import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { TellTraveller } from '../../account/tell-traveller.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { triesPerCode } from '../auth-times.ts'
import { listFactors } from '../factors/factor-store.ts'
import type { AuthSecrets } from '../keys/auth-secrets.ts'
import { lockSession, type Session } from '../sessions/session-store.ts'
import type { OpenSession, SessionAnswer, Sessions } from '../sessions/sessions.ts'
import { changeToNewPhone, signInUser } from '../users/user-store.ts'
import { type Code, type CodePurpose, takeCode, takeTry } from './code-store.ts'

/** Confirms a code: the number is logged in, or has become the user's new one. All that is wrong with a code is answered alike. */
export type VerifyCode = (shown: {
  phone: string
  purpose: CodePurpose
  code: string
  userAgent: string
}) => Promise<{ ok: true; answer: SessionAnswer } | AuthError>

export type VerifyCodeDeps = {
  db: Database
  clock: Clock
  secrets: AuthSecrets
  sessions: Sessions
  tellTraveller: TellTraveller
}

export function createVerifyCode(deps: VerifyCodeDeps): VerifyCode {
  const { db, clock, secrets, sessions, tellTraveller } = deps

  async function logIn(tx: Database, code: Code, userAgent: string): Promise<OpenSession | AuthError> {
    const { phone, metadata, sentAt } = code
    const at = clock.now()
    const user = await signInUser(tx, { id: randomUUID(), phone, metadata, codeSentAt: sentAt, at })
    if (user.bannedUntil && user.bannedUntil > at) return authErrors.banned
    const session = await sessions.open(tx, user, userAgent)
    return { user, session, factors: await listFactors(tx, user.id) }
  }

  /** The session that asked for the change goes on, as a code was just shown in it. Once it has been signed out, its wish is void. */
  async function changePhone(tx: Database, code: Code): Promise<OpenSession | AuthError> {
    const at = clock.now()
    const asked = code.sessionId ? await lockSession(tx, code.sessionId) : null
    if (!asked || asked.user.newPhone !== code.phone) return authErrors.codeInvalid
    const { session, user: before } = asked
    const user = await changeToNewPhone(tx, before.id, at)
    if (!user) return authErrors.phoneTaken
    const next = await sessions.advance(tx, session, { aal: session.aal, amr: withCode(session, at) })
    await tellTraveller(tx, { travellerId: user.id, phone: before.phone, event: 'phone changed', at })
    return { user, session: next, factors: await listFactors(tx, user.id) }
  }

  return async ({ phone, purpose, code, userAgent }) => {
    const waiting = await takeTry(db, { phone, purpose }, clock.now(), triesPerCode)
    const shown = secrets.codeHashes(purpose, phone, code)
    if (!waiting || !shown.some((hash) => isSame(waiting.hash, hash))) return authErrors.codeInvalid
    const opened = await db.transaction(async (tx) => {
      if (!(await takeCode(tx, waiting))) return authErrors.codeInvalid
      return purpose === 'sms' ? logIn(tx, waiting, userAgent) : changePhone(tx, waiting)
    })
    return 'ok' in opened ? opened : { ok: true, answer: await sessions.answer(opened) }
  }
}

function withCode({ amr }: Session, at: Date): Session['amr'] {
  const others = amr.filter(({ method }) => method !== 'otp')
  return [...others, { method: 'otp', timestamp: Math.floor(at.getTime() / 1000) }]
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
