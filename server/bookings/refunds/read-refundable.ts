import type { Database } from '#database/client.ts'
import type { Refundable } from '#domain/bookings/refund-amount.ts'
import type { Booking } from '../booking-store.ts'
import { listPayments, listRefunds, type Payment } from '../payments/payment-store.ts'
import { readReceived } from '../payments/read-received.ts'
import { eachSum } from './queue-refund.ts'

/** With the orders that it was paid by and what each can still give back, and what can be paid back of what staff took. */
export type RefundableBooking = Refundable & {
  orders: { payment: Payment; leftPaise: number }[]
  /** What all of them can. */
  phonePePaise: number
  byHandPaise: number
}

/**
 * What the refund of a paid booking is reckoned from: the terms of its sale, and what was paid less what has gone back or has been promised to. A
 * second order that was paid by mistake goes back whole, so it counts for nothing.
 */
export async function readRefundable(
  db: Pick<Database, 'select'>,
  booking: Booking,
): Promise<RefundableBooking> {
  const { reference, terms, totalPaise, payablePaise, walletPaise } = booking
  const received = await readReceived(db, booking)
  const sent = eachSum(await listRefunds(db, reference))
  const orders = (await listPayments(db, reference))
    .filter(({ state }) => state === 'completed')
    .map((payment) => ({
      payment,
      leftPaise: sent
        .filter(({ merchantOrderId }) => merchantOrderId === payment.merchantOrderId)
        .reduce((left, { amountPaise }) => left - amountPaise, payment.amountPaise),
    }))
    .filter(({ leftPaise }) => leftPaise > 0)
  const byHandPaise = sent
    .filter(({ byHand }) => byHand)
    .reduce((left, { amountPaise }) => left - amountPaise, received.byHandPaise)
  const phonePePaise = orders.reduce((sum, { leftPaise }) => sum + leftPaise, 0)
  return {
    refundTable: terms.refundTable,
    startDate: terms.startDate,
    totalPaise,
    left: { onlinePaise: Math.min(payablePaise, phonePePaise + byHandPaise), walletPaise },
    owedPaise: received.owedPaise,
    orders,
    phonePePaise,
    byHandPaise,
  }
}
