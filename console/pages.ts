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

const makingBooking = { asks: 'desk booking: make', saying: 'Booking at the desk' } as const
const askingToPay = { asks: 'payment: ask for', saying: 'Asking for a payment' } as const
const loggingIn = { asks: 'anybody', saying: 'Logging in' } as const
const signingOut = { asks: 'own devices: sign out', saying: 'Signing out' } as const
const decidingDeparture = { asks: 'departures: change', saying: 'Changing a departure' } as const
const writingToAll = { asks: 'departure: write to all', saying: 'Writing to all' } as const
const changingAccount = { asks: 'own account: change', saying: 'Changing this account' } as const

const decidingReview = { asks: 'reviews: decide', saying: 'Deciding about a review' } as const
const changingEnquiry = { asks: 'enquiries: change', saying: 'Changing an enquiry' } as const

/** What the page of a list's file takes: each list has the same. */
const exporting = {
  csv: { asks: 'exports', saying: 'Exporting a list' },
  xlsx: { asks: 'exports', saying: 'Exporting a list' },
  'csv with phones': { asks: 'exports with phones', saying: 'Exporting phones' },
  'xlsx with phones': { asks: 'exports with phones', saying: 'Exporting phones' },
} as const

/** The same of a list without people's numbers. */
const exportingPlain = { csv: exporting.csv, xlsx: exporting.xlsx } as const
const exportingPans = { asks: 'PAN: read', saying: 'Exporting PANs' } as const

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
  '/departures/export': {
    file: 'routes/departures-export.tsx',
    title: 'Export of departures',
    asks: 'departures: read',
    under: '/departures',
    takes: exportingPlain,
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
  '/bookings/new': {
    file: 'routes/booking-new.tsx',
    title: 'Desk booking',
    asks: 'desk booking: make',
    rail: { group: 'Selling', letter: 'n', icon: 'plus' },
    under: '/bookings',
    takes: {
      price: makingBooking,
      make: makingBooking,
      'ask discount': { asks: 'discount: ask', saying: 'Asking for a discount' },
    },
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
      receipt: { asks: 'receipt: take', saying: 'Taking money' },
      owed: makingBooking,
      counter: { asks: 'receipt: counter', saying: 'Countering a receipt' },
      'ask to pay': askingToPay,
      later: askingToPay,
      'let go': makingBooking,
    },
  },
  '/bookings/:reference/cancel': {
    file: 'routes/booking-cancel.tsx',
    title: 'Cancel a booking',
    asks: 'booking: cancel',
    under: '/bookings',
    takes: { cancel: { asks: 'booking: cancel', saying: 'Cancelling a booking' } },
  },
  '/payments-due': {
    file: 'routes/payments-due.tsx',
    title: 'Payments due',
    asks: 'payments: read',
    rail: { group: 'Money', letter: 'p', icon: 'clock' },
    takes: { remind: askingToPay },
  },
  '/payments-due/export': {
    file: 'routes/payments-due-export.tsx',
    title: 'Export of payments due',
    asks: 'payments: read',
    under: '/payments-due',
    takes: exporting,
  },
  '/day-book': {
    file: 'routes/day-book.tsx',
    title: 'Day book',
    asks: 'day book: read',
    rail: { group: 'Money', letter: 'c', icon: 'banknote' },
    takes: {
      cash: { asks: 'receipt: take', saying: 'Moving cash' },
      close: { asks: 'day: close', saying: 'Closing a day' },
    },
  },
  '/day-book/export': {
    file: 'routes/day-book-export.tsx',
    title: 'Export of a day',
    asks: 'day book: read',
    under: '/day-book',
    takes: exportingPlain,
  },
  '/travellers': {
    file: 'routes/travellers.tsx',
    title: 'Travellers',
    asks: 'travellers: read',
    rail: { group: 'Selling', letter: 'v', icon: 'people' },
    takes: savingViews,
  },
  '/travellers/export': {
    file: 'routes/travellers-export.tsx',
    title: 'Export of travellers',
    asks: 'travellers: read',
    under: '/travellers',
    takes: exporting,
  },
  '/travellers/:id': {
    file: 'routes/traveller.tsx',
    title: 'Traveller',
    asks: 'travellers: read',
    under: '/travellers',
    takes: { 'remove factor': { asks: 'traveller: remove factor', saying: 'Removing two-step login' } },
  },
  '/enquiries': {
    file: 'routes/enquiries.tsx',
    title: 'Enquiries',
    asks: 'enquiries: read',
    rail: { group: 'Selling', letter: 'e', icon: 'message' },
    takes: savingViews,
  },
  '/enquiries/export': {
    file: 'routes/enquiries-export.tsx',
    title: 'Export of enquiries',
    asks: 'enquiries: read',
    under: '/enquiries',
    takes: exporting,
  },
  '/enquiries/:reference': {
    file: 'routes/enquiry.tsx',
    title: 'Enquiry',
    asks: 'enquiries: read',
    under: '/enquiries',
    takes: {
      move: changingEnquiry,
      won: changingEnquiry,
      lost: changingEnquiry,
      next: changingEnquiry,
      note: changingEnquiry,
      whatsapp: changingEnquiry,
      merge: changingEnquiry,
      suspect: changingEnquiry,
      'no suspect': changingEnquiry,
    },
  },
  '/applications': {
    file: 'routes/applications.tsx',
    title: 'Applications',
    asks: 'applications: read',
    under: '/enquiries',
  },
  '/applications/export': {
    file: 'routes/applications-export.tsx',
    title: 'Export of applications',
    asks: 'applications: read',
    under: '/applications',
    takes: exporting,
  },
  '/applications/:reference': {
    file: 'routes/application.tsx',
    title: 'Application',
    asks: 'applications: read',
    under: '/applications',
    takes: { suspect: changingEnquiry, 'no suspect': changingEnquiry },
  },
  '/subscribers': {
    file: 'routes/subscribers.tsx',
    title: 'Subscribers',
    asks: 'subscribers: read',
    under: '/enquiries',
  },
  '/subscribers/export': {
    file: 'routes/subscribers-export.tsx',
    title: 'Export of subscribers',
    asks: 'subscribers: read',
    under: '/subscribers',
    takes: exporting,
  },
  '/reviews': {
    file: 'routes/reviews.tsx',
    title: 'Reviews',
    asks: 'reviews: read',
    rail: { group: 'Trips', letter: 'f', icon: 'star', counts: 'reviews' },
    takes: savingViews,
  },
  '/reviews/export': {
    file: 'routes/reviews-export.tsx',
    title: 'Export of reviews',
    asks: 'reviews: read',
    under: '/reviews',
    takes: exportingPlain,
  },
  '/reviews/:reference': {
    file: 'routes/review.tsx',
    title: 'Review',
    asks: 'reviews: read',
    under: '/reviews',
    takes: {
      publish: decidingReview,
      refuse: decidingReview,
      answer: { asks: 'reviews: decide', saying: 'Answering a review' },
    },
  },
  '/refunds': {
    file: 'routes/refunds.tsx',
    title: 'Refunds',
    asks: 'refunds: read',
    rail: { group: 'Money', letter: 'r', icon: 'undo', counts: 'to approve' },
    takes: {
      'send again': { asks: 'refund: ask', saying: 'Sending a refund again' },
    },
  },
  '/refunds/by-hand/:refund': {
    file: 'routes/refund-by-hand.tsx',
    title: 'Pay back by hand',
    asks: 'refunds: read',
    under: '/refunds',
    takes: { 'paid back': { asks: 'refund: ask', saying: 'Noting what was paid back' } },
  },
  '/refunds/export': {
    file: 'routes/refunds-export.tsx',
    title: 'Export of refunds',
    asks: 'refunds: read',
    under: '/refunds',
    takes: exportingPlain,
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
  '/reports': {
    file: 'routes/reports.tsx',
    title: 'Reports',
    asks: 'reports: read',
    rail: { group: 'Money', letter: 'x', icon: 'chart' },
  },
  '/reports/gstr-1': {
    file: 'routes/report-gst.tsx',
    title: 'GSTR-1',
    asks: 'tax reports: read',
    under: '/reports',
    instead: { manager: 'Sales, occupancy and refunds by reason are in Reports.' },
  },
  '/reports/gstr-1/export': {
    file: 'routes/report-gst-export.tsx',
    title: 'Export of GSTR-1',
    asks: 'tax reports: read',
    under: '/reports/gstr-1',
    takes: exportingPlain,
  },
  '/reports/tcs': {
    file: 'routes/report-tcs.tsx',
    title: 'TCS register',
    asks: 'tax reports: read',
    under: '/reports',
    instead: { manager: 'Sales, occupancy and refunds by reason are in Reports.' },
    takes: { 'show PANs': { asks: 'PAN: read', saying: 'Looking at PANs' } },
  },
  '/reports/tcs/export': {
    file: 'routes/report-tcs-export.tsx',
    title: 'Export of the TCS register',
    asks: 'tax reports: read',
    under: '/reports/tcs',
    takes: { ...exportingPlain, 'csv with PANs': exportingPans, 'xlsx with PANs': exportingPans },
  },
  '/reports/sales': {
    file: 'routes/report-sales.tsx',
    title: 'Sales',
    asks: 'reports: read',
    under: '/reports',
    takes: savingViews,
  },
  '/reports/sales/export': {
    file: 'routes/report-sales-export.tsx',
    title: 'Export of sales',
    asks: 'reports: read',
    under: '/reports/sales',
    takes: exportingPlain,
  },
  '/reports/occupancy': {
    file: 'routes/report-occupancy.tsx',
    title: 'Occupancy',
    asks: 'reports: read',
    under: '/reports',
    takes: savingViews,
  },
  '/reports/occupancy/export': {
    file: 'routes/report-occupancy-export.tsx',
    title: 'Export of occupancy',
    asks: 'reports: read',
    under: '/reports/occupancy',
    takes: exportingPlain,
  },
  '/reports/refunds': {
    file: 'routes/report-refunds.tsx',
    title: 'Refunds by reason',
    asks: 'reports: read',
    under: '/reports',
    takes: savingViews,
  },
  '/reports/refunds/export': {
    file: 'routes/report-refunds-export.tsx',
    title: 'Export of refunds by reason',
    asks: 'reports: read',
    under: '/reports/refunds',
    takes: exportingPlain,
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
  '/messages/export': {
    file: 'routes/messages-export.tsx',
    title: 'Export of messages',
    asks: 'messages: read',
    under: '/messages',
    takes: exporting,
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
  '/log/export': {
    file: 'routes/log-export.tsx',
    title: 'Export of the log',
    asks: 'log: read',
    under: '/log',
    takes: exportingPlain,
  },
  '/log/own/export': {
    file: 'routes/log-own-export.tsx',
    title: 'Export of my log',
    asks: 'log: read own',
    under: '/log/own',
    takes: exportingPlain,
  },
  '/log/money/export': {
    file: 'routes/log-money-export.tsx',
    title: 'Export of the money log',
    asks: 'log: read money',
    under: '/log/money',
    takes: exportingPlain,
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
