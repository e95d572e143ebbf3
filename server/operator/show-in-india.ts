import { dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'

/** '2026-11-16 11:30', in Indian time; nothing for what has not happened. */
export function showInIndia(moment: Date | null): string {
  return moment ? `${dateInIndia(moment)} ${timeInIndia(moment)}` : ''
}
