import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Mode } from '../env/concern.ts'
import type { Log } from '../log.ts'
import { insertMessage } from '../mail/outbox-store.ts'
import { codeSms } from './code-sms.ts'
import type { SmsProvider } from './sms.ts'

/** `not configured`: there is no provider; `refused`: the provider did not take it, or did not answer, and says why. */
export type CodeSent =
  | { ok: true }
  | { ok: false; reason: 'not configured' }
  | { ok: false; reason: 'refused'; message: string }

/** Sends a one-time code. No database connection is held meanwhile. `phone` is digits with the country code. */
export type SendCode = (sms: { phone: string; code: string }) => Promise<CodeSent>

/** In `local` codes are also shown in outbox and log; in production they stand nowhere but in the message. */
export function createSendCode(deps: {
  provider: SmsProvider | null
  mode: Mode
  db: Database
  clock: Clock
  log: Log
  siteName: string
  siteUrl: string
}): SendCode {
  const { provider, mode, db, clock, log, siteName, siteUrl } = deps
  return async ({ phone, code }) => {
    const sms = codeSms({ phone, code, siteName, siteUrl })
    if (provider) {
      const taken = await provider.send(sms)
      if (!taken.ok) {
        log.warn({ reason: taken.message }, 'code not sent')
        return { ok: false, reason: 'refused', message: taken.message }
      }
    }
    if (mode === 'production') return provider ? { ok: true } : { ok: false, reason: 'not configured' }
    await insertMessage(db, {
      channel: 'sms',
      recipient: phone,
      subject: null,
      body: sms.text,
      createdAt: clock.now(),
      sentAt: provider && clock.now(),
    })
    log.warn({ phone, code }, 'one-time code, shown because APP_ENV is local')
    return { ok: true }
  }
}
