import type { Weekday } from '#domain/trips/trip.ts'
import { monthNames } from './month-names.ts'

/** Days of the calendar as YYYY-MM-DD, free of clocks and zones; such strings sort by time. */

const dayLength = 24 * 3600_000
const weekdays: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)
}

/** Mondays to Fridays after the date are counted; holidays are not known here. */
export function addWorkingDays(date: string, days: number): string {
  let [day, left] = [date, days]
  while (left > 0) {
    day = addDays(day, 1)
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return day
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength
}

/** The first such weekday on or after the date. */
export function firstWeekdayFrom(date: string, weekday: Weekday): string {
  const ahead = weekdays.indexOf(weekday) - new Date(date).getUTCDay()
  return addDays(date, (ahead + 7) % 7)
}

/** MM-DD in a year; a day that its month lacks that year is the month's last. */
export function dateInYear(year: number, monthDay: string): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Reads DD-MM-YYYY or YYYY-MM-DD; null for anything else and for days that do not exist. */
export function readDate(text: string): string | null {
  const date = text.trim().replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const moment = new Date(date)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : null
}

/** 'Fri 4 Dec to Sun 6 Dec 2026'; a year that both share is said once. */
export function showDates({ startDate, endDate }: Days): string {
  return `${showDayBeside(startDate, endDate)} to ${showDate(endDate)}`
}

/** As people plan by it: Fri 4 Dec 2026. */
export function showDate(date: string): string {
  return `${showWeekday(date)} ${showPlainDate(date)}`
}

/** 'Fri 4 Dec' beside another date of that year; a different year is named. */
export function showDayBeside(date: string, other: string): string {
  return `${showWeekday(date)} ${showPlainDayBeside(date, other)}`
}

/** Without a weekday, for papers, posts and what has been: 4 Dec 2026. */
export function showPlainDate(date: string): string {
  return `${showDay(date)} ${date.slice(0, 4)}`
}

/** '4 Dec 2026 to 6 Dec 2026', for papers. */
export function showPlainDates({ startDate, endDate }: Days): string {
  return `${showPlainDate(startDate)} to ${showPlainDate(endDate)}`
}

/** '4 Dec' beside another date of that year; a different year is named. */
export function showPlainDayBeside(date: string, other: string): string {
  return date.slice(0, 4) === other.slice(0, 4) ? showDay(date) : showPlainDate(date)
}

export type Days = { startDate: string; endDate: string }

function showWeekday(date: string): string {
  const from = 3 * new Date(date).getUTCDay()
  return 'SunMonTueWedThuFriSat'.slice(from, from + 3)
}

function showDay(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day} ${monthNames[(month ?? 1) - 1]?.slice(0, 3)}`
}
