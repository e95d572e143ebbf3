/** The ways in which staff take money, and pay it back. */
export const receiptWays = ['cash', 'upi', 'bank', 'card'] as const
export type ReceiptWay = (typeof receiptWays)[number]

/** `number` is what the bank calls it; cash has none. */
export const receiptWords = {
  cash: { shown: 'Cash', number: null },
  upi: { shown: 'UPI', number: 'UPI reference (UTR)' },
  bank: { shown: 'Bank transfer', number: 'Bank reference (UTR)' },
  card: { shown: 'Card machine', number: 'Slip number' },
} as const satisfies Record<ReceiptWay, { shown: string; number: string | null }>

export type Receipt = {
  id: string
  reference: string
  amountPaise: number
  way: ReceiptWay
  number: string | null
  receivedOn: string
  bookDay: string
  at: Date
  staffId: string
  counters: string | null
  why: string | null
}

/** Those that stand: neither countered nor what counters one. */
export function standing<One extends Pick<Receipt, 'id' | 'counters'>>(receipts: One[]): One[] {
  const countered = new Set(receipts.map(({ counters }) => counters))
  return receipts.filter(({ id, counters }) => counters === null && !countered.has(id))
}
