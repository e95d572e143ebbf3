import { readDate } from '../calendar/calendar-date.ts'

/** Ready-made views of the operator's list of departures. */
const deskViews = ['all', 'on-sale', 'to-decide', 'no-captain', 'sold-out', 'money-due'] as const
export type DeskView = (typeof deskViews)[number]

/** What the list can be ordered by. */
const deskOrders = ['leaves', 'online', 'desk', 'held', 'free'] as const
export type DeskOrder = (typeof deskOrders)[number]

/** The last row of a page: the next one begins after it. */
export type DeskPlace = { value: string; startDate: string; tripId: string; id: string }

/** What the address of the list says. Dates are YYYY-MM-DD, both included. */
export type DeskFilter = {
  view: DeskView
  tripId: string | null
  from: string
  to: string | null
  by: DeskOrder
  down: boolean
  after: DeskPlace | null
}

/** Days ahead for which a departure that may not run is one to decide. */
export const decideAheadDays = 10
/** A captain sees own departures from so many days before their start to so many after their end. */
export const captainSees = { daysBefore: 7, daysAfter: 3 }

/** What is unknown or no date is as at first: from today on, by day. */
export function readDeskFilter(address: URLSearchParams, today: string): DeskFilter {
  const one = <Name extends string>(names: readonly Name[], name: string, first: Name): Name =>
    names.find((known) => known === address.get(name)) ?? first
  const by = one(deskOrders, 'by', 'leaves')
  return {
    view: one(deskViews, 'view', 'all'),
    tripId: address.get('trip') || null,
    from: readDate(address.get('from') ?? '') ?? today,
    to: readDate(address.get('to') ?? ''),
    by,
    down: address.get('order') === 'down',
    after: readPlace(address.get('after') ?? '', by),
  }
}

/** The address of the same list with something changed; whatever changes, it begins anew unless it says where. */
export function deskListAddress(filter: DeskFilter, change: Partial<DeskFilter>, today: string): string {
  const { view, tripId, from, to, by, down, after } = { ...filter, after: null, ...change }
  const said = new URLSearchParams()
  if (view !== 'all') said.set('view', view)
  if (tripId) said.set('trip', tripId)
  if (from !== today) said.set('from', from)
  if (to) said.set('to', to)
  if (by !== 'leaves') said.set('by', by)
  if (down) said.set('order', 'down')
  if (after) said.set('after', [after.value, after.startDate, after.tripId, after.id].join(','))
  const query = said.toString()
  return `/console/departures${query && `?${query}`}`
}

function readPlace(text: string, by: DeskOrder): DeskPlace | null {
  const [value = '', start = '', tripId = '', id = ''] = text.split(',')
  const startDate = readDate(start)
  const isValue = by === 'leaves' ? readDate(value) !== null : /^\d{1,4}$/.test(value)
  return startDate && isValue && tripId && id ? { value, startDate, tripId, id } : null
}
