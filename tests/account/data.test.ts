import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type LoggedIn,
  logIn,
  phones,
  postAuth,
  rowsWith,
  sentMessages,
  startAccountApp,
  withToken,
} from '../setup/account.ts'
import type { TestApp } from '../setup/app.ts'

const start = new Date('2026-11-15T06:00:00Z')
const minute = 60_000
const call = 'If this was not you, call us at once: +91 10000 00002\n\nKafila\nhello@kafila.example'

let app: TestApp
beforeAll(async () => {
  app = await startAccountApp()
})
beforeEach(async () => {
  app.clock.set(start)
  const { pool } = app.database
  await pool.query('truncate auth_users, travellers, saved_trips, outbox cascade')
  // Of all that is due later, tests look at what is erased.
  await pool.query(`delete from jobs where task <> 'erase old data'`)
  await pool.query('update jobs set run_at = $1', [new Date(start.getTime() + 24 * 60 * minute)])
})

async function ashaWithProfile(): Promise<LoggedIn> {
  const asha = await logIn(app, phones.asha)
  await asha.ask('PUT', '/profile', { name: 'Asha Rao', email: 'asha@example.com' })
  await asha.ask('PUT', '/saved-trips/lw6')
  return asha
}

test('the export holds all that belongs to the traveller, and nothing to log in with', async () => {
  const asha = await ashaWithProfile()
  const ravi = await logIn(app, phones.ravi)
  await ravi.ask('PUT', '/profile', { name: 'Ravi Nair', email: 'asha@example.com' })
  const answer = await asha.ask('POST', '/export')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kafila-data-2026-11-15.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const at = start.toISOString()
  expect(await answer.json()).toEqual({
    from: 'Kafila',
    at,
    travellerId: asha.userId,
    phone: phones.asha,
    profile: { name: 'Asha Rao', email: 'asha@example.com', since: at, changedAt: at },
    savedTrips: [{ tripId: 'lw6', title: expect.stringMatching(/./), savedAt: at }],
    bookings: [],
    detailsForTrips: [],
    wallet: { balance: 0, reserved: 0, entries: [] },
    reviews: [],
    waitingLists: [],
    login: {
      phone: phones.asha,
      newPhone: null,
      confirmedAt: at,
      since: at,
      lastLoginAt: at,
      lastCodeSentAt: at,
      metadata: {},
    },
    devices: [{ kind: 'computer', name: 'Firefox on Linux', since: at, lastUsedAt: at }],
    twoStepLogin: [],
  })
})

test('a download is told to phone and e-mail, and such notices are gone after 30 days', async () => {
  const asha = await ashaWithProfile()
  app.clock.set(new Date(start.getTime() + 3 * minute))
  await asha.ask('POST', '/export')
  expect(await sentMessages(app)).toEqual([
    {
      channel: 'sms',
      to: phones.asha,
      body: 'Kafila: your data was downloaded on 15 Nov 2026, 11:33 IST. Not you? Call +91 10000 00002.',
    },
    {
      channel: 'mail',
      to: 'asha@example.com',
      body: `Your data was downloaded: Your data was downloaded on 15 Nov 2026, 11:33 IST.\n\n${call}`,
    },
  ])
  app.clock.set(new Date(start.getTime() + 30 * 24 * 60 * minute))
  await app.runDueJobs()
  expect(await sentMessages(app)).toHaveLength(2)
  app.clock.set(new Date(start.getTime() + 31 * 24 * 60 * minute + 3 * minute))
  await app.runDueJobs()
  expect(await sentMessages(app)).toEqual([])
})

test('five downloads a day, then the time to wait is named and nobody is told', async () => {
  const asha = await ashaWithProfile()
  for (let count = 0; count < 5; count++) expect((await asha.ask('POST', '/export')).status).toBe(200)
  const before = (await sentMessages(app)).length
  const refused = await asha.ask('POST', '/export')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('86400')
  expect((await sentMessages(app)).length).toBe(before)
})

test('export and deletion want a code of the last 15 minutes', async () => {
  const asha = await ashaWithProfile()
  app.clock.set(new Date(start.getTime() + 15 * minute + 1000))
  for (const [method, path] of [
    ['POST', '/export'],
    ['DELETE', ''],
  ] as const) {
    const refused = await asha.ask(method, path)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({
      error: 'Please confirm with a fresh OTP that it is you.',
      code: 'reauthentication_needed',
    })
  }
  expect(await sentMessages(app)).toEqual([])
  expect((await asha.ask('GET', '/deletion')).status).toBe(200)
  const fresh = await logIn(app, phones.asha)
  expect((await fresh.ask('POST', '/export')).status).toBe(200)
  app.clock.set(new Date(start.getTime() + 30 * minute))
  expect((await fresh.ask('DELETE', '')).status).toBe(204)
})

test('a token that was refreshed tells the time of the code, not of the refresh', async () => {
  const sent = await postAuth(app.url, '/otp', { phone: phones.asha })
  expect(sent.status).toBe(200)
  const login = await postAuth(app.url, '/verify', { type: 'sms', phone: phones.asha, token: '123456' })
  const { refresh_token } = (await login.json()) as { refresh_token: string }
  app.clock.set(new Date(start.getTime() + 16 * minute))
  const refreshed = await postAuth(app.url, '/token?grant_type=refresh_token', { refresh_token })
  const { access_token } = (await refreshed.json()) as { access_token: string }
  const asha = withToken(app, access_token)
  expect((await asha.ask('DELETE', '')).status).toBe(401)
})

