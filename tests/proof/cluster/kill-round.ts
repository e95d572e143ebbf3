import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { BookingTraffic } from '../booking-traffic.ts'
import { measureSeatAge, untilListening } from './seat-age.ts'
import type { Cluster } from './start-cluster.ts'
import { type PagesSeen, watchPages } from './watch-pages.ts'

const writers = 6
/** In milliseconds. */
const longestRound = 90_000
const longestReturn = 90_000
/** Between two tries of a buyer who was told to come back. */
const comeBackAfter = 300
/** The blow falls within so many milliseconds of the acknowledgement that was drawn: about as long as one booking takes. */
const spread = 40
/** So many seats are free on each departure: more than are sold in a round, few enough that buyers meet. */
const seatsEach = 2

/** Killed, or standing still with all connections open. */
export type Blow = 'killed' | 'frozen'

export type KillReport = {
  machine: string
  blow: Blow
  /** How many bookings of the round were acknowledged before. */
  after: number
  /** Seconds from the blow to the first booking that was asked for after it. */
  seconds: number
  lost: string[]
  /** Departures with more travellers than seats, and bookings that were given to two wishes. */
  doubled: string[]
  /** What buyers were told, and how often. */
  told: Map<string, number>
  pages: PagesSeen
  /** Milliseconds after a change for which a page still showed the seats of before. */
  seatAge: number
  /** Seconds until the machine had its part again. */
  returned: number
}

export type Ground = {
  cluster: Cluster
  sites: string[]
  pool: pg.Pool
  traffic: BookingTraffic
  /** What buyers were told since the round began. */
  told: Map<string, number>
  tripId: string
}

/** The machine of the primary is struck at some point of so many bookings. The round ends when all are made and the machine is back. */
export async function killRound(
  ground: Ground,
  { number, bookings, blow }: { number: number; bookings: number; blow: Blow },
): Promise<KillReport> {
  const { cluster, sites, pool, traffic, tripId } = ground
  ground.told.clear()
  await pool.query(
    `update departures set total = coalesce(sold_by_phone, sold_elsewhere) + sold + held + $1 where on_sale`,
    [seatsEach],
  )
  const before = traffic.references().length
  const after = 1 + Math.floor(Math.random() * (bookings - 1))
  const machine = await cluster.findPrimary()
  const watched = watchPages(sites, ['/', `/trip/${tripId}`, '/newsletter'])
  const strike = async () => (blow === 'killed' ? machine.cutAndKill() : machine.freeze())
  const { struckAt, takenAt } = await bookWhile(ground, { bookings, after, strike })
  const told = new Map(ground.told)
  await untilListening(pool, sites.length, longestRound)
  const pages = await watched.stop()
  const seatAge = await measureSeatAge({ sites, pool, tripId }, 500 + number)
  const booked = traffic.references().slice(before)
  const lost = await findLost(pool, booked)
  const twice = booked.filter((reference, i) => booked.indexOf(reference) < i)
  const doubled = [...twice, ...(await findOversold(pool))]
  const startedAt = Date.now()
  if (blow === 'killed') machine.start()
  else machine.thaw()
  await cluster.untilWhole(longestReturn)
  return {
    machine: machine.name,
    blow,
    after,
    seconds: (takenAt - struckAt) / 1000,
    lost,
    doubled,
    told,
    pages,
    seatAge,
    returned: (Date.now() - startedAt) / 1000,
  }
}

/** Buyers at every site, until so many of them have booked, and one after the blow. Who can't is told something, and comes back. */
async function bookWhile(
  { sites, traffic, told }: Ground,
  { bookings, after, strike }: { bookings: number; after: number; strike: () => Promise<void> },
): Promise<{ struckAt: number; takenAt: number }> {
  const before = traffic.acknowledged()
  const count = () => traffic.acknowledged() - before
  const deadline = Date.now() + longestRound
  let [struckAt, goneAt, takenAt] = [0, Number.POSITIVE_INFINITY, 0]
  let blow: Promise<void> | null = null

  async function fall(): Promise<void> {
    await sleep(Math.random() * spread)
    struckAt = Date.now()
    await strike()
    goneAt = Date.now()
  }

  async function write(site: string): Promise<void> {
    while ((count() < bookings || !takenAt) && Date.now() < deadline) {
      const askedAt = Date.now()
      const isTaken = await traffic.act(site).catch((error: Error) => {
        told.set(error.message, (told.get(error.message) ?? 0) + 1)
        return false
      })
      if (count() >= after) blow ??= fall()
      if (isTaken && askedAt > goneAt) takenAt ||= Date.now()
      if (!isTaken) await sleep(comeBackAfter)
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, i) => write(sites[i % sites.length] ?? '')))
  await blow
  if (count() < bookings || !takenAt)
    throw new Error(`only ${count()} of ${bookings} bookings were acknowledged in time`)
  return { struckAt, takenAt }
}

async function findLost(pool: pg.Pool, references: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from bookings where reference = any($1)',
    [references],
  )
  const there = new Set(rows.map(({ reference }) => reference))
  return references.filter((reference) => !there.has(reference))
}

/** By the bookings themselves, not by the numbers that a departure keeps of them. */
async function findOversold(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ doubled: string }>(
    `select d.trip_id || ' ' || d.id as doubled from departures d
       join bookings b on b.trip_id = d.trip_id and b.departure_id = d.id
       where b.status in ('held', 'awaiting_payment', 'confirmed', 'completed')
       group by d.trip_id, d.id, d.total, d.sold_elsewhere, d.sold_by_phone
       having sum(b.guests) + coalesce(d.sold_by_phone, d.sold_elsewhere) > d.total`,
  )
  return rows.map(({ doubled }) => doubled)
}
