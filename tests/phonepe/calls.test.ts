import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { FaultRule } from '../../sandbox/phonepe/faults.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { createLog } from '../../server/log.ts'
import type { PhonePe } from '../../server/phonepe/phonepe.ts'
import { clientOf, newOrder, phonePeSettings } from './phonepe-client.ts'

const sandbox = await startPhonePeSandbox()
afterAll(sandbox.stop)
const phonepe = clientOf(sandbox)
const unknown = { ok: false, reason: 'unknown' }
beforeEach(() => {
  sandbox.clearFaults()
  sandbox.planRefunds({ outcome: 'COMPLETED', delayMs: 0 })
})

async function paidOrder() {
  const order = newOrder()
  await phonepe.pay(order)
  sandbox.settleOrder({ merchantOrderId: order.merchantOrderId, state: 'COMPLETED' })
  return order
}

describe('an order', () => {
  test('begins PENDING, with a page to pay on and the expiry that was asked for', async () => {
    const order = newOrder()
    const before = Date.now()
    const answer = await phonepe.pay(order)
    expect(answer).toEqual({
      ok: true,
      orderId: expect.stringMatching(/^OMO\d+$/),
      redirectUrl: expect.stringMatching(`^${sandbox.url}/`),
      expireAt: expect.any(Date),
    })
    if (!answer.ok) throw new Error()
    expect(answer.expireAt.getTime() - before).toBeGreaterThanOrEqual(600_000)
    expect(answer.expireAt.getTime() - before).toBeLessThan(660_000)
    expect(await phonepe.orderStatus(order.merchantOrderId)).toEqual({
      ok: true,
      state: 'PENDING',
      amountPaise: 6_389_800,
      orderId: answer.orderId,
      transactionId: null,
      paymentMode: null,
      bankReference: null,
      errorCode: null,
    })
  })

  test.each([
    [1, 300],
    [300.9, 300],
    [3600, 3600],
    [90_000, 3600],
  ])('that may live %d seconds lives %d', async (asked, given) => {
    const order = { ...newOrder(), expireAfterSeconds: asked }
    expect(await phonepe.pay(order)).toMatchObject({ ok: true })
    const kept = sandbox.orders().find(({ merchantOrderId }) => merchantOrderId === order.merchantOrderId)
    expect(kept && kept.expireAt - kept.createdAt).toBe(given * 1000)
  })

  test('becomes COMPLETED, with the payment that settled it', async () => {
    const order = await paidOrder()
    expect(await phonepe.orderStatus(order.merchantOrderId)).toMatchObject({
      ok: true,
      state: 'COMPLETED',
      amountPaise: order.amountPaise,
      transactionId: expect.stringMatching(/^OM\d+$/),
      paymentMode: 'UPI_QR',
      bankReference: expect.stringMatching(/^\d{12}$/),
      errorCode: null,
    })
  })

  test('becomes FAILED with its reason, by the bank or past its expiry', async () => {
    const [refused, late] = [newOrder(), newOrder()]
    await phonepe.pay(refused)
    await phonepe.pay(late)
    sandbox.settleOrder({
      merchantOrderId: refused.merchantOrderId,
      state: 'FAILED',
      errorCode: 'TXN_DECLINED',
    })
    expect(await phonepe.orderStatus(refused.merchantOrderId)).toMatchObject({
      state: 'FAILED',
      errorCode: 'TXN_DECLINED',
    })
    sandbox.moveClock({ seconds: 601 })
    expect(await phonepe.orderStatus(late.merchantOrderId)).toMatchObject({
      state: 'FAILED',
      errorCode: 'ORDER_EXPIRED',
      transactionId: null,
    })
  })

  test('is told apart from one that was never made', async () => {
    expect(await phonepe.orderStatus('never-made')).toEqual({ ok: false, reason: 'not found' })
  })

  test('never has the id of another: the second is refused and the first stays', async () => {
    const order = newOrder()
    await phonepe.pay(order)
    expect(await phonepe.pay({ ...order, amountPaise: 100 })).toEqual({
      ok: false,
      reason: 'refused',
      message: 'merchantOrderId has been used before',
    })
    expect(await phonepe.orderStatus(order.merchantOrderId)).toMatchObject({ amountPaise: 6_389_800 })
  })

  test.each([
    ['an id of 64', { merchantOrderId: 'x'.repeat(64) }],
    ['an id with a slash', { merchantOrderId: 'a/b' }],
    ['an empty id', { merchantOrderId: '' }],
    ['an amount below a rupee', { amountPaise: 99 }],
    ['half a paisa', { amountPaise: 1000.5 }],
    ['no number of seconds', { expireAfterSeconds: Number.NaN }],
  ])('with %s is a mistake of ours and is not sent', async (_what, change) => {
    const before = sandbox.calls().pay
    await expect(phonepe.pay({ ...newOrder(), ...change })).rejects.toThrow(RangeError)
    expect(sandbox.calls().pay).toBe(before)
  })
})

