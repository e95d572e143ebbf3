import { expect, test } from 'vitest'
import { sunTimes } from './sun-times.ts'

const minutes = (time: string) => {
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) (am|pm)$/.exec(time) ?? []
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

/** As almanacs print them. */
test.each([
  ['Delhi in June', { lat: 28.61, lon: 77.21 }, '2026-06-21', 'Asia/Kolkata', '5:24 am', '7:22 pm'],
  ['Delhi in December', { lat: 28.61, lon: 77.21 }, '2026-12-21', 'Asia/Kolkata', '7:10 am', '5:29 pm'],
  ['Singapore in March', { lat: 1.29, lon: 103.85 }, '2027-03-20', 'Asia/Singapore', '7:09 am', '7:15 pm'],
  ['Zurich in July', { lat: 47.38, lon: 8.54 }, '2026-07-01', 'Europe/Zurich', '5:33 am', '9:26 pm'],
])('%s', (_, place, date, zone, rises, sets) => {
  const found = sunTimes(place, date, zone)
  expect(Math.abs(minutes(found?.rises ?? '') - minutes(rises))).toBeLessThanOrEqual(2)
  expect(Math.abs(minutes(found?.sets ?? '') - minutes(sets))).toBeLessThanOrEqual(2)
})

test('where the sun stays up no hour is made up', () => {
  expect(sunTimes({ lat: 69.65, lon: 18.96 }, '2026-06-21', 'Europe/Oslo')).toBeNull()
})
