import { Agent } from 'node:http'
import { sql } from 'drizzle-orm'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import type { Running } from '../../server/start.ts'
import type { UseCases } from '../../server/use-cases.ts'
import { postJson } from '../setup/post-json.ts'
import type { Choose } from './chooser.ts'

const firstNames =
  'Asha Rohan Meera Arjun Kavya Nikhil Ananya Vikram Priya Sameer Devika Farhan Lakshmi Tenzin Ritu Gurpreet'.split(
    ' ',
  )
const lastNames =
  'Rao Gokhale Iyer Sharma Menon Banerjee Kulkarni Khan Das Reddy Bhat Negi Fernandes Singh Patil Thakur'.split(
    ' ',
  )
const atOnce = 8
const reasons = ['The traveller is ill', 'Leave was refused', 'Found another date']
const connections = new Agent({ keepAlive: true, maxSockets: atOnce })

type Offer = { tripId: string; batchId: string; free: number }
type Sale = {
  running: Running
  phonepe: PhonePeSandbox
  desk: UseCases['bookings']
  choose: Choose
  count: number
  /** The number of the first of them, among all. */
  first: number
  /** Lets time go by. */
  pass: (milliseconds: number) => void
}

/** A day's visitors: each books, and pays or not; some cancel later. */
export async function sellSomeSeats(sale: Sale): Promise<void> {
  const { running, count, first, choose, pass } = sale
  const offers = await listOffers(running)
  const prices = new Map<string, number>()
  for (let at = 0; at < count; at += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - at) }, (_, i) => first + at + i)
    pass(Math.floor(50_000_000 / count) * batch.length)
    const sold = batch.map((number) => {
      const offer = choose.one(offers)
      return {
        number,
        offer,
        guests: Math.min(1 + choose.below(4), Math.max(offer.free, 1)),
        fate: choose.below(100),
      }
    })
    await Promise.all(sold.map((one) => sell(sale, one, prices)))
  }
}

/** What visitors can choose that day. */
export async function listOffers({ resources: { db, clock } }: Running): Promise<Offer[]> {
  const today = dateInIndia(clock.now())
  const { rows } = await db.execute<Offer>(sql`
    select trip_id as "tripId", id as "batchId", free from departures
    where on_sale and free > 0 and start_date > ${today}::date + 1 and (decide_on is null or decide_on > ${today})
    order by trip_id, start_date`)
  return rows
}

type Sold = { number: number; offer: Offer; guests: number; fate: number }

async function sell(
  { running, phonepe, desk, choose }: Sale,
  sold: Sold,
  prices: Map<string, number>,
): Promise<void> {
  const { fate, offer } = sold
  const answer = await book(running.url, sold, prices)
  if (!answer.success) return
  const merchantOrderId = `${answer.bookingRef}-P1`
  // Of a hundred two leave the payment page as it is and four fail there.
  if (fate < 2) return
  phonepe.settleOrder({ merchantOrderId, state: fate < 6 ? 'FAILED' : 'COMPLETED' })
  offer.free -= sold.guests
  if (fate >= 12) return
  await phonepe.webhooksDelivered()
  await desk.settlePayment(merchantOrderId)
  const by = { kind: 'command line' } as const
  await desk.cancelBooking(answer.bookingRef, {
    by,
    why: 'cancelled for the traveller',
    reason: choose.one(reasons),
    way: 'as paid',
    shownPaise: null,
  })
}

type Answer =
  | { success: true; bookingRef: string }
  | { success: false; code: string; field?: string; amount?: number }

/** Asks for the payment, for the price as it was last seen or as the site corrects it. */
async function book(url: string, sold: Sold, prices: Map<string, number>): Promise<Answer> {
  const { number, offer } = sold
  const { tripId, batchId } = offer
  const name = `${firstNames[number % 16]} ${lastNames[Math.floor(number / 16) % 16]}`
  for (let tries = 0; ; tries++) {
    const key = `${tripId} ${batchId} ${sold.guests}`
    const { body } = await postJson(
      `${url}/functions/v1/phonepe-payment`,
      {
        amount: prices.get(key) ?? 0,
        tripName: 'A trip',
        userDetails: { name, email: `guest${number}@example.com`, phone: String(6_000_000_000 + number) },
        booking: { tripId, packageId: 'standard', batchId, guests: sold.guests },
        idempotencyKey: `demo-booking-${number}-${tries}`,
      },
      {
        agent: connections,
        headers: { 'x-forwarded-for': `198.18.${Math.floor(number / 250) % 250}.${(number % 250) + 1}` },
      },
    )
    const answer = body as Answer
    // What two share is sold by twos.
    if (
      !answer.success &&
      answer.field === 'booking.guests' &&
      sold.guests % 2 === 1 &&
      offer.free > sold.guests
    ) {
      sold.guests++
      continue
    }
    if (answer.success || answer.code !== 'amount_mismatch' || !answer.amount || tries > 3) return answer
    prices.set(key, answer.amount)
  }
}
