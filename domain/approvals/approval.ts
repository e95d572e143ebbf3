import type { Permission } from '../staff/roles.ts'

/** What takes two persons, and who asks and who decides. `shown` is what would be done, as a sentence begins. */
export const approvals = {
  'part refund': { asks: 'refund: ask', decides: 'refund: decide', shown: 'Part refund' },
  'booking cancelled': { asks: 'booking: cancel', decides: 'refund: decide', shown: 'Cancelled booking' },
  'pay-out': { asks: 'pay-out: ask', decides: 'pay-out: decide', shown: 'Pay-out of credit' },
  'departure cancelled': {
    asks: 'departure: ask to cancel',
    decides: 'departure: decide to cancel',
    shown: 'Cancelled departure',
  },
  discount: { asks: 'discount: ask', decides: 'discount: decide', shown: 'Discount' },
  /** It is agreed to, not done: whoever asked publishes it. */
  'price change': { asks: 'price change: ask', decides: 'price change: decide', shown: 'Price change' },
  'new owner': { asks: 'new owner: ask', decides: 'new owner: decide', shown: 'New owner' },
} as const satisfies Record<string, { asks: Permission; decides: Permission; shown: string }>

export type ApprovalKind = keyof typeof approvals
export const approvalKinds = Object.keys(approvals) as ApprovalKind[]

/** Those that stand among the refunds: money that leaves, or is not asked for. */
export const moneyKinds = [
  'part refund',
  'booking cancelled',
  'pay-out',
  'discount',
  'departure cancelled',
] as const satisfies readonly ApprovalKind[]

/** `alone`: carried out by who asked, since nobody else could decide. */
export const decisions = ['approved', 'refused', 'withdrawn', 'lapsed', 'alone'] as const
export type Decision = (typeof decisions)[number]

const minute = 60_000

/** Afterwards it has lapsed. */
export const approvalLasts = 72 * 60 * minute
/** So long a company of one waits for itself. */
export const aloneWaits = 30 * minute
/** Refunds of one booking are added up over so long. */
export const summedOver = 24 * 60 * minute
