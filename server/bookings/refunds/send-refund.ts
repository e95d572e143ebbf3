import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { JobResult } from '../../jobs/job.ts'
import type { PhonePe } from '../../phonepe/phonepe.ts'
import type { BookingNews } from '../booking-news.ts'
import { lockBooking } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'
import { findRefund, listRefunds, type Refund, updateRefund } from '../payments/payment-store.ts'
import { askRefund, findEarlier } from './ask-refund.ts'
import { enqueueRefund, openSums, queueNextAttempt } from './queue-refund.ts'

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

  async function followEarlier(refund: Refund, earlier: string): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      await lockBooking(tx, refund.reference)
      const dropped = { state: 'failed', settledAt: at } as const
      if (!(await updateRefund(tx, refund.merchantRefundId, ['due'], dropped))) return
      await updateRefund(tx, earlier, ['failed'], { state: 'pending', acceptedAt: at, settledAt: null })
      await enqueueRefund(tx, earlier, at)
    })
  }

  async function complete(refund: Refund): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, refund.reference)
      const done = { state: 'completed', settledAt: at } as const
      if (!booking || !(await updateRefund(tx, refund.merchantRefundId, ['due', 'pending'], done))) return
      const isLast = openSums(await listRefunds(tx, refund.reference)).length === 0
      if (isLast && booking.status === 'refunding')
        await moveBooking(tx, booking, { to: 'refunded', by: 'phonepe', why: 'the refund has arrived', at })
      await news.refunded(tx, booking, { amountPaise: refund.amountPaise, byHand: null })
    })
  }

  async function fail(refund: Refund): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, refund.reference)
      const failed = { state: 'failed', settledAt: at } as const
      if (!booking || !(await updateRefund(tx, refund.merchantRefundId, ['due', 'pending'], failed))) return
      if (refund.attempt >= mostAttempts) return news.refundStuck(tx, booking, refund.amountPaise)
      await queueNextAttempt(tx, refund, { at, runAt: new Date(at.getTime() + waitBeforeNextAttempt) })
    })
  }

  return async (merchantRefundId) => {
    const refund = await findRefund(db, merchantRefundId)
    if (!refund || refund.byHand || refund.state === 'completed' || refund.state === 'failed')
      return { ok: true }
    const earlier = refund.state === 'due' ? await findEarlier(phonepe, refund) : 'none'
    if (earlier === 'unknown') return noAnswer
    if (earlier !== 'none') {
      await followEarlier(refund, earlier)
      return { ok: true }
    }
    const answer = await askRefund(phonepe, refund)
    if (!answer.ok && answer.reason !== 'refused') return noAnswer
    if (!answer.ok || answer.state === 'FAILED') {
      await fail(refund)
      return { ok: true }
    }
    if (answer.state === 'COMPLETED') {
      await complete(refund)
      return { ok: true }
    }
    await updateRefund(db, merchantRefundId, ['due'], { state: 'pending', acceptedAt: clock.now() })
    return { ok: false, reason: 'PhonePe has accepted the refund and not finished it', pending: true }
  }
}

const noAnswer: JobResult = { ok: false, reason: 'PhonePe does not answer' }
