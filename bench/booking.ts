import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { sampleAccount, webhookAuthorization } from '../sandbox/phonepe/account.ts'
import { startPhonePeSandbox } from '../sandbox/phonepe/start-phonepe-sandbox.ts'
import { addSeats } from '../tests/proof/add-seats.ts'
import { findOffers, type Offer } from '../tests/proof/book-one.ts'
import { raisedLimits } from '../tests/proof/raised-limits.ts'
import { postJson } from '../tests/setup/post-json.ts'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'
import { bars } from './figures/bars.ts'
import { type Bar, type Bench, type Figure, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { median, percentile } from './figures/statistics.ts'
import { settledMemory } from './settled-memory.ts'

/**
 * A hundred payments a second over fifty departures, as they come and not as they are answered, while the home page is read; then their webhooks, and how
 * many settle in a second against bare inserts. Then many bookings: how much memory all of it leaves behind, from the warm-up on.
 *   node scripts/node24.mjs bench/booking.ts [--quick] [seconds] [bookings]
 */

const seconds = Number(given[0] ?? (quick ? 5 : 30))
const bookings = Number(given[1] ?? (quick ? 500 : 20_000))
const perSecond = 100
const readsPerSecond = 20
const warmUpSeconds = quick ? 3 : 8
/** How many book at once while memory is measured. */
const bookers = 16

const folder = makeTemporaryFolder()
const phonepe = await startPhonePeSandbox()
phonepe.setWebhooks({ deliver: 'lost' })
const memory = await settledMemory()
const server = await startBuiltServer(folder, {
  nodeOptions: memory.nodeOptions,
  settings: {
    APP_ENV: 'production',
    SITE_URL: 'https://kafila.example',
    AUTH_SECRET: 'known to this measurement alone, as it must be',
    LIMITS: raisedLimits,
    LOG_LEVEL: 'error',
    ...phonepe.settings,
  },
})
const postgres = await startEmbeddedPostgres(join(folder, 'data'))
const pool = new pg.Pool({ connectionString: postgres.url('kafila'), max: 10 })
await addSeats(pool, 9999)
const offers = await findOffers(server.origin, pool, { count: 50 })
const agent = new Agent({ keepAlive: true })
const authorization = webhookAuthorization(sampleAccount)
let count = 0

/** Milliseconds of each, and what was answered to those that failed. */
type Times = { took: number[]; failed: string[] }
const noTimes = (): Times => ({ took: [], failed: [] })

async function time(times: Times, due: number, call: () => Promise<string | null>): Promise<void> {
  const wrong = await call().catch(String)
  times.took.push(performance.now() - due)
  if (wrong) times.failed.push(wrong)
}

/** Begins so many a second, late or not; a late start counts as waiting. */
async function atRate(howMany: number, each: number, begin: (due: number) => Promise<void>): Promise<void> {
  const start = performance.now()
  const all: Promise<void>[] = []
  for (let i = 0; i < howMany; i++) {
    const due = start + (i * 1000) / each
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    all.push(begin(due))
  }
  await Promise.all(all)
}

async function book(): Promise<string | null> {
  const number = count++
  const { price, ...chosen } = offers[number % offers.length] as Offer
  const { body } = await postJson(
    `${server.origin}/functions/v1/phonepe-payment`,
    {
      amount: price,
      tripName: 'A trip',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone: String(6_000_000_000 + number) },
      booking: { ...chosen, guests: 1 },
      idempotencyKey: `measured-booking-${number}`,
    },
    { agent },
  )
  return body.success === true && typeof body.paymentUrl === 'string' ? null : JSON.stringify(body)
}

/** As it comes over the wire: unpacking it is the browser's work, and would be done by the process that measures. */
function readHome(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asked = get(server.origin, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () => resolve(answer.statusCode === 200 ? null : String(answer.statusCode)))
    })
    asked.once('error', reject)
  })
}

async function payFor(howLong: number): Promise<{ payment: Times; home: Times }> {
  const [payment, home] = [noTimes(), noTimes()]
  await Promise.all([
    atRate(howLong * perSecond, perSecond, (due) => time(payment, due, book)),
    atRate(howLong * readsPerSecond, readsPerSecond, (due) => time(home, due, readHome)),
  ])
  return { payment, home }
}

