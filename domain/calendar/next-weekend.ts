import { addDays, firstWeekdayFrom } from './calendar-date.ts'

/** Friday to Sunday of the week after this one; a week begins on Monday. */
export function nextWeekend(today: string): { startDate: string; endDate: string } {
  const sunday = firstWeekdayFrom(today, 'sunday')
  return { startDate: addDays(sunday, 5), endDate: addDays(sunday, 7) }
}
