import type { Database } from '#database/client.ts'
import type { RefundReason } from '#domain/bookings/refund-words.ts'
import { enqueue } from '../../jobs/job-store.ts'
import type { Booking } from '../booking-store.ts'
import { refundIdOf } from '../payments/order-id.ts'
import { insertRefund, listRefunds, type Payment, type Refund } from '../payments/payment-store.ts'

export const sendRefund = 'send refund'

type NewRefund = {
  booking: Booking
  /** Null for what is paid back by hand. */
  payment: Payment | null
  amountPaise: number
  why: RefundReason
  at: Date
}

/**
 * Writes a refund down with the job that sends it, in the caller's transaction, which holds the booking's lock. One that is paid back by hand has no job: it waits
 * at the desk.
 */
export async function queueRefund(tx: Database, refund: NewRefund): Promise<void> {
  const { booking, payment, amountPaise, why, at } = refund
  const number = (await listRefunds(tx, booking.reference)).length + 1
  const row: Refund = {
    merchantRefundId: refundIdOf(booking.reference, number, 1),
    merchantOrderId: payment?.merchantOrderId ?? null,
    reference: booking.reference,
    amountPaise,
    state: 'due',
    attempt: 1,
    why,
    createdAt: at,
    acceptedAt: null,
    settledAt: null,
    byHand: payment === null,
    paidWay: null,
    paidNumber: null,
    paidOn: null,
    paidBy: null,
    bookDay: null,
  }
  if (row.byHand) await insertRefund(tx, row)
  else await queue(tx, row, at)
}

/** Takes a sum from the orders that it was paid by, in their order, and the rest from what staff took. The caller has decided that there is as much; the answer is what is paid back by hand. */
export async function queueRefunds(
  tx: Database,
  refund: {
    booking: Booking
    orders: { payment: Payment; leftPaise: number }[]
    byHandPaise: number
    amountPaise: number
    why: RefundReason
    at: Date
  },
): Promise<number> {
  const { orders, byHandPaise, amountPaise: sum, ...what } = refund
  let rest = sum
  for (const { payment, leftPaise } of orders) {
    const amountPaise = Math.min(rest, leftPaise)
    if (amountPaise > 0) await queueRefund(tx, { ...what, payment, amountPaise })
    rest -= amountPaise
  }
  if (rest > byHandPaise) throw new Error('more goes back than the payments can give')
  if (rest > 0) await queueRefund(tx, { ...what, payment: null, amountPaise: rest })
  return rest
}

/** The same sum anew, under another id, after PhonePe has refused it for good. */
export async function queueNextAttempt(
  tx: Database,
  refund: Refund,
  { at, runAt }: { at: Date; runAt: Date },
): Promise<void> {
  const sum = sumOf(refund)
  const attempts = (await listRefunds(tx, refund.reference)).filter((one) => sumOf(one) === sum)
  const attempt = Math.max(...attempts.map((one) => one.attempt)) + 1
  const merchantRefundId = attemptId(refund, attempt)
  const next = { merchantRefundId, attempt, createdAt: at, acceptedAt: null, settledAt: null }
  await queue(tx, { ...refund, ...next, state: 'due' }, runAt)
}

export async function enqueueRefund(
  tx: Pick<Database, 'insert'>,
  merchantRefundId: string,
  runAt: Date,
): Promise<void> {
  const payload = { refund: merchantRefundId }
  await enqueue(tx, { task: sendRefund, payload, key: merchantRefundId, runAt })
}

async function queue(tx: Database, refund: Refund, runAt: Date): Promise<void> {
  await insertRefund(tx, refund)
  await enqueueRefund(tx, refund.merchantRefundId, runAt)
}

/** The id of another attempt at the same sum. */
export function attemptId(refund: Refund, attempt: number): string {
  return `${sumOf(refund)}-${attempt}`
}

/** Sums of which no attempt has arrived yet, each by its newest attempt that may still do so, or else its newest. */
export function openSums(refunds: Refund[]): Refund[] {
  const sums = Map.groupBy(refunds, sumOf)
  return [...sums.values()].flatMap((attempts) => {
    if (attempts.some(({ state }) => state === 'completed')) return []
    const newest = attempts.toSorted((a, b) => b.attempt - a.attempt)
    return newest.find(({ state }) => state !== 'failed') ?? newest[0] ?? []
  })
}

/** Each sum once, whatever has become of its attempts: one that PhonePe refused for good is owed until it is sent again. */
export function eachSum(refunds: Refund[]): Refund[] {
  return [...new Map(refunds.map((refund) => [sumOf(refund), refund])).values()]
}

/** Booking and number: an id without its attempt. */
function sumOf({ merchantRefundId }: Refund): string {
  return merchantRefundId.replace(/-\d+$/, '')
}
