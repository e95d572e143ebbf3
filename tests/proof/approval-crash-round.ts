import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { type PhonePeSandbox, startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { findDifferences } from '../setup/books.ts'
import { hireStaff, staffSettings } from '../setup/sample-staff.ts'
import { addSeats } from './add-seats.ts'
import { approvalTraffic } from './approval-traffic.ts'
import { cancelledDepartures, partRefunds } from './approval-work.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'
import { bookingCrashRound } from './booking-crash-round.ts'
import { countOpen } from './count-open.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'

export type DeskCrashReport = {
  done: number
  strikes: number[]
  approved: number
  /** Approvals that had lapsed, as seats were changed by a start in between. */
  lapsed: number
  /** What was lost or done twice. */
  faults: string[]
  leaked: number
  differences: string[]
}

const bookingsOfDeparture = 3
/** One act of so many cancels a departure. */
const oneCancelsOf = 8
const rupees = 1_500
/** So long after the last blow every lease has ended. */
const later = 2 * 3600_000
const settlesWithin = 120_000

type Sold = { key: string; references: string[] }
type Seller = { url: string; phonepe: PhonePeSandbox }

/** So many paid bookings of one departure. */
async function sell({ url, phonepe }: Seller, offer: Offer, count: number): Promise<Sold> {
  const references: string[] = []
  for (let i = 0; i < count; i++) {
    const number = sold++
    const buyer = { key: `sold-before-the-desk-dies-${number}`, phone: String(9_000_000_000 + number) }
    const answer = await bookOne(url, offer, buyer)
    if (!answer.success) throw new Error(answer.error)
    references.push(answer.bookingRef)
    phonepe.settleOrder({ merchantOrderId: `${answer.bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  }
  await phonepe.webhooksDelivered()
  return { key: `${offer.tripId}/${offer.batchId}`, references }
}
let sold = 0

/**
 * Two servers on one database, of which one is killed in each round while staff ask for part refunds and for cancelled departures and approve them: every sum goes back once, whatever answer was lost.
 */
export async function approvalCrashRound(
  database: OpenDatabase & { url: string },
  { rounds, acts }: { rounds: number; acts: number },
): Promise<DeskCrashReport> {
  const { pool, db, url: databaseUrl } = database
  await using stack = new AsyncDisposableStack()
  const phonepe = await startPhonePeSandbox()
  stack.defer(phonepe.stop)
  const settings = {
    DATABASE_URL: databaseUrl,
    LIMITS: raisedLimits,
    REFUND_LIMIT: '1000',
    SITE_URL: 'http://localhost:3000',
    ...staffSettings,
    ...phonepe.settings,
  }
  // Each of six writers may have one more under way when a round ends.
  const inAll = (rounds + 1) * (acts + 6)
  const cancelled: Sold[] = []
  const refunded: string[] = []
  {
    await using shop = await startServerProcess(settings)
    phonepe.setWebhooks({ url: `${shop.url}/webhooks/phonepe` })
    await addSeats(pool, 9999)
    const seller = { url: shop.url, phonepe }
    const offers = await findOffers(shop.url, pool, { count: Math.ceil(inAll / oneCancelsOf) + 1 })
    const [kept, ...others] = offers
    if (!kept || others.length * oneCancelsOf < inAll) throw new Error('too few departures can be booked')
    refunded.push(...(await sell(seller, kept, inAll)).references)
    for (const offer of others) cancelled.push(await sell(seller, offer, bookingsOfDeparture))
    while ((await countOpen(pool)) > 0) await sleep(100)
    await shop.stop()
  }
  const staff = await hireStaff(db, () => new Date())
  const books = { pool, phonepe }
  const works = [
    { work: partRefunds(books, refunded, rupees), share: oneCancelsOf - 1 },
    { work: cancelledDepartures(books, cancelled), share: 1 },
  ]
  const traffic = approvalTraffic(staff, works)
  const { strikes } = await bookingCrashRound({ settings, pool, traffic }, { rounds, bookings: acts })
  return { done: traffic.acknowledged(), strikes, ...(await comeToRest()) }

  async function comeToRest(): Promise<Omit<DeskCrashReport, 'done' | 'strikes'>> {
    phonepe.moveClock({ seconds: later / 1000 })
    const clock = { now: () => new Date(Date.now() + later) }
    await using server = await startServerProcess({ ...settings, TEST_CLOCK: clock.now().toISOString() })
    phonepe.setWebhooks({ url: `${server.url}/webhooks/phonepe` })
    const isAtWork = async () =>
      (await countOpen(pool)) > 0 ||
      ((await pool.query(`select from jobs where task = 'cancel agreed departure' and failed_at is null`))
        .rowCount ?? 0) > 0
    const deadline = Date.now() + settlesWithin
    while ((await isAtWork()) && Date.now() < deadline) await sleep(100)
    const differences = await findDifferences({ db, clock, settings: phonepe.settings })
    const { rows } = await pool.query<{ approved: number; lapsed: number }>(
      `select count(*) filter (where decision = 'approved' and done_at is not null)::int as approved, count(*) filter (where decision = 'lapsed')::int as lapsed from approvals`,
    )
    await server.stop()
    return {
      approved: rows[0]?.approved ?? 0,
      lapsed: rows[0]?.lapsed ?? 0,
      faults: (await Promise.all(works.map(({ work }) => work.check()))).flat(),
      leaked: await countOpen(pool),
      differences,
    }
  }
}