describe('a refund', () => {
  test('begins PENDING and is COMPLETED when the bank has paid', async () => {
    sandbox.planRefunds({ outcome: 'COMPLETED', delayMs: 60_000 })
    const { merchantOrderId } = await paidOrder()
    const merchantRefundId = `${merchantOrderId}-r1`
    const answer = await phonepe.refund({ merchantRefundId, merchantOrderId, amountPaise: 100 })
    expect(answer).toEqual({
      ok: true,
      refundId: expect.stringMatching(/^OMR\d+$/),
      state: 'PENDING',
      amountPaise: 100,
    })
    expect(await phonepe.refundStatus(merchantRefundId)).toEqual(answer)
    sandbox.moveClock({ seconds: 60 })
    expect(await phonepe.refundStatus(merchantRefundId)).toEqual({ ...answer, state: 'COMPLETED' })
  })

  test('can fail', async () => {
    sandbox.planRefunds({ outcome: 'FAILED', delayMs: 0 })
    const { merchantOrderId, amountPaise } = await paidOrder()
    const merchantRefundId = `${merchantOrderId}-r1`
    expect(await phonepe.refund({ merchantRefundId, merchantOrderId, amountPaise })).toMatchObject({
      state: 'PENDING',
    })
    expect(await phonepe.refundStatus(merchantRefundId)).toMatchObject({ ok: true, state: 'FAILED' })
  })

  test('comes in parts up to the amount of the order; what has failed does not count', async () => {
    const { merchantOrderId, amountPaise } = await paidOrder()
    const refund = (part: number, amount: number) =>
      phonepe.refund({
        merchantRefundId: `${merchantOrderId}-r${part}`,
        merchantOrderId,
        amountPaise: amount,
      })
    expect(await refund(1, amountPaise - 1000)).toMatchObject({ ok: true })
    expect(await refund(2, 1001)).toEqual({
      ok: false,
      reason: 'refused',
      message: 'The refunds would be more than the order',
    })
    sandbox.planRefunds({ outcome: 'FAILED', delayMs: 0 })
    expect(await refund(3, 1000)).toMatchObject({ ok: true })
    sandbox.planRefunds({ outcome: 'COMPLETED', delayMs: 0 })
    expect(await refund(4, 1000)).toMatchObject({ ok: true })
    expect(await refund(5, 100)).toMatchObject({ reason: 'refused' })
    expect(await refund(1, 100)).toMatchObject({ message: 'merchantRefundId has been used before' })
  })

  test('of an order that is not paid, or not there, is refused', async () => {
    const order = newOrder()
    await phonepe.pay(order)
    const refund = (merchantOrderId: string) =>
      phonepe.refund({ merchantRefundId: 'r-refused', merchantOrderId, amountPaise: 100 })
    expect(await refund(order.merchantOrderId)).toMatchObject({ message: 'The order has not been paid' })
    expect(await refund('never-made')).toMatchObject({ reason: 'refused' })
    expect(await phonepe.refundStatus('r-refused')).toEqual({ ok: false, reason: 'not found' })
  })
})

