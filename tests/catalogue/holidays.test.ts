import { expect, test } from 'vitest'
import { holidays } from '#content/pages/holidays.ts'
import { holidayDays, namedHolidays } from '#domain/calendar/holidays.ts'

test('the holidays of the home page and those of the search fall on the same days', () => {
  const searched = new Map(
    namedHolidays.map((holiday) => [holiday.label, holidayDays(holiday, '2026-11-17')]),
  )
  const shared = holidays.filter(({ name }) => searched.has(name))
  expect(shared.length).toBeGreaterThanOrEqual(8)
  for (const { name, day } of shared) expect(searched.get(name), name).toContain(day)
})

test('each day of a holiday comes in its own year, in order', () => {
  for (const holiday of namedHolidays) {
    const { label } = holiday
    const days = holidayDays(holiday, '2026-11-17')
    expect(new Set(days.map((day) => day.slice(0, 4))).size, label).toBe(days.length)
    expect(days, label).toEqual(days.toSorted())
  }
})
