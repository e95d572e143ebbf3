/** `not configured`: there is no provider; `refused`: the provider did not take it, or did not answer, and says why. */
export type CodeSent =
  | { ok: true }
  | { ok: false; reason: 'not configured' }
  | { ok: false; reason: 'refused'; message: string }

/** Sends a one-time code. No database connection is held meanwhile. `phone` is digits with the country code. */
export type SendCode = (sms: { phone: string; code: string }) => Promise<CodeSent>
