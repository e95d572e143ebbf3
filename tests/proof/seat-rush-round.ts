import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { systemClock } from '../../server/clock.ts'
import { findDifferences } from '../setup/books.ts'
import { bookOne, findOffers } from './book-one.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'

export type RushReport = {
  buyers: number
  seats: number
  started: number
  refused: number
  others: string[]
  confirmed: number
  /** The most seats that were sold and held at once. */
  most: number
  seconds: number
  differences: string[]
}

/** A trip with packages of three prices, which share the seats. */
const tripId = 'lw6'
const seats = 12
const settlesWithin = 30_000

/** Many buyers at once, over two processes, for a few seats of one departure. */
export async function seatRushRound(
  { url, pool, db }: OpenDatabase & { url: string },
  buyers: number,
): Promise<RushReport> {
  const phonepe = await startPhonePeSandbox()
  const settings = { DATABASE_URL: url, LIMITS: raisedLimits, ...phonepe.settings }
  await using first = await startServerProcess(settings)
  await using second = await startServerProcess(settings)
  phonepe.setWebhooks({ url: `${second.url}/webhooks/phonepe` })
  const packages = ['standard', 'deluxe', 'premium']
  const offers = await findOffers(first.url, pool, { packages, count: 1, tripId })
  const batchId = offers[0]?.batchId
  await pool.query('update departures set sold_by_phone = total - $3 where trip_id = $1 and id = $2', [
    tripId,
    batchId,
    seats,
  ])
  const taken = async () => {
    const { rows } = await pool.query<{ taken: number; confirmed: number }>(
      `select sold + held as taken, (select count(*)::int from bookings where status = 'confirmed') as confirmed
       from departures where trip_id = $1 and id = $2`,
      [tripId, batchId],
    )
    return rows[0] ?? { taken: 0, confirmed: 0 }
  }
  let most = 0
  let watching = true
  const watch = (async () => {
    while (watching) most = Math.max(most, (await taken()).taken)
  })()
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, i) => {
      const offer = offers[i % offers.length]
      if (!offer) throw new Error('no offer')
      const buyer = { key: `a-buyer-in-the-rush-${i}`, phone: String(9_000_000_000 + i) }
      return bookOne(i % 2 ? first.url : second.url, offer, buyer)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  for (const { merchantOrderId } of phonepe.orders())
    phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED' })
  const deadline = Date.now() + settlesWithin
  while ((await taken()).confirmed < seats && Date.now() < deadline) await sleep(50)
  watching = false
  await watch
  const { confirmed } = await taken()
  const differences = await findDifferences({ db, clock: systemClock, settings: phonepe.settings })
  await Promise.all([first.stop(), second.stop()])
  await phonepe.stop()
  const refusals = answers.flatMap((answer) => (answer.success ? [] : answer.code))
  return {
    buyers,
    seats,
    started: answers.length - refusals.length,
    refused: refusals.filter((code) => code === 'sold_out' || code === 'not_enough_seats').length,
    others: refusals.filter((code) => code !== 'sold_out' && code !== 'not_enough_seats'),
    confirmed,
    most,
    seconds,
    differences,
  }
}
