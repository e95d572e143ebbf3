import { may, type Role } from './roles.ts'

/** A traveller's e-mail address as a role sees it: whole for those who see phones whole. */
export function showMail(email: string, role: Role): string {
  return may(role, 'phones: read') ? email : coverMail(email)
}

/** Enough to tell addresses apart, and not to write to one. */
export function coverMail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@')
}
