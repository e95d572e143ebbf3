import { showDate } from '#domain/calendar/calendar-date.ts'
import { clockInIndia, dateInIndia } from '#domain/calendar/clock.ts'

const minute = 60_000

/** How old a copy is, in the largest unit that fits: '25 minutes', '8 hours', '3 days'. */
export function ageInWords(savedAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - savedAt.getTime()) / minute)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

/** '3 Dec 2026, 9:10 pm IST' */
export function savedAtInWords(savedAt: Date): string {
  return `${showDate(dateInIndia(savedAt))}, ${clockInIndia(savedAt)} IST`
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
