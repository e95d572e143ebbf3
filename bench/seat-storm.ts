import { fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'
import type { ReaderFigures, ReaderSettings } from './seat-storm-readers.ts'

/**
 * Many seats change while many read: how many answers come from the cache, how long the slowest take, and how old the
 * seats are that pages show.
 *   node scripts/node24.mjs bench/seat-storm.ts [seconds] [folder of another built checkout, measured in the same run]
 */

const seconds = Number(process.argv[2] ?? 60)
const other = process.argv[3]
const changesPerSecond = 100
const departureCount = 50
const connections = 200
const bars = { fromCache: 0.9, p99: 100, age: 5_000 }
const lists = ['/', '/india', '/popular', '/weekends', '/treks', '/ladakh', '/long-weekend-trips', '/world']

type Departure = { tripId: string; startDate: string; total: number }
type Figures = ReaderFigures & { oldest: number; changes: number }

/** Changes seats one after another, in a circle long enough that a number seen again within 5 s is the same change. */
function startStorm(pool: pg.Pool, departures: Departure[]) {
  /** By departure, the numbers of free seats it has had, with the moment each ended. */
  const past = new Map<string, Map<number, number>>(
    departures.map(({ tripId, startDate }) => [`${tripId} ${startDate}`, new Map()]),
  )
  const sold = departures.map(() => 0)
  let changes = 0
  const timer = setInterval(async () => {
    const at = changes++ % departures.length
    const { tripId, startDate, total } = departures[at] as Departure
    const before = total - (sold[at] as number)
    sold[at] = ((sold[at] as number) + 1) % total
    await pool.query('update departures set sold = $3 where trip_id = $1 and start_date = $2', [
      tripId,
      startDate,
      sold[at],
    ])
    past.get(`${tripId} ${startDate}`)?.set(before, Date.now())
    past.get(`${tripId} ${startDate}`)?.delete(total - (sold[at] as number))
  }, 1000 / changesPerSecond)
  return {
    stop: () => clearInterval(timer),
    count: () => changes,
    /** Milliseconds since a departure last had so many free seats; 0 while it has them. */
    ageOf(tripId: string, startDate: string, free: number): number {
      const ended = past.get(`${tripId} ${startDate}`)?.get(free)
      return ended === undefined ? 0 : Date.now() - ended
    },
  }
}

async function measure(checkout: string): Promise<Figures> {
  const folder = makeTemporaryFolder()
  const server = await startBuiltServer(folder, { checkout })
  const postgres = await startEmbeddedPostgres(join(folder, 'data'))
  const pool = new pg.Pool({ connectionString: postgres.url('kafila'), max: 4 })
  const { rows: departures } = await pool.query<Departure>(
    `select trip_id as "tripId", start_date::text as "startDate", total from departures
     where trip_id in (select distinct trip_id from departures where total >= 12 order by trip_id limit 10) and start_date > current_date
     order by trip_id, start_date limit ${departureCount}`,
  )
  const trips = [...new Set(departures.map(({ tripId }) => tripId))]
  const paths = [...lists, ...trips.map((id) => `/trip/${id}`)]
  for (const path of paths) await fetch(server.origin + path)
  await fetch(`${server.origin}/newsletter`)
  const saysHits = (await fetch(`${server.origin}/newsletter`)).headers.has('cache-status')
  const storm = startStorm(pool, departures)
  let oldest = 0
  const checking = watchAges(server.origin, trips, storm.ageOf, (age) => {
    oldest = Math.max(oldest, age)
  })
  const read = await readPages({
    origin: server.origin,
    paths,
    connections,
    seconds,
    hitHeader: saysHits ? 'cache-status' : 'etag',
  })
  checking.stop()
  storm.stop()
  const changes = storm.count()
  await pool.end()
  await server.stop()
  return { ...read, oldest, changes }
}

function readPages(settings: ReaderSettings): Promise<ReaderFigures> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'seat-storm-readers.ts'), [JSON.stringify(settings)])
    child.once('message', (figures) => resolve(figures as ReaderFigures))
    child.once('exit', (code) => reject(new Error(`the readers ended with ${code}`)))
  })
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

function report(name: string, { requests, fromCache, p50, p99, oldest, changes }: Figures): boolean {
  const share = fromCache / requests
  console.log(
    `${name}: ${changes} changes, ${requests} answers, ${(share * 100).toFixed(1)} % from the cache, p50 ${p50} ms, p99 ${p99} ms, oldest seats ${oldest} ms`,
  )
  return share >= bars.fromCache && p99 <= bars.p99 && oldest <= bars.age
}

if (other) report(`other (${other})`, await measure(resolve(other)))
const ok = report('this checkout', await measure(join(import.meta.dirname, '..')))
console.log(
  `bars: ${bars.fromCache * 100} % from the cache, p99 ${bars.p99} ms, seats no older than ${bars.age} ms`,
)
process.exit(ok ? 0 : 1)
