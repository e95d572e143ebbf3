import { type ReceiptWay, receiptWays } from '../receipts/receipt.ts'

/** By which ways money moves in a day: by hand, and through PhonePe. */
export const dayWays = [...receiptWays, 'phonepe'] as const
export type DayWay = ReceiptWay | 'phonepe'

export type InAndOut = { inPaise: number; outPaise: number }

/** What came in and went out by hand; of the till also cash that left it for the bank, or came into it. */
export type HandSums = Record<ReceiptWay | 'till', InAndOut>

/**
 * As they stand in the book of a day that is closed. What PhonePe has settled has no day of its own: a day has what came since the one before was closed, which is what is in all less what was in all
 * then.
 */
export type DaySums = HandSums & { phonepe: InAndOut; phonepeInAll: InAndOut }

/** A row of the book. What goes out is negative. */
export type HandRow = { way: ReceiptWay | 'till'; paise: number }

export function sumRows(rows: readonly HandRow[]): HandSums {
  const sums = Object.fromEntries(
    [...receiptWays, 'till' as const].map((way) => [way, { inPaise: 0, outPaise: 0 }]),
  ) as HandSums
  for (const { way, paise } of rows) {
    if (paise > 0) sums[way].inPaise += paise
    else sums[way].outPaise -= paise
  }
  return sums
}

/** How much cash should be there in the evening. */
export function expectedCash(openingPaise: number, { cash, till }: HandSums): number {
  return openingPaise + cash.inPaise - cash.outPaise + till.inPaise - till.outPaise
}
