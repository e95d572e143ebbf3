import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../../database/schema/jobs.ts'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { startTestApp } from '../setup/app.ts'

const app = await startTestApp({ TRUST_PROXY: '1' })
const operator = (...args: string[]) =>
  runCommand(args, readEnv({ DATABASE_URL: app.database.url, TEST_CLOCK: app.clock.now().toISOString() }))
const send = (body: object) =>
  fetch(`${app.url}/api/enquiries`, {
    method: 'POST',
    body: JSON.stringify({ email: 'asha@example.com', pageUrl: '/contact', ...body }),
    headers: { 'content-type': 'application/json' },
  })

const formula = '=HYPERLINK("http://x.example")'
await send({
  formType: 'Contact Form',
  name: formula,
  message: '=1+1\nsecond line, "quoted", and a text that goes on for longer than a table has room for it',
  additionalData: { subject: '@SUM(A1:A9)' },
})
await send({
  formType: 'Contact Form',
  name: 'Machine',
  message: 'Buy my things, please.',
  additionalData: { subject: 'Things' },
  website: 'x',
})
await send({
  formType: 'Job Application',
  name: 'Meera',
  phone: '+91 98765 43210',
  message: 'I have led treks for six years.',
  additionalData: { openingId: 'tour-manager', link: 'https://meera.example/cv' },
})
await fetch(`${app.url}/newsletter`, {
  method: 'POST',
  body: new URLSearchParams({ email: 'reader@example.com' }),
})

test('enquiries are a table, with what a machine sent marked and applications left out', async () => {
  const { ok, message } = await operator('enquiries')
  const lines = message.split('\n')
  expect(ok).toBe(true)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^enquiry +sent \(IST\) +form +about +name +e-mail .* mark$/)
  expect(lines.find((line) => line.includes('Machine'))).toMatch(/ suspect$/)
  expect(lines.find((line) => line.includes(formula))).toMatch(/=1\+1 second line, "quoted".*…/)
  expect(message).not.toContain('Meera')
})

test('as CSV every message is whole, and no cell begins a formula', async () => {
  const { message } = await operator('enquiries', '--csv')
  // By this mark a spreadsheet knows UTF-8, and shows names in Indian scripts.
  expect(message).toMatch(/^\uFEFFenquiry,/)
  expect((await operator('enquiries')).message).toMatch(/^enquiry /)
  expect(message).toContain(`"'=HYPERLINK(""http://x.example"")"`)
  expect(message).toContain(`,'@SUM(A1:A9),`)
  expect(message).toContain(`"'=1+1\nsecond line, ""quoted"", and a text`)
  expect(message).toContain('has room for it"')
  const cells = [...message.matchAll(/(?:^|,|\r\n)("(?:[^"]|"")*"|[^,\r\n]*)/g)].map(([, cell = '']) => cell)
  expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([])
})

test('applications, subscribers and the outbox have lists of their own', async () => {
  const applications = (await operator('applications')).message.split('\n')
  expect(applications).toHaveLength(2)
  expect(applications[1]).toMatch(/tour-manager +Meera .*https:\/\/meera\.example\/cv/)
  const subscribers = (await operator('subscribers', '--csv')).message
  expect(subscribers).toMatch(/\r\nreader@example\.com,asked,2026-11-15 11:30,,$/)
  const outbox = (await operator('outbox')).message
  expect(outbox).toMatch(/mail +reader@example\.com +waiting /)
  expect(outbox).toContain('Job Application: Tour Manager')
  expect(outbox).not.toContain('Machine')
})

test('work that was given up is listed and put back by its id, once', async () => {
  expect(await operator('jobs')).toEqual({ ok: true, message: 'No work was given up.' })
  const failedAt = new Date('2026-11-15T05:00:00Z')
  const given = { attempts: 3, lastError: 'EAUTH 535', failedAt, runAt: failedAt }
  const { db } = app.database
  const [dead, doubled] = await db
    .insert(jobs)
    .values([
      { ...given, task: 'deliver mail', payload: { message: 12 } },
      { ...given, task: 'send refund', payload: { refund: 'KF-1' }, key: 'KF-1' },
    ])
    .returning()
  await db
    .insert(jobs)
    .values({ task: 'send refund', payload: {}, key: 'KF-1', runAt: new Date('2026-12-01') })
  const { message } = await operator('jobs')
  expect(message.split('\n')).toHaveLength(3)
  expect(message).toMatch(
    new RegExp(`^ *${dead?.id} +deliver mail +2026-11-15 10:30 +3 +message 12 +EAUTH 535$`, 'm'),
  )
  expect((await operator('jobs', 'retry', String(dead?.id))).ok).toBe(true)
  const [back] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.id, dead?.id ?? 0))
  expect(back).toMatchObject({ failedAt: null, attempts: 0, leasedUntil: null })
  expect(Math.abs((back?.runAt.getTime() ?? 0) - app.clock.now().getTime())).toBeLessThan(60_000)
  expect(await operator('jobs', 'retry', String(dead?.id))).toEqual({
    ok: false,
    message: `There is no job ${dead?.id} that was given up: npm run operator -- jobs lists them.`,
  })
  expect(await operator('jobs', 'retry', String(doubled?.id))).toEqual({
    ok: false,
    message: `The work of job ${doubled?.id} waits already, by a job that came later.`,
  })
})

test('--since is a day in India', async () => {
  for (const name of ['enquiries', 'applications', 'subscribers', 'outbox']) {
    const rows = async (since: string) =>
      (await operator(name, '--since', since)).message.split('\n').length - 1
    expect(await rows('2026-11-15'), name).toBeGreaterThan(0)
    expect(await rows('2026-11-16'), name).toBe(0)
  }
})

test.each([
  [['enquiry'], 'There is no command enquiry: npm run operator lists them.'],
  [['enquiries', '--since', '2026-13-01'], '2026-13-01 is no date: write it as 2026-11-01.'],
  [['outbox', '--since'], 'Nothing is no date: write it as 2026-11-01.'],
  [['jobs', 'retry'], 'Write it as npm run operator -- jobs, or npm run operator -- jobs retry 12.'],
  [['jobs', 'retry', 'all'], 'Write it as npm run operator -- jobs, or npm run operator -- jobs retry 12.'],
  [['subscribers', 'all'], 'Write it as npm run operator -- subscribers [--since 2026-11-01] [--csv].'],
  [['applications', '--json'], 'Write it as npm run operator -- applications [--since 2026-11-01] [--csv].'],
])('%j is refused in one sentence', async (args, message) => {
  expect(await operator(...args)).toEqual({ ok: false, message })
})
