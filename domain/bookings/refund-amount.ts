import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'
import type { RefundTerm } from '#domain/money/cancellation.ts'
import { percentToRupee } from '#domain/money/money.ts'

/** How much comes back of a booking and which way it goes is decided here and nowhere else. */

export type RefundWay = 'as paid' | 'wallet'

export type Refundable = {
  /** Those of the sale. */
  refundTable: RefundTerm[]
  startDate: string
  /** What the trip cost for those who still travel, wallet credit included, in whole rupees. */
  totalPaise: number
  /** What was paid and has not been sent back before: no more than that comes back. What staff took counts as paid online. */
  left: { onlinePaise: number; walletPaise: number }
  /** What is still to be paid of the total: whoever cancels owes it no more, and gets so much less back. */
  owedPaise: number
  /** The fee was kept when a part of the party left: it is taken once a booking. */
  feeTaken: boolean
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

/** `pricePaise`: by so much the booking becomes cheaper. What is owed falls first, and the rest comes back. */
export type GuestsRefund = Refund & { pricePaise: number }

/** For some of the party who can't come; null once the trip has begun. `sharePaise` is what they were sold for. */
export function guestsRefundOn(booking: Refundable, sharePaise: number, day: string): GuestsRefund | null {
  if (booking.startDate <= day) return null
  const { left, owedPaise } = booking
  const daysBefore = daysBetween(day, booking.startDate)
  const { percentage, feePaise, sharePaise: given } = shareFor(booking, sharePaise, daysBefore)
  const pricePaise = given - feePaise
  const refundPaise = Math.min(Math.max(0, pricePaise - owedPaise), left.onlinePaise + left.walletPaise)
  return { percentage, feePaise, pricePaise, refundPaise, ...splitRefund(refundPaise, left) }
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

function refundFor(booking: Refundable, daysBefore: number): Refund {
  const { totalPaise, left, owedPaise } = booking
  const { percentage, feePaise, sharePaise } = shareFor(booking, totalPaise, daysBefore)
  const refundPaise = Math.min(
    Math.max(0, sharePaise - feePaise - owedPaise),
    left.onlinePaise + left.walletPaise,
  )
  return { percentage, feePaise, refundPaise, ...splitRefund(refundPaise, left) }
}

/** What the table gives back of a price so many days before the start, and the fee that is taken off it. */
function shareFor({ refundTable, feeTaken }: Refundable, pricePaise: number, daysBefore: number) {
  const index = refundTable.findIndex(({ fromDays }) => daysBefore >= fromDays)
  const { refundPercentage: percentage = 0, feePaise: fee = 0 } = refundTable[index] ?? {}
  const sharePaise = percentToRupee(pricePaise, percentage)
  // On a very small sum the fee would make cancelling early dearer than cancelling late.
  const later = percentToRupee(pricePaise, refundTable[index + 1]?.refundPercentage ?? 0)
  const feePaise = feeTaken ? 0 : Math.min(fee, Math.max(0, sharePaise - later))
  return { percentage, feePaise, sharePaise }
}

/** Each way of paying gets its share back; wallet credit returns to the wallet. */
export function splitRefund(refundPaise: number, { onlinePaise, walletPaise }: Refundable['left']) {
  const paidPaise = onlinePaise + walletPaise
  const toWalletPaise = paidPaise > 0 ? shareOfPaid(refundPaise, walletPaise, paidPaise) : 0
  return { toWalletPaise, toOnlinePaise: refundPaise - toWalletPaise }
}

/** `refund × part / paid`, rounded half-up to the rupee. Two amounts of paise multiplied are more than numbers count exactly. */
function shareOfPaid(refundPaise: number, partPaise: number, paidPaise: number): number {
  const divisor = BigInt(paidPaise) * 100n
  return Number((2n * BigInt(refundPaise) * BigInt(partPaise) + divisor) / (2n * divisor)) * 100
}
