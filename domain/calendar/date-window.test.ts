import { expect, test } from 'vitest'
import { isWhen, isWithin, windowOf } from './date-window.ts'

const fits = (when: string, start: string, end: string, today = '2026-11-17') => {
  const window = windowOf(when, today)
  return window !== null && isWithin(window, [start, end])
}

test.each([
  ['this-weekend', '2026-11-17', 'This weekend, '],
  ['this-weekend', '2026-11-22', 'This weekend, '],
  ['christmas', '2026-11-17', 'Christmas, '],
])('%s has a label on %s', (when, today, label) => {
  expect(windowOf(when, today)?.label.startsWith(label)).toBe(true)
})

test('a weekend is left for on Thursday evening, Friday or Saturday, and one is back by Monday', () => {
  expect(fits('this-weekend', '2026-11-19', '2026-11-22')).toBe(true)
  expect(fits('this-weekend', '2026-11-20', '2026-11-23')).toBe(true)
  expect(fits('this-weekend', '2026-11-18', '2026-11-22')).toBe(false)
  expect(fits('this-weekend', '2026-11-21', '2026-11-26')).toBe(false)
  expect(fits('next-weekend', '2026-11-20', '2026-11-22')).toBe(false)
  expect(fits('next-weekend', '2026-11-27', '2026-11-29')).toBe(true)
  expect(fits('this-weekend', '2026-11-20', '2026-11-22', '2026-11-22')).toBe(true)
  expect(fits('this-weekend', '2026-11-27', '2026-11-29', '2026-11-23')).toBe(true)
})

test('a holiday is among the days of a journey, or its long weekend holds them all', () => {
  expect(fits('christmas', '2026-12-20', '2026-12-25')).toBe(true)
  expect(fits('christmas', '2026-12-26', '2026-12-27')).toBe(true)
  expect(fits('christmas', '2026-12-26', '2026-12-28')).toBe(false)
  // Holi of 2027 is a Monday.
  expect(fits('holi', '2027-03-20', '2027-03-21')).toBe(true)
  expect(fits('holi', '2027-03-17', '2027-03-21')).toBe(false)
})

test('a holiday that is over means the next, and that of a year means that one', () => {
  expect(fits('diwali', '2026-11-06', '2026-11-09')).toBe(false)
  expect(fits('diwali', '2027-10-28', '2027-10-30')).toBe(true)
  expect(fits('diwali', '2026-11-06', '2026-11-09', '2026-11-01')).toBe(true)
  expect(fits('christmas-2027', '2026-12-24', '2026-12-26')).toBe(false)
  expect(fits('christmas-2027', '2027-12-24', '2027-12-26')).toBe(true)
  expect(windowOf('diwali', '2028-10-18')).toBeNull()
})

test('a month of a year is its days', () => {
  expect(fits('2027-02', '2027-02-28', '2027-03-04')).toBe(true)
  expect(fits('2027-02', '2027-03-01', '2027-03-04')).toBe(false)
})

test.each(['', 'constructor', 'christmas-', 'christmas-1999', '2027-00', 'weekend'])(
  '%j is no time',
  (value) => {
    expect(isWhen(value)).toBe(false)
  },
)
