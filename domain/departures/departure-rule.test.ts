import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateInYear, daysBetween, firstWeekdayFrom } from '#domain/calendar/calendar-date.ts'
import type { DepartureRule } from '#domain/trips/trip.ts'
import { upcomingDepartures } from './departure.ts'

const monthDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
const rules: fc.Arbitrary<DepartureRule> = fc.record({
  weekday: fc.constantFrom('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
  count: fc.integer({ min: 1, max: 12 }),
  seats: fc.integer({ min: 4, max: 40 }),
  smallest: fc.constant(4),
  decideDays: fc.constant(14),
  everyWeeks: fc.integer({ min: 1, max: 8 }),
  seasons: fc.array(fc.record({ from: monthDay, to: monthDay }), { minLength: 1, maxLength: 3 }),
})
const days = fc.integer({ min: 0, max: 4000 }).map((n) => addDays('2024-12-01', n))
const starts = (rule: DepartureRule, today: string) =>
  upcomingDepartures({ id: 'x', kind: 'group', days: 3, departures: rule }, today).map(
    ({ startDate }) => startDate,
  )

function isInSeason(date: string, { from, to }: { from: string; to: string }): boolean {
  const year = Number(date.slice(0, 4))
  const [first, last] = [dateInYear(year, from), dateInYear(year, to)]
  return from <= to ? first <= date && date <= last : date >= first || date <= last
}

test('a rule always yields its full count, ahead, in order, on its weekday and in season', () => {
  fc.assert(
    fc.property(rules, days, (rule, today) => {
      const dates = starts(rule, today)
      expect(dates).toHaveLength(rule.count)
      for (const [i, date] of dates.entries()) {
        expect(date > (dates[i - 1] ?? today)).toBe(true)
        expect(firstWeekdayFrom(date, rule.weekday)).toBe(date)
        expect(rule.seasons.some((season) => isInSeason(date, season))).toBe(true)
      }
    }),
  )
})

test('the same dates stand whatever today is: a day later, at most the first has gone and one has come', () => {
  fc.assert(
    fc.property(rules, days, (rule, today) => {
      const before = starts(rule, today)
      const after = starts(rule, addDays(today, 1))
      const gone = before[0] === addDays(today, 1)
      expect(after.slice(0, before.length - (gone ? 1 : 0))).toEqual(gone ? before.slice(1) : before)
    }),
  )
})

const base = { weekday: 'saturday', count: 5, seats: 24, smallest: 6, decideDays: 14 } as const

test('the motorbike ride shows five Saturdays of its season, and those of next year once it is over', () => {
  const rule = { ...base, seasons: [{ from: '06-12', to: '09-04' }] }
  expect(starts(rule, '2026-11-15')).toEqual([
    '2027-06-12',
    '2027-06-19',
    '2027-06-26',
    '2027-07-03',
    '2027-07-10',
  ])
  expect(starts(rule, '2027-08-21')).toEqual([
    '2027-08-28',
    '2027-09-04',
    '2028-06-17',
    '2028-06-24',
    '2028-07-01',
  ])
})

test('weeks count from each season’s first such weekday', () => {
  const rule = {
    ...base,
    everyWeeks: 3,
    seasons: [
      { from: '04-10', to: '06-19' },
      { from: '09-04', to: '10-16' },
    ],
  }
  expect(starts(rule, '2027-05-01')).toEqual([
    '2027-05-22',
    '2027-06-12',
    '2027-09-04',
    '2027-09-25',
    '2027-10-16',
  ])
})

test('a season runs over the new year, in one piece or written in two', () => {
  const whole = { ...base, everyWeeks: 2, seasons: [{ from: '11-10', to: '04-12' }] }
  const halves = {
    ...whole,
    seasons: [
      { from: '01-01', to: '04-12' },
      { from: '11-10', to: '12-31' },
    ],
  }
  expect(starts(whole, '2026-11-30')).toEqual([
    '2026-12-12',
    '2026-12-26',
    '2027-01-09',
    '2027-01-23',
    '2027-02-06',
  ])
  expect(starts(halves, '2026-11-30')).toEqual(starts(whole, '2026-11-30'))
  expect(starts(whole, '2027-01-20')[0]).toBe('2027-01-23')
})

test('halves of a whole year keep an even step across the seam', () => {
  const rule = {
    ...base,
    everyWeeks: 2,
    seasons: [
      { from: '07-01', to: '12-31' },
      { from: '01-01', to: '06-30' },
    ],
  }
  const dates = starts(rule, '2026-12-01')
  expect(dates.slice(1).map((date, i) => daysBetween(dates[i] ?? '', date))).toEqual([14, 14, 14, 14])
})
