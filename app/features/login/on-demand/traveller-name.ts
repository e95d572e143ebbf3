import { displayPhone } from '#domain/forms/phone-number.ts'

/** What a traveller is called: by the phone, where the account has one. */
export function travellerName(phone: string): string {
  return phone ? displayPhone(phone) : 'User'
}
