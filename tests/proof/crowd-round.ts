import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { readByMany } from '../../bench/read-by-many.ts'
import type { ReaderFigures } from '../../bench/seat-storm-readers.ts'
import { residentMegabytes } from '../../bench/settled-memory.ts'
import type { OpenDatabase } from '../../database/client.ts'
import { type PhonePeSandbox, startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { allocatorSettings, serverArguments } from '../../scripts/run.mjs'
import { systemClock } from '../../server/clock.ts'
import { findDifferences } from '../setup/books.ts'
import { addSeats } from './add-seats.ts'
import { type Buyer, bookOne, findOffers, type Offer } from './book-one.ts'
import { countOpen } from './count-open.ts'
import { raisedLimits } from './raised-limits.ts'
import { seatsInAnswer, seatsOnPage } from './seats-shown.ts'
import { spreadSeats, watchSeats } from './seats-truth.ts'
import { startServerProcess } from './server-process.ts'

export type CrowdOptions = {
  seconds: number
  connections: number
  bookingsPerSecond: number
  /** Seconds before the first that counts, in which one after another comes. */
  comeWithin: number
}
export type CrowdReport = {
  read: ReaderFigures
  booked: number
  refused: string[]
  /** Numbers of seats on pages and in answers, compared with the database. */
  compared: number
  /** Milliseconds. */
  oldest: number
  /** Numbers that no departure of that trip ever had. */
  untrue: string[]
  /** Megabytes of the server, one sample a second. */
  memory: number[]
  differences: string[]
}

/** As `npm start` starts the server. */
const startOptions = serverArguments.filter((argument) => argument.startsWith('--'))
const lists = ['/treks', '/india', '/popular', '/weekends', '/ladakh', '/world']
const wishes = ['ladakh', 'trek in may', 'kerala', 'bike']
const offersWanted = 50
/** Between two pages that are held against the database. */
const compareEvery = 100
const settlesWithin = 120_000

/** Many read home, lists, results, trips and their seats while seats are booked: no answer is wrong, and no number of seats is old. */
export async function crowdRound(
  { url, pool, db }: OpenDatabase & { url: string },
  { seconds, connections, bookingsPerSecond, comeWithin }: CrowdOptions,
): Promise<CrowdReport> {
  const phonepe = await startPhonePeSandbox()
  const settings = {
    ...allocatorSettings,
    DATABASE_URL: url,
    LIMITS: raisedLimits,
    TRUST_PROXY: '1',
    ...phonepe.settings,
  }
  await using server = await startServerProcess(settings, startOptions)
  phonepe.setWebhooks({ url: `${server.url}/webhooks/phonepe` })
  await addSeats(pool, 1000)
  await spreadSeats(pool)
  const offers = await findOffers(server.url, pool, { count: offersWanted })
  const paths = offers.flatMap(visit)
  const comparing = compareSeats(server.url, pool, paths)
  const booking = startBooking(server.url, { offers, phonepe, perSecond: bookingsPerSecond })
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentMegabytes(server.pid)), 1000)
  const read = await readByMany({
    origin: server.url,
    paths,
    hitHeader: 'cache-status',
    connections,
    seconds,
    comeWithin,
  })
  clearInterval(sampling)
  const booked = await booking.stop()
  const compared = await comparing.stop()
  const deadline = Date.now() + settlesWithin
  while ((await countOpen(pool)) > 0 && Date.now() < deadline) await sleep(200)
  const differences = await findDifferences({ db, clock: systemClock, settings: phonepe.settings })
  await server.stop()
  await phonepe.stop()
  return { read, ...booked, ...compared, memory, differences }
}

/** What visitors read on their way to a trip, the seats last. */
function visit({ tripId }: Offer, i: number): string[] {
  const list = lists[i % lists.length] as string
  const results = `/?search=${encodeURIComponent(wishes[i % wishes.length] as string)}`
  const trip = `/trip/${tripId}`
  return ['/', list, trip, results, trip, '/', list, results, trip, `/api/trips/${tripId}/departures`]
}

/** So many a second, as they come and not as they are answered, each of an address of its own, through a proxy. Each is paid at once. */
function startBooking(
  url: string,
  { offers, phonepe, perSecond }: { offers: Offer[]; phonepe: PhonePeSandbox; perSecond: number },
) {
  const agent = new Agent({ keepAlive: true })
  const underWay = new Set<Promise<void>>()
  const refused: string[] = []
  let [begun, booked] = [0, 0]
  async function book(number: number): Promise<void> {
    const offer = offers[number % offers.length] as Offer
    const buyer: Buyer = {
      key: `a-booking-in-the-crowd-${number}`,
      phone: String(6_000_000_000 + number),
      address: `198.18.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`,
      agent,
    }
    const answer = await bookOne(url, offer, buyer)
    if (!answer.success) throw new Error(answer.code)
    booked++
    phonepe.settleOrder({ merchantOrderId: `${answer.bookingRef}-P1`, state: 'COMPLETED' })
  }
  const timer = setInterval(() => {
    const one = book(begun++)
      .catch((error: Error) => {
        refused.push(error.message)
      })
      .finally(() => underWay.delete(one))
    underWay.add(one)
  }, 1000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
      return { booked, refused }
    },
  }
}

/** Reads one address after another as a visitor would, and holds each number of seats against what the database says and said. */
function compareSeats(url: string, pool: pg.Pool, paths: string[]) {
  const truth = watchSeats(pool)
  const report = { compared: 0, oldest: 0, untrue: [] as string[] }
  let stopped = false
  async function compare(path: string): Promise<void> {
    const body = await (await fetch(url + path)).text()
    const shownAt = Date.now()
    const tripId = /^\/(?:trip|api\/trips)\/([^/]+)/.exec(path)?.[1] ?? ''
    const shown = path.startsWith('/api/') ? seatsInAnswer(body, tripId) : seatsOnPage(body, tripId)
    await truth.look()
    for (const seats of shown) {
      const age = truth.ageAt(shownAt, seats)
      report.compared++
      report.oldest = Math.max(report.oldest, age ?? 0)
      if (age === undefined) report.untrue.push(`${path}: ${seats.free} seats of ${seats.tripId}`)
    }
  }
  const comparing = (async () => {
    await truth.look()
    for (let i = 0; !stopped; i++) {
      await compare(paths[i % paths.length] as string)
      await sleep(compareEvery)
    }
  })()
  return {
    async stop() {
      stopped = true
      await comparing
      await truth.stop()
      return report
    },
  }
}
