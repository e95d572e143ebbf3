/** What is known of a failed call of auth-js. Without an answer of the server its status is 0 or missing. */
export type Failure = { message: string; status?: number; code?: string }

const somethingWrong = 'Something went wrong. Please try again.'
const notConfigured = 'SMS service is not configured. Please configure SMS provider in Supabase dashboard.'

export type SendRefusal =
  /** A code is under way already; the next can be asked for after so many seconds. */
  | { reason: 'too soon'; wait: number }
  /** Likewise, but the last code was used, or tried too often. */
  | { reason: 'used up'; wait: number; message: string }
  | { reason: 'not configured' | 'unexpected' | 'refused' | 'unnamed'; message: string }

/** By the code of the error first: its words may speak of SMS and phone for many reasons. */
export function readSendFailure(failure: Failure): SendRefusal {
  const { message, code } = failure
  // auth-js drops the code of a failure of the server itself.
  if (code === 'phone_provider_disabled' || /^Unable to get SMS provider/.test(message))
    return { reason: 'not configured', message: notConfigured }
  if (isUnexpected(failure)) return { reason: 'unexpected', message: somethingWrong }
  if (code === 'over_sms_send_rate_limit' && /after \d+ second/.test(message)) return readWait(message)
  if (isUnnamed(failure)) return { reason: 'unnamed', message: 'Failed to send OTP' }
  return { reason: 'refused', message }
}

function readWait(message: string): SendRefusal {
  const wait = Number(/after (\d+)/.exec(message)?.[1])
  if (!message.includes('can’t be used')) return { reason: 'too soon', wait }
  const time = wait === 1 ? 'a second' : `${wait} seconds`
  const words = `The last OTP can’t be used any more. Please wait ${time}, then ask for a new one.`
  return { reason: 'used up', wait, message: words }
}

export type CodeRefusal = {
  /** The server's words, as a login shows them. */
  message: string
  /** The code itself is at fault. */
  atCode: boolean
  /** It is another one, used or too old: the server tells these from each other to nobody. */
  isWrong: boolean
}

const notRight = 'That code is not right.'
export const wrongSmsCode = `${notRight} Please check the SMS, or ask for a new code.`
export const wrongAppCode = `${notRight} Please enter the one that your app shows now.`
const wrongCodes = ['otp_expired', 'mfa_verification_failed']

export function readCodeFailure(failure: Failure): CodeRefusal {
  if (isUnexpected(failure)) return { message: somethingWrong, atCode: false, isWrong: false }
  const unnamed = isUnnamed(failure)
  const isWrong = unnamed || wrongCodes.includes(failure.code ?? '')
  return { message: unnamed ? 'Invalid OTP' : failure.message, atCode: true, isWrong }
}

/** For what is thrown instead of answered: a script that can't be had, a storage that is closed. */
export const unexpectedFailure: Failure = { message: '' }

function isUnexpected({ status = 0 }: Failure): boolean {
  return status < 400 || status >= 500
}

/** Of an answer without words auth-js makes its JSON. */
function isUnnamed({ message }: Failure): boolean {
  return message === '' || message.startsWith('{')
}
