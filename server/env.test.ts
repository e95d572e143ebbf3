import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { limits } from './limits/limits.ts'

function problems(settings: Record<string, string>): string[] {
  const result = readEnv(settings)
  return result.ok ? [] : result.problems
}

test('nothing set means a local server on port 3000', () => {
  const result = readEnv({})
  expect(result).toMatchObject({
    ok: true,
    env: { mode: 'local', web: { port: 3000, host: '127.0.0.1', siteUrl: 'http://localhost:3000' } },
  })
})

const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>

test('the example, copied as it is, says what is so without it', () => {
  expect(readEnv(example)).toEqual(readEnv({}))
})

test.each(Object.keys(example))('a blank %s counts as absent', (name) => {
  for (const blank of ['', '  ']) expect(readEnv({ [name]: blank })).toEqual(readEnv({}))
})

const phonepe = {
  PHONEPE_CLIENT_ID: 'id',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_CLIENT_VERSION: '1',
  PHONEPE_WEBHOOK_USERNAME: 'user',
  PHONEPE_WEBHOOK_PASSWORD: 'pass',
}

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
  [{ METRICS_TOKEN: 'too short' }, 'METRICS_TOKEN must be 32 characters or more, without blanks'],
  [{ METRICS_PORT: 'nine' }, 'METRICS_PORT must be a number'],
  [{ LISTEN_HOST: 'my host' }, 'LISTEN_HOST must be an address of this machine, such as 10.0.0.5'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST is set but METRICS_PORT is not: nothing would listen there'],
  [{ SAMPLE_RATINGS: 'yes' }, 'SAMPLE_RATINGS must be on or off'],
  [{ APP_ENV: 'staging' }, 'APP_ENV must be local or production'],
  [
    { DATABASE_URL: 'mysql://x/y' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/kafila',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://x/y' },
    'DATABASE_DIRECT_URL is set but DATABASE_URL is not: it names the same database',
  ],
  [
    { DATABASE_READ_URL: 'postgres://x/y' },
    'DATABASE_READ_URL is set but DATABASE_URL is not: it names the same database',
  ],
  [{ MIGRATE: 'never' }, 'MIGRATE must be on or off'],
  [
    { IMAGE_HOST: 'https://images.example/kafila' },
    'IMAGE_HOST must be without a path, such as https://images.example',
  ],
  [
    { CONSOLE_HOST: 'https://desk.kafila.example' },
    'CONSOLE_HOST must be a host without https:// and without a path, such as desk.kafila.example',
  ],
  [
    { SITE_URL: 'https://kafila.example', CONSOLE_HOST: 'Kafila.example' },
    'CONSOLE_HOST must be another host than that of SITE_URL; left out, the console is at SITE_URL/console',
  ],
  [{ SITE_URL: 'kafila' }, 'SITE_URL must be an address such as https://kafila.example'],
  [
    { OPERATOR_WHATSAPP: '+91 98765' },
    'OPERATOR_WHATSAPP must be digits with the country code, such as 919812345678',
  ],
  [
    { LIMITS: 'newsletter:5/600,nosuch:1/60' },
    `LIMITS names no limit of ours: nosuch (${Object.keys(limits).join(', ')})`,
  ],
  [{ LIMITS: 'newsletter=5' }, 'LIMITS must be limits such as newsletter:10/600, not newsletter=5'],
  [{ LIMITS: 'enquiry:0/600' }, 'LIMITS must allow enquiry one attempt or more, in 1 to 86400 seconds'],
  [{ LIMITS: 'enquiry:5/86401' }, 'LIMITS must allow enquiry one attempt or more, in 1 to 86400 seconds'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is needed with SMTP_URL: the sender of every mail'],
  [{ MAIL_FROM: 'a@b.example' }, 'MAIL_FROM is set but SMTP_URL is not: nothing could be sent'],
  [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be msg91 or twilio'],
  [{ SMS_PROVIDER: 'msg91' }, 'MSG91_AUTH_KEY is needed with SMS_PROVIDER=msg91: the key of the account'],
  [
    { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k' },
    'MSG91_TEMPLATE_ID is needed with SMS_PROVIDER=msg91: the template of codes',
  ],
  [
    { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_TEMPLATE_ID: 't' },
    'MSG91_NOTICE_TEMPLATE_ID is needed with SMS_PROVIDER=msg91: the template of security notices',
  ],
  [
    { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'k' },
    'TWILIO_FROM is needed with SMS_PROVIDER=twilio: the sender of every message',
  ],
  [{ MSG91_AUTH_KEY: 'k' }, 'MSG91_AUTH_KEY is set but SMS_PROVIDER is not msg91: nothing would use it'],
  [
    { MSG91_REVIEW_TEMPLATE_ID: 't' },
    'MSG91_REVIEW_TEMPLATE_ID is set but SMS_PROVIDER is not msg91: nothing would use it',
  ],
  [
    { SMS_PROVIDER: 'msg91', TWILIO_FROM: '+1' },
    'TWILIO_FROM is set but SMS_PROVIDER is not twilio: nothing would use it',
  ],
  [
    { SMS_API_URL: 'https://sms.example' },
    'SMS_API_URL is set but SMS_PROVIDER is not: whose address is it?',
  ],
  [
    { APP_ENV: 'production', SMS_PROVIDER: 'msg91', SMS_API_URL: 'http://sms.example' },
    'SMS_API_URL must be an https address, or one of this machine, with APP_ENV=production',
  ],
  [{ SMS_COUNTRIES: '91;1' }, 'SMS_COUNTRIES must be calling codes such as 91,1,44'],
  [
    { SMS_TEST_OTP: '919876543210' },
    'SMS_TEST_OTP must be numbers with their codes, such as 919876543210:123456',
  ],
  [
    { APP_ENV: 'production', SMS_TEST_OTP: '919876543210:123456' },
    'SMS_TEST_OTP is for tests alone: with APP_ENV=production every code is sent',
  ],
  [
    { PHONEPE_CLIENT_ID: 'id' },
    'PHONEPE_CLIENT_SECRET is needed with PHONEPE_CLIENT_ID: the key of the merchant',
  ],
  [
    { PHONEPE_CLIENT_ID: 'id', PHONEPE_CLIENT_SECRET: 's', PHONEPE_CLIENT_VERSION: '1' },
    'PHONEPE_WEBHOOK_PASSWORD is needed with PHONEPE_CLIENT_ID: the password that webhooks come with',
  ],
  [
    { PHONEPE_WEBHOOK_PASSWORD: 'p' },
    'PHONEPE_CLIENT_ID is needed with PHONEPE_WEBHOOK_PASSWORD: the merchant',
  ],
  [
    { PHONEPE_API_URL: 'https://pay.example' },
    'PHONEPE_CLIENT_ID is needed with PHONEPE_API_URL: the merchant',
  ],
  [
    { ...phonepe, PHONEPE_API_URL: 'https://pay.example' },
    'PHONEPE_TOKEN_URL and PHONEPE_API_URL go together: a token of one place is of no use in another',
  ],
  [
    {
      ...phonepe,
      APP_ENV: 'production',
      PHONEPE_TOKEN_URL: 'http://pay.example/v1/oauth/token',
      PHONEPE_API_URL: 'http://pay.example',
    },
    'PHONEPE_TOKEN_URL and PHONEPE_API_URL must be https addresses, or of this machine, with APP_ENV=production',
  ],
  [{ APP_ENV: 'production' }, 'SITE_URL is needed with APP_ENV=production: the public https address'],
  [
    { APP_ENV: 'production', SITE_URL: 'http://kafila.example' },
    'SITE_URL must be a public https address with APP_ENV=production',
  ],
  [
    { APP_ENV: 'production', SITE_URL: 'https://kafila.example' },
    'AUTH_SECRET is needed with APP_ENV=production: 32 bytes or more that only this site knows',
  ],
  [{ AUTH_SECRET: 'a'.repeat(31) }, 'AUTH_SECRET must have 32 bytes or more'],
  [
    { APP_ENV: 'production', SUPABASE_URL: 'http://project.example', SUPABASE_ANON_KEY: 'k' },
    'SUPABASE_URL must be an https address with APP_ENV=production',
  ],
  [{ AUTH_SECRET_PREVIOUS: 'short,and,several' }, 'AUTH_SECRET_PREVIOUS must have 32 bytes or more'],
  [
    { AUTH_SECRET: 'a'.repeat(32), AUTH_SECRET_PREVIOUS: `${'b'.repeat(32)}, ${'a'.repeat(32)}` },
    'AUTH_SECRET_PREVIOUS holds AUTH_SECRET itself: it is for other ones alone',
  ],
  [{ TEST_CLOCK: 'yesterday' }, 'TEST_CLOCK must be a moment such as 2026-11-15T06:00:00Z'],
  [
    { APP_ENV: 'production', SITE_URL: 'https://kafila.example', TEST_CLOCK: '2026-11-15T06:00:00Z' },
    'TEST_CLOCK is for tests alone: with APP_ENV=production the clock is that of the machine',
  ],
  [
    { APP_ENV: 'production', SITE_URL: 'https://localhost' },
    'SITE_URL must be a public https address with APP_ENV=production',
  ],
])('%o is refused', (settings, message) => {
  expect(problems(settings as unknown as Record<string, string>)).toContain(message)
})

test('LIMITS changes the limits that it names, and no other', () => {
  const result = readEnv({ LIMITS: 'newsletter:7/60, enquiry:2/3600' })
  expect(result.ok && result.env.limits).toEqual({
    ...limits,
    newsletter: { attempts: 7, seconds: 60, whenAway: 'refuse' },
    enquiry: { attempts: 2, seconds: 3600, whenAway: 'let pass' },
  })
})

test('SMS is sent by the provider whose keys are all there', () => {
  const sms = (settings: Record<string, string>) => {
    const result = readEnv(settings)
    return result.ok ? result.env.sms : result.problems
  }
  expect(sms({})).toEqual({ provider: null, countries: ['91', '1', '44', '86', '81'], testCodes: new Map() })
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'k', TWILIO_FROM: '+1' }
  expect(sms({ SMS_PROVIDER: 'twilio', ...twilio, SMS_COUNTRIES: '91, 977' })).toMatchObject({
    provider: {
      name: 'twilio',
      apiUrl: 'https://api.twilio.com',
      accountSid: 'AC1',
      authToken: 'k',
      from: '+1',
    },
    countries: ['91', '977'],
  })
  expect(sms({ SMS_PROVIDER: 'twilio', ...twilio, SMS_API_URL: 'http://127.0.0.1:9/' })).toMatchObject({
    provider: { apiUrl: 'http://127.0.0.1:9' },
  })
  expect(sms({ SMS_TEST_OTP: '919876543210:123456, 12125550123:000000' })).toMatchObject({
    testCodes: new Map([
      ['919876543210', '123456'],
      ['12125550123', '000000'],
    ]),
  })
})

test('PhonePe is used with all of its keys, at its own addresses unless others are named', () => {
  const read = (settings: Record<string, string>) => {
    const result = readEnv(settings)
    return result.ok ? result.env.phonepe : result.problems
  }
  expect(read({})).toBeNull()
  expect(read(phonepe)).toEqual({
    tokenUrl: 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token',
    apiUrl: 'https://api.phonepe.com/apis/pg',
    clientId: 'id',
    clientSecret: 'secret',
    clientVersion: '1',
    webhook: { username: 'user', password: 'pass' },
  })
  for (const tokenUrl of ['http://127.0.0.1:9/token', 'http://127.0.0.1:9/token/v1/oauth/token'])
    expect(
      read({ ...phonepe, PHONEPE_TOKEN_URL: tokenUrl, PHONEPE_API_URL: 'http://127.0.0.1:9/api/' }),
    ).toMatchObject({
      tokenUrl: 'http://127.0.0.1:9/token/v1/oauth/token',
      apiUrl: 'http://127.0.0.1:9/api',
    })
})

const production = {
  APP_ENV: 'production',
  SITE_URL: 'https://kafila.example',
  AUTH_SECRET: 'a secret of thirty-two bytes or more',
}

test('production listens on every address, or on the one that is named', () => {
  const host = (settings: Record<string, string>) => {
    const result = readEnv({ ...production, ...settings })
    return result.ok && result.env.web.host
  }
  expect([host({}), host({ LISTEN_HOST: '127.0.0.1' })]).toEqual(['0.0.0.0', '127.0.0.1'])
})

test('sample ratings are shown in local alone, unless the setting says otherwise', () => {
  const shown = (settings: Record<string, string>) => {
    const result = readEnv(settings)
    return result.ok && result.env.samples.ratings
  }
  expect([shown({}), shown({ SAMPLE_RATINGS: 'off' })]).toEqual([true, false])
  expect([shown(production), shown({ ...production, SAMPLE_RATINGS: 'on' })]).toEqual([false, true])
})

test('several faults are told at once', () => {
  expect(problems({ PORT: 'x', APP_ENV: 'y' })).toHaveLength(2)
})
