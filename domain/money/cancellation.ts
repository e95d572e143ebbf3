import { addWorkingDays } from '#domain/calendar/calendar-date.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { formatPaise, toPaise } from './money.ts'

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

/** A row as refunds are reckoned with it: it holds from so many days before departure on, until the next one does. */
export type RefundTerm = { fromDays: number; refundPercentage: number; feePaise: number }

/** The table as it is reckoned with today. What was sold is reckoned with the table of its sale. */
export function refundTerms(policy: CancellationPolicy): RefundTerm[] {
  return refundTable[policy].map(termOf)
}

/** A row with the words that stood on the page. */
export type RefundRow = RefundTerm & Pick<CancellationRow, 'period' | 'description'>

/** The table as it is sold and kept with a booking. */
export function refundTableOf(policy: CancellationPolicy): RefundRow[] {
  return refundTable[policy].map((band) => ({
    period: periodOf(band),
    description: wordsFor(band),
    ...termOf(band),
  }))
}

function termOf({ from, percentage, lessFee }: Band): RefundTerm {
  return { fromDays: from, refundPercentage: percentage, feePaise: lessFee ? processingFeePaise : 0 }
}

function periodOf({ from, to }: Band): string {
  return to === null ? `${from}+ days` : `${from}-${to} days`
}

function wordsFor({ percentage, lessFee }: Band): string {
  if (percentage === 0) return 'No refund'
  return lessFee ? `${percentage}% refund minus ${feeText}` : `${percentage}% refund`
}
