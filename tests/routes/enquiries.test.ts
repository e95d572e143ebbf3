import { beforeAll, expect, test } from 'vitest'
import { enquiries } from '../../database/schema/enquiries.ts'
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
  expect(await stored('Asha Rao')).toMatchObject([
    {
      reference,
      formType: 'Suggested Trip Enquiry',
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      message: null,
      additionalData: { people: 'More than 10', travelMonth: 'may-2027', tripName: 'Wayanad in private' },
      pagePath: '/custom-trip/wayanad-private',
      suspect: false,
      fingerprint: null,
      createdAt: app.clock.now(),
      stage: 'new',
      nextDay: '2026-11-15',
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
    tripName: 'Goa Bcc: all@example.com',
  })
  const [mail] = await mails('Mallory Email: boss@example.com')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.body.split('\n').filter((line) => /^(Email|Bcc):/.test(line))).toEqual([
    'Email: asha@example.com',
  ])
})

const contact = (name: string) => ({
  formType: 'Contact Form',
  name,
  email: 'asha@example.com',
  message: 'Dear all,\r\nis the road open?\r\n\r\nEmail: boss@example.com',
  additionalData: { subject: 'The road to Spiti' },
  pageUrl: 'http://localhost:3000/contact',
})
const application = (name: string) => ({
  formType: 'Job Application',
  name,
  email: 'asha@example.com',
  phone: '98765 43210',
  message: 'I have led treks for six years.',
  additionalData: { openingId: 'tour-manager', link: 'https://asha.example/cv' },
  pageUrl: 'http://localhost:3000/careers',
})

test('a message is kept with its lines, and none of them passes for one of ours', async () => {
  expect((await send(contact('Lines'), '10.0.1.1')).status).toBe(201)
  const [row] = await stored('Lines')
  expect(row).toMatchObject({
    formType: 'Contact Form',
    phone: null,
    message: 'Dear all,\nis the road open?\n\nEmail: boss@example.com',
    additionalData: { subject: 'The road to Spiti' },
    pagePath: '/contact',
  })
  const [mail] = await mails('Lines')
  expect(mail?.subject).toBe(`Contact Form: The road to Spiti (${row?.reference})`)
  expect(mail?.body.split('\n')).toEqual([
    `Contact Form ${row?.reference}`,
    '',
    'Subject: The road to Spiti',
    '',
    'Name: Lines',
    'Email: asha@example.com',
    '',
    'Message:',
    '> Dear all,',
    '> is the road open?',
    '>',
    '> Email: boss@example.com',
    '',
    'Page: http://localhost:3000/contact',
    '',
    'An answer to this mail goes to the traveller.',
  ])
})

test('an application names its opening to the operator', async () => {
  expect((await send(application('Applied'), '10.0.1.2')).status).toBe(201)
  const [row] = await stored('Applied')
  expect(row?.additionalData).toEqual({ openingId: 'tour-manager', link: 'https://asha.example/cv' })
  const [mail] = await mails('Applied')
  expect(mail?.subject).toBe(`Job Application: Tour Manager (${row?.reference})`)
  expect(mail?.body).toContain('Opening: Tour Manager\nLink: https://asha.example/cv\n')
  const { additionalData, ...rest } = application('Nobody')
  const refused = await send(
    { ...rest, additionalData: { ...additionalData, openingId: 'pilot' } },
    '10.0.1.2',
  )
  expect(await refused.json()).toEqual({ errors: { openingId: 'Please choose one of the openings' } })
})

test('what a machine filled in is kept and marked, and mailed to nobody', async () => {
  const response = await send({ ...contact('Robot'), website: 'https://spam.example' }, '10.0.1.3')
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ reference: expect.stringMatching(/^ENQ-/) })
  expect(await stored('Robot')).toMatchObject([{ suspect: true }])
  expect(await mails('Robot')).toEqual([])
  expect((await send({ ...contact('Person'), website: '' }, '10.0.1.3')).status).toBe(201)
  expect(await mails('Person')).toHaveLength(1)
})

test.each([
  ['right to left', 'محمد بن سلمان', 'أهلاً، أريد السفر إلى لداخ'],
  ['in Indian scripts', 'प्रज्ञा', 'നമസ്കാരം\nযাত্রা কবে শুরু?'],
  ['with pictures', 'Zoë 👩‍🚀', 'We are 👨‍👩‍👧 and a 🐕, is that ok?'],
  ['with markup', 'Bobby <b>Tables', "'); drop table enquiries; -- <b>bold</b> &amp; \\u0000 %s"],
])('what is written %s is stored faithfully', async (_, name, message) => {
  const sent = await send({ ...contact(name), message }, '10.0.1.4')
  expect(sent.status).toBe(201)
  expect(await stored(name)).toMatchObject([{ name, message }])
})

test('hostile words in each field are cleaned, refused by field, or stored as they are', async () => {
  const hostile = {
    ...contact('Eve\u202e\u0000\r\nBcc: all@example.com'),
    message: '<scr<script></script>ipt>alert(1)</script>\nRead [this](javascript:x) <img onerror=y src=z',
    additionalData: { subject: 'Hello\r\n\r\nBcc: all@example.com' },
  }
  expect((await send(hostile, '10.0.1.5')).status).toBe(201)
  expect(await stored('Eve Bcc: all@example.com')).toMatchObject([
    { message: 'Read [this](x) <img y src=z', additionalData: { subject: 'Hello Bcc: all@example.com' } },
  ])
  const [mail] = await mails('Eve Bcc: all@example.com')
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  const forged = await send(
    { ...contact('Eve'), email: 'eve@example.com\r\nBcc: all@example.com' },
    '10.0.1.5',
  )
  expect(await forged.json()).toEqual({ errors: { email: 'Please enter a valid email address' } })
  const nested = { ...contact('Eve'), message: { $gt: '' }, name: ['Eve'], additionalData: { subject: null } }
  expect(await (await send(nested, '10.0.1.5')).json()).toEqual({
    errors: {
      name: 'Name must be at least 2 characters',
      message: 'Message must be at least 10 characters',
      subject: 'Subject must be at least 5 characters',
    },
  })
  const megabyte = await send({ ...contact('Eve'), message: 'x'.repeat(1024 * 1024) }, '10.0.1.5')
  expect(megabyte.status).toBe(413)
  const long = await send({ ...contact('Eve'), message: 'x'.repeat(50_000) }, '10.0.1.5')
  expect(await long.json()).toEqual({ errors: { message: 'Maximum length is 5000 characters' } })
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
    `select attempts, sent_at, reply_to from outbox join jobs on task = 'deliver ordinary mail' and payload->>'message' = outbox.id::text
      where body like $1`,
    ['%Name: Patient%'],
  )
  expect(rows).toEqual([{ attempts: 1, sent_at: null, reply_to: 'asha@example.com' }])
  expect(await down.database.db.$count(enquiries)).toBe(1)
})
