import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type SandboxOptions, startPhonePeSandbox } from './start-phonepe-sandbox.ts'

const sandbox = await startPhonePeSandbox()
afterAll(sandbox.stop)

type Answered = { status: number; body: Record<string, unknown> }
async function post(url: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() } as Answered
}

const credentials = {
  client_id: sandbox.settings.PHONEPE_CLIENT_ID ?? '',
  client_version: sandbox.settings.PHONEPE_CLIENT_VERSION ?? '',
  client_secret: sandbox.settings.PHONEPE_CLIENT_SECRET ?? '',
  grant_type: 'client_credentials',
}
const askToken = (form: Record<string, string>) =>
  post(sandbox.settings.PHONEPE_TOKEN_URL ?? '', new URLSearchParams(form))

async function api(url = sandbox.url) {
  const tokenUrl = `${url}/apis/identity-manager/v1/oauth/token`
  const { body } = await post(tokenUrl, new URLSearchParams(credentials))
  const authorization = `O-Bearer ${body.access_token}`
  const json = { authorization, 'content-type': 'application/json' }
  return {
    post: (path: string, sent: unknown) => post(`${url}/apis/pg${path}`, JSON.stringify(sent), json),
    async get(path: string) {
      const response = await fetch(`${url}/apis/pg${path}`, { headers: { authorization } })
      return { status: response.status, body: await response.json() } as Answered
    },
  }
}

let made = 0
const pay = (merchantOrderId = `order-${++made}`) => ({
  merchantOrderId,
  amount: 1_234_500,
  expireAfter: 900,
  metaInfo: { udf1: 'x' },
  paymentFlow: {
    type: 'PG_CHECKOUT',
    message: 'Spiti <Valley>',
    merchantUrls: { redirectUrl: 'http://localhost:3000/pay/return/KF-23456789' },
  },
})

test('a token is given for the right credentials, and says when it was issued and when it ends', async () => {
  const { status, body } = await askToken(credentials)
  expect(status).toBe(200)
  expect(body).toMatchObject({ access_token: expect.any(String), token_type: 'O-Bearer' })
  expect(Number(body.expires_at) - Number(body.issued_at)).toBe(3600)
})

test.each([
  ['a wrong secret', { client_secret: 'no' }, 401],
  ['a wrong version', { client_version: '2' }, 401],
  ['another grant', { grant_type: 'password' }, 400],
  ['an unknown field', { scope: 'all' }, 400],
])('no token for %s', async (_what, change, status) => {
  expect(await askToken({ ...credentials, ...change })).toMatchObject({
    status,
    body: { code: expect.any(String) },
  })
})

test('no call without a token that is still good', async () => {
  const url = `${sandbox.url}/apis/pg/checkout/v2/pay`
  const headers = { 'content-type': 'application/json' }
  expect((await post(url, JSON.stringify(pay()), headers)).status).toBe(401)
  const { body } = await askToken(credentials)
  const bearer = { ...headers, authorization: `Bearer ${body.access_token}` }
  expect((await post(url, JSON.stringify(pay()), bearer)).status).toBe(401)
  const client = await api()
  sandbox.moveClock({ seconds: 3600 })
  expect((await client.post('/checkout/v2/pay', pay())).status).toBe(401)
})

