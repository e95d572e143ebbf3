import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { authCodes, authUsers } from '../../database/schema/auth.ts'
import { outbox } from '../../database/schema/mail.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { createLog } from '../../server/log.ts'
import { startCuttableProxy } from '../proof/cuttable-proxy.ts'
import { startTestApp } from '../setup/app.ts'
import { openTestDatabase } from '../setup/database.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'
import { logIn, openDevice } from './auth-client.ts'

const sandbox = await startSmsSandbox()
afterAll(sandbox.stop)
const quiet = createLog('silent')

test('a message that could not be sent leaves neither user nor code, and may be asked for again at once', async () => {
  const app = await startTestApp(sandbox.settings('msg91'))
  const { db } = app.database
  const device = openDevice(app.url)
  const ask = async () => (await device.signInWithOtp({ phone: '+919000050001' })).error
  sandbox.nextAnswers(
    { kind: 'refuse', message: 'no balance' },
    { kind: 'status', status: 500 },
    { kind: 'not json' },
  )
  for (let i = 0; i < 3; i++) expect(await ask()).toMatchObject({ status: 422, code: 'sms_send_failed' })
  expect([await db.$count(authUsers), await db.$count(authCodes), await db.$count(outbox)]).toEqual([0, 0, 0])
  expect(await ask()).toBeNull()
  expect(await db.$count(authCodes)).toBe(1)
  expect(await ask()).toMatchObject({ status: 429 })
})

test('production without a provider says that it has none, and stores nothing', async () => {
  const app = await startTestApp({
    APP_ENV: 'production',
    SITE_URL: 'https://kafila.example',
    AUTH_SECRET: 'a secret of thirty-two bytes or more',
  })
  const answer = await fetch(`${app.url}/auth/v1/otp`, {
    method: 'POST',
    body: JSON.stringify({ phone: '+919000050002' }),
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
  })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ code: 'unexpected_failure', message: 'Unable to get SMS provider' })
  expect(await app.database.db.$count(authCodes)).toBe(0)
  expect(await app.database.db.$count(outbox)).toBe(0)
})

test('while the database is away all is 503 in JSON, nobody is signed out, and it recovers', async () => {
  const database = await openTestDatabase()
  const { hostname, port } = new URL(database.url)
  const wire = await startCuttableProxy({ host: hostname, port: Number(port) })
  const throughWire = new URL(database.url)
  throughWire.port = String(wire.port)
  const running = await startBuiltApp({ DATABASE_URL: throughWire.href }, { log: quiet })
  const memory = new Map<string, string>()
  const device = openDevice(running.url, memory)
  const session = await logIn(device, database.db, '919000050003')
  wire.cut()
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${running.url}/auth/v1${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { Authorization: `Bearer ${session.access_token}` },
    })
  for (const answer of [
    await ask('POST', '/otp', { phone: '+919000050004' }),
    await ask('POST', '/verify', { phone: '+919000050004', token: '123456', type: 'sms' }),
    await ask('POST', '/token?grant_type=refresh_token', { refresh_token: session.refresh_token }),
    await ask('GET', '/user'),
    await ask('PUT', '/user', { data: { a: 1 } }),
    await ask('POST', '/logout'),
  ]) {
    expect(answer.status, answer.url).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await answer.json()).toMatchObject({ error_code: 'unexpected_failure' })
  }
  // What was read before is enough to tell whose token it is.
  expect((await ask('GET', '/.well-known/jwks.json')).status).toBe(200)
  expect((await device.getUser()).error?.status).toBe(503)
  expect(memory.has('kafila.auth')).toBe(true)
  wire.mend()
  await expect.poll(async () => (await device.getUser()).error, { timeout: 20_000 }).toBeNull()
  expect((await device.refreshSession()).error).toBeNull()
  await running.stop()
  wire.close()
})

test('another secret ends sessions, not the service; a key of the environment signs alone', async () => {
  const database = await openTestDatabase()
  const start = (settings: Record<string, string>) =>
    startBuiltApp(
      { DATABASE_URL: database.url, SITE_URL: 'http://localhost:3000', ...settings },
      { log: quiet },
    )
  const first = await start({ AUTH_SECRET: 'the first secret of this site, thirty-two bytes' })
  const session = await logIn(openDevice(first.url), database.db, '919000050005')
  await first.stop()
  const second = await start({ AUTH_SECRET: 'the second secret of this site, thirty-two bytes' })
  const bearer = { headers: { Authorization: `Bearer ${session.access_token}` } }
  expect((await fetch(`${second.url}/auth/v1/user`, bearer)).status).toBe(200)
  const refreshed = await openDevice(second.url).refreshSession({ refresh_token: session.refresh_token })
  expect(refreshed.error?.code).toBe('refresh_token_not_found')
  await logIn(openDevice(second.url), database.db, '919000050006')
  await second.stop()

  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'of the environment' }
  const third = await start({ AUTH_JWK: JSON.stringify(jwk) })
  const device = openDevice(third.url)
  await logIn(device, database.db, '919000050007')
  expect((await device.getUser()).error).toBeNull()
  const { keys } = (await (await fetch(`${third.url}/auth/v1/.well-known/jwks.json`)).json()) as {
    keys: { kid: string; d?: string }[]
  }
  expect(keys[0]?.kid).toBe('of the environment')
  expect(keys.every(({ d }) => d === undefined)).toBe(true)
  await third.stop()
})
