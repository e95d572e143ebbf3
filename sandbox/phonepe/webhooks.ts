import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, webhookAuthorization } from './account.ts'
import { describeOrder, describeRefund } from './describe.ts'
import type { Order, Refund } from './order.ts'

export type Webhook = { event: string; payload: Record<string, unknown> }
/** `right` is what the merchant entered; any other text is sent as it is, and none when it is empty. */
export type Forgery = Webhook & { authorization?: string }
export type Delivery = { event: string; id: unknown; attempt: number; status: number | 'no answer' }

export type WebhookSwitches = {
  url?: string | null
  /** `held` ones wait until they are released, `lost` ones are gone. */
  deliver?: 'at once' | 'held' | 'lost'
  delayMs?: number
  copies?: number
  /** How long after each failed attempt the next one comes. */
  retryAfterMs?: number[]
}

const answerWithin = 5000
const deliveriesKept = 10_000

/** Tells the merchant what has changed. Tries again until it says 2xx or the delays are used up. */
export function createWebhooks(account: Account, retryAfterMs: number[], otherUrls: () => string[]) {
  const switches = { url: null as string | null, deliver: 'at once', delayMs: 0, copies: 1, retryAfterMs }
  const held: Webhook[] = []
  const deliveries: Delivery[] = []
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  async function deliver({ event, payload, authorization }: Forgery, delay: number): Promise<void> {
    if (delay > 0) await sleep(delay, undefined, { signal: closing.signal })
    for (const [index, wait] of [...switches.retryAfterMs, null].entries()) {
      const urls = switches.url === null ? otherUrls() : [switches.url]
      const url = urls[index % urls.length]
      if (url === undefined) return
      const status = await post(url, JSON.stringify({ event, payload }), authorization)
      if (deliveries.length >= deliveriesKept) deliveries.shift()
      deliveries.push({
        event,
        id: payload.merchantRefundId ?? payload.merchantOrderId,
        attempt: index + 1,
        status,
      })
      if ((typeof status === 'number' && status >= 200 && status < 300) || wait === null) return
      await sleep(wait, undefined, { signal: closing.signal })
    }
  }

  async function post(url: string, body: string, authorization = webhookAuthorization(account)) {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithin)])
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      closing.signal.throwIfAborted()
      return 'no answer' as const
    }
  }

  function follow(work: Promise<void>): void {
    const followed: Promise<void> = work.catch(() => {}).finally(() => underWay.delete(followed))
    underWay.add(followed)
  }
  const copiesOf = (webhook: Webhook) => Array.from({ length: switches.copies }, () => webhook)

  function tell(webhook: Webhook): void {
    if (switches.deliver === 'held') held.push(webhook)
    if (switches.deliver === 'at once')
      for (const copy of copiesOf(webhook)) follow(deliver(copy, switches.delayMs))
  }

  return {
    deliveries: deliveries as readonly Delivery[],
    held: () => held.length,
    set: (next: WebhookSwitches) => void Object.assign(switches, next),
    tellOrder: (order: Order) => tell(aboutOrder(order)),
    tellRefund: (refund: Refund) => tell(aboutRefund(refund)),
    /** Past all switches, at once. */
    send: (webhook: Forgery) => follow(deliver(webhook, 0)),
    /** One after the other, so that they arrive in this order. */
    release({ reversed = false }: { reversed?: boolean }): void {
      const all = held.splice(0)
      follow(
        (async () => {
          for (const webhook of reversed ? all.reverse() : all)
            await Promise.all(copiesOf(webhook).map((copy) => deliver(copy, 0)))
        })(),
      )
    },
    /** Resolves when nothing is under way any more: all have arrived or are given up. */
    async delivered(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close: () => closing.abort(),
  }
}

export function aboutOrder(order: Order): Webhook {
  const { merchantOrderId, state } = order
  const event = state === 'FAILED' ? 'checkout.order.failed' : 'checkout.order.completed'
  return { event, payload: { merchantOrderId, ...describeOrder(order, true) } }
}

export function aboutRefund(refund: Refund): Webhook {
  const { merchantRefundId, state } = refund
  const what = { PENDING: 'accepted', COMPLETED: 'completed', FAILED: 'failed' }[state]
  return { event: `pg.refund.${what}`, payload: { merchantRefundId, ...describeRefund(refund) } }
}
