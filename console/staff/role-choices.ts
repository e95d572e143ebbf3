import type { Role } from '#domain/staff/roles.ts'
import { roleNames } from '../frame/role-names.ts'

const lines: Record<Role, string> = {
  owner: 'Everything, and who works here',
  manager: 'Departures, bookings, enquiries; asks for refunds',
  accountant: 'Money and reports; approves refunds',
  captain: 'Own departures, from 7 days before to 3 days after',
}

export const roleChoices = (Object.keys(lines) as Role[]).map((role) => ({
  value: role,
  title: roleNames[role],
  line: lines[role],
}))

/** Why somebody was not added, or not changed. */
export const staffRefusals = {
  forbidden: 'Your role may not do that any more.',
  unknown: 'Nobody with access stands behind this page any more.',
  yourself: 'Nobody changes their own role, access or factor. Ask another owner.',
  'last owner': 'This is the last owner. Make somebody else owner first.',
  'needs two persons':
    'A new owner takes two owners: invite them as a manager, then ask for the role on their page.',
  'not a phone': 'Please enter a phone number with its country code.',
  country: 'Codes are not sent to numbers of this country.',
  'not a name': 'Please enter a name of up to 80 letters.',
  taken: 'Somebody with access has this number.',
}