test('what a deletion takes and what stays is said beforehand', async () => {
  const asha = await logIn(app, phones.asha)
  expect(await (await asha.ask('GET', '/deletion')).json()).toEqual({
    goes: [
      'Your name and email address.',
      'Your saved trips.',
      'Your places on waiting lists.',
      'Your reviews, also those that are published.',
      'What you and those who travelled with you told of yourselves: health, passports, emergency contacts and the like.',
      'Name, email and phone of bookings that were never paid.',
      'Your login: phone number, devices and two-step login.',
    ],
    stays: [
      'Bookings you paid, with their invoices, payments and refunds: for 8 years, because tax and company law ask for it. They are used for nothing else, and nobody can open them online any more.',
      'The messages we sent you about your account and your bookings: for 30 days.',
      'Enquiries and the newsletter belong to no account. Write to hello@kafila.example to have them deleted.',
    ],
    blockers: [],
  })
})

test('a deletion leaves nothing of the traveller but the notice of it, and in the end not even that', async () => {
  const asha = await ashaWithProfile()
  await logIn(app, phones.asha)
  const ravi = await logIn(app, phones.ravi)
  await ravi.ask('PUT', '/profile', { name: 'Ravi Nair', email: 'ravi@example.com' })
  await ravi.ask('PUT', '/saved-trips/lw6')
  // A code that waits, and a phone change under way.
  await postAuth(app.url, '/otp', { phone: phones.asha })
  await fetch(`${app.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${asha.token}` },
    body: JSON.stringify({ phone: phones.new, data: { nick: 'Ashes' } }),
  })
  const traces = [asha.userId, asha.sessionId, phones.asha, phones.new, 'asha@example.com', 'Asha', 'Ashes']
  expect(new Set((await rowsWith(app, traces)).map(({ table }) => table))).toEqual(
    new Set([
      'public.auth_users',
      'public.auth_codes',
      'public.auth_sessions',
      'public.auth_refresh_tokens',
      'public.travellers',
      'public.saved_trips',
    ]),
  )

  const answer = await asha.ask('DELETE', '')
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  expect((await rowsWith(app, traces)).map(({ table }) => table)).toEqual(['public.outbox', 'public.outbox'])
  expect(await sentMessages(app)).toEqual([
    {
      channel: 'sms',
      to: phones.asha,
      body: 'Kafila: your account was deleted on 15 Nov 2026, 11:30 IST. Not you? Call +91 10000 00002.',
    },
    {
      channel: 'mail',
      to: 'asha@example.com',
      body: `Your account was deleted: Your account was deleted on 15 Nov 2026, 11:30 IST. This is the last message about it.\n\n${call}`,
    },
  ])
  expect((await asha.ask('PUT', '/saved-trips/lw6')).status).toBe(403)
  expect((await asha.ask('DELETE', '')).status).toBe(403)
  expect(await (await ravi.ask('GET', '/profile')).json()).toMatchObject({ name: 'Ravi Nair' })
  expect(await (await ravi.ask('GET', '/saved-trips?fields=ids')).json()).toEqual({ tripIds: ['lw6'] })

  app.clock.set(new Date(start.getTime() + 30 * 24 * 60 * minute))
  await app.runDueJobs()
  expect(await rowsWith(app, traces)).toEqual([])
})

test('a number whose account was deleted begins anew', async () => {
  const before = await ashaWithProfile()
  await before.ask('DELETE', '')
  const after = await logIn(app, phones.asha)
  expect(after.userId).not.toBe(before.userId)
  expect(await (await after.ask('GET', '/profile')).json()).toEqual({
    name: '',
    email: '',
    phone: phones.asha,
  })
})

test('what is written while the account is deleted is there before or never', async () => {
  for (let round = 0; round < 5; round++) {
    const asha = await logIn(app, phones.asha)
    const writes = ['lw1', 'lw2', 'lw6'].map((id) => asha.ask('PUT', `/saved-trips/${id}`))
    const [deleted, ...written] = await Promise.all([asha.ask('DELETE', ''), ...writes])
    expect(deleted.status).toBe(204)
    for (const { status } of written) expect([204, 403]).toContain(status)
    expect((await rowsWith(app, [asha.userId])).map(({ table }) => table)).toEqual([])
  }
})

test('a changed phone is told to the old one and to the e-mail', async () => {
  const asha = await ashaWithProfile()
  const headers = { authorization: `Bearer ${asha.token}` }
  const asked = await fetch(`${app.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ phone: phones.new }),
  })
  expect(asked.status).toBe(200)
  const done = await postAuth(
    app.url,
    '/verify',
    { type: 'phone_change', phone: phones.new, token: '123456' },
    headers,
  )
  expect(done.status).toBe(200)
  expect(await sentMessages(app)).toEqual([
    {
      channel: 'sms',
      to: phones.asha,
      body: 'Kafila: your phone number was changed on 15 Nov 2026, 11:30 IST. Not you? Call +91 10000 00002.',
    },
    {
      channel: 'mail',
      to: 'asha@example.com',
      body: `Your phone number was changed: Your phone number was changed on 15 Nov 2026, 11:30 IST. From now on you log in with the new number.\n\n${call}`,
    },
  ])
  // The token still names the old number; what is told goes to the one of now.
  await asha.ask('POST', '/export')
  expect((await sentMessages(app)).at(-2)).toMatchObject({ channel: 'sms', to: phones.new })
})
