import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { challengeSeconds } from '../auth-times.ts'
import { hasFreshCode } from '../codes/fresh-code.ts'
import type { AuthSecrets } from '../keys/auth-secrets.ts'
import type { SignedIn } from '../sessions/identify-user.ts'
import { deleteStaleFactors, insertFactor, listFactors } from './factor-store.ts'
import { createTotp } from './totp.ts'

export type EnrolledFactor = {
  id: string
  type: 'totp'
  friendly_name: string
  totp: { qr_code: string; secret: string; uri: string }
}

/**
 * Begins with an authenticator app; its first code confirms it. It asks for a fresh code by SMS: with an app of a thief's own a stolen
 * session would lock the owner out.
 */
export type EnrollFactor = (
  who: SignedIn,
  factor: { friendlyName: string; issuer: string },
) => Promise<{ ok: true; answer: EnrolledFactor } | AuthError>

const mostFactors = 10

export function createEnrollFactor(deps: { db: Database; clock: Clock; secrets: AuthSecrets }): EnrollFactor {
  const { db, clock, secrets } = deps
  return async ({ user, session }, { friendlyName, issuer }) => {
    const at = clock.now()
    const unconfirmedSince = new Date(at.getTime() - challengeSeconds * 1000)
    await deleteStaleFactors(db, { at, unconfirmedSince, userId: user.id })
    const factors = await listFactors(db, user.id)
    if (factors.some(({ verifiedAt }) => verifiedAt) && session.aal !== 'aal2')
      return authErrors.secondFactorNeeded
    if (!hasFreshCode(session, at)) return authErrors.freshCodeNeeded
    if (factors.length >= mostFactors) return authErrors.tooManyFactors
    // A user by phone has no address of mail to go by.
    const { secret, uri, qrCode } = createTotp({ issuer, label: displayPhone(user.phone) })
    const id = randomUUID()
    const added = await insertFactor(db, {
      id,
      userId: user.id,
      friendlyName,
      secret: secrets.encrypt(secret),
      verifiedAt: null,
      lastStep: 0,
      createdAt: at,
      updatedAt: at,
    })
    if (!added) return authErrors.factorNameTaken
    return {
      ok: true,
      answer: { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: qrCode, secret, uri } },
    }
  }
}
