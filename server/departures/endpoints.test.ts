import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { departureRoutes } from './endpoints.ts'
import { createFillDepartures } from './fill-departures.ts'
import { createListDepartures } from './list-departures.ts'
import { createListNextDepartures } from './list-next-departures.ts'

const { db, pool } = await openTestDatabase()
let now = new Date('2026-11-15T06:00:00Z')
const clock = { now: () => now }
const trips: PlannableTrip[] = [
  {
    id: 'lw6',
    kind: 'group',
    days: 12,
    departures: {
      weekday: 'saturday',
      count: 5,
      seats: 24,
      smallest: 6,
      decideDays: 14,
      seasons: [{ from: '06-12', to: '09-04' }],
      soldElsewhere: { '2027-06-19': 4 },
    },
  },
  {
    id: 'weekend',
    kind: 'group',
    days: 2,
    departures: {
      weekday: 'friday',
      count: 2,
      seats: 12,
      smallest: 4,
      decideDays: 5,
      seasons: [{ from: '01-01', to: '12-31' }],
    },
  },
  { id: 'plain', kind: 'group', days: 3 },
  { id: 'private', kind: 'customised', days: 5 },
]
const fill = createFillDepartures({ db, clock, trips: () => trips })
const listNextDepartures = createListNextDepartures({ db, clock })
const app = new Hono().route(
  '/api/trips',
  departureRoutes({
    listDepartures: createListDepartures({ db, clock }),
    findTrip: (id) => trips.find((trip) => trip.id === id) ?? null,
    priceOf: () => 37999,
  }),
)
type Listed = {
  id: string
  startDate: string
  endDate: string
  totalSlots: number
  availableSlots: number
  price: number
  run: { confirmed: boolean; text: string }
}
const list = async (id: string) => {
  const response = await app.request(`/api/trips/${id}/departures`)
  return {
    status: response.status,
    headers: response.headers,
    ...((await response.json()) as { departures: Listed[]; error?: string }),
  }
}
const take = (tripId: string, change: string, id: string) =>
  pool.query(`update departures set ${change} where trip_id = $1 and id = $2`, [tripId, id])

beforeEach(async () => {
  now = new Date('2026-11-15T06:00:00Z')
  await pool.query('delete from departures')
  await fill()
})

test('the five next departures come with their seats, dates and price, never from a cache', async () => {
  await take('lw6', 'sold = 3, held = 2', '2027-06-19')
  const { status, headers, departures: listed } = await list('lw6')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(listed.map(({ id }) => id)).toEqual([
    '2027-06-12',
    '2027-06-19',
    '2027-06-26',
    '2027-07-03',
    '2027-07-10',
  ])
  expect(listed[1]).toEqual({
    id: '2027-06-19',
    startDate: '2027-06-19',
    endDate: '2027-06-30',
    totalSlots: 24,
    availableSlots: 15,
    price: 37999,
    more: 0,
    taken: null,
    run: { confirmed: true, text: 'Confirmed', booked: 7, smallest: 6, decideOn: '2027-06-05' },
  })
})

/** How many more it takes, by what it says. */
const moreBy = (more: number, day: string) =>
  `Runs once ${more} more ${more === 1 ? 'traveller has' : 'travellers have'} booked, decided on ${day}`

test('a date is confirmed by seats that are sold, in whichever way; those that are held are asked of nobody', async () => {
  const runs = async (id: string) => (await list(id)).departures.map(({ run }) => run.text)
  await take('lw6', 'sold = 3, held = 2', '2027-06-12')
  await take('lw6', 'sold = 3, sold_by_phone = 3', '2027-06-26')
  expect(await runs('lw6')).toEqual([
    moreBy(1, '29 May'),
    moreBy(2, '5 Jun'),
    'Confirmed',
    moreBy(6, '19 Jun'),
    moreBy(6, '26 Jun'),
  ])
  expect((await listNextDepartures(trips)).get('lw6')?.run?.text).toBe(moreBy(1, '29 May'))
  // A payment that comes in makes no seat less free.
  await take('lw6', 'sold = 6, held = 3', '2027-06-12')
  expect(await runs('lw6')).toMatchObject(['Confirmed', moreBy(2, '5 Jun'), 'Confirmed', {}, {}])
})

