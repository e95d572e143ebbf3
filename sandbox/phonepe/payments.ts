import { randomBytes, randomInt } from 'node:crypto'
import type { Book } from './book.ts'
import type { Order, Refund, State } from './order.ts'

export type Refused = { refused: string }
export type NewOrder = Pick<Order, 'merchantOrderId' | 'amount' | 'message' | 'redirectUrl'> & {
  expireAfter: number
}
export type NewRefund = Pick<Refund, 'merchantRefundId' | 'originalMerchantOrderId' | 'amount'>
/** What becomes of refunds by themselves: PENDING means that they stay so. */
export type RefundPlan = { outcome: State; delayMs: number }

export type Payments = ReturnType<typeof createPayments>

/** The rules of orders and refunds. What changes is told to `onOrder` and `onRefund`, which send the webhooks. */
export function createPayments(deps: {
  book: Book
  now: () => number
  refundDelayMs: number
  onOrder: (order: Order) => void
  onRefund: (refund: Refund) => void
}) {
  const { book, now, onOrder, onRefund } = deps
  let plan: RefundPlan = { outcome: 'COMPLETED', delayMs: deps.refundDelayMs }
  const openOrders = new Set([...book.orders.values()].filter(isPending).map((one) => one.merchantOrderId))
  const openRefunds = new Set([...book.refunds.values()].filter(isPending).map((one) => one.merchantRefundId))

  const numbered = (prefix: string) => `${prefix}${now()}${randomInt(1e12).toString().padStart(12, '0')}`

  function settleOrder(order: Order, state: State, errorCode: string | null = null, tell = true): Order {
    const transactionId = order.transactionId ?? (errorCode === 'ORDER_EXPIRED' ? null : numbered('OM'))
    const settled = book.writeOrder({ ...order, state, errorCode, transactionId, changedAt: now() })
    if (state === 'PENDING') openOrders.add(order.merchantOrderId)
    else openOrders.delete(order.merchantOrderId)
    if (tell && state !== 'PENDING') onOrder(settled)
    return settled
  }

  function settleRefund(refund: Refund, state: State): Refund {
    const errorCode = state === 'FAILED' ? 'REFUND_FAILED' : null
    const settled = book.writeRefund({ ...refund, state, errorCode, changedAt: now() })
    if (state !== 'PENDING') openRefunds.delete(refund.merchantRefundId)
    onRefund(settled)
    return settled
  }

  /** As it is by now: what is over its time is no longer pending. */
  function orderNow(order: Order): Order {
    const over = isPending(order) && !order.neverExpires && order.expireAt <= now()
    return over ? settleOrder(order, 'FAILED', 'ORDER_EXPIRED') : order
  }
  function refundNow(refund: Refund): Refund {
    const due = isPending(refund) && refund.outcome !== 'PENDING' && refund.outcomeAt <= now()
    return due ? settleRefund(refund, refund.outcome) : refund
  }
  const known = <One>(one: One | undefined, asNow: (one: One) => One) => one && asNow(one)
  const findOrder = (id: string) => known(book.orders.get(id), orderNow)

  return {
    findOrder,
    findOrderByPage: (pageToken: string) => known(book.ordersByPage.get(pageToken), orderNow),
    findRefund: (id: string) => known(book.refunds.get(id), refundNow),
    settleOrder,
    settleRefund,
    changeOrder: (order: Order, change: Partial<Pick<Order, 'amount' | 'neverExpires'>>) =>
      book.writeOrder({ ...order, ...change }),
    planRefunds(next: RefundPlan): void {
      plan = next
    },

    placeOrder({ expireAfter, ...given }: NewOrder): Order | Refused {
      if (book.orders.has(given.merchantOrderId)) return { refused: 'merchantOrderId has been used before' }
      openOrders.add(given.merchantOrderId)
      return book.writeOrder({
        ...given,
        orderId: numbered('OMO'),
        pageToken: randomBytes(18).toString('base64url'),
        createdAt: now(),
        changedAt: now(),
        expireAt: now() + expireAfter * 1000,
        state: 'PENDING',
        transactionId: null,
        errorCode: null,
        neverExpires: false,
      })
    },

    placeRefund(given: NewRefund): Refund | Refused {
      if (book.refunds.has(given.merchantRefundId))
        return { refused: 'merchantRefundId has been used before' }
      const order = findOrder(given.originalMerchantOrderId)
      if (!order) return { refused: 'No entry found for given merchant order id' }
      if (order.state !== 'COMPLETED') return { refused: 'The order has not been paid' }
      const earlier = book.refundsOf(order.merchantOrderId).map(refundNow)
      const returned = earlier.reduce((sum, { state, amount }) => sum + (state === 'FAILED' ? 0 : amount), 0)
      if (returned + given.amount > order.amount)
        return { refused: 'The refunds would be more than the order' }
      openRefunds.add(given.merchantRefundId)
      const refund = book.writeRefund({
        ...given,
        refundId: numbered('OMR'),
        state: 'PENDING',
        errorCode: null,
        createdAt: now(),
        changedAt: now(),
        outcome: plan.outcome,
        outcomeAt: now() + plan.delayMs,
      })
      onRefund(refund)
      return refund
    },

    /** Brings everything up to now. */
    sweep(): void {
      for (const id of openOrders) findOrder(id)
      for (const id of openRefunds) known(book.refunds.get(id), refundNow)
    },
  }
}

function isPending({ state }: { state: State }): boolean {
  return state === 'PENDING'
}