describe('the token', () => {
  test('is fetched once for many calls at once, and again a minute before its end', async () => {
    let now = Date.now()
    const client = clientOf(sandbox, { clock: { now: () => new Date(now) } })
    const before = sandbox.calls().token
    await Promise.all(Array.from({ length: 8 }, () => client.pay(newOrder())))
    expect(sandbox.calls().token).toBe(before + 1)
    now += 3_539_000
    expect(await client.pay(newOrder())).toMatchObject({ ok: true })
    expect(sandbox.calls().token).toBe(before + 1)
    now += 1000
    expect(await client.pay(newOrder())).toMatchObject({ ok: true })
    expect(sandbox.calls().token).toBe(before + 2)
  })

  test('that has run out mid-flow is replaced once for all who meet it', async () => {
    const order = await paidOrder()
    sandbox.expireTokens()
    const before = sandbox.calls().token
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => phonepe.orderStatus(order.merchantOrderId)),
    )
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, state: 'COMPLETED' })
    expect(sandbox.calls().token).toBe(before + 1)
  })

  test('that is new is not thrown away for a late word about the old one', async () => {
    const order = await paidOrder()
    sandbox.expireTokens()
    const before = sandbox.calls().token
    sandbox.injectFault({ operation: 'orderStatus', fault: { kind: 'delay', milliseconds: 500 } })
    const late = phonepe.orderStatus(order.merchantOrderId)
    await expect.poll(() => sandbox.pendingFaults()).toBe(0)
    expect(await phonepe.orderStatus(order.merchantOrderId)).toMatchObject({ ok: true })
    expect(await late).toMatchObject({ ok: true })
    expect(sandbox.calls().token).toBe(before + 1)
  })

  test('that is not accepted twice is no answer, and an order is then asked for only twice', async () => {
    const before = sandbox.calls().pay
    sandbox.injectFault({ operation: 'pay', times: 2, fault: { kind: 'status', status: 401 } })
    expect(await phonepe.pay(newOrder())).toEqual(unknown)
    expect(sandbox.calls().pay).toBe(before + 2)
  })

  test('that is refused, or can not be read, makes every answer unknown and places no order', async () => {
    const logged: string[] = []
    const log = createLog('warn', { write: (line) => logged.push(line) })
    const wrong = clientOf(
      { settings: { ...sandbox.settings, PHONEPE_CLIENT_SECRET: 'not-the-secret' } },
      { log },
    )
    const before = sandbox.calls().pay
    expect(await wrong.pay(newOrder())).toEqual(unknown)
    sandbox.injectFault({ operation: 'token', fault: { kind: 'not json', status: 200 } })
    expect(await clientOf(sandbox).pay(newOrder())).toEqual(unknown)
    expect(sandbox.calls().pay).toBe(before)
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { call: 'pay', problem: 'no token', because: 'status 401' },
    ])
    expect(logged.join()).not.toContain('not-the-secret')
  })
})

/** Every call, made in a way that would succeed. */
const calls: Record<keyof PhonePe, (client: PhonePe) => Promise<unknown>> = {
  pay: (client) => client.pay(newOrder()),
  orderStatus: (client) => client.orderStatus('any'),
  refund: (client) => client.refund({ merchantRefundId: 'any', merchantOrderId: 'any', amountPaise: 100 }),
  refundStatus: (client) => client.refundStatus('any'),
}
const names = Object.keys(calls) as (keyof PhonePe)[]

describe.each(names)('%s', (name) => {
  const trouble: [string, FaultRule['fault']][] = [
    ['a page with 503', { kind: 'not json', status: 503 }],
    ['500', { kind: 'status', status: 500 }],
    ['a page with 200', { kind: 'not json', status: 200 }],
    ['an answer without its fields', { kind: 'status', status: 200 }],
    ['408', { kind: 'status', status: 408 }],
    ['429', { kind: 'status', status: 429 }],
    ['302', { kind: 'status', status: 302 }],
    ['a dropped connection', { kind: 'drop' }],
  ]
  test.each(trouble)('answered by %s is unknown', async (_what, fault) => {
    sandbox.injectFault({ operation: name, fault })
    expect(await calls[name](phonepe)).toEqual(unknown)
  })

  test('without an answer in time is unknown', async () => {
    const client = clientOf(sandbox, { timeout: 200 })
    sandbox.injectFault({ operation: name, fault: { kind: 'hang' } })
    expect(await calls[name](client)).toEqual(unknown)
    sandbox.injectFault({ operation: 'token', fault: { kind: 'hang' } })
    sandbox.expireTokens()
    expect(await calls[name](client)).toEqual(unknown)
  })

  test('at a place where nobody answers is unknown', async () => {
    const nowhere = {
      ...sandbox.settings,
      PHONEPE_TOKEN_URL: 'http://127.0.0.1:1/v1/oauth/token',
      PHONEPE_API_URL: 'http://127.0.0.1:1',
    }
    expect(await calls[name](clientOf({ settings: nowhere }))).toEqual(unknown)
  })

  test('answered by 400 is a definite no only where something was asked for', async () => {
    sandbox.injectFault({ operation: name, fault: { kind: 'refuse', message: ' Not\r\nwith\0us ' } })
    expect(await calls[name](phonepe)).toEqual(
      name === 'pay' || name === 'refund'
        ? { ok: false, reason: 'refused', message: 'Not with us' }
        : unknown,
    )
  })
})

