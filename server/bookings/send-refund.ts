import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { JobResult } from '../jobs/job.ts'
import { enqueue } from '../jobs/job-store.ts'
import type { PhonePe, RefundAnswer } from '../phonepe/phonepe.ts'
import type { BookingNews } from './booking-news.ts'
import { lockBooking } from './booking-store.ts'
import { moveBooking } from './move-booking.ts'
import { refundIdOf } from './order-id.ts'
import { findRefund, insertRefund, listRefunds, type Refund, updateRefund } from './payment-store.ts'
import { sendRefund } from './queue-refund.ts'

/** A refund that PhonePe refused is sent anew under another id so often; then the operator is told. */
const mostAttempts = 3
const waitBeforeNextAttempt = 15 * 60_000

/** Sends a refund to PhonePe and follows it to its end. Sent twice under the same id it is still one refund. */
export type SendRefund = (merchantRefundId: string) => Promise<JobResult>

export function createSendRefund(deps: {
  db: Database
  clock: Clock
  phonepe: PhonePe
  news: BookingNews
}): SendRefund {
  const { db, clock, phonepe, news } = deps

  /** What was sent may have arrived although its answer did not: so it is asked for first. */
  async function ask(refund: Refund): Promise<RefundAnswer> {
    const known = await phonepe.refundStatus(refund.merchantRefundId)
    if (known.ok || known.reason !== 'not found') return known
    const { merchantRefundId, merchantOrderId, amountPaise } = refund
    return phonepe.refund({ merchantRefundId, merchantOrderId, amountPaise })
  }

  async function complete(refund: Refund): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, refund.reference)
      const done = { state: 'completed', settledAt: at } as const
      if (!booking || !(await updateRefund(tx, refund.merchantRefundId, ['due', 'pending'], done))) return
      const isLast = (await listRefunds(tx, refund.reference)).every(
        ({ state }) => state === 'completed' || state === 'failed',
      )
      if (isLast && booking.status === 'refunding')
        await moveBooking(tx, booking, { to: 'refunded', by: 'phonepe', why: 'the refund has arrived', at })
      await news.refunded(tx, booking, refund.amountPaise)
    })
  }

  async function fail(refund: Refund): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, refund.reference)
      const failed = { state: 'failed', settledAt: at } as const
      if (!booking || !(await updateRefund(tx, refund.merchantRefundId, ['due', 'pending'], failed))) return
      if (refund.attempt >= mostAttempts) return news.refundStuck(tx, booking, refund.amountPaise)
      const number = Number(/-R(\d+)-/.exec(refund.merchantRefundId)?.[1])
      const attempt = refund.attempt + 1
      const merchantRefundId = refundIdOf(refund.reference, number, attempt)
      await insertRefund(tx, {
        ...refund,
        merchantRefundId,
        attempt,
        state: 'due',
        createdAt: at,
        acceptedAt: null,
        settledAt: null,
      })
      const runAt = new Date(at.getTime() + waitBeforeNextAttempt)
      await enqueue(tx, {
        task: sendRefund,
        payload: { refund: merchantRefundId },
        key: merchantRefundId,
        runAt,
      })
    })
  }

  return async (merchantRefundId) => {
    const refund = await findRefund(db, merchantRefundId)
    if (!refund || refund.state === 'completed' || refund.state === 'failed') return { ok: true }
    const answer = await ask(refund)
    if (!answer.ok && answer.reason !== 'refused') return { ok: false, reason: 'PhonePe does not answer' }
    if (!answer.ok || answer.state === 'FAILED') {
      await fail(refund)
      return { ok: true }
    }
    if (answer.state === 'COMPLETED') {
      await complete(refund)
      return { ok: true }
    }
    await updateRefund(db, merchantRefundId, ['due'], { state: 'pending', acceptedAt: clock.now() })
    return { ok: false, reason: 'PhonePe has accepted the refund and not finished it' }
  }
}
