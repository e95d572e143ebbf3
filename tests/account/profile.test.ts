import { beforeAll, expect, test } from 'vitest'
import { type LoggedIn, logIn, phones, rowsWith, sentMessages, startAccountApp } from '../setup/account.ts'
import type { TestApp } from '../setup/app.ts'

let app: TestApp
let asha: LoggedIn
let ravi: LoggedIn
beforeAll(async () => {
  app = await startAccountApp()
  asha = await logIn(app, phones.asha)
  ravi = await logIn(app, phones.ravi)
})

const profileOf = async (who: LoggedIn) => (await who.ask('GET', '/profile')).json()

test('who has told nothing has an empty profile with the phone of the login', async () => {
  const answer = await asha.ask('GET', '/profile')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ name: '', email: '', phone: phones.asha })
})

test('name and e-mail are kept cleaned, for their traveller alone', async () => {
  const answer = await asha.ask('PUT', '/profile', { name: ' Asha\n Rao ', email: ' asha@example.com ' })
  expect(answer.status).toBe(200)
  const profile = { name: 'Asha Rao', email: 'asha@example.com', phone: phones.asha }
  expect(await answer.json()).toEqual(profile)
  expect(await profileOf(asha)).toEqual(profile)
  expect(await profileOf(ravi)).toEqual({ name: '', email: '', phone: phones.ravi })
})

test('an address that is replaced is told so; the first one and a new name are not', async () => {
  expect(await sentMessages(app)).toEqual([])
  await asha.ask('PUT', '/profile', { name: 'Asha', email: 'asha@example.com' })
  expect(await sentMessages(app)).toEqual([])
  await asha.ask('PUT', '/profile', { name: 'Asha', email: 'asha@example.in' })
  expect(await sentMessages(app)).toEqual([
    {
      channel: 'mail',
      to: 'asha@example.com',
      body: [
        'Your email address was changed: Your email address was changed on 15 Nov 2026, 11:30 IST. This address gets no more messages about your account.',
        '',
        'If this was not you, call us at once: +91 10000 00002',
        '',
        'Kafila',
        'hello@kafila.example',
      ].join('\n'),
    },
  ])
})

test('every field at fault is named, and nothing of such a form is stored', async () => {
  const before = await profileOf(asha)
  for (const [form, errors] of [
    [{ name: 'X', email: 'nobody-zed@example.com' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'Zedekiah Zed', email: 'nobody-zed' }, { email: 'Please enter a valid email address' }],
    [
      { name: 'Zedekiah\0Zed', email: 'nobody-zed\ud83d@example.com' },
      {
        name: 'Please write this without hidden characters',
        email: 'Please write this without hidden characters',
      },
    ],
    [{ name: 'Zedekiah Zed' }, { email: 'This field is required' }],
    [
      { name: 7, email: { 'nobody-zed': 1 } },
      { name: 'This field is required', email: 'This field is required' },
    ],
  ]) {
    const answer = await asha.ask('PUT', '/profile', form)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ errors })
  }
  expect(await profileOf(asha)).toEqual(before)
  // Words that no random key holds by chance.
  expect(await rowsWith(app, ['Zedekiah', 'nobody-zed'])).toEqual([])
})

test('twenty changes an hour, then the time to wait is named', async () => {
  const statuses = new Set<number>()
  for (let count = 0; count < 20; count++)
    statuses.add((await ravi.ask('PUT', '/profile', { name: 'Ravi', email: '' })).status)
  expect([...statuses]).toEqual([200])
  const refused = await ravi.ask('PUT', '/profile', { name: 'Ravi', email: '' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(await refused.json()).toEqual({
    error: 'That was a lot of tries. Please wait 60 minutes.',
    code: 'over_request_rate_limit',
  })
  expect((await asha.ask('PUT', '/profile', { name: 'Asha', email: '' })).status).toBe(200)
})
