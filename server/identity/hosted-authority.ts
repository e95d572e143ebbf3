import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Clock } from '#domain/calendar/clock.ts'
import type { HostedAuth } from '../env/auth.ts'
import { readClaims } from './read-claims.ts'
import type { TokenAuthority } from './token-authority.ts'

const timeout = 5_000
const algorithms = ['ES256', 'RS256', 'EdDSA']

/** A hosted project of Supabase vouches for its tokens: by its public keys, and to write by its own answer. */
export function createHostedAuthority(deps: { hosted: HostedAuth; clock: Clock }): TokenAuthority {
  const { hosted, clock } = deps
  const issuer = `${hosted.url}/auth/v1`
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: timeout })
  return {
    async verify(token) {
      try {
        const options = {
          issuer,
          audience: 'authenticated',
          algorithms,
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        }
        const { payload } = await jwtVerify(token, keys, options)
        return readClaims(payload)
      } catch (error) {
        if (
          error instanceof errors.JWKSTimeout ||
          !(error instanceof errors.JOSEError || error instanceof TypeError)
        )
          throw error
        return null
      }
    },
    async check(token, { aal }, intent) {
      if (intent === 'read') return 'ok'
      const answer = await fetch(`${issuer}/user`, {
        headers: { apikey: hosted.anonKey, Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeout),
      })
      if (answer.status === 401 || answer.status === 403) return 'session_not_found'
      if (!answer.ok) throw new Error(`the auth project answered ${answer.status}`)
      const { factors = [] } = (await answer.json()) as { factors?: { status?: string }[] }
      const hasFactor = factors.some(({ status }) => status === 'verified')
      return hasFactor && aal !== 'aal2' ? 'insufficient_aal' : 'ok'
    },
  }
}
