import { displayPhone } from '../forms/phone-number.ts'
import { may, type Role } from './roles.ts'

/** A traveller's phone as a role sees it. `phone` is digits with the country code. */
export function showPhone(phone: string, role: Role): string {
  return may(role, 'phones: read') ? displayPhone(phone) : `•••• ${phone.slice(-4)}`
}
