import { randomInt } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { LimitName } from '../../limits/limits.ts'
import type { SendCode } from '../../sms/send-code.ts'
import { type AuthError, askedTooSoon, authErrors, retryLater, smsRefused } from '../auth-error.ts'
import { codeMinutes, triesPerCode } from '../auth-times.ts'
import type { AuthSecrets } from '../keys/auth-secrets.ts'
import { type Code, findPendingCode } from './code-store.ts'

/** `address` is that of who asks for it: it is counted, and kept nowhere. */
export type NewCode = Pick<Code, 'phone' | 'purpose'> & { address: string }
type Stored = Pick<Code, 'hash' | 'sentAt' | 'expiresAt'>

/**
 * Sends a new code to a number, within its limits, and only then lets it be stored: a failed send leaves nothing behind, not even a
 * counted attempt. No database connection is held during the call to the provider.
 */
export type DeliverCode = (
  code: NewCode,
  store: (stored: Stored) => Promise<unknown>,
) => Promise<{ ok: true } | AuthError>

export type DeliverCodeDeps = {
  db: Database
  clock: Clock
  secrets: AuthSecrets
  limiter: Limiter
  sendCode: SendCode
  /** The fixed code of a number for tests, to which nothing is sent. */
  testCodeOf: (phone: string) => string | null
  mayReceive: (phone: string) => boolean
}

export function createDeliverCode(deps: DeliverCodeDeps): DeliverCode {
  const { db, clock, secrets, limiter, sendCode, testCodeOf, mayReceive } = deps

  async function canBeUsed(which: NewCode): Promise<boolean> {
    const code = await findPendingCode(db, which, clock.now())
    return code !== null && code.tries < triesPerCode
  }

  /** Takes one of each, or none. */
  async function takeAll(which: NewCode, limits: [LimitName, string][]): Promise<{ ok: true } | AuthError> {
    const taken: [LimitName, string][] = []
    for (const [name, who] of limits) {
      const answer = await limiter.takeFromLimit(name, who)
      if (!answer.ok) {
        await giveBack(taken)
        if (answer.reason === 'away') return authErrors.away
        if (name === 'otpGapPerNumber') return askedTooSoon(answer.retryAfter, await canBeUsed(which))
        return retryLater(authErrors.smsInAll, answer.retryAfter)
      }
      taken.push([name, who])
    }
    return { ok: true }
  }

  async function giveBack(taken: [LimitName, string][]): Promise<void> {
    for (const [name, who] of taken) await limiter.returnToLimit(name, who)
  }

  return async (which, store) => {
    const { phone, purpose, address } = which
    if (!mayReceive(phone)) return authErrors.country
    const testCode = testCodeOf(phone)
    const limits: [LimitName, string][] = [
      ['otpGapPerNumber', phone],
      ['otpPerNumberHour', phone],
      ['otpPerNumberAndAddress', `${phone} ${address}`],
      ['otpPerNumberDay', phone],
    ]
    if (!testCode) limits.push(['otpInAll', 'all'])
    const taken = await takeAll(which, limits)
    if (!taken.ok) return taken
    const code = testCode ?? String(randomInt(1_000_000)).padStart(6, '0')
    if (!testCode) {
      const sent = await sendCode({ phone, code })
      if (!sent.ok) {
        await giveBack(limits)
        return sent.reason === 'refused' ? smsRefused(sent.message) : authErrors.noProvider
      }
    }
    const sentAt = clock.now()
    await store({
      hash: secrets.hashCode(purpose, phone, code),
      sentAt,
      expiresAt: new Date(sentAt.getTime() + codeMinutes * 60_000),
    })
    return { ok: true }
  }
}