test('an order whose answer was lost is found by its id, one that never arrived is not', async () => {
  const client = clientOf(sandbox, { timeout: 1000 })
  const [there, lost] = [newOrder(), newOrder()]
  sandbox.injectFault({ operation: 'pay', applied: true, fault: { kind: 'hang' } })
  sandbox.injectFault({ operation: 'pay', fault: { kind: 'hang' } })
  expect(await client.pay(there)).toEqual(unknown)
  expect(await client.pay(lost)).toEqual(unknown)
  expect(await phonepe.orderStatus(there.merchantOrderId)).toMatchObject({ ok: true, state: 'PENDING' })
  expect(await phonepe.orderStatus(lost.merchantOrderId)).toEqual({ ok: false, reason: 'not found' })
})

/** A PhonePe that says what it is told to. */
async function whoSays(status: number, body: unknown) {
  const token = { access_token: 't', issued_at: 1, expires_at: 3601, token_type: 'O-Bearer' }
  const heard: string[] = []
  const server = createServer((request, response) => {
    const isToken = request.url?.endsWith('/oauth/token')
    if (!isToken) heard.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    response.writeHead(isToken ? 200 : status, { 'content-type': 'application/json' })
    response.end(isToken ? JSON.stringify(token) : typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { ...sandbox.settings, PHONEPE_TOKEN_URL: `${url}/v1/oauth/token`, PHONEPE_API_URL: url }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { client: clientOf({ settings }), heard, [Symbol.dispose]: close }
}

const status = { orderId: 'OMO1', state: 'COMPLETED', amount: 1000, expireAt: 1, paymentDetails: [] }

test('status asks for the latest attempt with its error, under the right words', async () => {
  using it = await whoSays(200, status)
  await it.client.orderStatus('KF-1')
  expect(it.heard).toEqual(['GET /checkout/v2/order/KF-1/status?details=false&errorContext=true O-Bearer t'])
})

test.each([
  [
    'the root alone decides',
    { ...status, paymentDetails: [{ state: 'FAILED', transactionId: 'T1' }] },
    { state: 'COMPLETED', transactionId: 'T1' },
  ],
  [
    'attempts that can not be read do no harm',
    { ...status, paymentDetails: 'none' },
    { state: 'COMPLETED', transactionId: null },
  ],
  ['what is new does no harm', { ...status, payableAmount: 5, metaInfo: {} }, { state: 'COMPLETED' }],
  ['an unknown state is no state', { ...status, state: 'CREATED' }, unknown],
  ['half a paisa is no amount', { ...status, amount: 10.5 }, unknown],
  ['an amount in words is none', { ...status, amount: '1000' }, unknown],
  ['a list is no order', [status], unknown],
])('of a status %s', async (_what, body, expected) => {
  using it = await whoSays(200, body)
  expect(await it.client.orderStatus('KF-1')).toMatchObject(expected)
})

test.each([
  ['a script to go to', { redirectUrl: 'javascript:alert(1)' }],
  ['a moment in words', { expireAt: 'soon' }],
  ['no order', { orderId: '' }],
  ['another state', { state: 'COMPLETED' }],
])('a payment answered with %s is unknown', async (_what, change) => {
  const right = {
    orderId: 'OMO1',
    state: 'PENDING',
    expireAt: 1_795_000_000_000,
    redirectUrl: 'https://pay.example/x',
  }
  using good = await whoSays(200, right)
  expect(await good.client.pay(newOrder())).toMatchObject({ ok: true })
  using it = await whoSays(200, { ...right, ...change })
  expect(await it.client.pay(newOrder())).toEqual(unknown)
})

test('what is not there is known by 404 or by its code, but not by a page of a proxy', async () => {
  const missing = { ok: false, reason: 'not found' }
  using byCode = await whoSays(417, { code: 'INVALID_MERCHANT_ORDER_ID', message: 'No entry found' })
  expect(await byCode.client.orderStatus('KF-1')).toEqual(missing)
  using byStatus = await whoSays(404, { errorCode: 'X', message: 'No' })
  expect(await byStatus.client.refundStatus('KF-1')).toEqual(missing)
  using proxy = await whoSays(404, '<html>')
  expect(await proxy.client.orderStatus('KF-1')).toEqual(unknown)
})

test('a refund that the bank has confirmed is still pending', async () => {
  using it = await whoSays(200, { refundId: 'OMR1', amount: 1000, state: 'CONFIRMED' })
  expect(await it.client.refundStatus('KF-1')).toMatchObject({ ok: true, state: 'PENDING' })
})

test('the two addresses are used as they are set', () => {
  const { tokenUrl, apiUrl } = phonePeSettings(sandbox.settings)
  expect(tokenUrl).toBe(`${sandbox.url}/apis/identity-manager/v1/oauth/token`)
  expect(apiUrl).toBe(`${sandbox.url}/apis/pg`)
})
