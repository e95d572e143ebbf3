import { addDays, type Days } from '../calendar/calendar-date.ts'

/** From so many days before the start to so many after the end travellers see who leads them, and how to call. */
export const captainShown = { daysBefore: 3, daysAfter: 3 }

/** Both included. */
export function captainDays({ startDate, endDate }: Days): { from: string; until: string } {
  return {
    from: addDays(startDate, -captainShown.daysBefore),
    until: addDays(endDate, captainShown.daysAfter),
  }
}
