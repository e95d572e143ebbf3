import { readDate } from '../calendar/calendar-date.ts'
import type { BookingStatus } from './booking-status.ts'

/** The states that the desk tells apart, with their words. `attempts` came to nothing, and stand in the list only if asked for. */
export const bookingStates = {
  waiting: { title: 'Waits for payment', statuses: ['held', 'awaiting_payment'] },
  confirmed: { title: 'Confirmed', statuses: ['confirmed'] },
  completed: { title: 'Completed', statuses: ['completed'] },
  refunding: { title: 'Refund on its way', statuses: ['refunding'] },
  refunded: { title: 'Refunded', statuses: ['refunded'] },
  cancelled: { title: 'Cancelled', statuses: ['cancelled'] },
  attempts: { title: 'Came to nothing', statuses: ['failed', 'expired'] },
} as const satisfies Record<string, { title: string; statuses: readonly BookingStatus[] }>

export type BookingState = keyof typeof bookingStates

export function stateOf(status: BookingStatus): BookingState {
  const states = Object.keys(bookingStates) as BookingState[]
  const isIn = (state: BookingState) =>
    (bookingStates[state].statuses as readonly BookingStatus[]).includes(status)
  return states.find(isIn) ?? 'attempts'
}

/** Where it was made, and whether something is still to come for it, with the words of the list. */
export const bookingChannels = { site: 'Online', desk: 'Desk' } as const
export type BookingChannel = keyof typeof bookingChannels
export const bookingMoney = { owes: 'Owes money', paid: 'Paid' } as const
export type BookingMoney = keyof typeof bookingMoney

const bookingOrders = ['made', 'starts'] as const
export type BookingOrder = { by: (typeof bookingOrders)[number]; down: boolean }

/** Which bookings, and in which order: all of it stands in the address of the list. */
export type BookingFilter = {
  /** As it was typed into the box. */
  find: string
  state: BookingState | null
  channel: BookingChannel | null
  money: BookingMoney | null
  trip: string | null
  departure: string | null
  /** Days: the first of the trip; those on which it was made, both counted in. */
  starts: string | null
  since: string | null
  until: string | null
  order: BookingOrder
}

const usual: BookingOrder = { by: 'made', down: true }

/** What can't be read is as if it were not there. */
export function readBookingFilter(address: URLSearchParams): BookingFilter {
  const read = (name: string) => address.get(name)?.trim() ?? ''
  const day = (name: string) => readDate(read(name))
  const id = (name: string) => (/^[\w-]{1,60}$/.test(read(name)) ? read(name) : null)
  const by = bookingOrders.find((order) => order === read('order'))
  return {
    find: read('find').slice(0, 80),
    state: oneOf(bookingStates, read('state')),
    channel: oneOf(bookingChannels, read('channel')),
    money: oneOf(bookingMoney, read('money')),
    trip: id('trip'),
    departure: id('departure'),
    starts: day('starts'),
    since: day('since'),
    until: day('until'),
    order: by ? { by, down: address.has('down') } : usual,
  }
}

function oneOf<Word extends string>(words: Record<Word, unknown>, text: string): Word | null {
  return Object.hasOwn(words, text) ? (text as Word) : null
}

/** The same list as an address has it, always written alike: '' where nothing is filtered. */
export function writeBookingFilter({ order, ...filter }: BookingFilter): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) address.set(name, value)
  if (order.by !== usual.by || order.down !== usual.down) {
    address.set('order', order.by)
    if (order.down) address.set('down', '')
  }
  return address.size === 0 ? '' : `?${address}`
}
