import { afterAll, beforeEach, expect, test } from 'vitest'
import { company as site } from '../../content/site/company.ts'
import { jobs } from '../../database/schema/jobs.ts'
import { outbox } from '../../database/schema/mail.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import type { Mode } from '../../server/env/concern.ts'
import { readEnv } from '../../server/env.ts'
import { createJobs } from '../../server/jobs/create-jobs.ts'
import { createLog } from '../../server/log.ts'
import { createSmsProvider } from '../../server/sms/create-sms-provider.ts'
import { createSmsDelivery } from '../../server/sms/deliver-sms.ts'
import { createQueueNotice } from '../../server/sms/queue-notice.ts'
import { createSendCode } from '../../server/sms/send-code.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db } = await openTestDatabase()
const sandbox = await startSmsSandbox()
afterAll(sandbox.stop)
let now = new Date('2026-11-15T06:00:00Z')
const clock = { now: () => now }
const logged: string[] = []
const log = createLog('warn', { write: (line) => logged.push(line) })
beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(jobs)
  sandbox.messages.length = 0
  logged.length = 0
})

function providerFor(settings: Record<string, string>) {
  const read = readEnv(settings)
  if (!read.ok) throw new Error(read.problems.join())
  return createSmsProvider(read.env.sms)
}
function sendCodeIn(mode: Mode, settings: Record<string, string> = {}) {
  const provider = providerFor(settings)
  return createSendCode({
    provider,
    mode,
    db,
    clock,
    log,
    siteName: 'Kafila',
    siteUrl: 'https://kafila.example',
  })
}
const sms = { phone: '919876543210', code: '123456' }

test('in local a code goes to outbox and log, without any provider', async () => {
  expect(await sendCodeIn('local')(sms)).toEqual({ ok: true })
  expect(await db.select().from(outbox)).toMatchObject([
    {
      channel: 'sms',
      recipient: sms.phone,
      body: expect.stringContaining('@kafila.example #123456'),
      createdAt: now,
      sentAt: null,
    },
  ])
  expect(logged).toEqual([expect.stringContaining('"phone":"919876543210","code":"123456"')])
})

test('in local a provider is asked first: what it refused stands nowhere', async () => {
  const sendCode = sendCodeIn('local', sandbox.settings('msg91'))
  sandbox.nextAnswers({ kind: 'refuse', message: 'No balance for 919876543210' })
  expect(await sendCode(sms)).toEqual({ ok: false, reason: 'refused', message: 'No balance for …' })
  expect(await db.$count(outbox)).toBe(0)
  expect(await sendCode(sms)).toEqual({ ok: true })
  expect(await db.select().from(outbox)).toMatchObject([{ sentAt: now }])
  expect(sandbox.messages).toHaveLength(1)
})

test('in production a code stands in the message alone', async () => {
  const sendCode = sendCodeIn('production', sandbox.settings('twilio'))
  expect(await sendCode(sms)).toEqual({ ok: true })
  sandbox.nextAnswers({ kind: 'refuse', message: `no such number +${sms.phone}, text ${sms.code}` })
  expect(await sendCode(sms)).toMatchObject({ ok: false, reason: 'refused' })
  expect(sandbox.messages).toMatchObject([{ to: sms.phone, text: expect.stringContaining(sms.code) }])
  expect(await db.$count(outbox)).toBe(0)
  expect(logged).toHaveLength(1)
  expect(logged.join()).not.toMatch(/98765|123456/)
})

test('production without a provider says so', async () => {
  expect(await sendCodeIn('production')(sms)).toEqual({ ok: false, reason: 'not configured' })
  expect(await db.$count(outbox)).toBe(0)
})

test('a notice is delivered by the job, tried again after a fault, and once', async () => {
  const provider = providerFor(sandbox.settings('msg91'))
  if (!provider) throw new Error('no provider')
  const { runDue } = createJobs({ jobs: createSmsDelivery({ db, clock, provider }), db, clock, log })
  await db.transaction((tx) =>
    createQueueNotice({ site })(tx, { phone: sms.phone, what: 'data exported', at: now }),
  )
  expect(JSON.stringify(await db.select().from(jobs))).not.toContain(sms.phone)
  sandbox.nextAnswers({ kind: 'status', status: 500 })
  await runDue()
  expect(sandbox.messages).toEqual([])
  expect(await db.select().from(jobs)).toMatchObject([{ attempts: 1, lastError: 'Internal error' }])
  now = new Date(now.getTime() + 30_000)
  await runDue()
  await runDue()
  const [stored] = await db.select().from(outbox)
  expect(sandbox.messages).toEqual([{ provider: 'msg91', to: sms.phone, text: stored?.body }])
  expect(stored).toMatchObject({ channel: 'sms', sentAt: now })
  expect(await db.$count(jobs)).toBe(0)
})

test('a notice of a transaction that fails is never sent', async () => {
  await db
    .transaction(async (tx) => {
      await createQueueNotice({ site })(tx, { phone: sms.phone, what: 'phone changed', at: now })
      throw new Error('no')
    })
    .catch(() => {})
  expect(await db.$count(outbox)).toBe(0)
  expect(await db.$count(jobs)).toBe(0)
})
