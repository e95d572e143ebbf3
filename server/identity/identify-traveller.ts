import type { Log } from '../log.ts'
import type { TokenAuthority } from './token-authority.ts'

/** Who asks, as the token says. */
export type Traveller = {
  /** The token's `sub`. */
  id: string
  /** Digits with the country code; empty when the token names none. */
  phone: string
  sessionId: string
  /** When the last one-time code by SMS was given, by the token. */
  codeAt: Date | null
}

export type Identified =
  | { ok: true; traveller: Traveller }
  | { ok: false; status: 401 | 403 | 503; code: IdentityProblem }

/**
 * `no_authorization`: nothing was shown; `bad_jwt`: not ours, or over; `insufficient_aal`: the account asks for a second code;
 * `session_not_found`: signed out elsewhere; `away`: it can't be asked just now.
 */
export type IdentityProblem =
  | 'no_authorization'
  | 'bad_jwt'
  | 'insufficient_aal'
  | 'session_not_found'
  | 'away'

/**
 * Identifies the traveller by the Authorization header. The session of the token must still live; to read, it may have ended seconds ago. Of a
 * hosted project's sessions we know nothing, so there the token alone is enough to read.
 */
export type IdentifyTraveller = (
  authorization: string | undefined,
  intent: 'read' | 'write',
) => Promise<Identified>

/** For how long a one-time code counts as fresh, in milliseconds. */
export const freshCodeTime = 15 * 60_000

export function createIdentifyTraveller(deps: { authority: TokenAuthority; log: Log }): IdentifyTraveller {
  const { authority, log } = deps
  return async (authorization, intent) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    if (!token) return { ok: false, status: 401, code: 'no_authorization' }
    try {
      const claims = await authority.verify(token)
      if (!claims) return { ok: false, status: 403, code: 'bad_jwt' }
      const problem = await authority.check(token, claims, intent)
      if (problem !== 'ok') return { ok: false, status: 403, code: problem }
      const { sub: id, phone, sessionId, codeAt } = claims
      return { ok: true, traveller: { id, phone, sessionId, codeAt } }
    } catch (error) {
      log.error({ error }, 'a traveller can’t be identified')
      return { ok: false, status: 503, code: 'away' }
    }
  }
}
