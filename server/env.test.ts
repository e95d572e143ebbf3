import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

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

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
  [{ APP_ENV: 'staging' }, 'APP_ENV must be local or production'],
  [
    { DATABASE_URL: 'mysql://x/y' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/kafila',
  ],
  [
    { IMAGE_HOST: 'https://images.example/kafila' },
    'IMAGE_HOST must be without a path, such as https://images.example',
  ],
  [{ SITE_URL: 'kafila' }, 'SITE_URL must be an address such as https://kafila.example'],
  [
    { OPERATOR_WHATSAPP: '+91 98765' },
    'OPERATOR_WHATSAPP must be digits with the country code, such as 919812345678',
  ],
  [
    { LIMITS: 'newsletter:5/600,nosuch:1/60' },
    'LIMITS names no limit of ours: nosuch (newsletter, newsletterConfirm, enquiry)',
  ],
  [{ LIMITS: 'newsletter=5' }, 'LIMITS must be limits such as newsletter:10/600, not newsletter=5'],
  [{ LIMITS: 'enquiry:0/600' }, 'LIMITS must allow enquiry one attempt or more, in 1 to 86400 seconds'],
  [{ LIMITS: 'enquiry:5/86401' }, 'LIMITS must allow enquiry one attempt or more, in 1 to 86400 seconds'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is needed with SMTP_URL: the sender of every mail'],
  [{ MAIL_FROM: 'a@b.example' }, 'MAIL_FROM is set but SMTP_URL is not: nothing could be sent'],
  [{ APP_ENV: 'production' }, 'SITE_URL is needed with APP_ENV=production: the public https address'],
  [
    { APP_ENV: 'production', SITE_URL: 'http://kafila.example' },
    'SITE_URL must be a public https address with APP_ENV=production',
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
    newsletter: { attempts: 7, seconds: 60, whenAway: 'refuse' },
    newsletterConfirm: { attempts: 30, seconds: 600, whenAway: 'let pass' },
    enquiry: { attempts: 2, seconds: 3600, whenAway: 'let pass' },
  })
})

test('several faults are told at once', () => {
  expect(problems({ PORT: 'x', APP_ENV: 'y' })).toHaveLength(2)
})
