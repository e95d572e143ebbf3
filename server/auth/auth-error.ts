/** A refusal of the auth service, in the words and codes of Supabase Auth. */
export type AuthError = {
  ok: false
  status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 500 | 503
  code: string
  message: string
  headers?: Record<string, string>
}

const refusal = (status: AuthError['status'], code: string, message: string): AuthError => ({
  ok: false,
  status,
  code,
  message,
})

export const authErrors = {
  badJson: refusal(400, 'bad_json', 'Could not parse request body as JSON'),
  tooLarge: {
    ...refusal(413, 'request_entity_too_large', 'Request body exceeds the limit of 1 MiB'),
    // The rest of the body is not read, so nothing else can come on this connection.
    headers: { Connection: 'close' },
  },
  notFound: refusal(404, 'not_found', 'There is nothing at this address'),
  failed: refusal(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  ),
  away: {
    ...refusal(503, 'unexpected_failure', 'The database does not answer. Please try again in a minute.'),
    headers: { 'Retry-After': '60' },
  },
  noAuthorization: refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  missingSub: refusal(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  malformedSub: refusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  userGone: refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  sessionGone: refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  banned: refusal(403, 'user_banned', 'User is banned'),
  phoneFormat: refusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
  emailAndPhone: refusal(
    400,
    'validation_failed',
    'Only an email address or phone number should be provided',
  ),
  neitherEmailNorPhone: refusal(400, 'validation_failed', 'One of email or phone must be set'),
  emailDisabled: refusal(400, 'email_provider_disabled', 'Email logins are disabled'),
  channel: refusal(400, 'validation_failed', "Invalid channel, the supported value is 'sms'"),
  metadata: refusal(
    400,
    'validation_failed',
    'data must be an object of at most 4 KB of plain text, numbers, lists and objects',
  ),
  country: refusal(422, 'sms_send_failed', 'Codes can’t be sent to numbers of this country'),
  signupsOff: refusal(422, 'otp_disabled', 'Signups not allowed for otp'),
  noProvider: refusal(500, 'unexpected_failure', 'Unable to get SMS provider'),
  smsInAll: refusal(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
  requests: refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
  codeInvalid: refusal(403, 'otp_expired', 'Token has expired or is invalid'),
  verifyType: refusal(400, 'validation_failed', 'Verify requires a verification type of sms or phone_change'),
  resendType: refusal(400, 'validation_failed', 'Resend requires a type of sms or phone_change'),
  grant: refusal(400, 'invalid_credentials', 'unsupported_grant_type'),
  refreshTokenMissing: refusal(400, 'validation_failed', 'refresh_token required'),
  refreshTokenUnknown: refusal(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  refreshTokenUsed: refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  sessionExpired: refusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'),
  refreshBanned: refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  scope: refusal(400, 'validation_failed', 'Unsupported logout scope, use global, local or others'),
  notAdmin: refusal(403, 'not_admin', 'Updating app_metadata requires admin privileges'),
  phoneTaken: refusal(422, 'phone_exists', 'A user with this phone number has already been registered'),
  onlyPhone: refusal(400, 'validation_failed', 'Only data and phone can be changed here'),
  freshCodeNeeded: refusal(
    401,
    'reauthentication_needed',
    'This needs a one-time code from the last 15 minutes',
  ),
  secondFactorNeeded: refusal(422, 'insufficient_aal', 'AAL2 required: confirm the second factor first'),
  factorType: refusal(400, 'validation_failed', 'factor_type needs to be totp'),
  factorName: refusal(
    400,
    'validation_failed',
    'friendly_name and issuer must be plain text of at most 60 characters',
  ),
  factorNameTaken: refusal(
    422,
    'mfa_factor_name_conflict',
    'A factor with this friendly name for this user already exists',
  ),
  tooManyFactors: refusal(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  factorIdMalformed: refusal(404, 'validation_failed', 'factor_id must be an UUID'),
  factorUnknown: refusal(404, 'mfa_factor_not_found', 'Factor not found'),
  challengeUnknown: refusal(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  ),
  challengeExpired: refusal(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ),
  totpWrong: refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
} satisfies Record<string, AuthError>

export function badJwt(why: string): AuthError {
  return refusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`)
}

export function smsRefused(why: string): AuthError {
  return refusal(422, 'sms_send_failed', `Error sending confirmation OTP to provider: ${why}`)
}

/** `waits`: the code before is still to be used. */
export function askedTooSoon(seconds: number, waits: boolean): AuthError {
  const usedUp = waits ? '' : ' The code before can’t be used any more.'
  return {
    ...refusal(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.${usedUp}`,
    ),
    headers: { 'Retry-After': String(seconds) },
  }
}

export function methodNotAllowed(allow: string): AuthError {
  return {
    ...refusal(405, 'method_not_allowed', 'This address can’t be asked in that way'),
    headers: { Allow: allow },
  }
}

export function retryLater(error: AuthError, seconds: number): AuthError {
  return { ...error, headers: { 'Retry-After': String(seconds) } }
}
