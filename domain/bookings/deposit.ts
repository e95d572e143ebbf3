import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'
import { percentToRupee } from '#domain/money/money.ts'
import type { DepositRule, Trip } from '#domain/trips/trip.ts'

/** Of trips whose content says nothing else. */
export const usualDeposit: DepositRule = { percent: 25, fromDays: 45, dueDays: 30 }

/** Null where all of it is paid at once. */
export function depositRuleOf({ deposit = usualDeposit }: Pick<Trip, 'deposit'>): DepositRule | null {
  return 'none' in deposit ? null : deposit
}

export type Deposit = {
  /** Paid to have the seats, beside the wallet credit in the price. */
  nowPaise: number
  laterPaise: number
  dueOn: string
}

/** What would be paid now and later; null where the trip is too near, or credit pays as much as the deposit would. */
export function depositFor(
  rule: DepositRule | null,
  sale: { startDate: string; today: string; totalPaise: number; payablePaise: number },
): Deposit | null {
  const { startDate, today, totalPaise, payablePaise } = sale
  if (!rule || daysBetween(today, startDate) < rule.fromDays) return null
  const creditPaise = totalPaise - payablePaise
  const nowPaise = percentToRupee(totalPaise, rule.percent) - creditPaise
  if (nowPaise <= 0 || nowPaise >= payablePaise) return null
  return { nowPaise, laterPaise: payablePaise - nowPaise, dueOn: addDays(startDate, -rule.dueDays) }
}
