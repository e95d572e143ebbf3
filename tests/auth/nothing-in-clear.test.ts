import { TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { startServerProcess } from '../proof/server-process.ts'
import { openTestDatabase } from '../setup/database.ts'
import { openDevice } from './auth-client.ts'

const { pool, url: databaseUrl } = await openTestDatabase()
const sms = await startSmsSandbox()
afterAll(sms.stop)
const authSecret = 'keyed-by-this-in-production-0123456789'
const oldPhone = '919876501234'
const newPhone = '919812309876'

/** A memory for a device that also notes every token which it is given. */
function noting(secrets: Set<string>): Map<string, string> {
  const memory = new Map<string, string>()
  const set = memory.set.bind(memory)
  memory.set = (key, value) => {
    const { access_token: access, refresh_token: refresh } = JSON.parse(value)
    if (access) secrets.add(access).add(refresh)
    return set(key, value)
  }
  return memory
}

/** Fails with what was said; a step of the round that went wrong would prove nothing. */
async function done<Answer extends { error: unknown }>(answer: Promise<Answer>): Promise<Answer> {
  const result = await answer
  expect(result.error).toBeNull()
  return result
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  )
  let text = ''
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from ${name} t`)
    text += `${name}\n${rows.map(({ line }) => line).join('\n')}\n`
  }
  return text
}

/** Standing alone: six digits may be part of any longer number. */
const stands = (text: string, secret: string) =>
  new RegExp(`(?<![0-9A-Za-z])${secret.replaceAll(/[^0-9A-Za-z]/g, '\\$&')}(?![0-9A-Za-z])`).test(text)

test('after login, refresh, second factor and change of phone no secret stands in log or database', async () => {
  const secrets = new Set([authSecret])
  await using server = await startServerProcess({
    APP_ENV: 'production',
    SITE_URL: 'https://kafila.example',
    LOG_LEVEL: 'debug',
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: authSecret,
    ...sms.settings('twilio'),
  })
  secrets.add(sms.settings('twilio').TWILIO_AUTH_TOKEN ?? '')
  const auth = openDevice(server.url, noting(secrets))
  const receive = (phone: string) => {
    const code = sms.codeFor(phone) ?? ''
    expect(code).toMatch(/^\d{6}$/)
    secrets.add(code)
    return code
  }

  sms.nextAnswers({ kind: 'refuse', message: `The number +${newPhone} is not valid, text 000111` })
  expect((await auth.signInWithOtp({ phone: newPhone })).error?.code).toBe('sms_send_failed')
  await done(auth.signInWithOtp({ phone: oldPhone }))
  const code = receive(oldPhone)
  const wrong = code === '000111' ? '000112' : '000111'
  const refused = await auth.verifyOtp({ phone: oldPhone, token: wrong, type: 'sms' })
  expect(refused.error?.code).toBe('otp_expired')
  await done(auth.verifyOtp({ phone: oldPhone, token: code, type: 'sms' }))
  await done(auth.refreshSession())

  const { data: factor } = await done(auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }))
  const secret = factor && 'totp' in factor ? factor.totp.secret : ''
  expect(secret.length).toBeGreaterThan(15)
  const token = new TOTP({ secret }).generate()
  secrets.add(secret).add(token)
  await done(auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: token }))
  await done(auth.updateUser({ phone: newPhone }))
  await done(auth.verifyOtp({ phone: newPhone, token: receive(newPhone), type: 'phone_change' }))
  await done(auth.refreshSession())

  await expect
    .poll(() => sms.messages.filter(({ to }) => to === oldPhone).map(({ text }) => text), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('your phone number was changed'))
  const stored = await dump()
  expect(stored).toContain(newPhone)
  await done(auth.signOut())
  await server.stop()
  const log = server.output()
  expect(log).toContain('"path":"/auth/')
  // Two codes by SMS, one by the app, its secret, ours, the provider's, and two tokens of each of five sessions.
  expect(secrets.size).toBeGreaterThan(14)
  for (const phone of [oldPhone, newPhone]) expect(log).not.toContain(phone.slice(2))
  for (const one of secrets) {
    expect(stands(log, one), `in the log: ${one}`).toBe(false)
    expect(stands(stored, one), `in the database: ${one}`).toBe(false)
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      if (one.length > 6) expect(stored).not.toContain(Buffer.from(one).toString(encoding))
  }
  // A private key shows itself by this field.
  expect(stored).not.toMatch(/"d"\s*:/)
}, 90_000)
