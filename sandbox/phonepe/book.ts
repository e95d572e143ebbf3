import { openJournal } from './journal.ts'
import type { Order, Refund } from './order.ts'

export type Book = ReturnType<typeof openBook>

/** All orders and refunds. With a folder each change is on disk before anybody hears of it; without, they live as long as the process. */
export function openBook(folder: string | undefined) {
  const orders = new Map<string, Order>()
  const ordersByPage = new Map<string, Order>()
  const refunds = new Map<string, Refund>()
  const refundsByOrder = new Map<string, Map<string, Refund>>()

  function rememberOrder(order: Order): void {
    orders.set(order.merchantOrderId, order)
    ordersByPage.set(order.pageToken, order)
  }
  function rememberRefund(refund: Refund): void {
    refunds.set(refund.merchantRefundId, refund)
    const ofOrder = refundsByOrder.get(refund.originalMerchantOrderId) ?? new Map<string, Refund>()
    refundsByOrder.set(refund.originalMerchantOrderId, ofOrder.set(refund.merchantRefundId, refund))
  }

  const journal = folder === undefined ? null : openJournal<{ order: Order } | { refund: Refund }>(folder)
  for (const entry of journal?.entries.splice(0) ?? [])
    if ('order' in entry) rememberOrder(entry.order)
    else rememberRefund(entry.refund)

  return {
    orders: orders as ReadonlyMap<string, Order>,
    ordersByPage: ordersByPage as ReadonlyMap<string, Order>,
    refunds: refunds as ReadonlyMap<string, Refund>,
    refundsOf: (merchantOrderId: string): Refund[] =>
      Array.from(refundsByOrder.get(merchantOrderId)?.values() ?? []),
    writeOrder(order: Order): Order {
      journal?.append({ order })
      rememberOrder(order)
      return order
    },
    writeRefund(refund: Refund): Refund {
      journal?.append({ refund })
      rememberRefund(refund)
      return refund
    },
    close: () => journal?.close(),
  }
}
