import { beforeAll, expect, test } from 'vitest'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { type LoggedIn, logIn, phones, rowsWith, sentMessages, startAccountApp } from '../setup/account.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'
import { makeWish, start } from '../setup/booking.ts'
import { readBooking } from '../setup/my-bookings.ts'

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
    'reviews',
    'detailsForTrips',
    'waitingLists',
  ])
})

test('a booking that was paid is cancelled with a code of the last day, by the project’s token', async () => {
  const ravi = await logIn(app, phones.ravi, { authUrl: project.url })
  const wish = await makeWish(app)
  const gift = {
    from: 'credits',
    to: 'wallet',
    reference: null,
    what: 'gift',
    at: app.clock.now(),
  } as const
  await moveCredit(app.database.db, { travellerId: ravi.userId, ...gift, amountPaise: wish.amount * 100 })
  const userDetails = { ...wish.userDetails, name: 'Ravi Nair', email: 'ravi@example.com' }
  const paid = { ...wish, userDetails, amount: 0, booking: { ...wish.booking, useWallet: true } }
  const { bookingRef } = await start(app, paid, ravi)
  const nextDay = new Date(app.clock.now().getTime() + 24 * 3600_000 + 1000)
  for (const { clock } of [project, app]) clock.set(nextDay)
  const renewed = await ravi.renewed()
  const { refundSteps } = await readBooking(renewed, bookingRef)
  const body = { way: 'wallet', refund: refundSteps[0]?.refund }
  const cancel = (who: LoggedIn) => who.ask('POST', `/bookings/${bookingRef}/cancel`, body)
  expect(await (await cancel(renewed)).json()).toMatchObject({ code: 'reauthentication_needed' })
  expect((await cancel(await logIn(app, phones.ravi, { authUrl: project.url }))).status).toBe(200)
  asha = await logIn(app, phones.asha, { authUrl: project.url })
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
    'Your name and email address.',
    'Your saved trips.',
    'Your places on waiting lists.',
    'Your reviews, also those that are published.',
    'What you and those who travelled with you told of yourselves: health, passports, emergency contacts and the like.',
    'Name, email and phone of bookings that were never paid.',
  ])
  expect(said.stays).toContain(
    'Your login with your phone number: we are told at once and remove it by hand within a month.',
  )
  expect((await asha.ask('DELETE', '')).status).toBe(204)
  const traces = [asha.userId, phones.asha, 'Asha', 'asha@example.com']
  const left = new Set((await rowsWith(app, traces)).map(({ table }) => table))
  expect([...left]).toEqual(['public.outbox'])
  const sent = await sentMessages(app)
  const deletedWords = expect.stringContaining('account was deleted')
  // The job that decides departures writes to the operator too.
  const lastTo = (to: string, about = '') =>
    sent.findLast((message) => message.to === to && message.body.includes(about))
  expect(lastTo(phones.asha)).toMatchObject({ channel: 'sms', body: deletedWords })
  expect(lastTo('asha@example.com')).toMatchObject({ channel: 'mail', body: deletedWords })
  const toOperator = lastTo('hello@kafila.example', asha.userId)
  expect(toOperator?.body).toContain(project.url)
  expect(toOperator?.body).not.toMatch(/asha|98765/i)
})
