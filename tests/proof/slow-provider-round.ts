import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { systemClock } from '../../server/clock.ts'
import { findDifferences } from '../setup/books.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'
import { raisedLimits } from './raised-limits.ts'
import { type ReadFigures, readDepartures } from './read-departures.ts'
import { startServerProcess } from './server-process.ts'

export type SlowProviderReport = {
  buyers: number
  /** Who heard that PhonePe does not answer, with the seats kept. */
  told: number
  /** Orders that PhonePe opened, late and nobody having heard of them. */
  lateOrders: number
  confirmed: number
  during: ReadFigures
  differences: string[]
}

const buyers = 20
const answersAfter = 30_000
const settlesWithin = 60_000

/** PhonePe answers after half a minute: nobody is told that a payment failed, seats stay held, everybody pays in the end, once, and the site stays quick. */
export async function slowProviderRound({
  url: databaseUrl,
  pool,
  db,
}: OpenDatabase & { url: string }): Promise<SlowProviderReport> {
  const phonepe = await startPhonePeSandbox()
  const settings = { DATABASE_URL: databaseUrl, LIMITS: raisedLimits, ...phonepe.settings }
  await using server = await startServerProcess(settings)
  phonepe.setWebhooks({ url: `${server.url}/webhooks/phonepe` })
  const offers = await findOffers(server.url, pool, { count: buyers })
  const asks = Array.from({ length: buyers }, (_, i) => ({
    offer: offers[i % offers.length] as Offer,
    buyer: { key: `waits-for-half-a-minute-${i}`, phone: String(9_000_000_000 + i) },
  }))
  const askAll = () => Promise.all(asks.map(({ offer, buyer }) => bookOne(server.url, offer, buyer)))
  phonepe.injectFault({
    operation: 'pay',
    fault: { kind: 'delay', milliseconds: answersAfter },
    times: buyers,
    applied: true,
  })
  const [first, during] = await Promise.all([askAll(), readDepartures(server.url, 8)])
  const told = first.filter((answer) => !answer.success && answer.code === 'provider_unavailable').length
  await sleep(3000)
  // The same wish again: its window asks PhonePe anew.
  const lateOrders = phonepe.orders().length
  for (const answer of await askAll())
    if (answer.success) await fetch(server.url + answer.paymentUrl, { redirect: 'manual' })
  for (const { merchantOrderId } of phonepe.orders())
    if (merchantOrderId.endsWith('-P2')) phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED' })
  const countConfirmed = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from bookings where status = 'confirmed'`,
    )
    return rows[0]?.count ?? 0
  }
  const deadline = Date.now() + settlesWithin
  while ((await countConfirmed()) < buyers && Date.now() < deadline) await sleep(100)
  await sleep(answersAfter - 13_000)
  const confirmed = await countConfirmed()
  const differences = await findDifferences({ db, clock: systemClock, settings: phonepe.settings })
  await server.stop()
  await phonepe.stop()
  return { buyers, told, lateOrders, confirmed, during, differences }
}
