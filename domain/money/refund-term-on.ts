import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'
import { type CancellationPolicy, type RefundTerm, refundTerms } from './cancellation.ts'

/** What holds for cancelling today, and the last day in India on which it does; null once the trip has begun. */
export function refundTermOn(
  policy: CancellationPolicy,
  startDate: string,
  today: string,
): (RefundTerm & { until: string }) | null {
  const days = daysBetween(today, startDate)
  const term = days > 0 && refundTerms(policy).find(({ fromDays }) => fromDays <= days)
  return term ? { ...term, until: addDays(startDate, -term.fromDays) } : null
}
