import { Agent } from 'node:http'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { startPhonePeSandbox } from '../sandbox/phonepe/start-phonepe-sandbox.ts'
import { findOffers, type Offer } from '../tests/proof/book-one.ts'
import { raisedLimits } from '../tests/proof/raised-limits.ts'
import { postJson } from '../tests/setup/post-json.ts'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'
import { bars } from './figures/bars.ts'
import { type Bench, type Figure, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { readByMany } from './read-by-many.ts'
import type { ReaderFigures } from './seat-storm-readers.ts'

/**
 * Many seats are booked while many read: how many answers come from the cache, how long the slowest take, and how old the
 * seats are that pages show.
 *   node scripts/node24.mjs bench/seat-storm.ts [--quick] [seconds] [folder of another built checkout, measured in the same run]
 */

const seconds = Number(given[0] ?? (quick ? 5 : 60))
const other = given[1]
const changesPerSecond = 100
const departureCount = 50
const connections = 200
const lists = ['/', '/india', '/popular', '/weekends', '/treks', '/ladakh', '/long-weekend-trips', '/world']

/** Enough for every departure's share of the bookings. */
const seats = Math.ceil((changesPerSecond * seconds) / departureCount) + 20

type Departure = Offer & { startDate: string; free: number }
type Figures = ReaderFigures & { oldest: number; changes: number; refused: number }

/** People book one departure after another, a seat each. */
function startStorm(origin: string, departures: Departure[]) {
  const agent = new Agent({ keepAlive: true })
  /** By departure, the numbers of free seats it has had, with the moment each ended. */
  const past = new Map<string, Map<number, number>>(departures.map((one) => [keyOf(one), new Map()]))
  let [begun, changes, refused] = [0, 0, 0]
  let stopped = false
  async function bookNext(number: number): Promise<void> {
    const departure = departures[number % departures.length] as Departure
    const { tripId, batchId, packageId, price } = departure
    const { body } = await postJson(
      `${origin}/functions/v1/phonepe-payment`,
      {
        amount: price,
        tripName: 'A trip',
        userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone: String(6_000_000_000 + number) },
        booking: { tripId, batchId, packageId, guests: 1 },
        idempotencyKey: `a-booking-in-the-storm-${number}`,
      },
      { agent },
    )
    if (body.success !== true) {
      refused++
      return
    }
    changes++
    past.get(keyOf(departure))?.set(departure.free--, Date.now())
  }
  const timer = setInterval(() => {
    bookNext(begun++).catch(() => {
      // Those under way when it stops are cut off, which says nothing about the server.
      if (!stopped) refused++
    })
  }, 1000 / changesPerSecond)
  return {
    stop() {
      stopped = true
      clearInterval(timer)
      agent.destroy()
    },
    count: () => changes,
    refused: () => refused,
    /** Milliseconds since a departure last had so many free seats; 0 while it has them. */
    ageOf(tripId: string, startDate: string, free: number): number {
      const ended = past.get(keyOf({ tripId, startDate }))?.get(free)
      return ended === undefined ? 0 : Date.now() - ended
    },
  }
}

function keyOf({ tripId, startDate }: { tripId: string; startDate: string }): string {
  return `${tripId} ${startDate}`
}