test('a date is sold until its decision day is over in India, then the next one takes its place unless enough have booked', async () => {
  const first = async () => (await list('weekend')).departures[0]?.run.text
  expect(await first()).toBe(moreBy(4, '15 Nov'))
  now = new Date('2026-11-15T18:29:59Z')
  expect(await first()).toBe(moreBy(4, '15 Nov'))
  now = new Date('2026-11-15T18:30:00Z')
  const ids = async () => (await list('weekend')).departures.map(({ id }) => id)
  expect(await ids()).toEqual(['2026-11-27', '2026-12-04'])
  expect((await listNextDepartures(trips)).get('weekend')?.id).toBe('2026-11-27')
  await take('weekend', 'sold = 3, held = 9', '2026-11-20')
  expect(await ids()).toEqual(['2026-11-27', '2026-12-04'])
  await take('weekend', 'sold = 4, held = 0', '2026-11-20')
  expect(await ids()).toEqual(['2026-11-20', '2026-11-27'])
  await take('weekend', "sold = 1, decision = 'runs'", '2026-11-20')
  expect(await ids()).toEqual(['2026-11-20', '2026-11-27'])
})

test('an unknown trip is a 404 in JSON, a customised one has no dates', async () => {
  expect(await list('nowhere')).toMatchObject({ status: 404, error: 'There is no such trip.' })
  expect(await list('private')).toMatchObject({ status: 200, departures: [] })
})

test('a trip without departures of its own offers six generated departures', async () => {
  const { departures: listed } = await list('plain')
  expect(listed).toHaveLength(6)
  expect(listed.every(({ id, availableSlots }) => /^batch-\d+$/.test(id) && availableSlots === 15)).toBe(true)
})

test('the list stays full past midnight and through missed runs, and never shows the past', async () => {
  for (const moment of ['2026-11-19T18:29:59Z', '2026-11-19T18:30:00Z', '2026-11-28T06:00:00Z']) {
    now = new Date(moment)
    const { departures: listed } = await list('weekend')
    expect(listed).toHaveLength(2)
  }
  now = new Date('2026-11-19T18:30:00Z')
  expect((await list('weekend')).departures[0]?.id).toBe('2026-11-27')
})

test.each(['offered = false', `closed_at = '2026-11-15T06:00:00Z'`, `cancelled_at = '2026-11-15T06:00:00Z'`])(
  'a departure with %s is not listed',
  async (change) => {
    await take('lw6', change, '2027-06-12')
    expect((await list('lw6')).departures[0]?.id).toBe('2027-06-19')
  },
)

test('cards name the next departure with a free seat, of all trips at once', async () => {
  await take('weekend', 'sold = 12', '2026-11-20')
  await take('lw6', 'held = 23', '2027-06-12')
  const next = await listNextDepartures(trips)
  expect(next.get('weekend')).toMatchObject({ id: '2026-11-27', startDate: '2026-11-27', freeSeats: 12 })
  expect(next.get('lw6')).toMatchObject({ id: '2027-06-12', freeSeats: 1 })
  expect(next.get('plain')?.freeSeats).toBe(15)
  expect(next.has('private')).toBe(false)
  expect((await listNextDepartures([])).size).toBe(0)
})

test('a card of a trip whose listed departures are all full says so', async () => {
  await pool.query(
    `update departures set sold = total where trip_id = 'weekend' and start_date <= '2026-11-27'`,
  )
  expect((await listNextDepartures(trips)).get('weekend')).toMatchObject({
    id: '2026-11-20',
    freeSeats: 0,
  })
})
