import { showPlainDate } from './calendar-date.ts'
import { clockInIndia, dateInIndia, timeInIndia } from './clock.ts'

/** As the office reads it, in India: 5 Jan 2025, 21:10 IST. */
export function showMoment(moment: Date): string {
  return `${showPlainDate(dateInIndia(moment))}, ${timeInIndia(moment)} IST`
}

/** As travellers read it, in India: 5 Jan 2025, 9:10 pm IST. */
export function tellMoment(moment: Date): string {
  return `${showPlainDate(dateInIndia(moment))}, ${clockInIndia(moment)} IST`
}

/** Among others of these days: Today, 09:12; or 18 Nov, 18:05. */
export function showBriefly(moment: Date, now: Date): string {
  const date = dateInIndia(moment)
  const day = date === dateInIndia(now) ? 'Today' : showPlainDate(date).replace(/ \d{4}$/, '')
  return `${day}, ${timeInIndia(moment)}`
}
