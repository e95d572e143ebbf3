import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#domain/calendar/clock.ts'
import { accessTokenSeconds } from '../auth-times.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { appMetadata } from '../users/describe-user.ts'
import type { User } from '../users/user-store.ts'
import type { Session } from './session-store.ts'

export type Claims = {
  sub?: unknown
  session_id?: unknown
  aal?: unknown
  phone?: unknown
  amr?: unknown
}
export type VerifiedToken = { ok: true; claims: Claims } | { ok: false; why: string }

export type AccessTokens = {
  sign: (user: User, session: Session) => Promise<{ token: string; expiresAt: number }>
  verify: (token: string) => Promise<VerifiedToken>
}

const audience = 'authenticated'

export function createAccessTokens(deps: { keys: SigningKeys; clock: Clock; issuer: string }): AccessTokens {
  const { keys, clock, issuer } = deps
  return {
    async sign(user, session) {
      const { kid, key } = await keys.signer()
      const at = Math.floor(clock.now().getTime() / 1000)
      const expiresAt = at + accessTokenSeconds
      const token = await new SignJWT({
        email: '',
        phone: user.phone,
        app_metadata: appMetadata,
        user_metadata: user.metadata,
        role: 'authenticated',
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience(audience)
        .setIssuedAt(at)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt }
    },

    async verify(token) {
      try {
        const { kid } = decodeProtectedHeader(token)
        const key = kid ? await keys.find(kid) : null
        if (!key) return { ok: false, why: 'unrecognized JWT kid' }
        const currentDate = clock.now()
        const options = { issuer, audience, algorithms: ['ES256'], requiredClaims: ['exp'], currentDate }
        const { payload } = await jwtVerify(token, key, options)
        return { ok: true, claims: payload }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { ok: false, why: 'token is expired' }
        if (error instanceof errors.JOSEError || error instanceof TypeError)
          return { ok: false, why: 'token is malformed or signed by another' }
        throw error
      }
    },
  }
}
