import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { readWebhook, type WebhookReading } from '../../server/phonepe/read-webhook.ts'
import { clientOf, newOrder, phonePeSettings } from './phonepe-client.ts'

const sandbox = await startPhonePeSandbox({ webhookRetryAfterMs: [1, 1, 1] })
const phonepe = clientOf(sandbox)
const { webhook: credentials } = phonePeSettings(sandbox.settings)

/** The merchant's end: what arrived, as our own reader sees it, and what it answers. */
const arrived: (WebhookReading & { body: string })[] = []
const answers: number[] = []
const merchant = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const { authorization } = request.headers
  arrived.push({ ...readWebhook({ credentials, authorization, body }), body })
  response.writeHead(answers.shift() ?? 204).end()
})
await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  await sandbox.stop()
  merchant.close()
  merchant.closeAllConnections()
})
beforeEach(() => {
  arrived.length = 0
  answers.length = 0
  const url = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/webhooks/phonepe`
  sandbox.setWebhooks({ url, deliver: 'at once', copies: 1, delayMs: 0 })
})

async function order(state?: 'COMPLETED' | 'FAILED') {
  const { merchantOrderId } = await placed()
  if (state) sandbox.settleOrder({ merchantOrderId, state })
  return merchantOrderId
}
async function placed() {
  const made = newOrder()
  await phonepe.pay(made)
  return made
}
const events = () => arrived.map((one) => (one.ok ? one.webhook.event : one.reason))

test('an order tells how it ended, with its own id and its status', async () => {
  const paid = await order('COMPLETED')
  await sandbox.webhooksDelivered()
  const failed = await order('FAILED')
  await sandbox.webhooksDelivered()
  const of = (event: string, merchantOrderId: string) => ({
    ok: true,
    webhook: { event, merchantOrderId, merchantRefundId: null },
  })
  expect(arrived).toMatchObject([of('checkout.order.completed', paid), of('checkout.order.failed', failed)])
  expect(JSON.parse(arrived[0]?.body ?? '')).toMatchObject({
    payload: {
      merchantOrderId: paid,
      state: 'COMPLETED',
      amount: 6_389_800,
      paymentDetails: [{ state: 'COMPLETED' }],
    },
  })
})

test('an order that runs out tells so by itself', async () => {
  await placed()
  sandbox.moveClock({ seconds: 601 })
  await sandbox.webhooksDelivered()
  expect(events()).toContain('checkout.order.failed')
})

test('a refund tells that it was accepted and how it ended', async () => {
  const merchantOrderId = await order('COMPLETED')
  sandbox.planRefunds({ outcome: 'PENDING', delayMs: 0 })
  const merchantRefundId = `${merchantOrderId}-r`
  await phonepe.refund({ merchantRefundId, merchantOrderId, amountPaise: 100 })
  await sandbox.webhooksDelivered()
  sandbox.settleRefund({ merchantRefundId, state: 'COMPLETED' })
  await sandbox.webhooksDelivered()
  sandbox.settleRefund({ merchantRefundId, state: 'FAILED' })
  await sandbox.webhooksDelivered()
  expect(events()).toEqual(
    expect.arrayContaining(['pg.refund.accepted', 'pg.refund.completed', 'pg.refund.failed']),
  )
  expect(arrived.at(-1)).toMatchObject({ webhook: { merchantOrderId, merchantRefundId } })
})

test('one that is not taken is tried again, until it is', async () => {
  answers.push(500, 503, 204)
  const merchantOrderId = await order('COMPLETED')
  await sandbox.webhooksDelivered()
  expect(arrived).toHaveLength(3)
  const tries = sandbox.deliveries().filter(({ id }) => id === merchantOrderId)
  expect(tries.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 500],
    [2, 503],
    [3, 204],
  ])
})

test('one that is never taken is given up', async () => {
  answers.push(500, 500, 500, 500)
  await order('COMPLETED')
  await sandbox.webhooksDelivered()
  expect(arrived).toHaveLength(4)
})

test('one can be lost, tripled, or late', async () => {
  sandbox.setWebhooks({ deliver: 'lost' })
  await order('COMPLETED')
  await sandbox.webhooksDelivered()
  expect(arrived).toEqual([])
  sandbox.setWebhooks({ deliver: 'at once', copies: 3, delayMs: 20 })
  await order('COMPLETED')
  expect(arrived).toEqual([])
  await sandbox.webhooksDelivered()
  expect(events()).toEqual(Array(3).fill('checkout.order.completed'))
})

test('several can be held back and come in the opposite order', async () => {
  sandbox.setWebhooks({ deliver: 'held' })
  const merchantOrderId = await order('FAILED')
  sandbox.settleOrder({ merchantOrderId, state: 'COMPLETED' })
  await sandbox.webhooksDelivered()
  expect(arrived).toEqual([])
  sandbox.releaseWebhooks({ reversed: true })
  await sandbox.webhooksDelivered()
  expect(events()).toEqual(['checkout.order.completed', 'checkout.order.failed'])
})

test('a forged one is known by its header; one with a false body is not, and passes on nothing but ids', async () => {
  const merchantOrderId = await order()
  const event = 'checkout.order.completed'
  sandbox.sendWebhook({ merchantOrderId, event, authorization: 'a'.repeat(64) })
  sandbox.sendWebhook({ merchantOrderId, event, authorization: '' })
  await sandbox.webhooksDelivered()
  expect(events()).toEqual(['not theirs', 'not theirs'])
  sandbox.sendWebhook({ merchantOrderId, event, payload: { state: 'COMPLETED', amount: 1 } })
  await sandbox.webhooksDelivered()
  expect(arrived.at(-1)).toEqual({
    ok: true,
    webhook: { event, merchantOrderId, merchantRefundId: null },
    body: expect.stringContaining('"amount":1,'),
  })
  expect(await phonepe.orderStatus(merchantOrderId)).toMatchObject({ state: 'PENDING' })
})
