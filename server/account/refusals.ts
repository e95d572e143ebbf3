import type { Context } from 'hono'
import { refusals, retryAfterFailure } from '../http/refusals.ts'
import type { IdentityProblem } from '../identity/identify-traveller.ts'

export type AccountRefusal =
  | IdentityProblem
  | 'reauthentication_needed'
  | 'not_found'
  | 'method_not_allowed'
  | 'bad_json'
  | 'too_large'
  | 'wrong_type'
  | 'over_request_rate_limit'
  | 'unexpected_failure'

const words: Record<
  AccountRefusal,
  { status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503; error: string }
> = {
  no_authorization: { status: 401, error: 'Please log in.' },
  bad_jwt: { status: 403, error: 'Your login has run out. Please log in again.' },
  session_not_found: { status: 403, error: 'You are signed out on this device. Please log in again.' },
  insufficient_aal: { status: 403, error: 'Please log in with the code of your authenticator app, too.' },
  reauthentication_needed: { status: 401, error: 'Please confirm with a fresh OTP that it is you.' },
  not_found: { status: 404, error: refusals[404].error },
  method_not_allowed: { status: 405, error: refusals[405].error },
  bad_json: { status: 400, error: 'The body is not a JSON object.' },
  too_large: { status: 413, error: 'That is more than this address takes.' },
  wrong_type: { status: 415, error: 'Send this as application/json.' },
  over_request_rate_limit: { status: 429, error: refusals[429].error },
  unexpected_failure: { status: 500, error: refusals[500].error },
  away: { status: 503, error: refusals[503].error },
}

/** Refuses in JSON, with a sentence for people and a code for programs. */
export function refuseAccount(c: Context, code: AccountRefusal, error = words[code].error): Response {
  const { status } = words[code]
  // What was not read of the body must not pass for the next request.
  if (status === 413) c.header('Connection', 'close')
  if (status === 503) c.header('Retry-After', String(retryAfterFailure))
  return c.json({ error, code }, status)
}
