import { addDays } from '#domain/calendar/calendar-date.ts'
import { type CancellationPolicy, refundFor, refundSteps } from '#domain/money/cancellation.ts'

/** What comes back when cancelling up to and including a day in India, until 23:59. */
export type RefundStep = {
  /** The last day of this step; null for the last one, which has no end. */
  until: string | null
  percentage: number
  feePaise: number
  refundPaise: number
}

type Cancellable = {
  policy: CancellationPolicy
  startDate: string
  totalPaise: number
  /** What has not been sent back before: no more than that comes back. */
  leftPaise?: number
}

/** All steps from today on, the first of which holds now, each with another amount. Empty once the trip has begun. */
export function refundSchedule(
  { policy, startDate, totalPaise, leftPaise = totalPaise }: Cancellable,
  today: string,
): RefundStep[] {
  if (startDate <= today) return []
  return refundSteps(policy)
    .map((daysBefore) => ({
      ...refundFor(policy, daysBefore, totalPaise),
      until: addDays(startDate, -daysBefore),
    }))
    .filter(({ until }) => until >= today)
    .map((step) => ({ ...step, refundPaise: Math.min(step.refundPaise, leftPaise) }))
    .filter(({ refundPaise }, i, steps) => steps[i + 1]?.refundPaise !== refundPaise)
    .map((step, i, steps) => (i === steps.length - 1 ? { ...step, until: null } : step))
}
