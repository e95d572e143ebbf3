import type { Database } from '#database/client.ts'
import { enqueue } from '../jobs/job-store.ts'
import type { Booking } from './booking-store.ts'
import { refundIdOf } from './order-id.ts'
import { insertRefund, listRefunds, type Payment } from './payment-store.ts'

export const sendRefund = 'send refund'

/** Writes a refund down with the job that sends it, in the caller's transaction, which holds the booking's lock. */
export async function queueRefund(
  tx: Database,
  refund: { booking: Booking; payment: Payment; amountPaise: number; why: string; at: Date },
): Promise<void> {
  const { booking, payment, amountPaise, why, at } = refund
  const number = (await listRefunds(tx, booking.reference)).length + 1
  const merchantRefundId = refundIdOf(booking.reference, number, 1)
  await insertRefund(tx, {
    merchantRefundId,
    merchantOrderId: payment.merchantOrderId,
    reference: booking.reference,
    amountPaise,
    state: 'due',
    attempt: 1,
    why,
    createdAt: at,
    acceptedAt: null,
    settledAt: null,
  })
  await enqueue(tx, {
    task: sendRefund,
    payload: { refund: merchantRefundId },
    key: merchantRefundId,
    runAt: at,
  })
}
