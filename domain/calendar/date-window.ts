import { addDays, showDate, showDayBeside } from './calendar-date.ts'
import { holidayDays, type NamedHoliday, namedHolidays } from './holidays.ts'
import { addMonths, showMonth } from './months-ahead.ts'

/** The first and the last day of a journey. */
export type Stay = readonly [start: string, end: string]

/** Between which days a journey starts and ends, all of them included. */
export type Span = { startFrom: string; startTo: string; endFrom: string; endTo: string }

/** A time that is asked for by its name. */
export type DateWindow = {
  /** As it stands in a sentence: 'Christmas', 'this weekend'. */
  name: string
  /** 'Christmas, 25 Dec 2026' */
  label: string
  /** A journey fits when it lies in any of them. */
  spans: readonly Span[]
  /** The months (1 to 12) in whose season a trip on the traveller's own dates fits. */
  months: readonly number[]
}

const weekends = { 'this-weekend': 'this weekend', 'next-weekend': 'next weekend' } as const
type Weekend = keyof typeof weekends
const monthOfYear = /^20\d{2}-(?:0[1-9]|1[0-2])$/

const earliest = '0001-01-01'
const latest = '9999-12-31'

/** Whether a name stands for a time: 'this-weekend', 'christmas', that of a year ('christmas-2027'), or a month of a year ('2027-12'). */
export function isWhen(value: string): boolean {
  return isWeekend(value) || monthOfYear.test(value) || holidayOf(value) !== null
}

/** What a name means on a day: a holiday that is over means the next one. Null where no day is known for it. */
export function windowOf(when: string, today: string): DateWindow | null {
  if (isWeekend(when)) return weekendWindow(when, today)
  if (monthOfYear.test(when)) return monthWindow(when)
  const named = holidayOf(when)
  if (!named) return null
  const day = holidayDays(named.holiday, today).find((known) => known > today && known.startsWith(named.year))
  return day ? holidayWindow(named.holiday, day) : null
}

export function isWithin({ spans }: Pick<DateWindow, 'spans'>, [start, end]: Stay): boolean {
  return spans.some(
    ({ startFrom, startTo, endFrom, endTo }) =>
      start >= startFrom && start <= startTo && end >= endFrom && end <= endTo,
  )
}

function holidayOf(when: string): { holiday: NamedHoliday; year: string } | null {
  const [, value = '', year = ''] = /^([a-z-]+?)(?:-(20\d{2}))?$/.exec(when) ?? []
  const holiday = namedHolidays.find((known) => known.value === value)
  return holiday ? { holiday, year } : null
}

function isWeekend(value: string): value is Weekend {
  return Object.hasOwn(weekends, value)
}

/** One leaves on Thursday evening, Friday or Saturday and is back by Monday. Nobody plans a private trip for it. */
function weekendWindow(when: Weekend, today: string): DateWindow {
  const sunday = addDays(today, ((7 - weekday(today)) % 7) + (when === 'next-weekend' ? 7 : 0))
  const friday = addDays(sunday, -2)
  const name = weekends[when]
  return {
    name,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${showDayBeside(friday, sunday)} to ${showDayBeside(sunday, sunday)}`,
    spans: [
      {
        startFrom: addDays(sunday, -3),
        startTo: addDays(sunday, -1),
        endFrom: earliest,
        endTo: addDays(sunday, 1),
      },
    ],
    months: [],
  }
}

function monthWindow(month: string): DateWindow {
  const name = showMonth(month)
  return {
    name,
    label: name,
    spans: [
      {
        startFrom: `${month}-01`,
        startTo: addDays(`${addMonths(month, 1)}-01`, -1),
        endFrom: earliest,
        endTo: latest,
      },
    ],
    months: [Number(month.slice(5))],
  }
}

/** A journey with the holiday among its days, or one that lies in the long weekend around it. */
function holidayWindow({ label: name }: NamedHoliday, day: string): DateWindow {
  const [from, to] = longWeekend(day)
  return {
    name,
    label: `${name}, ${showDate(day)}`,
    spans: [
      { startFrom: earliest, startTo: day, endFrom: day, endTo: latest },
      { startFrom: from, startTo: latest, endFrom: earliest, endTo: to },
    ],
    months: [Number(day.slice(5, 7))],
  }
}

/** The days off beside a holiday: a weekend that touches it, or is one day of leave away. */
function longWeekend(day: string): [from: string, to: string] {
  const at = weekday(day)
  const daysToSunday = (7 - at) % 7
  // On Monday and Tuesday the weekend before it, from Thursday on the one that follows; Wednesday stands alone.
  if (at === 1 || at === 2) return [addDays(day, -at - 1), day]
  if (at === 3) return [day, day]
  return [at === 0 ? addDays(day, -1) : day, addDays(day, daysToSunday)]
}

function weekday(date: string): number {
  return new Date(date).getUTCDay()
}