async function measure(checkout: string): Promise<Figures> {
  const folder = makeTemporaryFolder()
  const phonepe = await startPhonePeSandbox()
  const settings = { LIMITS: raisedLimits, ...phonepe.settings }
  const server = await startBuiltServer(folder, { checkout, settings })
  const postgres = await startEmbeddedPostgres(join(folder, 'data'))
  const pool = new pg.Pool({ connectionString: postgres.url('kafila'), max: 4 })
  await pool.query(
    'update departures set total = coalesce(sold_by_phone, sold_elsewhere) + sold + held + $1 where on_sale',
    [seats],
  )
  const offers = await findOffers(server.origin, pool, { count: departureCount })
  const { rows } = await pool.query<{ tripId: string; batchId: string; startDate: string; free: number }>(
    'select trip_id as "tripId", id as "batchId", start_date::text as "startDate", free from departures',
  )
  const departures = offers.map((offer): Departure => {
    const row = rows.find(({ tripId, batchId }) => tripId === offer.tripId && batchId === offer.batchId)
    return { ...offer, startDate: row?.startDate ?? '', free: row?.free ?? 0 }
  })
  const trips = [...new Set(departures.map(({ tripId }) => tripId))]
  const paths = [...lists, ...trips.map((id) => `/trip/${id}`)]
  for (const path of paths) await fetch(server.origin + path)
  await fetch(`${server.origin}/newsletter`)
  const saysHits = (await fetch(`${server.origin}/newsletter`)).headers.has('cache-status')
  const storm = startStorm(server.origin, departures)
  let oldest = 0
  const checking = watchAges(server.origin, trips, storm.ageOf, (age) => {
    oldest = Math.max(oldest, age)
  })
  const read = await readByMany({
    origin: server.origin,
    paths,
    connections,
    seconds,
    hitHeader: saysHits ? 'cache-status' : 'etag',
  })
  if (read.wrong > 0) throw new Error(`${read.wrong} answers were wrong`)
  checking.stop()
  storm.stop()
  const [changes, refused] = [storm.count(), storm.refused()]
  await pool.end()
  await server.stop()
  await phonepe.stop()
  return { ...read, oldest, changes, refused }
}

/** Reads one trip's page after another, as it is shown, and tells how old its numbers of seats are. */
function watchAges(
  origin: string,
  trips: string[],
  ageOf: ReturnType<typeof startStorm>['ageOf'],
  tell: (age: number) => void,
) {
  let stopped = false
  const shown = /(\d{1,2} \w{3} \d{4})[\s\S]{0,400}?(\d+) seats? left/g
  void (async () => {
    for (let i = 0; !stopped; i++) {
      const tripId = trips[i % trips.length] as string
      const html = (await (await fetch(`${origin}/trip/${tripId}`)).text()).replaceAll('<!-- -->', '')
      // Below the trip's own dates stand cards of other trips.
      const dates = html.slice(html.indexOf('Select Date'), html.indexOf('Have questions'))
      for (const [, date = '', free] of dates.matchAll(shown))
        tell(ageOf(tripId, isoDate(date), Number(free)))
      await new Promise((next) => setTimeout(next, 50))
    }
  })()
  return {
    stop() {
      stopped = true
    },
  }
}

function isoDate(shown: string): string {
  return new Date(`${shown} UTC`).toISOString().slice(0, 10)
}

function figuresOf(name: string, figures: Figures): Figure[] {
  const { requests, fromCache, p50, p99, oldest, changes, refused } = figures
  const { seatStorm } = bars
  return [
    figure(`${name}bookings refused, of ${changes + refused}`, refused, '', seatStorm.refused),
    figure(`${name}answers from the cache`, (fromCache / requests) * 100, '%', seatStorm.fromCache),
    figure(`${name}an answer: p99`, p99, 'ms', seatStorm.p99),
    figure(`${name}an answer: p50`, p50, 'ms'),
    figure(`${name}the oldest seats shown`, oldest, 'ms', seatStorm.age),
  ]
}

export async function measureSeatStorm(): Promise<Bench> {
  progress(`${changesPerSecond} bookings a second for ${seconds} s`)
  const compared = other ? figuresOf('the other checkout: ', await measure(resolve(other))) : []
  return {
    title: 'Many book while many read',
    note: `${changesPerSecond} bookings a second over ${departureCount} departures for ${seconds} s, while ${connections} connections read.`,
    figures: [...compared, ...figuresOf('', await measure(join(import.meta.dirname, '..')))],
  }
}

if (import.meta.main) await runAlone(measureSeatStorm)
