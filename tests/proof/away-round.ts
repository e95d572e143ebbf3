import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type pg from 'pg'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'
import { startCuttableProxy } from './cuttable-proxy.ts'
import { faultsOf, type Proof } from './proof.ts'
import { raisedLimits } from './raised-limits.ts'
import type { ReadFigures } from './read-departures.ts'
import { seatsOnPage } from './seats-shown.ts'
import { startServerProcess } from './server-process.ts'

export type Away = 'cut' | 'silent' | 'stopped'
export type AwayReport = {
  how: Away
  /** Pages that need no database, read meanwhile. */
  pages: ReadFigures
  /** Seconds that the slowest of those waited who asked for something of the database. */
  slowestRefusal: number
  /** Seconds after its return until the site was ready, and from the next booking until its seat was gone from the trip's page. */
  readyAfter: number
  shownAfter: number
  surprises: string[]
}

const longestReturn = 30_000
const readers = 8

/** The database goes away under a running server and comes back: pages stay, whoever needs it is told in time, and all recovers by itself. */
async function awayRound(
  { url, pool }: { url: string; pool: pg.Pool },
  how: Away,
  seconds: number,
): Promise<AwayReport> {
  const address = new URL(url)
  const wire = await startCuttableProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(wire.port)
  const phonepe = await startPhonePeSandbox()
  const settings = { DATABASE_URL: address.href, LIMITS: raisedLimits, ...phonepe.settings }
  await using server = await startServerProcess(settings)
  const [offer] = await findOffers(server.url, pool, { count: 1 })
  if (!offer) throw new Error('nothing can be booked')
  await warm(server.url, offer)
  const comeBack = await goAway(how, wire, pool)
  const [pages, told] = await Promise.all([readPages(server.url, seconds), askMeanwhile(server.url, offer)])
  await comeBack()
  const readyAfter = await untilStatus(`${server.url}/ready`, 200)
  const { shownAfter, surprises } = await bookAndLook(server.url, offer)
  await server.stop()
  await phonepe.stop()
  wire.close()
  return { how, pages, ...told, readyAfter, shownAfter, surprises: [...told.surprises, ...surprises] }
}

/** All connections of the pool are open, so that each is one that goes away. */
async function warm(url: string, { tripId }: Offer): Promise<void> {
  const asked = Array.from({ length: readers * 2 }, () => fetch(`${url}/api/trips/${tripId}/departures`))
  await Promise.all([...asked, fetch(url), fetch(`${url}/faq`)])
}

