import { type RefundStep, refundSchedule } from '#domain/bookings/refund-schedule.ts'
import type { Booking } from '../booking-store.ts'
import type { MoneyLeft } from './money-left.ts'

/** What comes back on which day, less what was sent back before. Empty when the booking can no longer be cancelled. */
export function refundsAhead(
  { status, sold, totalPaise }: Booking,
  left: MoneyLeft,
  today: string,
): RefundStep[] {
  if (status !== 'confirmed') return []
  const { cancellation: policy, startDate } = sold
  const leftPaise = left.onlinePaise + left.walletPaise
  return refundSchedule({ policy, startDate, totalPaise, leftPaise }, today)
}
