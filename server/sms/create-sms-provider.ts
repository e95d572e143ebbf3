import type { SmsSettings } from '../env/sms.ts'
import { createMsg91 } from './msg91.ts'
import type { SmsProvider } from './sms.ts'
import { createTwilio } from './twilio.ts'

/** Null while none is set. */
export function createSmsProvider({ provider }: SmsSettings): SmsProvider | null {
  if (!provider) return null
  return provider.name === 'msg91' ? createMsg91(provider) : createTwilio(provider)
}
