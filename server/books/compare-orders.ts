import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { formatPaise } from '#domain/money/money.ts'
import { findPayment, type Payment } from '../bookings/payments/payment-store.ts'
import type { OrderStatus, PhonePe } from '../phonepe/phonepe.ts'
import { type Compared, compareAll, underWay, type Verdict } from './compared.ts'

export type CompareOrders = (orders: Payment[]) => Promise<Compared>

export function createCompareOrders(deps: { db: Database; clock: Clock; phonepe: PhonePe }): CompareOrders {
  const { db, clock, phonepe } = deps
  async function judge({ merchantOrderId }: Payment): Promise<Verdict> {
    const theirs = await phonepe.orderStatus(merchantOrderId)
    if (!theirs.ok && theirs.reason === 'unknown') return 'no answer'
    const ours = await findPayment(db, merchantOrderId)
    if (!ours) return { difference: `Order ${merchantOrderId} is gone from our books.`, again: false }
    return judgeOrder(ours, theirs, clock.now())
  }
  return (orders) => compareAll(orders, ({ merchantOrderId }) => merchantOrderId, judge)
}

function judgeOrder(ours: Payment, theirs: OrderStatus, now: Date): Verdict {
  const { merchantOrderId, state, paidPaise, createdAt } = ours
  const said = theirs.ok ? `${theirs.state} at ${formatPaise(theirs.amountPaise)}` : 'not found'
  const isPaid = theirs.ok && theirs.state === 'COMPLETED'
  const differs = (what: string, again = true): Verdict => ({
    difference: `Order ${merchantOrderId} ${what}, at PhonePe it is ${said}.`,
    again,
  })
  switch (state) {
    case 'completed':
    case 'mismatch':
      if (isPaid && theirs.amountPaise === paidPaise) return 'agrees'
      return differs(`is paid with ${formatPaise(paidPaise ?? 0)} in our books`, false)
    case 'failed':
      return isPaid ? differs('has failed in our books') : 'agrees'
    case 'opening':
    case 'pending': {
      if (now.getTime() - createdAt.getTime() < underWay) return 'agrees'
      const waits = theirs.ok && theirs.state === 'PENDING'
      return waits ? 'agrees' : differs('is open in our books')
    }
  }
}
