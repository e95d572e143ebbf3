import { approvalKinds, approvals } from '#domain/approvals/approval.ts'
import type { Permission, Role } from '#domain/staff/roles.ts'
import type { RailCount } from '#server/today/read-waiting.ts'

/** Who may: anybody, also before login, or a role to which the table of domain/staff gives the permission. */
export type Asks = 'anybody' | Permission

export type Group = 'Selling' | 'Money' | 'Trips' | 'House'

export type ConsolePage = {
  /** The file of its route, below console/. */
  file: string
  title: string
  asks: Asks
  /**
   * What its forms may do, by the value of their button named `do`, and who may. A page that names nothing takes no form. `saying` is the act as a
   * sentence on the refusing page begins: 'Changing a role'.
   */
  takes?: Record<string, { asks: Asks; saying: string }>
  /** Its place in the rail, if it has one: below no group it stands on top. */
  rail?: { group?: Group; letter: string; icon: string; counts?: RailCount }
  /** The path of the page above it, for the breadcrumbs. */
  under?: string
  /** For what a role that may not open it can do instead, a sentence each. */
  instead?: Partial<Record<Role, string>>
  /** Served on the developer's own machine alone. */
  local?: true
}

const loggingIn = { asks: 'anybody', saying: 'Logging in' } as const
const signingOut = { asks: 'own devices: sign out', saying: 'Signing out' } as const
const decidingDeparture = { asks: 'departures: change', saying: 'Changing a departure' } as const
const writingToAll = { asks: 'departure: write to all', saying: 'Writing to all' } as const
const changingAccount = { asks: 'own account: change', saying: 'Changing this account' } as const

/** What the page of a list's file takes: each list has the same. */
const exporting = {
  csv: { asks: 'exports', saying: 'Exporting a list' },
  xlsx: { asks: 'exports', saying: 'Exporting a list' },
  'csv with phones': { asks: 'exports with phones', saying: 'Exporting phones' },
  'xlsx with phones': { asks: 'exports with phones', saying: 'Exporting phones' },
} as const

/** What every list takes whose filters can be saved. */
const savingViews = {
  'save view': { asks: 'views: save', saying: 'Saving a view' },
  'share view': { asks: 'views: share', saying: 'Sharing a view' },
  'remove view': { asks: 'views: save', saying: 'Removing a view' },
} as const

/** What can be said to an approval; each kind asks for the permission of its own. Who has asked is told apart by the room. */
const deciding = Object.fromEntries(
  approvalKinds.flatMap((kind) =>
    (['approve', 'refuse', 'carry out'] as const).map((word) => [
      `${word} ${kind}`,
      {
        asks: approvals[kind].decides,
        saying: `Deciding about this: ${approvals[kind].shown.toLowerCase()}`,
      },
    ]),
  ),
)

/**
 * Every page of the console, by its path below /console. Routes, permissions, rail, letters after `g` and breadcrumbs are made of this
 * list; a route that is not in it does not exist, and a row without a permission does not compile, nor start.
 */
