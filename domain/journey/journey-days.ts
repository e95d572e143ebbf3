import { addDays, type Days, daysBetween } from '../calendar/calendar-date.ts'
import type { ItineraryDay } from '../trips/trip.ts'

/** A day of the plan; `date` is null where the plan has not as many days as the journey. */
export type JourneyDay = ItineraryDay & { n: number; date: string | null }

export function journeyDays(plan: readonly ItineraryDay[], days: Days): JourneyDay[] {
  const isDated = plan.length === daysBetween(days.startDate, days.endDate) + 1
  return plan.map((day, i) => ({ ...day, n: i + 1, date: isDated ? addDays(days.startDate, i) : null }))
}
