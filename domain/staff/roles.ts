export const roles = ['owner', 'manager', 'accountant', 'captain'] as const
export type Role = (typeof roles)[number]

/** `fresh`: only with a code of the app or a passkey of the last five minutes. */
type Rule = { roles: readonly Role[]; fresh: boolean }

const everybody = roles
const office = ['owner', 'manager', 'accountant'] as const
const sales = ['owner', 'manager'] as const
const books = ['owner', 'accountant'] as const
const owner = ['owner'] as const

const to = (who: readonly Role[]): Rule => ({ roles: who, fresh: false })
const freshTo = (who: readonly Role[]): Rule => ({ roles: who, fresh: true })

/**
 * One table: permission → roles that have it. Page and action ask the same row. What a role sees only in part is a permission of its own
 * ('own departures: read', 'log: read own'), so that who asks for the whole is refused.
 */
export const permissions = {
  'today: read': to(everybody),
  'own account: read': to(everybody),
  /** Recovery codes and passkeys of one's own. */
  'own account: change': freshTo(everybody),
  'own devices: sign out': to(everybody),

  'departures: read': to(office),
  /** From 7 days before to 3 days after. */
  'own departures: read': to(['captain']),
  /** Seats, dates added by hand, close, reopen, promise that it runs, note. */
  'departures: change': to(sales),
  'departure: assign captain': to(sales),
  'departure: write to all': to(sales),
  'departure: ask to cancel': freshTo(sales),
  'departure: decide to cancel': freshTo(owner),

  /** The list, the search box, a booking's page and its papers. */
  'bookings: read': to(office),
  'booking: note': to(office),
  'booking: cancel': freshTo(sales),
  /** To another date or trip. */
  'booking: move': freshTo(sales),
  /** Puts names in, and gives seats to friends. */
  'guests: name': to(office),
  /** Sends the links of whoever has not told all. */
  'details: ask for': to(office),
  'booking: allow claim': to(sales),
  'views: save': to(office),
  'views: share': to(sales),
  /** Where it is missing phones end in four digits. A captain sees those of own departures. */
  'phones: read': to(['owner', 'manager', 'captain']),
  /** One at a time, and each is noted. */
  'phone: show': to(office),

  /** Also seats noted by phone turned into names, the pay link, and what is owed until a day. */
  'desk booking: make': to(office),
  'receipt: take': to(office),
  'receipt: counter': freshTo(office),
  /** Up to the share that needs no second person. */
  'discount: give': to(office),
  'discount: ask': freshTo(office),
  'discount: decide': freshTo(books),

  'refunds: read': to(office),
  /** Also sends again what PhonePe has refused. */
  'refund: ask': freshTo(office),
  'refund: decide': freshTo(books),
  'pay-out: ask': freshTo(office),
  'pay-out: decide': freshTo(books),
  /** What is due, and what went wrong. */
  'payments: read': to(office),
  /** A reminder, a pay link, a later day. */
  'payment: ask for': to(office),
  'day book: read': to(office),
  'day: close': freshTo(office),

  'travellers: read': to(office),
  'traveller: remove factor': freshTo(sales),
  'messages: read': to(sales),
  'message: send again': to(sales),

  'enquiries: read': to(sales),
  /** Stage, owner, next day, notes, merge, suspects. */
  'enquiries: change': to(sales),
  'reviews: read': to(sales),
  /** Publish, refuse for one of three reasons, answer once. */
  'reviews: decide': to(sales),
  'applications: read': to(sales),
  'subscribers: read': to(sales),

  /** Trips and all else that the site says: what stands there, drafts, versions. */
  'content: read': to(office),
  'content: edit': to(sales),
  /** Also puts an earlier version back. */
  'content: publish': to(sales),
  /** By more than a quarter: asked by who is no owner. */
  'price change: ask': to(sales),
  'price change: decide': freshTo(owner),

  /** Sales, occupancy, refunds by reason. */
  'reports: read': to(office),
  /** GSTR-1 and the TCS register, with its PANs covered. */
  'tax reports: read': to(books),
  'PAN: read': freshTo(books),
  exports: to(office),
  'exports with phones': freshTo(office),

  'staff: read': to(owner),
  /** Add, change a role, end access, sign out, reset a factor. */
  'staff: change': freshTo(owner),
  'new owner: ask': freshTo(owner),
  'new owner: decide': freshTo(owner),
  'log: read': to(owner),
  'log: read own': to(['manager']),
  'log: read money': to(['accountant']),
  /** Jobs given up, last night's books, what is set up. */
  'system: read': to(office),
  'job: try again': to(sales),
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof permissions

export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission].roles as readonly Role[]).includes(role)
}

export function needsFreshFactor(permission: Permission): boolean {
  return permissions[permission].fresh
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
