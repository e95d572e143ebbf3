import { expect, test } from 'vitest'
import { isRole, may, needsFreshFactor, type Permission, permissions, roles } from './roles.ts'
import { showPhone } from './show-phone.ts'

/** As people read it. */
const table = `
                              | owner | manager | accountant | captain | factor
  today: read                 | yes   | yes     | yes        | yes     |
  own account: read           | yes   | yes     | yes        | yes     |
  own account: change         | yes   | yes     | yes        | yes     | fresh
  own devices: sign out       | yes   | yes     | yes        | yes     |
  departures: read            | yes   | yes     | yes        | –       |
  own departures: read        | –     | –       | –          | yes     |
  departures: change          | yes   | yes     | –          | –       |
  departure: assign captain   | yes   | yes     | –          | –       |
  departure: write to all     | yes   | yes     | –          | –       |
  departure: ask to cancel    | yes   | yes     | –          | –       | fresh
  departure: decide to cancel | yes   | –       | –          | –       | fresh
  bookings: read              | yes   | yes     | yes        | –       |
  booking: note               | yes   | yes     | yes        | –       |
  booking: cancel             | yes   | yes     | –          | –       | fresh
  booking: move               | yes   | yes     | –          | –       | fresh
  guests: name                | yes   | yes     | yes        | –       |
  details: ask for            | yes   | yes     | yes        | –       |
  booking: allow claim        | yes   | yes     | –          | –       |
  views: save                 | yes   | yes     | yes        | –       |
  views: share                | yes   | yes     | –          | –       |
  phones: read                | yes   | yes     | –          | yes     |
  phone: show                 | yes   | yes     | yes        | –       |
  desk booking: make          | yes   | yes     | yes        | –       |
  receipt: take               | yes   | yes     | yes        | –       |
  receipt: counter            | yes   | yes     | yes        | –       | fresh
  discount: give              | yes   | yes     | yes        | –       |
  discount: ask               | yes   | yes     | yes        | –       | fresh
  discount: decide            | yes   | –       | yes        | –       | fresh
  refunds: read               | yes   | yes     | yes        | –       |
  refund: ask                 | yes   | yes     | yes        | –       | fresh
  refund: decide              | yes   | –       | yes        | –       | fresh
  pay-out: ask                | yes   | yes     | yes        | –       | fresh
  pay-out: decide             | yes   | –       | yes        | –       | fresh
  payments: read              | yes   | yes     | yes        | –       |
  payment: ask for            | yes   | yes     | yes        | –       |
  day book: read              | yes   | yes     | yes        | –       |
  day: close                  | yes   | yes     | yes        | –       | fresh
  travellers: read            | yes   | yes     | yes        | –       |
  traveller: remove factor    | yes   | yes     | –          | –       | fresh
  messages: read              | yes   | yes     | –          | –       |
  message: send again         | yes   | yes     | –          | –       |
  enquiries: read             | yes   | yes     | –          | –       |
  enquiries: change           | yes   | yes     | –          | –       |
  reviews: read               | yes   | yes     | –          | –       |
  reviews: decide             | yes   | yes     | –          | –       |
  applications: read          | yes   | yes     | –          | –       |
  subscribers: read           | yes   | yes     | –          | –       |
  content: read               | yes   | yes     | yes        | –       |
  content: edit               | yes   | yes     | –          | –       |
  content: publish            | yes   | yes     | –          | –       |
  price change: ask           | yes   | yes     | –          | –       |
  price change: decide        | yes   | –       | –          | –       | fresh
  reports: read               | yes   | yes     | yes        | –       |
  tax reports: read           | yes   | –       | yes        | –       |
  PAN: read                   | yes   | –       | yes        | –       | fresh
  exports                     | yes   | yes     | yes        | –       |
  exports with phones         | yes   | yes     | yes        | –       | fresh
  staff: read                 | yes   | –       | –          | –       |
  staff: change               | yes   | –       | –          | –       | fresh
  new owner: ask              | yes   | –       | –          | –       | fresh
  new owner: decide           | yes   | –       | –          | –       | fresh
  log: read                   | yes   | –       | –          | –       |
  log: read own               | –     | yes     | –          | –       |
  log: read money             | –     | –       | yes        | –       |
  system: read                | yes   | yes     | yes        | –       |
  job: try again              | yes   | yes     | –          | –       |
`

const cells = (line: string) => line.split('|').map((cell) => cell.trim())

/** The table as the code has it, in the same words. */
function written(): string[][] {
  return (Object.keys(permissions) as Permission[]).map((permission) => [
    permission,
    ...roles.map((role) => (may(role, permission) ? 'yes' : '–')),
    needsFreshFactor(permission) ? 'fresh' : '',
  ])
}

test('every role may do what the table says, and nothing else', () => {
  const [head = [], ...rows] = table.trim().split('\n').map(cells)
  expect(head.slice(1)).toEqual([...roles, 'factor'])
  expect(written()).toEqual(rows)
})

test('phones end in four digits for who does not need them, and only our four roles are roles', () => {
  expect(roles.map((role) => showPhone('919876543210', role))).toEqual([
    '+91 98765 43210',
    '+91 98765 43210',
    '•••• 3210',
    '+91 98765 43210',
  ])
  expect(['owner', 'Owner', 'admin', '', 'constructor'].map(isRole)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
