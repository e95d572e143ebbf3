import { showPlainDate } from './calendar-date.ts'
import { dateInIndia, timeInIndia } from './clock.ts'

/** As people read it, in India: 5 Jan 2025, 21:10 IST. */
export function showMoment(moment: Date): string {
  return `${showPlainDate(dateInIndia(moment))}, ${timeInIndia(moment)} IST`
}
