import { beforeAll, expect, test } from 'vitest'
import { enquiries } from '../../database/schema.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' })
})

const enquiry = (name: string) => ({
  name,
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  additionalData: { people: 'More than 10', travelMonth: 'may-2027', tripName: 'Wayanad in private' },
  pageUrl: 'http://localhost:3000/custom-trip/wayanad-private',
  formType: 'Suggested Trip Enquiry',
})

/** Each test speaks from an address of its own, as limits count by address. */
const send = (body: unknown, from: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/enquiries`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
  })
const stored = async (name: string) =>
  (await app.database.db.select().from(enquiries)).filter((row) => row.name === name)
const mails = async (name: string) =>
  (
    (await (await fetch(`${app.url}/dev/outbox.json`)).json()) as {
      to: string
      subject: string
      replyTo: string
      body: string
    }[]
  ).filter(({ body }) => body.includes(`Name: ${name}\n`))
const whileMissing = async (table: string, work: () => Promise<void>) => {
  await app.database.pool.query(`alter table ${table} rename to gone`)
  await work().finally(() => app.database.pool.query(`alter table gone rename to ${table}`))
}

test('an enquiry is stored and mailed to the operator under one reference', async () => {
  const response = await send(enquiry('Asha Rao'), '10.0.0.1')
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { reference } = (await response.json()) as { reference: string }
  expect(reference).toMatch(/^ENQ-[2-9A-HJ-NP-Z]{10}$/)
  expect(await stored('Asha Rao')).toEqual([
    {
      reference,
      formType: 'Suggested Trip Enquiry',
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      additionalData: { people: 'More than 10', travelMonth: 'may-2027', tripName: 'Wayanad in private' },
      pagePath: '/custom-trip/wayanad-private',
      fingerprint: null,
      createdAt: app.clock.now(),
    },
  ])
  const [mail, ...more] = await mails('Asha Rao')
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: 'hello@kafila.example',
    replyTo: 'asha@example.com',
    subject: `Suggested Trip Enquiry: Wayanad in private (${reference})`,
  })
  expect(mail?.body.split('\n')).toEqual([
    `Suggested Trip Enquiry ${reference}`,
    '',
    'Trip: Wayanad in private',
    'People: More than 10',
    'Travel month: May 2027',
    '',
    'Name: Asha Rao',
    'Phone: +91 98765 43210',
    'Email: asha@example.com',
    '',
    'Page: http://localhost:3000/custom-trip/wayanad-private',
    '',
    'An answer to this mail goes to the traveller.',
  ])
})

test('each field at fault is named, and nothing is stored', async () => {
  const response = await send(
    {
      ...enquiry(' '),
      email: 'asha@',
      phone: '12345',
      additionalData: { people: '11', travelMonth: 'may-1999', tripName: '' },
    },
    '10.0.0.2',
  )
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    errors: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      people: 'Please select number of people',
      travelMonth: 'Please select a travel month',
      tripName: 'This field is required',
    },
  })
  expect((await app.database.db.select().from(enquiries)).map(({ phone }) => phone)).not.toContain('12345')
})

test('an address with a long query, or of another site, keeps nobody from asking', async () => {
  const pageUrl = `https://evil.example/trip/lw6?gclid=${'x'.repeat(2000)}`
  expect((await send({ ...enquiry('Clicked'), pageUrl }, '10.0.0.11')).status).toBe(201)
  expect(await stored('Clicked')).toMatchObject([{ pagePath: '/trip/lw6' }])
  expect((await mails('Clicked'))[0]?.body).toContain('Page: http://localhost:3000/trip/lw6\n')
})

test('the months on offer move with the date in India', async () => {
  const november = {
    ...enquiry('Month'),
    additionalData: { people: '1', travelMonth: 'november-2026', tripName: 'x' },
  }
  expect((await send(november, '10.0.0.3')).status).toBe(201)
  const before = app.clock.now()
  app.clock.set(new Date('2026-11-30T18:30:00Z'))
  expect((await send(november, '10.0.0.3')).status).toBe(422)
  app.clock.set(before)
})

test('what is hostile forges neither line nor header', async () => {
  const hostile = {
    ...enquiry('Mallory\r\nEmail: boss@example.com\u0000'),
    additionalData: {
      people: '1',
      travelMonth: 'may-2027',
      tripName: 'Goa\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>',
      role: 'admin',
      ['__proto__']: { people: '2' },
    },
  }
  expect((await send(hostile, '10.0.0.4')).status).toBe(201)
  const [row] = await stored('Mallory Email: boss@example.com')
  expect(row?.additionalData).toEqual({
    people: '1',
    travelMonth: 'may-2027',
    tripName: 'Goa Bcc: all@example.com <script>alert(1)</script>',
  })
  const [mail] = await mails('Mallory Email: boss@example.com')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.body.split('\n').filter((line) => /^(Email|Bcc):/.test(line))).toEqual([
    'Email: asha@example.com',
  ])
})

