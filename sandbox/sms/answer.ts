/** What a provider's part makes of a request: a message that it takes, and what it answers. */
export type Answer = { status: number; body: unknown; message?: Message }

export type Message = {
  provider: 'msg91' | 'twilio'
  /** Digits with the country code. */
  to: string
  /** As the phone shows it. */
  text: string
}

export type ProviderRequest = {
  method: string
  path: string
  header: (name: string) => string
  body: string
}

/** A number in the international form, without its plus. */
export function isNumber(digits: unknown): digits is string {
  return typeof digits === 'string' && /^[1-9]\d{6,14}$/.test(digits)
}
