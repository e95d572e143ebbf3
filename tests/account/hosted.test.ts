import { beforeAll, expect, test } from 'vitest'
import { type LoggedIn, logIn, phones, rowsWith, sentMessages, startAccountApp } from '../setup/account.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let project: TestApp
let app: TestApp
let asha: LoggedIn
beforeAll(async () => {
  // Its tokens name the address at which it is reached.
  project = await startAccountApp({ SITE_URL: '' })
  app = await startTestApp({ SUPABASE_URL: project.url, SUPABASE_ANON_KEY: 'the-key-of-the-project' })
  asha = await logIn(app, phones.asha, { authUrl: project.url })
})

test('the account works with the tokens of a hosted project', async () => {
  expect((await asha.ask('PUT', '/profile', { name: 'Asha Rao', email: 'asha@example.com' })).status).toBe(
    200,
  )
  expect((await asha.ask('PUT', '/saved-trips/lw6')).status).toBe(204)
  expect(await (await asha.ask('GET', '/saved-trips?fields=ids')).json()).toEqual({ tripIds: ['lw6'] })
})

test('a payment may come by way of the project, and of no other site', async () => {
  const refusedField = async (origin: string) => {
    const answer = await fetch(`${app.url}/functions/v1/phonepe-payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin },
      body: '{}',
    })
    return ((await answer.json()) as { field: string }).field
  }
  expect(await refusedField(project.url)).toBe('amount')
  expect(await refusedField('https://elsewhere.example')).toBe('Origin')
})

test('devices are not found: the project alone knows them', async () => {
  expect((await asha.ask('GET', '/devices')).status).toBe(404)
  expect((await asha.ask('DELETE', `/devices/${asha.sessionId}`)).status).toBe(404)
})

test('the export holds our part', async () => {
  const data = (await (await asha.ask('POST', '/export')).json()) as Record<string, unknown>
  expect(Object.keys(data)).toEqual([
    'from',
    'at',
    'travellerId',
    'phone',
    'profile',
    'savedTrips',
    'bookings',
    'wallet',
  ])
})

test('a session that ended in the project writes nothing more', async () => {
  const other = await logIn(app, phones.ravi, { authUrl: project.url })
  expect((await other.ask('PUT', '/saved-trips/lw6')).status).toBe(204)
  await fetch(`${project.url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.token}` },
  })
  const refused = await other.ask('DELETE', '/saved-trips/lw6')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'session_not_found' })
  expect((await other.ask('GET', '/saved-trips')).status).toBe(200)
})

test('a deletion erases our part, says so beforehand, and asks the operator to remove the login', async () => {
  const said = (await (await asha.ask('GET', '/deletion')).json()) as { goes: string[]; stays: string[] }
  expect(said.goes).toEqual([
    'Your name and e-mail address.',
    'Your saved trips.',
    'Name, e-mail and phone of bookings that were never paid.',
  ])
  expect(said.stays).toContain(
    'Your login with your phone number: we are told at once and remove it by hand within a month.',
  )
  expect((await asha.ask('DELETE', '')).status).toBe(204)
  const traces = [asha.userId, phones.asha, 'Asha', 'asha@example.com']
  const left = new Set((await rowsWith(app, traces)).map(({ table }) => table))
  expect([...left]).toEqual(['public.outbox'])
  const [sms, mail, toOperator] = (await sentMessages(app)).slice(-3)
  expect(sms).toMatchObject({ channel: 'sms', to: phones.asha })
  expect(mail).toMatchObject({ channel: 'mail', to: 'asha@example.com' })
  expect(toOperator).toMatchObject({ channel: 'mail', to: 'hello@kafila.example' })
  expect(toOperator?.body).toContain(asha.userId)
  expect(toOperator?.body).toContain(project.url)
  expect(toOperator?.body).not.toMatch(/asha|98765/i)
})
