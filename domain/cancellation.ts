import { formatPaise, percentToRupee, shareToRupee, toPaise } from './money.ts'
import type { Trip } from './trip.ts'

/**
 * Taken once a booking, whatever the party: about what the payment provider keeps of an ordinary booking and
 * the handling of its reversal cost. A flat sum can be named before anyone books, and stays below the quarter
 * that the next row keeps.
 */
export const processingFeePaise = toPaise(500)

export const refundTime = '7-10 working days'

export type CancellationPolicy = Trip['cancellation']

/** Days before departure, both ends included; the first row of a table has no end. */
type Band = { from: number; to: number | null; percentage: number; lessFee?: boolean }

const early: Band[] = [
  { from: 30, to: null, percentage: 100, lessFee: true },
  { from: 15, to: 29, percentage: 75 },
  { from: 7, to: 14, percentage: 50 },
]

const refundTable: Record<CancellationPolicy, Band[]> = {
  standard: [...early, { from: 3, to: 6, percentage: 25 }, { from: 0, to: 2, percentage: 0 }],
  rishikesh: [...early, { from: 0, to: 6, percentage: 0 }],
}

export type RefundTone = 'green' | 'yellow' | 'red'

export function refundTone(percentage: number): RefundTone {
  if (percentage >= 75) return 'green'
  return percentage >= 25 ? 'yellow' : 'red'
}

export type CancellationRow = {
  period: string
  refundPercentage: number
  description: string
  tone: RefundTone
}

/** The table as the trip page shows it. */
export function cancellationRows(policy: CancellationPolicy): CancellationRow[] {
  return refundTable[policy].map((band) => ({
    period: periodOf(band),
    refundPercentage: band.percentage,
    description: describe(band),
    tone: refundTone(band.percentage),
  }))
}

/** The table as a sentence, for the FAQ and the terms. */
export function cancellationSentence(policy: CancellationPolicy): string {
  const rows = refundTable[policy].map((band, i) => {
    const share = band.percentage === 0 ? 'nothing' : `${band.percentage}%${i === 0 ? ' of what was paid' : ''}`
    const words = i === 0 ? ' departure, a booking gets back' : ','
    return `${periodOf(band)} before${words} ${share}${band.lessFee ? ` minus ${feeText}` : ''}`
  })
  return `Cancelled ${rows.join('; ')}.`
}

export type Refund = { percentage: number; feePaise: number; refundPaise: number }

/** After the departure, as on its day, the last row holds. */
export function refundFor(policy: CancellationPolicy, daysBefore: number, paidPaise: number): Refund {
  const table = refundTable[policy]
  const index = table.findIndex((band) => daysBefore >= band.from)
  const band = table[index]
  if (!band || paidPaise <= 0) return { percentage: band?.percentage ?? 0, feePaise: 0, refundPaise: 0 }
  const share = Math.min(paidPaise, percentToRupee(paidPaise, band.percentage))
  // On a very small sum the fee would make cancelling early dearer than cancelling late.
  const later = percentToRupee(paidPaise, table[index + 1]?.percentage ?? 0)
  const feePaise = band.lessFee ? Math.min(processingFeePaise, share - later) : 0
  return { percentage: band.percentage, feePaise, refundPaise: share - feePaise }
}

/** Each way of paying gets its share back; wallet credit returns to the wallet. */
export function splitRefund(refundPaise: number, paid: { onlinePaise: number; walletPaise: number }) {
  const paidPaise = paid.onlinePaise + paid.walletPaise
  const toWalletPaise = paidPaise > 0 ? shareToRupee(refundPaise, paid.walletPaise, paidPaise) : 0
  return { toWalletPaise, toOnlinePaise: refundPaise - toWalletPaise }
}

const feeText = `a processing fee of ${formatPaise(processingFeePaise)}`

function periodOf({ from, to }: Band): string {
  return to === null ? `${from}+ days` : `${from}-${to} days`
}

function describe({ percentage, lessFee }: Band): string {
  if (percentage === 0) return 'No refund'
  return lessFee ? `${percentage}% refund minus ${feeText}` : `${percentage}% refund`
}
