import type { BookingStatus } from '../bookings/booking-status.ts'
import type { Days } from '../calendar/calendar-date.ts'

/** Where a journey stands on a day; `off` when its booking does not stand. */
export type JourneyStage = 'ahead' | 'under way' | 'over' | 'off'

export function stageOf(
  { status, startDate, endDate }: Days & { status: BookingStatus },
  today: string,
): JourneyStage {
  if (status !== 'confirmed' && status !== 'completed') return 'off'
  if (today < startDate) return 'ahead'
  return today <= endDate ? 'under way' : 'over'
}
