import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { createFillDepartures } from './fill-departures.ts'
import { lockFilling } from './planned-store.ts'

const { db, pool, url } = await openTestDatabase()
const columns = `trip_id as "tripId", id, start_date::text as "startDate", end_date::text as "endDate",
  total, sold_elsewhere as "soldElsewhere", sold, held, offered, smallest, decide_on::text as "decideOn"`
let now = new Date('2026-11-15T06:00:00Z')
const clock = { now: () => now }
const ride: PlannableTrip = {
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
  },
}
const withSeats = (seats: number, soldElsewhere = 0, smallest = 4, decideDays = 10): PlannableTrip => ({
  ...ride,
  id: 'list',
  departures: { smallest, decideDays, dates: [{ start: '2026-12-05', seats, soldElsewhere }] },
})
const fill = (...trips: PlannableTrip[]) => createFillDepartures({ db, clock, trips: () => trips })()
const rows = async () =>
  (await pool.query(`select ${columns} from departures order by trip_id, start_date`)).rows
const sell = (tripId: string, id: string, change: string) =>
  pool.query(`update departures set ${change} where trip_id = $1 and id = $2`, [tripId, id])
/** What transactions of this database wait for. */
const waiting = async () => {
  const query = `select wait_event from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await pool.query<{ wait_event: string }>(query)).rows.map(({ wait_event }) => wait_event)
}

beforeEach(async () => {
  now = new Date('2026-11-15T06:00:00Z')
  await pool.query('delete from departures')
})

test('a second run finds nothing to do', async () => {
  const trips = [ride, withSeats(16, 3), { id: 'plain', kind: 'group', days: 3 } as const]
  expect((await fill(...trips)).written).toBeGreaterThan(12)
  const before = await rows()
  expect(before.find(({ tripId }) => tripId === 'list')).toEqual({
    tripId: 'list',
    id: '2026-12-05',
    startDate: '2026-12-05',
    endDate: '2026-12-16',
    total: 16,
    soldElsewhere: 3,
    sold: 0,
    held: 0,
    offered: true,
    smallest: 4,
    decideOn: '2026-11-25',
  })
  expect(await fill(...trips)).toEqual({ written: 0, withdrawn: 0 })
  expect(await rows()).toEqual(before)
})

test('two processes at once leave what one would', async () => {
  await fill(ride)
  const alone = await rows()
  await pool.query('delete from departures')
  // Each transaction takes a connection of its own, as another process would.
  const results = await Promise.all([fill(ride), fill(ride), fill(ride), fill(ride)])
  expect(await rows()).toEqual(alone)
  expect(results.filter(({ written }) => written > 0)).toHaveLength(1)
})

test('a fill waits until another has ended', async () => {
  let filling: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await lockFilling(tx)
    filling = fill(ride)
    await expect.poll(waiting).toEqual(['advisory'])
    expect(await rows()).toEqual([])
  })
  await filling
  expect(await rows()).not.toEqual([])
})

test('a total never falls below what is sold, held and sold elsewhere', async () => {
  await fill(withSeats(16, 2))
  await sell('list', '2026-12-05', 'sold = 9, held = 3')
  await fill(withSeats(8, 2))
  expect(await rows()).toMatchObject([{ total: 14, soldElsewhere: 2, sold: 9, held: 3 }])
  await fill(withSeats(16, 6))
  expect(await rows()).toMatchObject([{ total: 18, soldElsewhere: 6, sold: 9, held: 3 }])
  await fill(withSeats(30))
  expect(await rows()).toMatchObject([{ total: 30, soldElsewhere: 0, sold: 9, held: 3 }])
})

test('a fill that meets a sale under way counts it', async () => {
  await fill(withSeats(16))
  const buyer = await pool.connect()
  await buyer.query('begin')
  await buyer.query(`update departures set sold = 12 where trip_id = 'list'`)
  const filling = fill(withSeats(8))
  await expect.poll(waiting).toEqual(['transactionid'])
  await buyer.query('commit')
  buyer.release()
  await filling
  expect(await rows()).toMatchObject([{ total: 12, sold: 12 }])
})

test('the end of a departure follows the content until a seat is sold or held', async () => {
  await fill(withSeats(16))
  await fill({ ...withSeats(16), days: 10 })
  expect(await rows()).toMatchObject([{ endDate: '2026-12-14' }])
  await sell('list', '2026-12-05', 'held = 1')
  await fill(withSeats(16))
  await fill(withSeats(20))
  expect(await rows()).toMatchObject([{ endDate: '2026-12-14', total: 20 }])
})

test('when it runs follows the content until somebody counts on it; then it only becomes easier', async () => {
  const promise = async () => {
    const [row] = await rows()
    return [row.smallest, row.decideOn]
  }
  await fill(withSeats(16, 0, 4, 10))
  await fill(withSeats(16, 0, 6, 14))
  expect(await promise()).toEqual([6, '2026-11-21'])
  await sell('list', '2026-12-05', 'held = 1')
  await fill(withSeats(16, 0, 8, 20))
  expect(await promise()).toEqual([6, '2026-11-21'])
  await fill(withSeats(16, 0, 4, 10))
  expect(await promise()).toEqual([4, '2026-11-21'])
  // As rows are that were sold before there were such numbers.
  await sell('list', '2026-12-05', 'smallest = null, decide_on = null')
  await fill(withSeats(16, 0, 6, 14))
  expect(await promise()).toEqual([6, '2026-11-21'])
  expect(await fill(withSeats(16, 0, 6, 14))).toEqual({ written: 0, withdrawn: 0 })
})

test('what the content no longer plans is withdrawn, keeps its sales, and comes back with the content', async () => {
  await fill(ride, withSeats(16))
  await sell('list', '2026-12-05', 'sold = 2')
  expect(await fill(ride)).toEqual({ written: 0, withdrawn: 1 })
  expect((await rows())[0]).toMatchObject({ tripId: 'list', offered: false, total: 16, sold: 2 })
  await fill(ride, withSeats(16))
  expect((await rows())[0]).toMatchObject({ tripId: 'list', offered: true, total: 16, sold: 2 })
})

test('what the operator has noted stands, whatever the content says', async () => {
  await fill(withSeats(16, 3))
  await sell('list', '2026-12-05', `sold_by_phone = 5, closed_at = '2026-11-15T06:00:00Z'`)
  await fill(withSeats(16, 7))
  await fill(ride)
  await fill({ ...withSeats(4, 2), days: 10 })
  const [row] = (
    await pool.query(
      `select sold_by_phone, sold_elsewhere, total, free, closed_at, cancelled_at, on_sale, end_date::text from departures where trip_id = 'list'`,
    )
  ).rows
  expect(row).toEqual({
    sold_by_phone: 5,
    sold_elsewhere: 2,
    total: 5,
    free: 0,
    closed_at: new Date('2026-11-15T06:00:00Z'),
    cancelled_at: null,
    on_sale: false,
    end_date: '2026-12-16',
  })
  await sell('list', '2026-12-05', `closed_at = null, cancelled_at = '2026-11-15T07:00:00Z'`)
  await fill(withSeats(16))
  expect((await pool.query(`select on_sale, free from departures where trip_id = 'list'`)).rows).toEqual([
    { on_sale: false, free: 11 },
  ])
})

test('departures of the past stay as they were', async () => {
  await fill(withSeats(16))
  now = new Date('2026-12-05T06:00:00Z')
  expect(await fill(ride)).toMatchObject({ withdrawn: 0 })
  expect((await rows())[0]).toMatchObject({ tripId: 'list', offered: true })
})

test('the database refuses to sell a seat twice, and less than none', async () => {
  await fill(withSeats(16, 4))
  await sell('list', '2026-12-05', 'sold = 10, held = 2')
  await expect(sell('list', '2026-12-05', 'held = held + 1')).rejects.toThrow('departures_no_oversell')
  await expect(sell('list', '2026-12-05', 'held = held - 3')).rejects.toThrow('departures_seats')
})

test('every change of seats is told by the name of its trip, and a run without changes is not', async () => {
  const heard: string[] = []
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.query('listen seats_changed')
  // Notifications arrive with the answer to the next query at the latest.
  const heardSince = async () => {
    await listener.query('select 1')
    return heard.splice(0).sort()
  }
  await fill(ride, withSeats(16))
  expect(await heardSince()).toEqual(['list', 'lw6'])
  await fill(ride, withSeats(16))
  expect(await heardSince()).toEqual([])
  await sell('list', '2026-12-05', 'held = 1')
  expect(await heardSince()).toEqual(['list'])
  // As many seats are free as before, yet the date may be confirmed by this.
  await sell('list', '2026-12-05', 'held = 0, sold = 1')
  expect(await heardSince()).toEqual(['list'])
  await pool.query('delete from departures')
  expect(await heardSince()).toEqual(['list', 'lw6'])
  await listener.end()
})

test('150 trips take as many queries as one', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const queriesOf = async (count: number) => {
    query.mockClear()
    await fill(...Array.from({ length: count }, (_, i) => ({ ...ride, id: `trip-${i}` })))
    return query.mock.calls.length
  }
  const forOne = await queriesOf(1)
  expect(forOne).toBeGreaterThan(0)
  expect(await queriesOf(150)).toBe(forOne)
  query.mockRestore()
  expect((await rows()).length).toBeGreaterThanOrEqual(750)
})
