import { monthNames } from './month-names.ts'

/** A day as a wall calendar's leaf shows it. */
export type CalendarLeaf = { weekday: string; day: string; month: string }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** 'Fri', '4', 'Dec 2026' */
export function leafOf(date: string): CalendarLeaf {
  const moment = new Date(date)
  return {
    weekday: weekdays[moment.getUTCDay()] ?? '',
    day: String(moment.getUTCDate()),
    month: `${monthNames[moment.getUTCMonth()]?.slice(0, 3)} ${moment.getUTCFullYear()}`,
  }
}
