import type { Database } from '#database/client.ts'
import { jobAsPart } from '../../jobs/job-store.ts'
import { type Booking, eventAsPart, type NewEvent } from '../booking-store.ts'
import { orderIdOf } from './order-id.ts'
import { checkPayment } from './payment-checks.ts'
import { insertPayment, type Payment } from './payment-store.ts'

/** PhonePe advises to look for the first time after so long. */
const firstCheckSeconds = 22

/**
 * Writes an order down before PhonePe hears of it, with its event and the job that looks what became of it: whatever dies in between, it is asked for. In the
 * caller's transaction, which holds the booking's lock.
 */
export async function placeOrder(
  tx: Pick<Database, '$with' | 'insert' | 'with'>,
  { reference }: Booking,
  order: { amountPaise: number; attempt: number; at: Date; event: NewEvent },
): Promise<Payment> {
  const { amountPaise, attempt, at, event } = order
  const merchantOrderId = orderIdOf(reference, attempt)
  const payment: Payment = {
    merchantOrderId,
    reference,
    amountPaise,
    state: 'opening',
    providerOrderId: null,
    redirectUrl: null,
    transactionId: null,
    paymentMode: null,
    bankReference: null,
    errorCode: null,
    paidPaise: null,
    createdAt: at,
    lookedAt: null,
    settledAt: null,
  }
  const look = jobAsPart(tx, {
    task: checkPayment,
    payload: { order: merchantOrderId },
    key: merchantOrderId,
    runAt: new Date(at.getTime() + firstCheckSeconds * 1000),
  })
  await insertPayment(tx, payment, [look, eventAsPart(tx, event)])
  return payment
}
