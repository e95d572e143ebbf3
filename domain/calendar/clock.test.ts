import { expect, test } from 'vitest'
import { dateInIndia, nextMidnightInIndia, startOfDayInIndia, timeInIndia } from './clock.ts'

test('the date in India turns at 18:30 UTC', () => {
  expect(dateInIndia(new Date('2026-11-15T18:29:59Z'))).toBe('2026-11-15')
  expect(dateInIndia(new Date('2026-11-15T18:30:00Z'))).toBe('2026-11-16')
})

test('the time in India is five and a half hours ahead', () => {
  expect(timeInIndia(new Date('2026-11-15T09:03:59Z'))).toBe('14:33')
  expect(timeInIndia(new Date('2026-11-15T18:30:00Z'))).toBe('00:00')
})

test('the next midnight is always ahead', () => {
  expect(nextMidnightInIndia(new Date('2026-11-15T18:29:59Z')).toISOString()).toBe('2026-11-15T18:30:00.000Z')
  expect(nextMidnightInIndia(new Date('2026-11-15T18:30:00Z')).toISOString()).toBe('2026-11-16T18:30:00.000Z')
})

test('a day in India begins at 18:30 UTC of the day before', () => {
  expect(startOfDayInIndia('2026-11-16').toISOString()).toBe('2026-11-15T18:30:00.000Z')
})
