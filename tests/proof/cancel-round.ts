import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { createLog } from '../../server/log.ts'
import { findDifferences } from '../setup/books.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'
import { bookOne, findOffers } from './book-one.ts'
import { raisedLimits } from './raised-limits.ts'

export type CancelReport = {
  bookings: number
  /** Refunds that were written down when the command was killed. */
  whenKilled: number
  refundedOnce: number
  calls: number
  differences: string[]
}

const root = join(import.meta.dirname, '../..')
const why = 'the departure does not run'

/**
 * The operator cancels a departure with many bookings, is killed in the middle and begins again, while PhonePe fails at random, also after it has done what it was asked for.
 */
export async function cancelRound(
  { url: databaseUrl, pool, db }: OpenDatabase & { url: string },
  bookings: number,
): Promise<CancelReport> {
  let moment = Date.now()
  const clock = { now: () => new Date(moment) }
  const phonepe = await startPhonePeSandbox({ now: () => moment })
  const settings = { DATABASE_URL: databaseUrl, LIMITS: raisedLimits, ...phonepe.settings }
  const app = await startBuiltApp(settings, { clock, log: createLog('silent') })
  phonepe.setWebhooks({ url: `${app.url}/webhooks/phonepe` })
  const [offer] = await findOffers(app.url, pool, { count: 1 })
  if (!offer) throw new Error('nothing can be booked')
  const which = [offer.tripId, offer.batchId]
  // The first start fills departures once more in the background, which would take the seats away again.
  await app.runDueJobs()
  await pool.query('update departures set total = $3 where trip_id = $1 and id = $2', [
    ...which,
    bookings + 50,
  ])
  const references: string[] = []
  for (let i = 0; i < bookings; i++) {
    const buyer = { key: `whose-departure-ends-${i}`, phone: String(9_000_000_000 + i) }
    const answer = await bookOne(app.url, offer, buyer)
    if (!answer.success) throw new Error(answer.error)
    references.push(answer.bookingRef)
    phonepe.settleOrder({ merchantOrderId: `${answer.bookingRef}-P1`, state: 'COMPLETED' })
  }
  await phonepe.webhooksDelivered()
  await app.runDueJobs()
  phonepe.injectFault({ fault: { kind: 'status', status: 503 }, chance: 0.2, times: null })
  phonepe.injectFault({
    fault: { kind: 'drop' },
    operation: 'refund',
    chance: 0.3,
    times: null,
    applied: true,
  })
  phonepe.injectFault({
    fault: { kind: 'refuse', message: 'Not now' },
    operation: 'refund',
    chance: 0.02,
    times: null,
  })

  function command(): ChildProcess {
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...settings,
      TEST_CLOCK: clock.now().toISOString(),
    }
    const args = ['server/operator/index.ts', 'cancel-departure', ...which]
    return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const countRefunds = async () => {
    const counted = await pool.query<{ count: number }>('select count(*)::int from refunds where why = $1', [
      why,
    ])
    return counted.rows[0]?.count ?? 0
  }
  references.sort()
  // Made in one moment, they are cancelled by reference. Held by somebody else, a booking in the middle makes the command wait there, and there it is killed.
  const middle = Math.floor(bookings / 2)
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from bookings where reference = $1 for update', [references[middle]])
  const killed = command()
  while (killed.exitCode === null && (await countRefunds()) < middle) await sleep(20)
  killed.kill('SIGKILL')
  if (killed.signalCode === null && killed.exitCode === null) await once(killed, 'exit')
  await client.query('rollback')
  client.release()
  const whenKilled = await countRefunds()
  const again = command()
  const [code] = await once(again, 'exit')
  if (code !== 0) throw new Error(`the command ended with ${code}`)

  const isOpen = async () =>
    ((await pool.query(`select from refunds where state in ('due', 'pending') limit 1`)).rowCount ?? 0) > 0
  for (let i = 0; i < 60 && (await isOpen()); i++) {
    moment += 1800_000
    await app.runDueJobs()
  }
  phonepe.clearFaults()
  const returned = new Map<string, number>()
  for (const { originalMerchantOrderId: order, amount, state } of phonepe.refunds())
    if (state === 'COMPLETED') returned.set(order, (returned.get(order) ?? 0) + amount)
  const { rows } = await pool.query<{ reference: string; payable: number }>(
    `select reference, payable_paise::int as payable from bookings where status = 'refunded'`,
  )
  const refundedOnce = rows.filter(
    ({ reference, payable }) => returned.get(`${reference}-P1`) === payable,
  ).length
  const differences = await findDifferences({ db, clock, settings: phonepe.settings })
  const { refund } = phonepe.calls()
  await app.stop()
  await phonepe.stop()
  return { bookings, whenKilled, refundedOnce, calls: refund, differences }
}
