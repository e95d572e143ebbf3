import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type PlannableTrip, planDepartures, upcomingDepartures } from './departure.ts'
import { fallbackDepartures, generatedDecideDays } from './generated-departures.ts'

const trip = (overrides: Partial<PlannableTrip> = {}): PlannableTrip => ({
  id: 'x',
  kind: 'group',
  days: 6,
  ...overrides,
})
const list = {
  smallest: 4,
  decideDays: 10,
  dates: [
    { start: '2027-01-06', seats: 16 },
    { start: '2026-11-22', seats: 16, soldElsewhere: 11 },
    { start: '2026-11-22', seats: 8 },
    { start: '2026-12-08', seats: 16, soldElsewhere: 40 },
  ],
}

test('a list offers what lies ahead, once a date, and sells elsewhere no more than there is', () => {
  expect(upcomingDepartures(trip({ departures: list }), '2026-11-15')).toEqual([
    {
      id: '2026-11-22',
      startDate: '2026-11-22',
      endDate: '2026-11-27',
      totalSeats: 16,
      soldElsewhere: 11,
      smallest: 4,
      decideOn: '2026-11-12',
    },
    {
      id: '2026-12-08',
      startDate: '2026-12-08',
      endDate: '2026-12-13',
      totalSeats: 16,
      soldElsewhere: 16,
      smallest: 4,
      decideOn: '2026-11-28',
    },
    {
      id: '2027-01-06',
      startDate: '2027-01-06',
      endDate: '2027-01-11',
      totalSeats: 16,
      soldElsewhere: 0,
      smallest: 4,
      decideOn: '2026-12-27',
    },
  ])
  expect(upcomingDepartures(trip({ departures: list }), '2027-01-06')).toEqual([])
})

test('a departure is offered the day before and no longer on the day', () => {
  const first = (today: string) => upcomingDepartures(trip({ departures: list }), today)[0]?.startDate
  expect(first('2026-11-21')).toBe('2026-11-22')
  expect(first('2026-11-22')).toBe('2026-12-08')
})

test('a rule’s departures carry its seats and those sold elsewhere on that date', () => {
  const departures = {
    weekday: 'saturday',
    count: 2,
    seats: 24,
    smallest: 6,
    decideDays: 14,
    seasons: [{ from: '06-12', to: '09-04' }],
    soldElsewhere: { '2027-06-19': 4 },
  } as const
  const planned = upcomingDepartures(
    trip({ departures: { ...departures, seasons: [...departures.seasons] } }),
    '2026-11-15',
  )
  expect(planned.map(({ id, totalSeats, soldElsewhere }) => [id, totalSeats, soldElsewhere])).toEqual([
    ['2027-06-12', 24, 0],
    ['2027-06-19', 24, 4],
  ])
})

test('a trip without departures gets six departures of fifteen, all free, fifteen days apart', () => {
  const planned = upcomingDepartures(trip(), '2026-11-15')
  expect(planned).toHaveLength(6)
  for (const [i, departure] of planned.entries()) {
    expect(departure).toMatchObject({
      totalSeats: 15,
      soldElsewhere: 0,
      endDate: addDays(departure.startDate, 5),
      smallest: 6,
      decideOn: addDays(departure.startDate, -14),
    })
    expect(departure.startDate).toBe(addDays(planned[0]?.startDate ?? '', 15 * i))
    expect(departure.id).toMatch(/^batch-\d+$/)
  }
})

test('a generated departure keeps id and dates while it draws nearer', () => {
  for (let n = 0; n < 40; n++) {
    const today = addDays('2026-11-15', n)
    const [gone, ...kept] = upcomingDepartures(trip(), today)
    const tomorrow = upcomingDepartures(trip(), addDays(today, 1))
    expect(tomorrow.slice(0, 5)).toEqual(
      gone?.startDate === addDays(today, 1) ? kept : [gone, ...kept.slice(0, 4)],
    )
  }
})

test('customised and suggested trips have no departures', () => {
  for (const kind of ['customised', 'suggested'] as const) {
    expect(upcomingDepartures(trip({ kind, departures: list }), '2026-11-15')).toEqual([])
    expect(planDepartures(trip({ kind }), '2026-11-15', 14)).toEqual([])
  }
})

test('the plan holds everything that may be offered on any day until the horizon, should all that are past their decision day be missing', () => {
  const weekly = {
    weekday: 'friday',
    count: 2,
    seats: 12,
    smallest: 4,
    decideDays: 7,
    seasons: [{ from: '01-01', to: '12-31' }],
  } as const
  const plans = fc.constantFrom(undefined, list, { ...weekly, seasons: [...weekly.seasons] })
  fc.assert(
    fc.property(
      plans,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      (departures, ahead, horizon) => {
        const today = addDays('2026-11-15', ahead)
        const ids = planDepartures(trip({ departures }), today, horizon).map(({ id }) => id)
        const offered = new Set<string>()
        const last = horizon + (departures?.decideDays ?? generatedDecideDays)
        for (let n = 0; n <= last; n++) {
          for (const { id } of upcomingDepartures(trip({ departures }), addDays(today, n))) offered.add(id)
        }
        expect(ids).toEqual([...offered])
      },
    ),
  )
})

test('the fallback detail gets six departures of five days and twenty free seats from a week ahead', () => {
  const departures = fallbackDepartures('2026-11-15')
  expect(departures.map(({ price }) => price).toSorted()).toEqual([25000, 27000, 29000, 31000, 33000, 35000])
  for (const [i, departure] of departures.entries()) {
    expect(departure).toMatchObject({
      totalSeats: 20,
      availableSeats: 20,
      endDate: addDays(departure.startDate, 4),
    })
    expect(departure.startDate).toBe(addDays(departures[0]?.startDate ?? '', 15 * i))
  }
})

test('the first fallback departure lies 7 to 21 days ahead, and each keeps its price', () => {
  const seen = new Map<string, number>()
  for (let n = 0; n < 120; n++) {
    const today = addDays('2026-11-15', n)
    const departures = fallbackDepartures(today)
    const first = departures[0]?.startDate ?? ''
    expect(first >= addDays(today, 7) && first <= addDays(today, 21)).toBe(true)
    for (const { id, price } of departures) {
      expect(seen.get(id) ?? price).toBe(price)
      seen.set(id, price)
    }
  }
})
