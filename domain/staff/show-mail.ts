import { may, type Role } from './roles.ts'

/** A traveller's e-mail address as a role sees it: whole for those who see phones whole. */
export function showMail(email: string, role: Role): string {
  return may(role, 'phones: read') ? email : email.replace(/^(.).*@/, '$1•••@')
}
