import type { Database } from '#database/client.ts'
import { readClaims } from '../../identity/read-claims.ts'
import type { TokenAuthority } from '../../identity/token-authority.ts'
import type { AccessTokens } from './access-tokens.ts'
import { createRecentReaders } from './recent-readers.ts'
import { findStanding } from './session-store.ts'

/** Our own auth service vouches for its tokens, for as long as their session lives. */
export function createOwnAuthority(deps: { db: Database; tokens: AccessTokens }): TokenAuthority {
  const { db, tokens } = deps
  const mayRead = createRecentReaders()
  return {
    async verify(token) {
      const verified = await tokens.verify(token)
      return verified.ok ? readClaims(verified.claims) : null
    },
    async check(_, { sub, sessionId, aal }, intent) {
      const ask = async () => {
        const { lives, hasFactor } = await findStanding(db, { userId: sub, sessionId })
        if (!lives) return 'session_not_found'
        return hasFactor && aal !== 'aal2' ? 'insufficient_aal' : 'ok'
      }
      // A session may have tokens from before its second factor and from after it.
      return intent === 'read' ? mayRead(`${sessionId} ${aal}`, ask) : ask()
    },
  }
}
