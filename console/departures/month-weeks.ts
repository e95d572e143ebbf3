import { addDays, showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import type { DeskDeparture } from '#server/bookings/departures/departure-desk.ts'
import { addressOfDeparture, shortTitle, stateOf } from './departure-line.ts'

const weeks = 6
/** So many stand in a day, then how many more there are. */
const mostOfDay = 6

export type MonthDay = ReturnType<typeof dayOf>

/** The Monday of that day's week, or of this week. */
export function firstDayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

export const lastDayOf = (firstDay: string): string => addDays(firstDay, 7 * weeks - 1)

/** Six weeks of seven days with what leaves on each. */
export function monthWeeks(rows: DeskDeparture[], firstDay: string, today: string): MonthDay[][] {
  const byDay = Map.groupBy(rows, ({ startDate }) => startDate)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, i) => {
      const date = addDays(firstDay, 7 * week + i)
      return dayOf(date, byDay.get(date) ?? [], { today, named: week === 0 && i === 0 })
    }),
  )
}

function dayOf(date: string, rows: DeskDeparture[], { today, named }: { today: string; named: boolean }) {
  const whole = showPlainDayBeside(date, today)
  return {
    date,
    /** The month is named where it begins, and with the first of all. */
    short: named || date.endsWith('-01') ? whole : String(Number(date.slice(8))),
    whole,
    time: date < today ? ('past' as const) : date === today ? ('today' as const) : ('ahead' as const),
    events: rows.slice(0, mostOfDay).map((row) => eventOf(row, today)),
    more: Math.max(0, rows.length - mostOfDay),
  }
}

function eventOf(row: DeskDeparture, today: string) {
  const { soldInAll, total, free, held } = row
  const state = stateOf(row, today)
  const isFull = free === 0 && state.tone === 'good'
  return {
    to: addressOfDeparture(row),
    title: shortTitle(row.title),
    sold: `${soldInAll}/${total}`,
    tone: isFull ? ('full' as const) : state.tone,
    line: isFull
      ? held > 0
        ? `${held} held`
        : 'Sold out'
      : state.tone === 'good'
        ? `${free} free`
        : state.text,
  }
}
