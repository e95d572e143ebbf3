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
 * Identifies the traveller by the Authorization header. To read, the token's signature and issuer are enough; to write, its session
 * must also still live.
 */
export type IdentifyTraveller = (
  authorization: string | undefined,
  intent: 'read' | 'write',
) => Promise<Identified>

/** For how long a one-time code counts as fresh, in milliseconds. */
export const freshCodeTime = 15 * 60_000
