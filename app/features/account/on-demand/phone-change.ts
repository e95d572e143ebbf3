import { authClient } from '#app/features/login/on-demand/auth-client.ts'
import {
  type CodeRefusal,
  type Failure,
  readCodeFailure,
  readSendFailure,
  unexpectedFailure,
} from '#app/features/login/on-demand/refusals.ts'
import type { Answer } from '../ask-account.ts'

/** Phones are digits with country code. */

/** Seconds between two codes to one number. */
const usualWait = 60

/** Sends a code to the new number. Asked again too soon, the last code still counts: `wait` says when the next can be had. */
export async function askForNewPhone(phone: string): Promise<Answer<{ wait: number }>> {
  const failure = await failureOf(() => authClient().updateUser({ phone: `+${phone}` }))
  if (!failure) return { ok: true, value: { wait: usualWait } }
  if (failure.code === 'reauthentication_needed') return { ok: false, reason: 'fresh code' }
  if (failure.code === 'phone_exists') return refused('Another account has this number')
  const refusal = readSendFailure(failure)
  if (refusal.reason === 'too soon') return { ok: true, value: { wait: refusal.wait } }
  return refused(refusal.message)
}

function refused(phone: string): Answer<never> {
  return { ok: false, reason: 'refused', errors: { phone } }
}

export type Changed = { ok: true } | ({ ok: false } & CodeRefusal)

export async function confirmNewPhone(phone: string, code: string): Promise<Changed> {
  const failure = await failureOf(() =>
    authClient().verifyOtp({ phone: `+${phone}`, token: code, type: 'phone_change' }),
  )
  return failure ? { ok: false, ...readCodeFailure(failure) } : { ok: true }
}

async function failureOf(call: () => Promise<{ error: Failure | null }>): Promise<Failure | null> {
  try {
    return (await call()).error
  } catch {
    return unexpectedFailure
  }
}
