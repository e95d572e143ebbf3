import { authClient } from '#app/features/login/on-demand/auth-client.ts'
import {
  type CodeRefusal,
  type Failure,
  readCodeFailure,
  unexpectedFailure,
} from '#app/features/login/on-demand/refusals.ts'
import type { Answer } from '../ask-account.ts'

/** Two-step login by the calls of auth-js. An account may have several apps; here they are turned on one and off together. */

export type NewApp = { id: string; qrCode: string; secret: string; uri: string }

/** An app that was begun and never confirmed would be in the way of a new one. */
export async function beginApp(siteName: string): Promise<Answer<NewApp>> {
  const { data: known } = await call(() => authClient().mfa.listFactors())
  for (const { id, status } of known?.all ?? []) if (status === 'unverified') await dropApp(id)
  const { data, failure } = await call(() =>
    authClient().mfa.enroll({ factorType: 'totp', issuer: siteName, friendlyName: 'Authenticator app' }),
  )
  if (failure?.code === 'reauthentication_needed') return { ok: false, reason: 'fresh code' }
  if (failure || !data) return { ok: false, reason: 'away' }
  const { id, totp } = data
  return { ok: true, value: { id, qrCode: totp.qr_code, secret: totp.secret, uri: totp.uri } }
}

export type Confirmed = { ok: true } | ({ ok: false } & CodeRefusal)

export async function confirmApp(factorId: string, code: string): Promise<Confirmed> {
  const { failure } = await call(() => authClient().mfa.challengeAndVerify({ factorId, code }))
  return failure ? { ok: false, ...readCodeFailure(failure) } : { ok: true }
}

/** Given up before its first code: nobody has to prove anything for that. */
export async function dropApp(factorId: string): Promise<void> {
  await call(() => authClient().mfa.unenroll({ factorId }))
}

export async function removeApps(ids: string[]): Promise<Answer<void>> {
  for (const factorId of ids) {
    const { failure } = await call(() => authClient().mfa.unenroll({ factorId }))
    if (failure?.code === 'reauthentication_needed') return { ok: false, reason: 'fresh code' }
    // One that is gone already is what was asked for.
    if (failure && failure.status !== 404) return { ok: false, reason: 'away' }
  }
  return { ok: true, value: undefined }
}

type Called<Data> = { data: Data | null; failure: Failure | null }

async function call<Data>(
  request: () => Promise<{ data: Data | null; error: Failure | null }>,
): Promise<Called<Data>> {
  try {
    const { data, error } = await request()
    return { data, failure: error }
  } catch {
    return { data: null, failure: unexpectedFailure }
  }
}
