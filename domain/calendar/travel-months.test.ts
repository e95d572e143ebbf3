import { expect, test } from 'vitest'
import { dateInIndia } from './clock.ts'
import { nextTravelMonths, showTravelMonth } from './travel-months.ts'

test('twelve months from the current one, over the turn of the year', () => {
  const months = nextTravelMonths('2026-11-30')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ value: 'november-2026', label: 'November 2026' })
  expect(months[1]).toEqual({ value: 'december-2026', label: 'December 2026' })
  expect(months[2]).toEqual({ value: 'january-2027', label: 'January 2027' })
  expect(months[11]).toEqual({ value: 'october-2027', label: 'October 2027' })
})

test('a year from January ends in December', () => {
  expect(
    nextTravelMonths('2027-01-01')
      .map(({ value }) => value)
      .at(-1),
  ).toBe('december-2027')
})

test('the month is that of India, five and a half hours ahead', () => {
  expect(nextTravelMonths(dateInIndia(new Date('2026-11-30T18:30:00Z')))[0]?.value).toBe('december-2026')
  expect(nextTravelMonths(dateInIndia(new Date('2026-11-30T18:29:59Z')))[0]?.value).toBe('november-2026')
})

test('a value reads like its label', () => {
  for (const { value, label } of nextTravelMonths('2026-06-01')) expect(showTravelMonth(value)).toBe(label)
})
