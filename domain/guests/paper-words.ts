import { showPlainDate } from '../calendar/calendar-date.ts'
import type { PassportAsk } from './passport-rules.ts'

export const badPassport = 'Please check the number: letters and digits, such as Z1234567.'
export const badLicence = 'Please check the number of the licence, such as MH12 20110012345.'

/** Why a passport does not do, and what does. */
export function badExpiry({ validUntil, rule }: PassportAsk): string {
  return `It has to be valid until ${showPlainDate(validUntil)}, ${rule}. Please renew it, and write the new one here.`
}
