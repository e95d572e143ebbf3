import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { type Refundable, refundOn } from './refund-amount.ts'

/** The first change of a booking's date is free until so many days before the start. */
const freeChangeDays = 15

export type DateChangeTerms = {
  free: boolean
  /** What counts for the new booking. */
  carriedPaise: number
  /** What the company keeps: as much as for cancelling on that day. */
  keptPaise: number
}

/** What a booking brings along when it moves to another date on a day in India; null once the trip has begun. */
export function dateChangeOn(
  booking: Refundable,
  { day, movedBefore, keepsNothing }: { day: string; movedBefore: boolean; keepsNothing?: boolean },
): DateChangeTerms | null {
  const { startDate, left } = booking
  const paidPaise = left.onlinePaise + left.walletPaise
  const refund = refundOn(booking, day)
  if (!refund) return null
  const free = keepsNothing || (!movedBefore && daysBetween(day, startDate) >= freeChangeDays)
  const carriedPaise = free ? paidPaise : refund.refundPaise
  return { free, carriedPaise, keptPaise: paidPaise - carriedPaise }
}

export type DateChangePrice = {
  /** What is paid to have the new seats. */
  nowPaise: number
  /** What stays owed, as it was before. */
  owedPaise: number
  /** What comes back, where the new date is cheaper. */
  backPaise: number
}

/** The difference that a change of date makes: what was owed stays owed, what is dearer is paid now, what is cheaper comes back. */
export function dateChangePrice(change: {
  totalPaise: number
  carriedPaise: number
  owedPaise: number
}): DateChangePrice {
  const { totalPaise, carriedPaise } = change
  const restPaise = Math.max(0, totalPaise - carriedPaise)
  const owedPaise = Math.min(change.owedPaise, restPaise)
  return {
    nowPaise: restPaise - owedPaise,
    owedPaise,
    backPaise: Math.max(0, carriedPaise - totalPaise),
  }
}
