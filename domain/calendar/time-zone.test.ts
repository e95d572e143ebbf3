import { expect, test } from 'vitest'
import { readTimeOfDay } from './time-of-day.ts'
import { offsetOn, timeZoneOf } from './time-zone.ts'

test.each([
  ['5:30 am', '05:30'],
  ['12:00 noon', '12:00'],
  ['12:30 pm', '12:30'],
  ['12:15 am', '00:15'],
  ['8:00 pm', '20:00'],
  ['20:00', null],
  ['noon', null],
])('%s is %s', (text, time) => {
  expect(readTimeOfDay(text)).toBe(time)
})

test('clocks are ahead of UTC by the season’s hours', () => {
  expect(offsetOn('2026-12-04', 'Asia/Kolkata')).toBe('+0530')
  expect(offsetOn('2027-01-10', 'Europe/Paris')).toBe('+0100')
  expect(offsetOn('2027-07-10', 'Europe/Paris')).toBe('+0200')
  expect(offsetOn('2027-01-10', 'Europe/Lisbon')).toBe('+0000')
})

test('a country that we have not been to has none', () => {
  expect(timeZoneOf('Nepal')).toBe('Asia/Kathmandu')
  expect(timeZoneOf('Atlantis')).toBeNull()
})
