import { randomInt } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { parsePhone } from '../../auth/codes/e164.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { LimitName } from '../../limits/limits.ts'
import type { Log } from '../../log.ts'
import type { SendCode } from '../../sms/send-code.ts'
import { findActiveByPhone } from '../people/staff-store.ts'
import { codeMinutes } from '../staff-times.ts'
import type { Attempts } from './attempts.ts'

export type TooMany = { ok: false; reason: 'too many'; retryAfter: number }

/**
 * Always the same answer, after the same work; sends a code only to somebody who works here. Nobody waits for the message: how long a provider
 * takes would tell whose number it is. `from.address` is counted, and kept nowhere.
 */
export type SendStaffCode = (
  typed: string,
  from: { address: string },
) => Promise<{ ok: true; attempt: string } | TooMany>

export type SendStaffCodeDeps = {
  db: Database
  log: Log
  secrets: AuthSecrets
  limiter: Limiter
  attempts: Attempts
  sendCode: SendCode
  /** The fixed code of a number for tests, to which nothing is sent. */
  testCodeOf: (phone: string) => string | null
}

export function createSendStaffCode(deps: SendStaffCodeDeps): SendStaffCode {
  const { db, log, secrets, limiter, attempts, sendCode, testCodeOf } = deps

  /** One of each, or none. */
  async function takeAll(limits: [LimitName, string][]): Promise<TooMany | null> {
    for (const [i, [name, who]] of limits.entries()) {
      const taken = await limiter.takeFromLimit(name, who)
      if (taken.ok) continue
      await giveBack(limits.slice(0, i))
      return { ok: false, reason: 'too many', retryAfter: taken.reason === 'away' ? 60 : taken.retryAfter }
    }
    return null
  }

  async function giveBack(limits: [LimitName, string][]): Promise<void> {
    for (const [name, who] of limits) await limiter.returnToLimit(name, who)
  }

  /** One that was not sent still counts: if it could be asked for anew at once, that would tell whose number it is. */
  async function deliver(phone: string, code: string): Promise<void> {
    try {
      const sent = await sendCode({ phone, code })
      if (!sent.ok && sent.reason === 'not configured')
        log.warn('code of staff not sent: SMS_PROVIDER is not set')
    } catch (error) {
      log.error({ error }, 'code of staff not sent')
    }
  }

  return async (typed, { address }) => {
    const phone = parsePhone(typed.replace(/[()-]/g, ''))
    const person = await findActiveByPhone(db, phone ?? '')
    const who = phone ?? typed.slice(0, 40)
    const limits: [LimitName, string][] = [
      ['staffCodeGapPerNumber', who],
      ['staffCodePerNumberHour', who],
      ['staffCodePerNumberAndAddress', `${who} ${address}`],
      ['staffCodePerNumberDay', who],
    ]
    const refused = (await takeAll([['staffLoginPerAddress', address]])) ?? (await takeAll(limits))
    if (refused) return refused
    const testCode = phone && testCodeOf(phone)
    const code = testCode || String(randomInt(1_000_000)).padStart(6, '0')
    const staffId = person?.id ?? null
    const attempt = await attempts.begin(db, {
      waitsFor: 'code',
      minutes: codeMinutes,
      staffId,
      codeHash: secrets.hashStaffLogin('code', `${staffId} ${code}`),
    })
    if (person && !testCode) setImmediate(() => void deliver(person.phone, code))
    return { ok: true, attempt }
  }
}
