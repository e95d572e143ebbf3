import { authClient } from './auth-client.ts'
import { isHalfLoggedIn, verifiedFactors } from './auth-storage.ts'
import {
  type CodeRefusal,
  type Failure,
  readCodeFailure,
  readSendFailure,
  type SendRefusal,
  unexpectedFailure,
} from './refusals.ts'

/** Phones are digits with country code. */

export type Sent = { ok: true } | ({ ok: false } & SendRefusal)

export async function sendCode(phone: string): Promise<Sent> {
  const failure = await failureOf(() => authClient().signInWithOtp({ phone: `+${phone}` }))
  return failure ? { ok: false, ...readSendFailure(failure) } : { ok: true }
}

export type Verified = { ok: true; factorIds: string[] } | ({ ok: false } & CodeRefusal)

/** Where the account has a second factor nobody is logged in yet: its ids are what is still asked for. */
export async function verifyCode(phone: string, code: string): Promise<Verified> {
  let factorIds: string[] = []
  const failure = await failureOf(async () => {
    const answer = await authClient().verifyOtp({ phone: `+${phone}`, token: code, type: 'sms' })
    if (isHalfLoggedIn()) factorIds = verifiedFactors(answer.data.user)
    return answer
  })
  return failure ? { ok: false, ...readCodeFailure(failure) } : { ok: true, factorIds }
}

/** An account may have several apps, each with codes of its own. */
export async function verifyFactor(factorIds: string[], code: string): Promise<Verified> {
  let failure: Failure | null = unexpectedFailure
  for (const factorId of factorIds) {
    failure = await failureOf(() => authClient().mfa.challengeAndVerify({ factorId, code }))
    if (failure?.code !== 'mfa_verification_failed') break
  }
  return failure ? { ok: false, ...readCodeFailure(failure) } : { ok: true, factorIds: [] }
}

/** Ends a login that stopped before its second factor; another session of this browser stays. */
export async function leaveHalfLogin(): Promise<void> {
  if (isHalfLoggedIn()) await failureOf(() => authClient().signOut({ scope: 'local' }))
}

/** The session that a new one is about to replace. */
export async function currentToken(): Promise<string | undefined> {
  const { data } = await authClient().getSession()
  return data.session?.access_token
}

/** Ends a session that is no longer this browser's. One that can't be reached ends by itself when unused. */
export async function endSession(accessToken: string): Promise<void> {
  await failureOf(() => authClient().admin.signOut(accessToken, 'local'))
}

async function failureOf(call: () => Promise<{ error: Failure | null }>): Promise<Failure | null> {
  try {
    return (await call()).error
  } catch {
    return unexpectedFailure
  }
}
