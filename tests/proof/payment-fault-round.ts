import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { type PhonePeSandbox, startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { findDifferences } from '../setup/books.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'
import { countOpen } from './count-open.ts'
import { closed, type Fate, fates, plain } from './payment-fates.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'

export type PaymentFaultReport = {
  bookings: number
  paid: number
  confirmed: number
  refunded: number
  refusedRefunds: number
  webhooks: number
  forged: number
  /** Bookings that ended otherwise than their payment wants it. */
  astray: string[]
  /** Bookings for which PhonePe keeps another sum than their status says. */
  wronglyPaid: string[]
  differences: string[]
}

type Booked = { reference: string; fate: Fate }

/** How many book at once. */
const buyersAtOnce = 6
/** So long after they booked the late ones pay, and so long again after that refused refunds are sent anew. */
const later = 2 * 3600_000
const settlesWithin = 60_000
/** Refunds that PhonePe refuses; fewer than there are, so that none is refused for good. */
const refusals = 3

/**
 * People book over two processes while everything happens to their payments that can: webhooks lost, late, tripled, reversed and forged, other amounts, late payments, tokens that run out,
 * refunds that are refused. Then time passes, the late ones pay, and the books are compared.
 */
export async function paymentFaultRound(
  { url, pool, db }: OpenDatabase & { url: string },
  bookings: number,
): Promise<PaymentFaultReport> {
  const phonepe = await startPhonePeSandbox({ webhookRetryAfterMs: [100] })
  const settings = { DATABASE_URL: url, LIMITS: raisedLimits, ...phonepe.settings }
  let passed = 0
  const clock = { now: () => new Date(Date.now() + passed) }

  /** Two servers at the present hour. */
  async function withTwoServers(work: (urls: string[]) => Promise<void>): Promise<void> {
    const own = passed === 0 ? settings : { ...settings, TEST_CLOCK: clock.now().toISOString() }
    const servers = await Promise.all([startServerProcess(own), startServerProcess(own)])
    try {
      await work(servers.map((server) => server.url))
      await Promise.all(servers.map((server) => server.stop()))
    } finally {
      await Promise.all(servers.map((server) => server.kill()))
    }
  }
  function letTimePass(): void {
    passed += later
    phonepe.moveClock({ seconds: later / 1000 })
  }

  const booked: Booked[] = []
  await withTwoServers(async (urls) => {
    // What is sold by phone stays as it is noted, so nobody lacks a seat.
    await pool.query('update departures set sold_by_phone = 0')
    const offers = await findOffers(urls[0] ?? '', pool)
    phonepe.injectFault({
      operation: 'refund',
      fault: { kind: 'refuse', message: 'Not now' },
      times: refusals,
    })
    booked.push(...(await bookAll({ phonepe, urls, offers, bookings })))
    phonepe.releaseWebhooks({ reversed: true })
    await phonepe.webhooksDelivered()
  })
  letTimePass()
  await withTwoServers(async (urls) => {
    phonepe.setWebhooks({ url: `${urls[1]}/webhooks/phonepe`, deliver: 'at once', copies: 1, delayMs: 0 })
    // Late is who pays when every hold has ended.
    const pending = booked.filter(({ fate }) => fate.staysPending).length
    await until(async () => (await countUnpaid(pool)) <= pending)
    for (const { reference, fate } of shuffled(booked)) fate.later?.(phonepe, `${reference}-P1`)
    await until(async () => (await countUnpaid(pool)) === 0 && phonepe.pendingFaults() === 0)
  })
  letTimePass()
  await withTwoServers(async (urls) => {
    phonepe.setWebhooks({ url: `${urls[0]}/webhooks/phonepe` })
    await until(async () => (await countOpen(pool)) === 0)
  })
  const report = await judge({ phonepe, pool, booked })
  const differences = await findDifferences({ db, clock, settings: phonepe.settings })
  await phonepe.stop()
  return { ...report, differences }
}

/** Open orders and holds. */
async function countUnpaid(pool: OpenDatabase['pool']): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select (select count(*) from bookings where status in ('held', 'awaiting_payment'))::int
       + (select count(*) from payments where state in ('opening', 'pending'))::int as open`,
  )
  return rows[0]?.open ?? 0
}

/** What is not so in time is found by the comparison. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + settlesWithin
  while (!(await isSo()) && Date.now() < deadline) await sleep(100)
}

/** Each fate as often as the others, in any order, with webhooks that go astray at random. */
async function bookAll({
  phonepe,
  urls,
  offers,
  bookings,
}: {
  phonepe: PhonePeSandbox
  urls: string[]
  offers: Offer[]
  bookings: number
}): Promise<Booked[]> {
  const left = shuffled(Array.from({ length: bookings }, (_, i) => fates[i % fates.length] as Fate)).entries()
  const booked: Booked[] = []
  const book = async (offer: Offer, buyer: { key: string; phone: string }, fate: Fate): Promise<Booked> => {
    const first = await bookOne(anyOf(urls), offer, buyer)
    // Twice in a row the token ran out in the middle: the same wish again finds the booking, and nobody has an address to pay at.
    const isAway = !first.success && first.code === 'provider_unavailable'
    const answer = isAway ? await bookOne(anyOf(urls), offer, buyer) : first
    if (!answer.success) throw new Error(answer.error)
    const { bookingRef: reference } = answer
    const one = { reference, fate: isAway ? closed : fate }
    booked.push(one)
    phonepe.setWebhooks({
      url: `${anyOf(urls)}/webhooks/phonepe`,
      deliver: anyOf(['at once', 'held', 'lost'] as const),
      copies: anyOf([1, 3]),
      delayMs: anyOf([0, 300]),
    })
    one.fate.now(phonepe, `${reference}-P1`)
    return one
  }
  const buy = async () => {
    for (const [i, fate] of left) {
      const [offer, phone] = [offers[i % offers.length] as Offer, String(9_000_000_000 + i)]
      if (Math.random() < 0.1) phonepe.expireTokens()
      const one = await book(offer, { key: `to-whom-much-happens-${i}`, phone }, fate)
      if (!one.fate.booksAgain) continue
      const newer = await book(offer, { key: `and-books-once-more-${i}`, phone }, plain)
      // Nobody pays for the newer one, so the first one's late payment has nothing in its way.
      if (newer.fate === closed) one.fate = { ...one.fate, ends: 'confirmed' }
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, buy))
  return booked
}

async function judge({
  phonepe,
  pool,
  booked,
}: {
  phonepe: PhonePeSandbox
  pool: OpenDatabase['pool']
  booked: Booked[]
}): Promise<Omit<PaymentFaultReport, 'differences'>> {
  const { rows } = await pool.query<{ reference: string; status: string; payable: number }>(
    'select reference, status, payable_paise::int as payable from bookings',
  )
  const kept = new Map<string, number>()
  const add = (id: string, paise: number) =>
    kept.set(id.slice(0, 11), (kept.get(id.slice(0, 11)) ?? 0) + paise)
  const paid = phonepe.orders().filter(({ state }) => state === 'COMPLETED')
  for (const { merchantOrderId, amount } of paid) add(merchantOrderId, amount)
  for (const { merchantRefundId, state, amount } of phonepe.refunds())
    if (state === 'COMPLETED') add(merchantRefundId, -amount)
  const statusOf = new Map(rows.map(({ reference, status }) => [reference, status]))
  const countOf = (status: string) => rows.filter((row) => row.status === status).length
  const refused = await pool.query(`select from refunds where state = 'failed'`)
  const deliveries = phonepe.deliveries()
  return {
    bookings: rows.length,
    paid: paid.length,
    confirmed: countOf('confirmed'),
    refunded: countOf('refunded'),
    refusedRefunds: refused.rowCount ?? 0,
    webhooks: deliveries.length,
    forged: deliveries.filter(({ status }) => status === 401).length,
    astray: booked
      .filter(({ reference, fate }) => !endsOf(fate).includes(statusOf.get(reference) ?? 'missing'))
      .map(({ reference, fate }) => `${reference} (${fate.name}) is ${statusOf.get(reference)}.`),
    wronglyPaid: rows
      .filter(
        ({ reference, status, payable }) =>
          (kept.get(reference) ?? 0) !== (status === 'confirmed' ? payable : 0),
      )
      .map(
        ({ reference, status }) =>
          `${reference} is ${status}, and PhonePe keeps ${kept.get(reference) ?? 0} paise.`,
      ),
  }
}

/** A failure that nobody was told of in time is an expired hold. */
function endsOf({ ends }: Fate): string[] {
  return ends === 'expired' ? ['expired', 'failed'] : [ends]
}

function anyOf<One>(all: readonly One[]): One {
  return all[Math.floor(Math.random() * all.length)] as One
}

function shuffled<One>(all: One[]): One[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
