/** What a token says of who shows it. */
export type TokenClaims = {
  sub: string
  sessionId: string
  phone: string
  aal: string
  /** When the last one-time code by SMS was given; null when the token does not say. */
  codeAt: Date | null
}

/**
 * Who vouches for tokens: our own auth service, or a hosted project. Throws while it can't be asked.
 */
export type TokenAuthority = {
  /** The claims of a token whose signature, issuer and time are right; null for any other. */
  verify: (token: string) => Promise<TokenClaims | null>
  /** Whether that traveller may go on; to write, the session must live at this moment. */
  check: (
    token: string,
    claims: TokenClaims,
    intent: 'read' | 'write',
  ) => Promise<'ok' | 'session_not_found' | 'insufficient_aal'>
}
