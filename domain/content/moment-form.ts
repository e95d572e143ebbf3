import { readDate } from '../calendar/calendar-date.ts'

/** 'now', or the moment that a day and an hour in India name; null for what names none. */
export function readMoment(fields: URLSearchParams): 'now' | Date | null {
  if (fields.get('when') !== 'later') return 'now'
  const day = readDate(fields.get('day') ?? '')
  const time = /^([01]\d|2[0-3]):[0-5]\d$/.exec(fields.get('time') ?? '')?.[0]
  return day && time ? new Date(`${day}T${time}:00+05:30`) : null
}
