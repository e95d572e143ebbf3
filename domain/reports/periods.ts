import { addDays } from '../calendar/calendar-date.ts'
import { startOfDayInIndia } from '../calendar/clock.ts'
import { monthNames } from '../calendar/month-names.ts'
import { financialYear } from '../papers/paper-number.ts'

/** Days in India, the first counted in and the last not, and the moments with which they begin. */
export type Period = { firstDay: string; endDay: string; from: Date; until: Date }

function periodOf(firstDay: string, endDay: string): Period {
  return { firstDay, endDay, from: startOfDayInIndia(firstDay), until: startOfDayInIndia(endDay) }
}

/** A month is written 2026-10. Null for anything else. */
export function readMonth(text: string | null): string | null {
  return text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Of one month, or of several, the last counted in. */
export function monthsPeriod(first: string, last = first): Period {
  return periodOf(`${first}-01`, `${addMonths(last, 1)}-01`)
}

/** All from the first to the last; none when they are the wrong way round. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** 'October 2026' */
export function showMonth(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

/** The first month of the financial year of a day. */
export function firstMonthOfYear(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return `${month >= 4 ? year : year - 1}-04`
}

/** A quarter is written by its first month: 2026-10 for October to December. Null for anything else. */
export function readQuarter(text: string | null): string | null {
  const month = readMonth(text)
  return month !== null && Number(month.slice(5)) % 3 === 1 ? month : null
}

export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7))
  return addMonths(monthOf(day), -((month - 1) % 3))
}

export function quarterPeriod(quarter: string): Period {
  return monthsPeriod(quarter, addMonths(quarter, 2))
}

/** 'Oct to Dec 2026, Q3 of 26-27' */
export function showQuarter(quarter: string): string {
  const short = (month: string) => showMonth(month).slice(0, 3)
  const last = addMonths(quarter, 2)
  const number = ((Number(quarter.slice(5)) + 8) % 12) / 3 + 1
  return `${short(quarter)} to ${short(last)} ${last.slice(0, 4)}, Q${number} of ${financialYear(`${quarter}-01`)}`
}

/** '04-Oct-2026', as the offline tool of the GST has it. */
export function toolDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}-${monthNames[Number(month) - 1]?.slice(0, 3)}-${year}`
}

/** The last day of a period. */
export function lastDay({ endDay }: Period): string {
  return addDays(endDay, -1)
}
