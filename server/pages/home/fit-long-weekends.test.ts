import { expect, test } from 'vitest'
import type { Holiday } from '#content/pages/types.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { fitLongWeekends, leaveOf } from './fit-long-weekends.ts'

const holiday = (day: string, name: string): Holiday => ({ day, name, checkedOn: '2026-11-16' })
/** A Tuesday, a Friday, and a Saturday that nobody works on anyway. */
const holidays = [
  holiday('2026-11-24', 'Guru Nanak Jayanti'),
  holiday('2026-12-25', 'Christmas'),
  holiday('2027-10-02', 'Gandhi Jayanti'),
]
const departure = (startDate: string, days: number, freeSeats = 6) => ({
  id: startDate,
  startDate,
  endDate: addDays(startDate, days - 1),
  totalSeats: 12,
  freeSeats,
  more: 0,
  run: null,
})
const shown = (offered: Record<string, ReturnType<typeof departure>[]>) =>
  fitLongWeekends(holidays, new Map(Object.entries(offered))).map((fit) => [
    fit.tripId,
    fit.departure.startDate,
    fit.holidays.map(({ name }) => name).join(),
    leaveOf(fit),
  ])

test('a trip is shown with the departure that asks for the least leave', () => {
  const dates = ['2026-11-19', '2026-11-23', '2026-12-24'].map((day) => departure(day, 6))
  // From Thursday, from Monday with four days of work, or over Christmas.
  expect(shown({ a: dates })).toEqual([['a', '2026-11-19', 'Guru Nanak Jayanti', 3]])
})

test('each holiday has another trip, and no trip or holiday is shown twice', () => {
  const both = ['2026-11-19', '2026-12-24'].map((day) => departure(day, 6))
  expect(shown({ a: both, b: both, c: both })).toEqual([
    ['a', '2026-11-19', 'Guru Nanak Jayanti', 3],
    ['b', '2026-12-24', 'Christmas', 3],
  ])
})

test('full departures, holidays on a weekend and days without one make no long weekend', () => {
  expect(
    shown({
      full: [departure('2026-11-19', 6, 0)],
      weekend: [departure('2027-09-30', 6)],
      plain: [departure('2026-12-03', 6)],
    }),
  ).toEqual([])
})

test('days are told apart', () => {
  const [fit] = fitLongWeekends(holidays, new Map([['a', [departure('2026-12-24', 6)]]]))
  expect(fit?.days.map(({ kind }) => kind)).toEqual([
    'leave',
    'holiday',
    'weekend',
    'weekend',
    'leave',
    'leave',
  ])
})
