import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { atEndOfFile } from '../setup/at-end-of-file.ts'
import { openTestDatabase } from '../setup/database.ts'
import { serverEnvironment } from '../setup/server-environment.ts'

const phonepe = await startPhonePeSandbox()
atEndOfFile(phonepe.stop)
const sms = await startSmsSandbox()
atEndOfFile(sms.stop)

/** Takes one login, and repeats what it was told when it refuses one. */
const mailPassword = 'password-of-mail'
let mails = 0
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ password }, _, done) {
    if (password === mailPassword) return done(null, { user: 'site' })
    done(new Error(`no such password ${password}`))
  },
  onMailFrom(_, __, done) {
    mails++
    done()
  },
})
await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
atEndOfFile(() => new Promise<void>((resolve) => mailServer.close(() => resolve())))
const mailUrl = (password: string) =>
  `smtp://site:${password}@127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`

function doctor(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['server/doctor/index.ts'], {
    env: { ...serverEnvironment, ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** Where nobody listens. */
async function closedPort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Words that stand in the settings and must not stand anywhere else. */
const secretsIn = (settings: Record<string, string>) =>
  Object.entries(settings)
    .filter(([name]) => !['APP_ENV', 'SMS_PROVIDER', 'PHONEPE_CLIENT_VERSION'].includes(name))
    .map(([, value]) => value)

const database = await openTestDatabase()
const working = {
  APP_ENV: 'production',
  SITE_URL: 'https://site.of.ours.example',
  AUTH_SECRET: 'a secret of more than thirty-two bytes in all',
  AUTH_SECRET_PREVIOUS: 'the former secret of more than thirty-two bytes',
  DATABASE_URL: database.url,
  SMTP_URL: mailUrl(mailPassword),
  MAIL_FROM: 'sender@ours.example',
  OPERATOR_EMAIL: 'desk@ours.example',
  ...sms.settings('twilio'),
  ...phonepe.settings,
}

test('says what is set, what is missing for what and what it reached, and leaves no trace', async () => {
  const { code, output } = await doctor(working)
  expect(output).toMatch(/^SMTP_URL +set$/m)
  expect(output).toMatch(/^META_PIXEL_ID +-$/m)
  expect(output).toMatch(/^database +works +PostgreSQL \d+\.\d+; no migrations wait$/m)
  expect(output).toMatch(/^mail +works +the mail server takes the login; nothing was sent$/m)
  expect(output).toMatch(/^SMS +works +Twilio knows the account, which is active; nothing was sent$/m)
  expect(output).toMatch(/^payments +works +PhonePe gave a token$/m)
  expect(output).toMatch(/^contact +off +missing: OPERATOR_PHONE, OPERATOR_WHATSAPP; /m)
  expect(output).toMatch(/^proxy +off +missing: TRUST_PROXY; /m)
  expect(code).toBe(0)
  expect(secretsIn(working).filter((secret) => output.includes(secret))).toEqual([])
  for (const password of [mailPassword, new URL(database.url).password])
    expect(output).not.toContain(password)
  expect([mails, sms.messages, phonepe.orders()]).toEqual([0, [], []])
})

test('what is set and does not work is named, whatever is answered, and no secret is told', async () => {
  const wrong = {
    ...working,
    DATABASE_URL: database.url.replace(/:[^:@/]+@/, ':wrong-database-password@'),
    SMTP_URL: mailUrl('wrong-mail-password'),
    TWILIO_AUTH_TOKEN: 'wrong-twilio-token',
    PHONEPE_CLIENT_SECRET: 'wrong-phonepe-secret',
    IMAGE_HOST: `http://127.0.0.1:${await closedPort()}`,
  }
  const { code, output } = await doctor(wrong)
  expect(output).toMatch(/^database +fails +it refuses the user or the password \(28P01\)$/m)
  expect(output).toMatch(/^mail +fails +the mail server refuses the login \(EAUTH 535\)$/m)
  expect(output).toMatch(/^SMS +fails +Twilio refuses the account or its key \(status 401\)$/m)
  expect(output).toMatch(/^payments +fails +PhonePe gave no token \(status 401\)$/m)
  expect(output).toMatch(/^pictures +fails +the host of pictures does not answer \(ECONNREFUSED\)$/m)
  expect(code).toBe(1)
  expect(secretsIn(wrong).filter((secret) => output.includes(secret))).toEqual([])
  expect(output).not.toMatch(/wrong-/)
})

test('without settings the site works by itself, and a wrong one is told by the sentence of the start', async () => {
  const { DATABASE_URL } = working
  const bare = await doctor({ DATABASE_URL })
  expect(bare.code).toBe(0)
  expect(bare.output).toMatch(
    /^mail +off +missing: SMTP_URL, MAIL_FROM, OPERATOR_EMAIL; mails stay in the outbox$/m,
  )
  expect(bare.output).toMatch(
    /^payments +off +missing: PHONEPE_CLIENT_ID, .*; a stand-in, where no money moves$/m,
  )
  const half = await doctor({ DATABASE_URL, SMTP_URL: 'smtp://mail.example' })
  expect(half.code).toBe(1)
  expect(half.output).toContain(
    'Settings: MAIL_FROM is needed with SMTP_URL: the sender of every mail; OPERATOR_EMAIL',
  )
})
