import type { Database } from '#database/client.ts'
import type { Booking } from '../booking-store.ts'
import { listPayments, listRefunds, type Payment } from '../payments/payment-store.ts'
import { eachSum } from './queue-refund.ts'

export type MoneyLeft = {
  /** What was paid for the booking, less what has gone back or has been promised to. */
  onlinePaise: number
  walletPaise: number
  /** The orders that it was paid by, with what each can still give back. */
  orders: { payment: Payment; leftPaise: number }[]
}

/** What can come back of a booking that is paid. A second order that was paid by mistake goes back whole, so it counts for nothing. */
export async function readMoneyLeft(
  db: Pick<Database, 'select'>,
  { reference, payablePaise, walletPaise }: Booking,
): Promise<MoneyLeft> {
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
  const left = orders.reduce((sum, { leftPaise }) => sum + leftPaise, 0)
  return { onlinePaise: Math.min(payablePaise, left), walletPaise, orders }
}