describe('an order is refused', () => {
  const flow = pay().paymentFlow
  test.each<[string, Record<string, unknown>, string]>([
    ['with an unknown field', { callbackUrl: 'x' }, 'has the unknown field callbackUrl'],
    [
      'with an unknown field within',
      { paymentFlow: { ...flow, mode: 1 } },
      'paymentFlow has the unknown field mode',
    ],
    [
      'with an id of 64',
      { merchantOrderId: 'x'.repeat(64) },
      'merchantOrderId must be 1 to 63 of A-Z a-z 0-9 _ -',
    ],
    [
      'with an id with a dot',
      { merchantOrderId: 'a.b' },
      'merchantOrderId must be 1 to 63 of A-Z a-z 0-9 _ -',
    ],
    ['below a rupee', { amount: 99 }, 'amount must be a whole number of paise, 100 or more'],
    ['with half a paisa', { amount: 100.5 }, 'amount must be a whole number of paise, 100 or more'],
    ['with an amount in words', { amount: '1000' }, 'amount must be a whole number of paise, 100 or more'],
    ['for less than 300 s', { expireAfter: 299 }, 'expireAfter must be 300 to 3600 whole seconds'],
    ['for more than 3600 s', { expireAfter: 3601 }, 'expireAfter must be 300 to 3600 whole seconds'],
    ['of another kind', { paymentFlow: { ...flow, type: 'UPI' } }, 'paymentFlow type must be PG_CHECKOUT'],
    [
      'with nowhere to go back to',
      { paymentFlow: { ...flow, merchantUrls: { redirectUrl: 'javascript:1' } } },
      'paymentFlow merchantUrls redirectUrl must be a web address',
    ],
    ['without its flow', { paymentFlow: undefined }, 'paymentFlow is missing'],
  ])('%s', async (_what, change, message) => {
    const client = await api()
    expect(await client.post('/checkout/v2/pay', { ...pay(), ...change })).toEqual({
      status: 400,
      body: { code: 'BAD_REQUEST', message },
    })
  })
})

test('a status takes no other questions than its two', async () => {
  const client = await api()
  await client.post('/checkout/v2/pay', pay('asked'))
  const path = '/checkout/v2/order/asked/status'
  expect((await client.get(`${path}?details=false&errorContext=true`)).status).toBe(200)
  expect((await client.get(path)).status).toBe(200)
  expect((await client.get(`${path}?details=maybe`)).status).toBe(400)
  expect((await client.get(`${path}?x=true`)).status).toBe(400)
  expect((await fetch(`${sandbox.url}/apis/pg/checkout/v2/pay`)).status).toBe(405)
})

describe('the payment page', () => {
  const merchant = 'http://localhost:3000/'
  async function open(url = sandbox.url) {
    const client = await api(url)
    const order = pay()
    const { body } = await client.post('/checkout/v2/pay', order)
    const page = String(body.redirectUrl)
    const status = async () =>
      (await client.get(`/checkout/v2/order/${order.merchantOrderId}/status?errorContext=true`)).body
    const visit = (referer?: string) => fetch(page, { headers: referer ? { referer } : {} })
    const choose = (choice: string, origin = sandbox.url) =>
      fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ choice }),
        headers: { origin },
        redirect: 'manual',
      })
    return { order, status, visit, choose }
  }

  test('says what is paid, until when, and that no money moves', async () => {
    const { visit, order } = await open()
    const response = await visit(merchant)
    expect(response.status).toBe(200)
    const page = await response.text()
    for (const words of [
      'This is a stand-in for PhonePe. No money moves here.',
      '₹12,345',
      'Spiti &#60;Valley&#62;',
      order.merchantOrderId,
      'localhost:3000',
    ])
      expect(page).toContain(words)
    expect(page).toMatch(/Open until<\/dt><dd>[^<]+ IST</)
    expect(page).not.toContain('<script')
    for (const name of ['Pay ₹12,345', 'Fail', 'Leave pending', 'Cancel'])
      expect(page).toMatch(new RegExp(`<button [^>]+>${name}</button>`))
  })

  test.each([
    ['nobody says where from', undefined],
    ['from another site', 'http://localhost:3001/'],
    ['from another scheme', 'https://localhost:3000/'],
  ])('refuses a visit when it comes: %s', async (_what, referer) => {
    const { visit } = await open()
    const response = await visit(referer)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('Payments begin on http://localhost:3000')
  })

  test.each([
    ['pay', { state: 'COMPLETED' }],
    ['fail', { state: 'FAILED', errorContext: { errorCode: 'PAYMENT_DECLINED' } }],
    ['cancel', { state: 'FAILED', errorContext: { errorCode: 'USER_CANCELLED' } }],
    ['pending', { state: 'PENDING', paymentDetails: [{ state: 'PENDING' }] }],
  ])('%s does so and leads back to the merchant', async (choice, expected) => {
    const { choose, status, order } = await open()
    const response = await choose(choice)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(order.paymentFlow.merchantUrls.redirectUrl)
    expect(await status()).toMatchObject(expected)
  })

  test('takes its own form alone, once, and in time', async () => {
    const { choose, status, visit } = await open()
    expect((await choose('pay', 'http://localhost:3000')).status).toBe(403)
    expect((await choose('steal')).status).toBe(400)
    expect(await status()).toMatchObject({ state: 'PENDING' })
    await choose('pay')
    expect((await choose('fail')).status).toBe(409)
    expect(await status()).toMatchObject({ state: 'COMPLETED' })
    expect(await (await visit(merchant)).text()).toContain('This order is paid')
    const late = await open()
    sandbox.moveClock({ seconds: 901 })
    expect((await late.choose('pay')).status).toBe(409)
    expect(await (await late.visit(merchant)).text()).toContain('The time to pay is over')
  })
})

