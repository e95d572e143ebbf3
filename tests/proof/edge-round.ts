import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { freePort } from '../../bench/free-port.ts'
import type { OpenDatabase } from '../../database/client.ts'
import { startNginx, writeFront } from '../setup/nginx.ts'
import { addSeats } from './add-seats.ts'
import { ask, startReaders } from './readers.ts'
import { startServerProcess } from './server-process.ts'

const seconds = 40
const changesPerSecond = 5
const readers = 6
/** A trip with dates whose seats are all shown. */
const tripId = 'lw6'
const [few, many] = [20, 5000]

export type EdgeReport = {
  seconds: number
  changes: number
  requests: number
  failed: string[]
  /** Milliseconds since the seats that a reader saw were the true ones, at most. */
  oldest: number
  seatsSeen: number
  /** How many of the answers nginx asked the site for. */
  asked: number
}

/** Seats change under readers who read through the cache of nginx. */
export async function edgeRound(
  { url: databaseUrl, pool }: OpenDatabase & { url: string },
  { folder, nginx }: { folder: string; nginx: string },
): Promise<EdgeReport> {
  await using stack = new AsyncDisposableStack()
  const sites: [number, number] = [await freePort(), await freePort()]
  for (const port of sites) {
    const own = {
      PORT: String(port),
      DATA_DIR: join(folder, `data ${port}`),
      TRUST_PROXY: '1',
      EDGE_CACHE: 'on',
    }
    stack.use(
      await startServerProcess({ DATABASE_URL: databaseUrl, SITE_URL: 'http://localhost:3000', ...own }),
    )
  }
  await addSeats(pool, few)
  const ports = { https: await freePort(), http: await freePort(), plain: await freePort() }
  const url = `http://127.0.0.1:${ports.plain}`
  const config = await writeFront(join(folder, 'nginx'), { ports, sites, edge: true })
  stack.use(await startNginx(nginx, config, url))

  const seats = await startSelling(pool)
  const load = startReaders(url, readers)
  for (const paths of [
    ['/', `/trip/${tripId}`, '/terms'],
    [`/trip/${tripId}`],
    ['/treks', '/terms.data', `/trip/${tripId}.data`],
  ])
    load.readEach(() => paths)
  let [oldest, seatsSeen] = [0, 0]
  const endsAt = Date.now() + seconds * 1000
  while (Date.now() < endsAt) {
    const { body } = await ask(`${url}/trip/${tripId}`)
    for (const age of seats.agesIn(body)) {
      seatsSeen++
      oldest = Math.max(oldest, age)
    }
    await sleep(20)
  }
  const { requests, failed } = await load.stop()
  const changes = await seats.stop()
  return {
    seconds,
    changes,
    requests,
    failed,
    oldest,
    seatsSeen,
    asked: countAsked(join(folder, 'nginx/access.log')),
  }
}

/** One seat after another of a departure is sold by phone. It has more of them than any other, so that its number is known on a page. */
async function startSelling(pool: pg.Pool) {
  const { rows } = await pool.query<{ id: string }>(
    `select id from departures where trip_id = $1 and on_sale and least(start_date, decide_on) > now() + interval '2 days' order by start_date limit 1`,
    [tripId],
  )
  const departure = [tripId, rows[0]?.id]
  await pool.query('update departures set total = $3 where trip_id = $1 and id = $2', [...departure, many])
  /** When each number of free seats was over. */
  const ended = new Map<number, number>()
  let selling = true
  let free = many
  const sell = async () => {
    while (selling) {
      free--
      await pool.query(
        'update departures set sold_by_phone = total - sold - held - $3 where trip_id = $1 and id = $2',
        [...departure, free],
      )
      ended.set(free + 1, Date.now())
      await sleep(1000 / changesPerSecond)
    }
  }
  const sold = sell()
  return {
    /** How old the number of seats on a page is; nothing where it shows none. */
    agesIn(html: string): number[] {
      const [, seen] = /\b(\d{4}) seats left/.exec(html.replaceAll('<!-- -->', '')) ?? []
      const over = ended.get(Number(seen))
      return seen === undefined ? [] : [over === undefined ? 0 : Date.now() - over]
    },
    async stop(): Promise<number> {
      selling = false
      await sold
      return ended.size
    },
  }
}

/** nginx writes down whom it asked; of what it had kept, nobody. */
function countAsked(log: string): number {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => / 127\.0\.0\.1:\d+ \d+$/.test(line)).length
}