async function goAway(
  how: Away,
  wire: Awaited<ReturnType<typeof startCuttableProxy>>,
  pool: pg.Pool,
): Promise<() => Promise<void>> {
  if (how === 'cut') {
    wire.cut()
    return async () => wire.mend()
  }
  if (how === 'silent') {
    wire.silence()
    return async () => wire.speak()
  }
  const { rows } = await pool.query<{ home: string }>(`select current_setting('data_directory') as home`)
  const postmaster = Number(
    readFileSync(join(rows[0]?.home ?? '', 'postmaster.pid'), 'utf8').split('\n', 1)[0],
  )
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  const all = [postmaster, ...children.map(Number)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  return async () => {
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
}

async function readPages(url: string, duration: number): Promise<ReadFigures> {
  const { requests, statusCodeStats, latency } = await autocannon({
    url: `${url}/faq`,
    duration,
    connections: readers,
    overallRate: 200,
  })
  const right = Number(statusCodeStats?.['200']?.count ?? 0)
  return { requests: requests.total, wrong: requests.total - right, p50: latency.p50, p99: latency.p99 }
}

/** What needs the database and what does not, each asked by several at once. */
async function askMeanwhile(url: string, offer: Offer) {
  const surprises: string[] = []
  let slowestRefusal = 0
  const expectStatus = async (what: string, wanted: number, asked: Promise<{ status: number }>) => {
    const startedAt = performance.now()
    const { status } = await asked
    if (status !== wanted) surprises.push(`${what} while it is away: ${status}, not ${wanted}`)
    if (wanted === 503) slowestRefusal = Math.max(slowestRefusal, (performance.now() - startedAt) / 1000)
  }
  const expectRefusal = async (asked: ReturnType<typeof bookOne>) => {
    const startedAt = performance.now()
    const answer = await asked
    const told = answer.success ? 'taken' : answer.code
    if (told !== 'provider_unavailable') surprises.push(`a booking while it is away: ${told}`)
    slowestRefusal = Math.max(slowestRefusal, (performance.now() - startedAt) / 1000)
  }
  await Promise.all(
    Array.from({ length: readers }, (_, i) => [
      expectStatus('/health', 200, fetch(`${url}/health`)),
      expectStatus('home', 200, fetch(url)),
      expectStatus('/ready', 503, fetch(`${url}/ready`)),
      expectStatus('seats', 503, fetch(`${url}/api/trips/${offer.tripId}/departures`)),
      expectRefusal(
        bookOne(url, offer, { key: `books-while-it-is-away-${i}`, phone: String(9_000_000_000 + i) }),
      ),
    ]).flat(),
  )
  return { surprises, slowestRefusal }
}

/** Seconds until an address is answered with that status; those of all patience if it never is. */
async function untilStatus(address: string, status: number): Promise<number> {
  const startedAt = performance.now()
  const over = () => performance.now() - startedAt >= longestReturn
  while ((await fetch(address)).status !== status && !over()) await sleep(50)
  return (performance.now() - startedAt) / 1000
}

async function bookAndLook(url: string, offer: Offer) {
  const page = `${url}/trip/${offer.tripId}`
  const readSeats = async () => seatsOnPage(await (await fetch(page)).text(), offer.tripId)[0]?.free
  const before = await readSeats()
  const buyer = { key: 'books-when-it-is-back', phone: '9876543210' }
  const booked = await bookOne(url, offer, buyer)
  const startedAt = performance.now()
  const over = () => performance.now() - startedAt >= longestReturn
  while ((await readSeats()) === before && !over()) await sleep(50)
  const shownAfter = (performance.now() - startedAt) / 1000
  const surprises = booked.success ? [] : [`a booking once it is back: ${booked.code}`]
  return { shownAfter, surprises }
}

const [longestRefusal, slowestRead, secondsAway] = [20, 500, 15]

export const databaseAway: Proof = {
  name: 'database-away',
  title: 'A database that is cut off, silent, or stopped',
  doing: 'Taking the database away in three ways',
  async prove(ground) {
    const all: AwayReport[] = []
    for (const how of ['cut', 'silent', 'stopped'] as const)
      all.push(await ground.withDatabase(`away_${how}`, (database) => awayRound(database, how, secondsAway)))
    const surprises = all.flatMap((report) =>
      report.surprises.map((surprise) => `${report.how}: ${surprise}`),
    )
    const lines = all.map(
      ({ how, pages, slowestRefusal, readyAfter, shownAfter }) =>
        `| ${how} | ${pages.requests} | ${pages.wrong} | ${pages.p99} | ${slowestRefusal.toFixed(1)} | ${readyAfter.toFixed(1)} | ${shownAfter.toFixed(1)} |`,
    )
    return {
      text: `For ${secondsAway} s each the wire to the database was cut, or let nothing through, or PostgreSQL itself was stopped (SIGSTOP). Seconds until the last was told to come back (at most ${longestRefusal}), until the site was ready once it was back (at most 15), and until the next booking's seat was gone from its page (at most 5):

| database | other pages read | wrong | p99 ms (at most ${slowestRead}) | told after | ready after | shown after |
|---|---|---|---|---|---|---|
${lines.join('\n')}

Surprises: ${surprises.slice(0, 5).join('; ') || 'none'}.`,
      faults: faultsOf({
        'something was not as it should be': surprises.length === 0,
        'other pages suffered': all.every(({ pages }) => pages.wrong === 0 && pages.p99 <= slowestRead),
        'somebody waited too long': all.every(({ slowestRefusal }) => slowestRefusal <= longestRefusal),
        'the site came back late': all.every(({ readyAfter }) => readyAfter <= 15),
        'seats were shown too late': all.every(({ shownAfter }) => shownAfter <= 5),
      }),
    }
  },
}
