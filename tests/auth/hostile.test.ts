import { expect, test } from 'vitest'
import { authCodes, authFactors, authUsers } from '../../database/schema/auth.ts'
import { outbox } from '../../database/schema/mail.ts'
import { startTestApp } from '../setup/app.ts'
import { logIn, openDevice } from './auth-client.ts'

const app = await startTestApp({
  LIMITS:
    'otpPerAddress:100000/300,verifyPerAddress:100000/300,tokenPerAddress:100000/300,mfaPerSession:100000/60',
})
const { db } = app.database
const session = await logIn(openDevice(app.url), db, '919000040000')
const rows = async () => ({
  users: await db.$count(authUsers),
  codes: await db.$count(authCodes),
  factors: await db.$count(authFactors),
  messages: await db.$count(outbox),
})
const before = await rows()

type Answer = { status: number; code: unknown; json: Record<string, unknown> }

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${app.url}/auth/v1${path}`, {
    method,
    ...init,
    headers: {
      'X-Supabase-Api-Version': '2024-01-01',
      Authorization: `Bearer ${session.access_token}`,
      ...init.headers,
    },
  })
  expect(answer.headers.get('content-type'), `${method} ${path}`).toMatch(/^application\/json/)
  const json = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, code: json.code, json }
}

const factor = '/factors/7b1f2a60-7c1d-4f7e-9a53-2f8f6f0d1a11'
const withBody: [string, string][] = [
  ['POST', '/otp'],
  ['POST', '/verify'],
  ['POST', '/resend'],
  ['POST', '/token?grant_type=refresh_token'],
  ['PUT', '/user'],
  ['POST', '/factors'],
]
const all: [string, string][] = [
  ...withBody,
  ['GET', '/user'],
  ['POST', '/logout'],
  ['POST', `${factor}/challenge`],
  ['POST', `${factor}/verify`],
  ['DELETE', factor],
  ['GET', '/settings'],
  ['GET', '/health'],
  ['GET', '/.well-known/jwks.json'],
]
const notJson = ['', '{', 'phone=1', '[]', '"text"', '12', 'null', '\u0000', '{"phone":']

test.each(withBody)('%s %s refuses what is no JSON object', async (method, path) => {
  for (const body of notJson) {
    expect(await ask(method, path, { body }), body).toMatchObject({ status: 400, code: 'bad_json' })
  }
})

const wrongTypes = [1, true, [], {}, ['+919000040001']]
const fields: [string, string, string[]][] = [
  ['POST', '/otp', ['phone', 'email', 'channel', 'create_user', 'data']],
  ['POST', '/verify', ['phone', 'token', 'type']],
  ['POST', '/resend', ['phone', 'type']],
  ['POST', '/token?grant_type=refresh_token', ['refresh_token']],
  ['PUT', '/user', ['phone', 'email', 'password', 'data']],
  ['POST', '/factors', ['factor_type', 'friendly_name', 'issuer']],
]
const rightTypes: Record<string, string> = { create_user: 'boolean', data: 'object' }

test.each(fields)('%s %s refuses fields of a wrong type', async (method, path, names) => {
  for (const name of names)
    for (const value of wrongTypes) {
      const isRight = typeof value === (rightTypes[name] ?? 'string') && !Array.isArray(value)
      if (isRight) continue
      const body = JSON.stringify({ [name]: value })
      expect(await ask(method, path, { body }), body).toMatchObject({ status: 400, code: 'bad_json' })
    }
})

const badTexts = ['+91\u0000', '\ud800', '919000040001\u0000', '+91 90000 4000x', '०', 'a'.repeat(5000)]

test('text that no database can keep is refused by name', async () => {
  for (const text of badTexts) {
    for (const [method, path, body] of [
      ['POST', '/otp', { phone: text }],
      ['POST', '/verify', { phone: text, token: '123456', type: 'sms' }],
      ['POST', '/resend', { phone: text, type: 'sms' }],
      ['PUT', '/user', { phone: text }],
    ] as const)
      expect(await ask(method, path, { body: JSON.stringify(body) }), `${path} ${text}`).toMatchObject({
        status: 400,
        code: 'validation_failed',
      })
    const verify = { phone: '+919000040001', token: text, type: 'sms' }
    expect(await ask('POST', '/verify', { body: JSON.stringify(verify) })).toMatchObject({ status: 403 })
    const refresh = { body: JSON.stringify({ refresh_token: text }) }
    expect(await ask('POST', '/token?grant_type=refresh_token', refresh)).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    })
  }
  for (const text of ['a\u0000', '\udfff', 'x'.repeat(61)]) {
    const named = { body: JSON.stringify({ factor_type: 'totp', friendly_name: text }) }
    expect(await ask('POST', '/factors', named)).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  for (const data of [{ a: '\u0000' }, { '\ud800': 1 }, { a: [{ b: 'x\udfff' }] }, { a: 'x'.repeat(5000) }]) {
    const refused = { status: 400, code: 'validation_failed' }
    expect(await ask('PUT', '/user', { body: JSON.stringify({ data }) })).toMatchObject(refused)
    const otp = { body: JSON.stringify({ phone: '+919000040002', data }) }
    expect(await ask('POST', '/otp', otp)).toMatchObject(refused)
  }
})

const tooLarge = { status: 413, code: 'request_entity_too_large' }
const large = JSON.stringify({ phone: 'x'.repeat(1_300_000) })

test.each(all.filter(([method]) => method !== 'GET'))(
  '%s %s refuses more than 1 MiB',
  async (method, path) => {
    expect(await ask(method, path, { body: large })).toMatchObject(tooLarge)
  },
)

test.each(withBody)('%s %s refuses it also when its size is not said', async (method, path) => {
  const body = new Blob([large]).stream()
  expect(await ask(method, path, { body, duplex: 'half' } as RequestInit)).toMatchObject(tooLarge)
})

test.each(all)('%s %s names the methods that it knows', async (method, path) => {
  for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    if (other === method || (path === '/user' && ['GET', 'PUT'].includes(other))) continue
    expect(await ask(other, path), other).toMatchObject({ status: 405, code: 'method_not_allowed' })
  }
})

test('unknown and malformed paths are answered in JSON', async () => {
  for (const path of ['', '/', '/nothing', '/%', '/%E0%A4', '/OTP', '/factors/x/y/z', '//otp', '/otp/'])
    expect(await ask('GET', path), path).toMatchObject({ status: 404, code: 'not_found' })
  expect(await ask('DELETE', '/factors/not-a-uuid')).toMatchObject({ status: 404, code: 'validation_failed' })
  expect(await ask('DELETE', factor)).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  expect(await ask('POST', '/logout?scope=mine')).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(await ask('POST', '/token?grant_type=password', { body: '{}' })).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
  })
})

test('only what the protocol offers is offered', async () => {
  const otp = (body: object) => ask('POST', '/otp', { body: JSON.stringify(body) })
  expect(await otp({ phone: '+919000040003', email: 'a@b.example' })).toMatchObject({
    status: 400,
    json: { message: 'Only an email address or phone number should be provided' },
  })
  expect(await otp({})).toMatchObject({ json: { message: 'One of email or phone must be set' } })
  expect(await otp({ email: 'a@b.example' })).toMatchObject({ status: 400, code: 'email_provider_disabled' })
  expect(await otp({ phone: '+919000040003', channel: 'whatsapp' })).toMatchObject({
    code: 'validation_failed',
  })
  const put = (body: object) => ask('PUT', '/user', { body: JSON.stringify(body) })
  expect(await put({ app_metadata: { admin: true } })).toMatchObject({ status: 403, code: 'not_admin' })
  expect(await put({ email: 'a@b.example' })).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(await put({ password: 'x' })).toMatchObject({ status: 400, code: 'validation_failed' })
  const phoneFactor = { body: JSON.stringify({ factor_type: 'phone' }) }
  expect(await ask('POST', '/factors', phoneFactor)).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a token is checked in the order of the protocol', async () => {
  const user = (authorization: string) => ask('GET', '/user', { headers: { Authorization: authorization } })
  for (const nothing of ['', 'Basic abc', 'Bearer', session.access_token])
    expect(await user(nothing)).toMatchObject({ status: 401, code: 'no_authorization' })
  const [head, body, signature] = session.access_token.split('.')
  const none = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')
  const forged = btoa(JSON.stringify({ sub: session.user.id, exp: 4e9 })).replaceAll('=', '')
  for (const token of [
    'x',
    'a.b.c',
    `${none}.${body}.`,
    `${head}.${forged}.${signature}`,
    `${head}.${body}.AAAA`,
  ])
    expect(await user(`Bearer ${token}`), token).toMatchObject({ status: 403, code: 'bad_jwt' })
})

test('nothing of all that was stored, sent or signed out, and nothing failed', async () => {
  expect(await rows()).toEqual(before)
  expect((await ask('GET', '/user')).status).toBe(200)
  expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('other origins may ask and read the version; an old client gets the old shape', async () => {
  const preflight = await fetch(`${app.url}/auth/v1/otp`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,x-supabase-api-version,content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
  const cross = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  const old = await fetch(`${app.url}/auth/v1/otp`, { method: 'POST', headers: cross, body: '{' })
  expect(old.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  expect(old.headers.get('x-sb-error-code')).toBe('bad_json')
  expect(await old.json()).toEqual({
    code: 400,
    error_code: 'bad_json',
    msg: 'Could not parse request body as JSON',
  })
})
