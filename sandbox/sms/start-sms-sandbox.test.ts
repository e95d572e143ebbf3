import { afterAll, beforeEach, expect, test } from 'vitest'
import { startSmsSandbox } from './start-sms-sandbox.ts'

const sandbox = await startSmsSandbox()
afterAll(sandbox.stop)
beforeEach(() => {
  sandbox.messages.length = 0
})

const basic = `Basic ${Buffer.from('ACsandbox:sandbox-token').toString('base64')}`
const form = { To: '+919876543210', From: '+15005550006', Body: 'Namaste' }
const recipient = { mobiles: '919876543210', code: '123456', host: 'kafila.example' }
const flow = { template_id: 'sandbox-code', short_url: '0', recipients: [recipient] }

async function twilio(fields: Record<string, string>, { authorization = basic, account = 'ACsandbox' } = {}) {
  const response = await fetch(`${sandbox.url}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function msg91(body: unknown, authkey = 'sandbox-authkey') {
  const response = await fetch(`${sandbox.url}/api/v5/flow/`, {
    method: 'POST',
    headers: { authkey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('right requests are taken and kept as the phone shows them', async () => {
  expect(await twilio(form)).toMatchObject({ status: 201, body: { sid: expect.stringMatching(/^SM/) } })
  expect(await msg91(flow)).toMatchObject({ status: 200, body: { type: 'success' } })
  const [first, second] = (await (await fetch(`${sandbox.url}/control/messages`)).json()) as unknown[]
  expect(first).toEqual({ provider: 'twilio', to: '919876543210', text: 'Namaste' })
  expect(second).toMatchObject({
    provider: 'msg91',
    to: '919876543210',
    text: expect.stringMatching(/\n@kafila\.example #123456$/),
  })
})

test.each([
  ['an unknown field', { ...form, MediaUrl: 'x' }, {}, 400],
  ['a number without plus', { ...form, To: '919876543210' }, {}, 400],
  ['another sender', { ...form, From: '+1' }, {}, 400],
  ['an empty text', { ...form, Body: '' }, {}, 400],
  ['a wrong key', form, { authorization: 'Basic bm8=' }, 401],
  ['another account', form, { account: 'ACother' }, 404],
])('Twilio refuses %s', async (_what, fields, access, status) => {
  expect(await twilio(fields, access)).toMatchObject({ status, body: { status, code: expect.any(Number) } })
  expect(sandbox.messages).toEqual([])
})

test.each([
  ['an unknown field', { ...flow, sender: 'KAFILA' }, undefined],
  ['an unknown template', { ...flow, template_id: 'other' }, undefined],
  ['a number with plus', { ...flow, recipients: [{ ...recipient, mobiles: '+919876543210' }] }, undefined],
  ['a missing variable', { ...flow, recipients: [{ mobiles: '919876543210', code: '123456' }] }, undefined],
  ['a variable too many', { ...flow, recipients: [{ ...recipient, name: 'Asha' }] }, undefined],
  ['a variable too long', { ...flow, recipients: [{ ...recipient, host: 'x'.repeat(31) }] }, undefined],
  ['a wrong key', flow, 'other'],
])('MSG91 refuses %s', async (_what, body, authkey) => {
  expect(await msg91(body, authkey)).toMatchObject({ body: { type: 'error' } })
  expect(sandbox.messages).toEqual([])
})

test('faults are ordered over HTTP, for the next request and for every one', async () => {
  const order = (path: string, method: string, body: unknown) =>
    fetch(sandbox.url + path, { method, body: JSON.stringify(body) })
  await order('/control/next', 'POST', [{ kind: 'status', status: 500 }])
  await order('/control/every', 'PUT', { kind: 'refuse', message: 'no' })
  expect((await msg91(flow)).status).toBe(500)
  expect(await msg91(flow)).toMatchObject({ status: 200, body: { type: 'error', message: 'no' } })
  await order('/control/every', 'PUT', null)
  expect((await msg91(flow)).body.type).toBe('success')
  await fetch(`${sandbox.url}/control/messages`, { method: 'DELETE' })
  expect(sandbox.messages).toEqual([])
})
