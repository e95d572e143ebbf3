import { addWorkingDays } from '#domain/calendar/calendar-date.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { formatPaise, percentToRupee, shareToRupee, toPaise } from './money.ts'

/**
 * Once a booking, whatever the party, so that it can be named before anyone books. It is small enough that the
 * first row always gives back more than the second: a quarter of the cheapest booking is above it.
 */
export const processingFeePaise = toPaise(500)
const feeText = `a processing fee of ${formatPaise(processingFeePaise)} a booking`

export const refundTime = '7-10 working days'
const longestRefundTime = 10

/** The last day on which a refund that began on this day should be there. */
export function refundExpectedBy(began: string): string {
  return addWorkingDays(began, longestRefundTime)
}

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
    description: wordsFor(band),
    tone: refundTone(band.percentage),
  }))
}

/** The table as a sentence, for the FAQ and the terms. */
export function cancellationSentence(policy: CancellationPolicy): string {
  const rows = refundTable[policy].map((band) => {
    const share = band.percentage === 0 ? 'nothing' : `${band.percentage}%`
    return `${periodOf(band)}, ${share}${band.lessFee ? ` minus ${feeText}` : ''}`
  })
  return `By the days left before departure, you get back: ${rows.join('; ')}.`
}

/** The fewest days before departure of each row, the most first. */
export function refundSteps(policy: CancellationPolicy): number[] {
  return refundTable[policy].map(({ from }) => from)
}

export type Refund = { percentage: number; feePaise: number; refundPaise: number }

/** What was paid is whole rupees, wallet credit included. After the departure nothing is due. */
export function refundFor(policy: CancellationPolicy, daysBefore: number, paidPaise: number): Refund {
  const table = refundTable[policy]
  const index = table.findIndex((band) => daysBefore >= band.from)
  const band = table[index]
  if (!band || paidPaise <= 0) return { percentage: band?.percentage ?? 0, feePaise: 0, refundPaise: 0 }
  const share = percentToRupee(paidPaise, band.percentage)
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

function periodOf({ from, to }: Band): string {
  return to === null ? `${from}+ days` : `${from}-${to} days`
}

function wordsFor({ percentage, lessFee }: Band): string {
  if (percentage === 0) return 'No refund'
  return lessFee ? `${percentage}% refund minus ${feeText}` : `${percentage}% refund`
}