test.each([
  ['a form', 'name=Asha', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
  ['a lookalike type', '{}', { 'content-type': 'application/jsonp' }, 415],
  ['half a body', '{"name":', {}, 400],
  ['no body', '', {}, 400],
  ['a list', '[]', {}, 400],
  ['null', 'null', {}, 400],
  ['an unknown form', '{"formType":"Lottery"}', {}, 422],
  [
    'an e-mail with an unseen character',
    JSON.stringify({ ...enquiry('Nul'), email: 'a\u0000@example.com' }),
    {},
    422,
  ],
  ['a key that is none', JSON.stringify({ ...enquiry('Key'), idempotencyKey: ['x'] }), {}, 422],
  ['more than a form holds', JSON.stringify({ ...enquiry('Big'), more: 'x'.repeat(65_536) }), {}, 413],
  ['another site', JSON.stringify(enquiry('Foreign')), { origin: 'https://evil.example' }, 403],
  ['another site’s script', JSON.stringify(enquiry('Foreign')), { 'sec-fetch-site': 'cross-site' }, 403],
])('%s is refused', async (_what, body, headers, status) => {
  const before = await app.database.db.$count(enquiries)
  expect((await send(body, '10.0.0.5', headers)).status).toBe(status)
  expect(await app.database.db.$count(enquiries)).toBe(before)
})

test('the twenty-first enquiry within ten minutes is asked to wait', async () => {
  for (let i = 0; i < 20; i++) expect((await send(enquiry('Many'), '10.0.0.6')).status).toBe(201)
  const refused = await send(enquiry('Many'), '10.0.0.6')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(((await refused.json()) as { error: string }).error).toContain('Wait 10 minutes, or')
  const before = app.clock.now()
  app.clock.set(new Date(before.getTime() + 550_000))
  expect(await (await send(enquiry('Many'), '10.0.0.6')).text()).toContain('Wait 1 minute, or')
  app.clock.set(before)
  expect(await stored('Many')).toHaveLength(20)
  expect((await send(enquiry('Many'), '10.0.0.7')).status).toBe(201)
})

test('ten tries of one enquiry at once are kept once, and answered alike', async () => {
  const once = { ...enquiry('Twice'), idempotencyKey: 'a1b2c3d4e5f6a7b8' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(once, '10.0.0.8')))
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(new Set(references).size).toBe(1)
  expect(await stored('Twice')).toHaveLength(1)
  expect(await mails('Twice')).toHaveLength(1)
})

test('a correction under the same key is a new enquiry, and so is one without a key', async () => {
  const first = { ...enquiry('Corrected'), idempotencyKey: 'b1b2c3d4e5f6a7b8' }
  await send(first, '10.0.0.9')
  await send({ ...first, phone: '98765 00000' }, '10.0.0.9')
  expect((await stored('Corrected')).map(({ phone }) => phone).sort()).toEqual([
    '+91 98765 43210',
    '98765 00000',
  ])
  await send(enquiry('Keyless'), '10.0.0.9')
  await send(enquiry('Keyless'), '10.0.0.9')
  expect(await stored('Keyless')).toHaveLength(2)
})

test('when the row or the mail can’t be written, neither is, and the sender is told what to do', async () => {
  await whileMissing('outbox', async () => {
    const failed = await send(enquiry('Unlucky'), '10.0.0.10')
    expect(failed.status).toBe(503)
    expect(failed.headers.get('retry-after')).toBe('60')
    expect(((await failed.json()) as { error: string }).error).toContain('call +91 10000 00002')
  })
  expect(await stored('Unlucky')).toEqual([])
  await whileMissing('enquiries', async () => {
    expect((await send(enquiry('Unlucky'), '10.0.0.10')).status).toBe(503)
  })
  expect(await mails('Unlucky')).toEqual([])
  expect((await send(enquiry('Unlucky'), '10.0.0.10')).status).toBe(201)
  expect(await mails('Unlucky')).toHaveLength(1)
})

test('while mail is down nothing is lost', async () => {
  const down = await startTestApp({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@kafila.example',
    OPERATOR_EMAIL: 'desk@kafila.example',
  })
  const response = await fetch(`${down.url}/api/enquiries`, {
    method: 'POST',
    body: JSON.stringify(enquiry('Patient')),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(201)
  await down.runDueJobs()
  const { rows } = await down.database.pool.query(
    `select attempts, sent_at, reply_to from outbox join jobs on task = 'deliver mail' and payload->>'message' = outbox.id::text
      where body like $1`,
    ['%Name: Patient%'],
  )
  expect(rows).toEqual([{ attempts: 1, sent_at: null, reply_to: 'asha@example.com' }])
  expect(await down.database.db.$count(enquiries)).toBe(1)
})
