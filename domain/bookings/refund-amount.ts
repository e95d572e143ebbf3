import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'
import type { RefundTerm } from '#domain/money/cancellation.ts'
import { percentToRupee } from '#domain/money/money.ts'

/** How much comes back of a booking and which way it goes is decided here and nowhere else. */

export type RefundWay = 'as paid' | 'wallet'

export type Refundable = {
  /** Those of the sale. */
  refundTable: RefundTerm[]
  startDate: string
  /** What the trip cost, wallet credit included, in whole rupees. */
  totalPaise: number
  /** What was paid and has not been sent back before: no more than that comes back. What staff took counts as paid online. */
  left: { onlinePaise: number; walletPaise: number }
  /** What is still to be paid of the total: whoever cancels owes it no more, and gets so much less back. */
  owedPaise: number
}

export type Refund = {
  percentage: number
  feePaise: number
  refundPaise: number
  toOnlinePaise: number
  toWalletPaise: number
}

/** Of what goes back as it was paid: PhonePe sends as much as came through it, the office pays the rest by hand. */
export function splitByHand(
  onlinePaise: number,
  phonePePaise: number,
): { phonePePaise: number; byHandPaise: number } {
  const sent = Math.min(onlinePaise, phonePePaise)
  return { phonePePaise: sent, byHandPaise: onlinePaise - sent }
}

/** For cancelling on a day in India; null once the trip has begun. */
export function refundOn(booking: Refundable, day: string): Refund | null {
  if (booking.startDate <= day) return null
  return refundFor(booking, daysBetween(day, booking.startDate))
}

/** When we cancel: all that is left, back by the ways it came. */
export function wholeRefund({ left }: Pick<Refundable, 'left'>): Refund {
  const refundPaise = left.onlinePaise + left.walletPaise
  return { percentage: 100, feePaise: 0, refundPaise, ...splitRefund(refundPaise, left) }
}

/** As credit, if the traveller so chooses. */
export function asCredit(refund: Refund): Refund {
  return { ...refund, toOnlinePaise: 0, toWalletPaise: refund.refundPaise }
}

/** A refund until 23:59 of a day in India. */
export type RefundStep = Refund & {
  /** The last day of this step; null for the last one, which has no end. */
  until: string | null
}

/** All steps from today on, the first of which holds now, each with another amount. Empty once the trip has begun. */
export function refundsAhead(booking: Refundable, today: string): RefundStep[] {
  const { refundTable, startDate } = booking
  if (startDate <= today) return []
  return refundTable
    .map(({ fromDays }) => ({ ...refundFor(booking, fromDays), until: addDays(startDate, -fromDays) }))
    .filter(({ until }) => until >= today)
    .filter(({ refundPaise }, i, steps) => steps[i + 1]?.refundPaise !== refundPaise)
    .map((step, i, steps) => (i === steps.length - 1 ? { ...step, until: null } : step))
}

function refundFor({ refundTable, totalPaise, left, owedPaise }: Refundable, daysBefore: number): Refund {
  const index = refundTable.findIndex(({ fromDays }) => daysBefore >= fromDays)
  const { refundPercentage: percentage = 0, feePaise: fee = 0 } = refundTable[index] ?? {}
  const share = percentToRupee(totalPaise, percentage)
  // On a very small sum the fee would make cancelling early dearer than cancelling late.
  const later = percentToRupee(totalPaise, refundTable[index + 1]?.refundPercentage ?? 0)
  const feePaise = Math.min(fee, Math.max(0, share - later))
  const refundPaise = Math.min(Math.max(0, share - feePaise - owedPaise), left.onlinePaise + left.walletPaise)
  return { percentage, feePaise, refundPaise, ...splitRefund(refundPaise, left) }
}

/** Each way of paying gets its share back; wallet credit returns to the wallet. */
function splitRefund(refundPaise: number, { onlinePaise, walletPaise }: Refundable['left']) {
  const paidPaise = onlinePaise + walletPaise
  const toWalletPaise = paidPaise > 0 ? shareOfPaid(refundPaise, walletPaise, paidPaise) : 0
  return { toWalletPaise, toOnlinePaise: refundPaise - toWalletPaise }
}

/** `refund × part / paid`, rounded half-up to the rupee. Two amounts of paise multiplied are more than numbers count exactly. */
function shareOfPaid(refundPaise: number, partPaise: number, paidPaise: number): number {
  const divisor = BigInt(paidPaise) * 100n
  return Number((2n * BigInt(refundPaise) * BigInt(partPaise) + divisor) / (2n * divisor)) * 100
}
