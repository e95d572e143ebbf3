import { Hono } from 'hono'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { WebhookCredentials } from '../../env/phonepe.ts'
import { isDatabaseAway } from '../../http/database-away.ts'
import { readBody } from '../../http/read-body.ts'
import { refusals, retryAfterFailure } from '../../http/refusals.ts'
import { enqueueAtOnce } from '../../jobs/job-store.ts'
import type { Log } from '../../log.ts'
import { readWebhook } from '../../phonepe/read-webhook.ts'
import { sendRefund } from '../refunds/queue-refund.ts'
import { settlePaymentTold } from './payment-checks.ts'
import { findPayment, findRefund } from './payment-store.ts'

export type WebhookRouteDeps = {
  db: Database
  clock: Clock
  log: Log
  phonepeWebhook: WebhookCredentials | null
}

/** In bytes. */
const largest = 64 * 1024

/**
 * Mounted at /webhooks. The header proves that the sender knows our secret, not that the body is true: it only makes us ask PhonePe
 * ourselves, at once.
 */
export function webhookRoutes({ db, clock, log, phonepeWebhook: credentials }: WebhookRouteDeps): Hono {
  /** One look for each order or refund and event, however often it is told. A look that a failure began must not swallow the success after it. */
  async function look(task: string, payload: Record<string, string>, key: string): Promise<void> {
    await enqueueAtOnce(db, { task, payload, key, runAt: clock.now() })
  }

  const routes = new Hono()
  // What is not written down is told again: PhonePe tries once more after any answer but a good one.
  routes.onError((error, c) => {
    log.error({ path: c.req.path, error }, 'a webhook was not taken in')
    c.header('Cache-Control', 'no-store')
    if (!isDatabaseAway(error)) return c.json({ error: refusals[500].error }, 500)
    c.header('Retry-After', String(retryAfterFailure))
    return c.json({ error: refusals[503].error }, 503)
  })
  routes.post('/phonepe', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!credentials) return c.json({ error: 'There is nothing at this address.' }, 404)
    const body = await readBody(c.req.raw, largest)
    if (!body) return c.json({ error: 'That is more than this address takes.' }, 413)
    const authorization = c.req.header('authorization')
    const read = readWebhook({ credentials, authorization, body: await body.text() })
    if (!read.ok)
      return read.reason === 'not theirs'
        ? c.json({ error: 'The sender is not known.' }, 401)
        : c.json({ error: 'The body can’t be read.' }, 400)
    const { event, merchantOrderId, merchantRefundId } = read.webhook
    if (merchantRefundId && (await findRefund(db, merchantRefundId)))
      await look(sendRefund, { refund: merchantRefundId }, `${event} ${merchantRefundId}`)
    else if (merchantOrderId && (await findPayment(db, merchantOrderId)))
      await look(settlePaymentTold, { order: merchantOrderId }, `${event} ${merchantOrderId}`)
    return c.json({ ok: true })
  })
  routes.all('/phonepe', (c) => {
    c.header('Allow', 'POST')
    return c.json({ error: 'This address can’t be asked in that way.' }, 405)
  })
  routes.all('*', (c) => c.json({ error: 'There is nothing at this address.' }, 404))
  return routes
}