test('tests order over HTTP what they order in the process', async () => {
  const headers = { 'content-type': 'application/json' }
  const order = (name: string, body: unknown) =>
    fetch(`${sandbox.url}/control/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const client = await api()
  await client.post('/checkout/v2/pay', pay('by-control'))
  await order('injectFault', { operation: 'orderStatus', times: 2, fault: { kind: 'status', status: 500 } })
  const status = () => client.get('/checkout/v2/order/by-control/status')
  expect((await status()).status).toBe(500)
  expect((await status()).status).toBe(500)
  await order('changeOrder', { merchantOrderId: 'by-control', amount: 1, neverExpires: true })
  await order('moveClock', { seconds: 901 })
  expect(sandbox.orders().at(-1)).toMatchObject({ state: 'PENDING', amount: 1 })
  expect(
    await (await order('settleOrder', { merchantOrderId: 'by-control', state: 'COMPLETED' })).json(),
  ).toMatchObject({ state: 'COMPLETED' })
  expect(await (await order('orders', {})).json()).toHaveLength(sandbox.orders().length)
  expect((await order('settleOrder', { merchantOrderId: 'nobody' })).status).toBe(400)
  expect((await order('nothing', {})).status).toBe(404)
  expect((await fetch(`${sandbox.url}/control/expireTokens`, { method: 'POST' })).status).toBe(400)
})

test('a restart forgets no order and no refund, and a line that was cut short harms none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonepe-'))
  const options: SandboxOptions = { folder }
  const first = await startPhonePeSandbox(options)
  const client = await api(first.url)
  await client.post('/checkout/v2/pay', pay('kept'))
  await client.post('/checkout/v2/pay', pay('open'))
  first.settleOrder({ merchantOrderId: 'kept', state: 'COMPLETED' })
  first.planRefunds({ outcome: 'PENDING', delayMs: 0 })
  const refund = { merchantRefundId: 'r1', originalMerchantOrderId: 'kept', amount: 1_000_000 }
  expect((await client.post('/payments/v2/refund', refund)).status).toBe(200)
  const before = { orders: first.orders(), refunds: first.refunds() }
  await first.stop()
  appendFileSync(join(folder, 'journal.jsonl'), '{"order":{"merchantOrd')

  const second = await startPhonePeSandbox(options)
  expect({ orders: second.orders(), refunds: second.refunds() }).toEqual(before)
  const again = await api(second.url)
  expect((await again.post('/checkout/v2/pay', pay('kept'))).status).toBe(417)
  expect((await again.post('/payments/v2/refund', { ...refund, merchantRefundId: 'r2' })).status).toBe(400)
  await again.post('/checkout/v2/pay', pay('after'))
  await second.stop()
  const third = await startPhonePeSandbox(options)
  expect(third.orders().map(({ merchantOrderId }) => merchantOrderId)).toEqual(['kept', 'open', 'after'])
  await third.stop()
  rmSync(folder, { recursive: true })
})
