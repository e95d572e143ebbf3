import type { Database } from '#database/client.ts'
import { readClaims } from '../../identity/read-claims.ts'
import type { TokenAuthority } from '../../identity/token-authority.ts'
import type { AccessTokens } from './access-tokens.ts'
import { findStanding } from './session-store.ts'

/** Our own auth service vouches for its tokens. */
export function createOwnAuthority(deps: { db: Database; tokens: AccessTokens }): TokenAuthority {
  const { db, tokens } = deps
  return {
    async verify(token) {
      const verified = await tokens.verify(token)
      return verified.ok ? readClaims(verified.claims) : null
    },
    async check(_, { sub, sessionId, aal }, intent) {
      if (intent === 'read' && aal === 'aal2') return 'ok'
      const { lives, hasFactor } = await findStanding(db, { userId: sub, sessionId })
      if (intent === 'write' && !lives) return 'session_not_found'
      return hasFactor && aal !== 'aal2' ? 'insufficient_aal' : 'ok'
    },
  }
}
