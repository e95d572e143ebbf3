import { showPlainDayBeside } from './calendar-date.ts'
import { dateInIndia, timeInIndia } from './clock.ts'

/** For columns of times, in India: 'Today, 10:18', '18 Nov, 23:49'; a year that is not this one is named. */
export function showMomentBeside(moment: Date, now: Date): string {
  const [day, today] = [dateInIndia(moment), dateInIndia(now)]
  return `${day === today ? 'Today' : showPlainDayBeside(day, today)}, ${timeInIndia(moment)}`
}
