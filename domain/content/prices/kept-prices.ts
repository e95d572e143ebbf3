import { formatPaise } from '../../money/money.ts'

/** What was sold of a package at a price, or is about to be paid, on dates ahead. */
export type KeptPrice = {
  packageId: string
  perPersonPaise: number
  guests: number
  bookings: number
  openPayments: number
}

/** The packages of a trip in the order of its list. */
const packageIds = ['standard', 'deluxe', 'premium']

/** Prices that are part of what a booking was sold for, beside that of its package. */
const otherPrices = ['facts.children.price', 'facts.singleRoom.more', 'departures.prices']

/** Who keeps the old price when it changes, by the control that holds it. */
export function sayKept(kept: readonly KeptPrice[]): Record<string, string> {
  const said: Record<string, string> = {}
  for (const [i, id] of packageIds.entries()) {
    const own = kept.filter(({ packageId }) => packageId === id)
    const words = own.map((one) => `${whoOf(one)} keep ${formatPaise(one.perPersonPaise)}`).join('; ')
    if (words) said[`packages.${i}.price`] = `${words}.`
  }
  const first = said['packages.0.price']
  if (first) said.price = first
  const [one, ...more] = kept
  if (!one) return said
  const all = more.reduce<Counted>(
    (sum, { guests, bookings, openPayments }) => ({
      guests: sum.guests + guests,
      bookings: sum.bookings + bookings,
      openPayments: sum.openPayments + openPayments,
    }),
    one,
  )
  for (const at of otherPrices) said[at] = `${whoOf(all)} keep what was agreed.`
  return said
}

type Counted = Pick<KeptPrice, 'guests' | 'bookings' | 'openPayments'>

/** '7 guests in 3 bookings and 1 open payment' */
function whoOf({ guests, bookings, openPayments }: Counted): string {
  const parts = [count(bookings, 'booking'), count(openPayments, 'open payment')].filter(Boolean)
  return `${count(guests, 'guest')} in ${parts.join(' and ')}`
}

function count(number: number, one: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : `${one}s`}`
}
