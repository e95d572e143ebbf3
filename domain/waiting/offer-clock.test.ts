import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import { dateInIndia, startOfDayInIndia, timeInIndia } from '../calendar/clock.ts'
import { nextOpen, offerEnd, openTime } from './offer-clock.ts'

const hour = 3600_000
const moments = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2030-01-01T00:00:00Z') })
  .map((time) => new Date(time))
const isOpen = (moment: Date) => timeInIndia(moment) >= '08:00' && timeInIndia(moment) < '22:00'

/** Open time by looking at every minute, for what is counted in whole ones. */
function openMinutes(from: Date, to: Date): number {
  let minutes = 0
  for (let at = from.getTime(); at < to.getTime(); at += 60_000) if (isOpen(new Date(at))) minutes++
  return minutes
}

test('an offer of any moment ends in open hours, and lasts 24 of them, or 3 close to the start', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (moment, days) => {
      const at = new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
      const startDate = addDays(dateInIndia(at), days)
      const end = offerEnd(at, startDate)
      const latest = startOfDayInIndia(startDate).getTime() - 2 * hour
      if (!end) {
        expect(openMinutes(at, new Date(latest))).toBeLessThan(60)
        return
      }
      const isNear = startOfDayInIndia(startDate).getTime() - at.getTime() <= 72 * hour
      const lasts = openMinutes(at, end)
      expect(isOpen(new Date(end.getTime() - 1))).toBe(true)
      expect(end.getTime()).toBeLessThanOrEqual(latest)
      expect(openTime(at, end.getTime())).toBe(lasts * 60_000)
      if (end.getTime() < latest) expect(lasts).toBe((isNear ? 3 : 24) * 60)
      else expect(lasts).toBeLessThanOrEqual((isNear ? 3 : 24) * 60)
    }),
    { numRuns: 100 },
  )
})

test('what is freed at night is counted from the morning on', () => {
  const night = new Date('2026-11-17T20:30:00Z') // 2 am of the 18th
  expect(nextOpen(night).toISOString()).toBe('2026-11-18T02:30:00.000Z')
  // 14 hours of the 18th, 10 of the 19th.
  expect(offerEnd(night, '2027-01-10')?.toISOString()).toBe('2026-11-19T12:30:00.000Z')
  expect(offerEnd(night, '2026-11-20')?.toISOString()).toBe('2026-11-18T05:30:00.000Z')
  // On the evening before nobody could answer any more.
  expect(offerEnd(new Date('2026-11-18T15:45:00Z'), '2026-11-19')).toBeNull()
})
