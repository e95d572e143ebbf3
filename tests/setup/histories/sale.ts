/** A booking as it should be, reckoned by hand in rupees. */

export type Seat = 'adult' | 'child' | 'own room'
export type Order = { id: string; amount: number; forSeats: boolean }
export type Receipt = { id: string; amount: number }

export type Sale = {
  reference: string
  trip: number
  date: number
  status: 'held' | 'confirmed' | 'failed' | 'expired' | 'cancelled' | 'gives back'
  /** Asha may act for it, and it was made without her login. */
  mine: boolean
  byGuest: boolean
  atDesk: boolean
  /** Keeps its seats when a payment fails. */
  byLink: boolean
  phone: string
  bornAt: number
  /** Who they are and what each was sold for, by number. */
  seats: Map<number, Seat>
  shares: Map<number, number>
  total: number
  /** What is to be paid for the seats, and the credit that goes with it. */
  now: number
  used: number
  /** Whose place it takes, and what it brings along. */
  before: Sale | null
  carried: number
  /** What was paid in all, and has not gone back. */
  net: number
  /** What of it stays with us for those who left. */
  kept: number
  owed: number
  dueOn: string | null
  feeTaken: boolean
  days: number
  percent: number
  /** How it came, as far as it can go back so: also for the bookings before it. */
  ways: { online: number; hand: number; wallet: number }
  /** What staff have still to pay back, a sum each. */
  handOpen: number[]
  receipts: Receipt[]
  orders: Order[]
}

const fee = 500

export const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0)
const rounded = (value: number) => Math.floor(value + 0.5)

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 24 * 3600_000).toISOString().slice(0, 10)
}

export function termsOf(startDate: string, today: string): Pick<Sale, 'days' | 'percent'> {
  const days = (Date.parse(startDate) - Date.parse(today)) / (24 * 3600_000)
  return { days, percent: days >= 30 ? 100 : days >= 15 ? 75 : days >= 7 ? 50 : days >= 3 ? 25 : 0 }
}

/** What the table gives back of a sum. */
export function given({ days, percent, feeTaken }: Sale, sum: number): number {
  const share = rounded((sum * percent) / 100)
  return share - (days >= 30 && !feeTaken ? Math.min(fee, Math.max(0, share - rounded(sum * 0.75))) : 0)
}

/** What was paid and can still go back. */
export const leftOf = ({ net, kept }: Sale) => Math.max(0, net - kept)
/** What goes back for all who travel. */
export const wholeRefund = (sale: Sale) =>
  Math.min(Math.max(0, given(sale, sumOf(sale.shares.values())) - sale.owed), leftOf(sale))

/** How much of what is left came with credit, and how much otherwise. */
export function splitLeft(sale: Sale): { wallet: number; online: number } {
  const wallet = Math.min(leftOf(sale), Math.max(0, sale.ways.wallet))
  return { wallet, online: Math.min(leftOf(sale) - wallet, sale.ways.online + sale.ways.hand) }
}

/** Sends a sum back. Answers what of it is credit. */
export function giveBack(sale: Sale, sum: number, way: 'as paid' | 'wallet' | 'not as credit'): number {
  const { wallet, online } = splitLeft(sale)
  const share = wallet + online > 0 ? rounded((sum * wallet) / (wallet + online)) : 0
  const toWallet = way === 'wallet' ? sum : way === 'as paid' ? share : 0
  const toOnline = Math.min(sum - toWallet, sale.ways.online)
  const byHand = sum - toWallet - toOnline
  sale.net -= sum
  sale.ways.wallet -= toWallet
  sale.ways.online -= toOnline
  sale.ways.hand -= byHand
  if (byHand > 0) sale.handOpen.push(byHand)
  return toWallet
}
