import type { Operation } from './api.ts'
import type { Book } from './book.ts'
import type { createFaults, FaultRule } from './faults.ts'
import { type Answer, type Request, readObject } from './http.ts'
import type { Order, Refund, State } from './order.ts'
import type { Payments, RefundPlan } from './payments.ts'
import {
  aboutOrder,
  aboutRefund,
  type createWebhooks,
  type Delivery,
  type WebhookSwitches,
} from './webhooks.ts'

/** What tests ask of the stand-in. Over HTTP each is POST /control/<name> with its argument as JSON. */
export type Control = {
  orders: () => Order[]
  refunds: () => Refund[]
  /** How often each call has been made. */
  calls: () => Record<Operation, number>
  /** Attempts to deliver webhooks, oldest first. */
  deliveries: () => Delivery[]
  hanging: () => number
  /** Any outcome at any time, also a success after a failure; `webhook: false` keeps it quiet. */
  settleOrder: (to: { merchantOrderId: string; state: State; errorCode?: string; webhook?: boolean }) => Order
  /** Another amount than was asked for, or an order that stays pending beyond its expiry. */
  changeOrder: (to: { merchantOrderId: string; amount?: number; neverExpires?: boolean }) => Order
  settleRefund: (to: { merchantRefundId: string; state: State }) => Refund
  planRefunds: (plan: RefundPlan) => void
  setWebhooks: (switches: WebhookSwitches) => void
  releaseWebhooks: (how: { reversed?: boolean }) => void
  /**
   * Sends one now, about the order or refund as it is, or with another event or payload: what the header proves, the body need not.
   * `authorization` is sent in place of the right one; empty for none.
   */
  sendWebhook: (webhook: {
    merchantOrderId?: string
    merchantRefundId?: string
    event?: string
    payload?: Record<string, unknown>
    authorization?: string
  }) => void
  webhooksDelivered: () => Promise<void>
  injectFault: (rule: FaultRule) => void
  clearFaults: () => void
  /** How many faults no call has used up yet. */
  pendingFaults: () => number
  expireTokens: () => void
  moveClock: (by: { seconds: number }) => void
}

export function createControl(deps: {
  book: Book
  payments: Payments
  faults: ReturnType<typeof createFaults>
  webhooks: ReturnType<typeof createWebhooks>
  calls: Record<Operation, number>
  expireTokens: () => void
  moveClock: (milliseconds: number) => void
}): Control {
  const { book, payments, faults, webhooks, calls, expireTokens, moveClock } = deps
  const order = (id: string) => found(payments.findOrder(id), `order ${id}`)
  const refund = (id: string) => found(payments.findRefund(id), `refund ${id}`)
  return {
    orders() {
      payments.sweep()
      return [...book.orders.values()]
    },
    refunds() {
      payments.sweep()
      return [...book.refunds.values()]
    },
    calls: () => ({ ...calls }),
    deliveries: () => [...webhooks.deliveries],
    hanging: faults.hanging,
    settleOrder: ({ merchantOrderId, state, errorCode, webhook }) =>
      payments.settleOrder(
        order(merchantOrderId),
        state,
        errorCode ?? (state === 'FAILED' ? 'PAYMENT_DECLINED' : null),
        webhook,
      ),
    changeOrder: ({ merchantOrderId, ...change }) => payments.changeOrder(order(merchantOrderId), change),
    settleRefund: ({ merchantRefundId, state }) => payments.settleRefund(refund(merchantRefundId), state),
    planRefunds: payments.planRefunds,
    setWebhooks: webhooks.set,
    releaseWebhooks: webhooks.release,
    sendWebhook({ merchantOrderId, merchantRefundId, event, payload, authorization }) {
      const about =
        merchantRefundId === undefined
          ? aboutOrder(order(merchantOrderId ?? ''))
          : aboutRefund(refund(merchantRefundId))
      webhooks.send({ event: event ?? about.event, payload: { ...about.payload, ...payload }, authorization })
    },
    webhooksDelivered: webhooks.delivered,
    injectFault: faults.inject,
    clearFaults: faults.clear,
    pendingFaults: faults.pending,
    expireTokens,
    moveClock({ seconds }) {
      moveClock(seconds * 1000)
      payments.sweep()
    },
  }
}

/** The same over HTTP. JSON alone is taken, which no page of another origin can send unasked. */
export async function answerControl(
  control: Control,
  { method, path, header, body }: Request,
): Promise<Answer> {
  const name = path.slice('/control/'.length)
  if (!Object.hasOwn(control, name)) return { status: 404, body: { message: `no control ${name}` } }
  if (method !== 'POST') return { status: 405, body: { message: 'POST is expected' } }
  const argument = readObject(body || '{}')
  if (!header('content-type').startsWith('application/json') || !argument)
    return { status: 400, body: { message: 'a JSON object is expected' } }
  try {
    const run = control[name as keyof Control] as (argument: unknown) => unknown
    return { status: 200, body: (await run(argument)) ?? null }
  } catch (error) {
    return { status: 400, body: { message: (error as Error).message } }
  }
}

function found<One>(one: One | undefined, what: string): One {
  if (!one) throw new Error(`there is no ${what}`)
  return one
}