export const pages: Readonly<Record<string, ConsolePage>> = {
  '/': {
    file: 'routes/today.tsx',
    title: 'Today',
    asks: 'today: read',
    rail: { letter: 't', icon: 'today' },
  },
  '/login': {
    file: 'routes/login.tsx',
    title: 'Log in',
    asks: 'anybody',
    takes: {
      number: loggingIn,
      code: loggingIn,
      factor: loggingIn,
      enrol: loggingIn,
      'ask for passkey': loggingIn,
      passkey: loggingIn,
    },
  },
  '/account': {
    file: 'routes/account.tsx',
    title: 'My account',
    asks: 'own account: read',
    takes: {
      look: { asks: 'own account: read', saying: 'Choosing colours and keys' },
      'sign out': signingOut,
      'sign out everywhere': signingOut,
      'end device': signingOut,
      'ask for passkey': changingAccount,
      'add passkey': changingAccount,
      'remove passkey': changingAccount,
      'new recovery codes': changingAccount,
    },
  },
  '/departures': {
    file: 'routes/departures.tsx',
    title: 'Departures',
    asks: 'departures: read',
    rail: { group: 'Selling', letter: 'd', icon: 'calendar' },
    instead: { captain: 'The departures that you lead are in My departures.' },
  },
  '/departures/month': {
    file: 'routes/departures-month.tsx',
    title: 'Departures by day',
    asks: 'departures: read',
    under: '/departures',
  },
  '/departures/new': {
    file: 'routes/departure-new.tsx',
    title: 'Add a date',
    asks: 'departures: change',
    under: '/departures',
    takes: { add: { asks: 'departures: change', saying: 'Adding a date' } },
  },
  '/departures/:trip/:departure': {
    file: 'routes/departure.tsx',
    title: 'Departure',
    asks: 'departures: read',
    under: '/departures',
    instead: { captain: 'The departures that you lead are in My departures.' },
    takes: {
      close: decidingDeparture,
      reopen: decidingDeparture,
      promise: decidingDeparture,
      seats: decidingDeparture,
      'by phone': decidingDeparture,
      note: decidingDeparture,
      captain: { asks: 'departure: assign captain', saying: 'Assigning a captain' },
    },
  },
  '/departures/:trip/:departure/cancel': {
    file: 'routes/departure-cancel.tsx',
    title: 'Cancel a departure',
    asks: 'departure: ask to cancel',
    under: '/departures',
    takes: { cancel: { asks: 'departure: ask to cancel', saying: 'Cancelling a departure' } },
  },
  '/departures/:trip/:departure/letter': {
    file: 'routes/departure-letter.tsx',
    title: 'Write to all',
    asks: 'departure: write to all',
    under: '/departures',
    takes: { preview: writingToAll, write: writingToAll, send: writingToAll },
  },
  '/my-departures': {
    file: 'routes/own-departures.tsx',
    title: 'My departures',
    asks: 'own departures: read',
    rail: { group: 'Selling', letter: 'm', icon: 'calendar' },
  },
  '/my-departures/:trip/:departure': {
    file: 'routes/own-departure.tsx',
    title: 'My departure',
    asks: 'own departures: read',
    under: '/my-departures',
  },
  '/bookings': {
    file: 'routes/bookings.tsx',
    title: 'Bookings',
    asks: 'bookings: read',
    rail: { group: 'Selling', letter: 'b', icon: 'book' },
    takes: savingViews,
  },
  '/bookings/export': {
    file: 'routes/bookings-export.tsx',
    title: 'Export of bookings',
    asks: 'bookings: read',
    under: '/bookings',
    takes: exporting,
  },
  '/bookings/:reference': {
    file: 'routes/booking.tsx',
    title: 'Booking',
    asks: 'bookings: read',
    under: '/bookings',
    takes: {
      note: { asks: 'booking: note', saying: 'Writing a note' },
      'show phone': { asks: 'phone: show', saying: 'Looking at a phone number' },
      'allow claim': { asks: 'booking: allow claim', saying: 'Allowing new tries' },
    },
  },
  '/bookings/:reference/cancel': {
    file: 'routes/booking-cancel.tsx',
    title: 'Cancel a booking',
    asks: 'booking: cancel',
    under: '/bookings',
    takes: { cancel: { asks: 'booking: cancel', saying: 'Cancelling a booking' } },
  },
  '/refunds': {
    file: 'routes/refunds.tsx',
    title: 'Refunds',
    asks: 'refunds: read',
    rail: { group: 'Money', letter: 'r', icon: 'undo', counts: 'to approve' },
    takes: { 'send again': { asks: 'refund: ask', saying: 'Sending a refund again' } },
  },
  '/refunds/new': {
    file: 'routes/refund-new.tsx',
    title: 'Send a part back',
    asks: 'refunds: read',
    under: '/refunds',
    takes: { ask: { asks: 'refund: ask', saying: 'Sending money back' } },
  },
  '/pay-outs/new': {
    file: 'routes/pay-out-new.tsx',
    title: 'Pay out credit',
    asks: 'refunds: read',
    under: '/refunds',
    takes: {
      find: { asks: 'refunds: read', saying: 'Finding a wallet' },
      ask: { asks: 'pay-out: ask', saying: 'Paying credit out' },
    },
  },
  '/approvals/:id': {
    file: 'routes/approval.tsx',
    title: 'To approve',
    asks: 'refunds: read',
    under: '/refunds',
    takes: { ...deciding, withdraw: { asks: 'refunds: read', saying: 'Taking back what was asked' } },
  },
  '/staff': {
    file: 'routes/staff.tsx',
    title: 'Staff',
    asks: 'staff: read',
    rail: { group: 'House', letter: 's', icon: 'shield' },
  },
  '/staff/new': {
    file: 'routes/staff-new.tsx',
    title: 'Invite somebody',
    asks: 'staff: change',
    under: '/staff',
    takes: { invite: { asks: 'staff: change', saying: 'Inviting staff' } },
  },
  '/staff/:id': {
    file: 'routes/staff-member.tsx',
    title: 'Staff member',
    asks: 'staff: read',
    under: '/staff',
    takes: {
      role: { asks: 'staff: change', saying: 'Changing a role' },
      'reset factor': { asks: 'staff: change', saying: 'Resetting a factor' },
      end: { asks: 'staff: change', saying: 'Ending access' },
    },
  },
  '/messages': {
    file: 'routes/messages.tsx',
    title: 'Messages',
    asks: 'messages: read',
    rail: { group: 'House', letter: 'w', icon: 'mail' },
    takes: { 'send again': { asks: 'message: send again', saying: 'Sending a message again' } },
  },
  '/log': {
    file: 'routes/log.tsx',
    title: 'Log',
    asks: 'log: read',
    rail: { group: 'House', letter: 'l', icon: 'list' },
    instead: {
      manager: 'What you did stands in My log.',
      accountant: 'What was done with money stands in Money log.',
    },
  },
  '/log/own': {
    file: 'routes/log-own.tsx',
    title: 'My log',
    asks: 'log: read own',
    rail: { group: 'House', letter: 'o', icon: 'list' },
  },
  '/log/money': {
    file: 'routes/log-money.tsx',
    title: 'Money log',
    asks: 'log: read money',
    rail: { group: 'House', letter: 'k', icon: 'list' },
  },
  '/system': {
    file: 'routes/system.tsx',
    title: 'System',
    asks: 'system: read',
    rail: { group: 'House', letter: 'y', icon: 'settings' },
    takes: { 'try again': { asks: 'job: try again', saying: 'Trying work again' } },
  },
  '/dev/parts': {
    file: 'routes/dev-parts.tsx',
    title: 'Parts',
    asks: 'anybody',
    takes: { try: { asks: 'anybody', saying: 'Trying a form' } },
    local: true,
  },
  // Last, and for staff alone: strangers don't learn which addresses there are.
  '/*': { file: 'routes/not-found.tsx', title: 'Not found', asks: 'today: read' },
}
