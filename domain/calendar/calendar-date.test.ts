import { expect, test } from 'vitest'
import {
  addWorkingDays,
  dateInYear,
  firstWeekdayFrom,
  readDate,
  showDate,
  showDates,
  showDayBeside,
  showPlainDate,
} from './calendar-date.ts'

test('both ways of writing a date are read, and only days that exist', () => {
  expect(readDate('05-01-2025')).toBe('2025-01-05')
  expect(readDate(' 2025-01-05 ')).toBe('2025-01-05')
  for (const wrong of ['30-02-2025', '2025-13-01', '5 Jan 2025', '2025-1-5', ''])
    expect(readDate(wrong)).toBeNull()
})

test('a date is shown as people read it', () => {
  expect(showDate('2025-01-05')).toBe('Sun 5 Jan 2025')
  expect(showPlainDate('2025-01-05')).toBe('5 Jan 2025')
  expect(showDate('2026-12-31')).toBe('Thu 31 Dec 2026')
})

test('a year that two dates share is said once', () => {
  expect(showDates({ startDate: '2026-12-04', endDate: '2026-12-06' })).toBe('Fri 4 Dec to Sun 6 Dec 2026')
  expect(showDates({ startDate: '2026-12-30', endDate: '2027-01-02' })).toBe(
    'Wed 30 Dec 2026 to Sat 2 Jan 2027',
  )
  expect(showDayBeside('2026-12-04', '2026-11-27')).toBe('Fri 4 Dec')
})

test('a weekday is found on the day itself or after it', () => {
  expect(firstWeekdayFrom('2026-11-15', 'sunday')).toBe('2026-11-15')
  expect(firstWeekdayFrom('2026-11-15', 'saturday')).toBe('2026-11-21')
})

test('a day its month lacks is the last of that month', () => {
  expect(dateInYear(2027, '02-29')).toBe('2027-02-28')
  expect(dateInYear(2028, '02-29')).toBe('2028-02-29')
  expect(dateInYear(2027, '04-31')).toBe('2027-04-30')
})

test.each([
  ['2026-11-15', 10, '2026-11-27'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-18', 0, '2026-11-18'],
])('%s and %d working days later', (date, days, later) => {
  expect(addWorkingDays(date, days)).toBe(later)
})