async function countOf(status: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int from bookings where status = $1',
    [status],
  )
  return rows[0]?.count ?? 0
}

/** All orders are paid and told at the rate of the payments; answers how many settled in a second. */
async function settleAll(): Promise<{ webhook: Times; settled: number; rate: number }> {
  const webhook = noTimes()
  const orders = phonepe.orders().filter(({ state }) => state === 'PENDING')
  const settled = orders.length
  const wanted = (await countOf('confirmed')) + settled
  const startedAt = performance.now()
  const told = atRate(settled, perSecond * 2, (due) => {
    const { merchantOrderId } = orders.pop() ?? { merchantOrderId: '' }
    phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED', webhook: false })
    return time(webhook, due, async () => {
      const event = { event: 'checkout.order.completed', payload: { merchantOrderId } }
      const url = `${server.origin}/webhooks/phonepe`
      const { status } = await postJson(url, event, { agent, headers: { authorization } })
      return status === 200 ? null : String(status)
    })
  })
  await told
  while ((await countOf('confirmed')) < wanted) await sleep(100)
  const took = (performance.now() - startedAt) / 1000
  return { webhook, settled, rate: settled / took }
}

/** Rows that a bare client of the database inserts in a second, each in a transaction of its own. */
async function bareInserts(rows: number): Promise<number> {
  await pool.query(
    'create table bare (id bigserial primary key, reference text not null, at timestamptz not null)',
  )
  const startedAt = performance.now()
  let left = rows
  const insert = async () => {
    while (left-- > 0)
      await pool.query('insert into bare (reference, at) values ($1, $2)', ['KF', new Date()])
  }
  await Promise.all(Array.from({ length: 10 }, insert))
  return rows / ((performance.now() - startedAt) / 1000)
}

async function bookMany(amount: number): Promise<void> {
  let left = amount
  const one = async () => {
    while (left-- > 0) {
      const wrong = await book()
      if (wrong) throw new Error(wrong)
    }
  }
  await Promise.all(Array.from({ length: bookers }, one))
}

function figuresOf(name: string, { took, failed }: Times, bar: Bar): Figure[] {
  if (failed[0]) progress(`${name}: ${failed[0]}`)
  return [
    figure(`${name} that failed, of ${took.length}`, failed.length, '', bars.booking.failed),
    figure(`${name}: p99`, percentile(took, 0.99), 'ms', bar),
    figure(`${name}: p50`, median(took), 'ms'),
  ]
}

async function measureAll(): Promise<Figure[]> {
  progress(`${perSecond} payments a second: ${2 * warmUpSeconds} s to warm up, then ${seconds} s`)
  await payFor(warmUpSeconds)
  const before = await memory.read(server.pid)
  // To read it, all garbage is collected, and with it code that was compiled: the server runs warm again before it is measured.
  await payFor(warmUpSeconds)
  const { payment, home } = await payFor(seconds)
  progress('their webhooks')
  const { webhook, rate } = await settleAll()
  const bare = await bareInserts(5000)
  progress(`${bookings} bookings more`)
  await bookMany(bookings)
  const after = await memory.read(server.pid)
  const { megabytes } = bars.booking
  return [
    ...figuresOf('payments', payment, bars.booking.payment),
    ...figuresOf('home page meanwhile', home, bars.booking.home),
    ...figuresOf('webhooks', webhook, bars.booking.webhook),
    figure('settlements', rate, 'a second'),
    figure('bare inserts / settlements', bare / rate, '×'),
    figure('resident memory at the start', before, 'MB'),
    figure(`memory left by ${bookings.toLocaleString('en-IN')} bookings`, after - before, 'MB', megabytes),
  ]
}

async function measureBooking(): Promise<Bench> {
  try {
    return {
      title: 'Booking',
      note: `${perSecond} payments a second over ${offers.length} departures for ${seconds} s while the home page is read, then their webhooks.`,
      figures: await measureAll(),
    }
  } finally {
    agent.destroy()
    await pool.end()
    await server.stop()
    await phonepe.stop()
  }
}

await runAlone(measureBooking)
