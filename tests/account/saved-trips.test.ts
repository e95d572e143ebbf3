import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Catalogue } from '../../server/catalogue/catalogue.ts'
import { createCatalogue } from '../../server/catalogue/catalogue.ts'
import { accountSettings, type LoggedIn, logIn, phones } from '../setup/account.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

const many = Array.from({ length: 205 }, (_, i) => `more-${i}`)
const withMany = (catalogue: Catalogue) => {
  const [trip] = catalogue.trips
  if (!trip) throw new Error('no trips')
  return createCatalogue({
    ...catalogue,
    trips: [...catalogue.trips, ...many.map((id) => ({ ...trip, id }))],
  })
}

let app: TestApp
let asha: LoggedIn
let ravi: LoggedIn
beforeAll(async () => {
  app = await startTestApp(accountSettings, withMany)
  asha = await logIn(app, phones.asha)
  ravi = await logIn(app, phones.ravi)
})
beforeEach(() => app.database.pool.query('truncate saved_trips, travellers'))

const start = new Date('2026-11-15T06:00:00Z')
const idsOf = async (who: LoggedIn) =>
  ((await (await who.ask('GET', '/saved-trips?fields=ids')).json()) as { tripIds: string[] }).tripIds
const merge = (who: LoggedIn, tripIds: string[]) => who.ask('POST', '/saved-trips', { tripIds })

test('saved trips are shown as cards show them, the newest first', async () => {
  for (const [minutes, id] of [
    [0, 'lw6'],
    [1, 'wayanad-private'],
    [2, 'lw1'],
  ] as const) {
    app.clock.set(new Date(start.getTime() + minutes * 60_000))
    expect((await asha.ask('PUT', `/saved-trips/${id}`)).status).toBe(204)
  }
  app.clock.set(start)
  const { trips } = (await (await asha.ask('GET', '/saved-trips')).json()) as {
    trips: Record<string, unknown>[]
  }
  expect(trips.map(({ id }) => id)).toEqual(['lw1', 'wayanad-private', 'lw6'])
  const next = (await (await fetch(`${app.url}/api/trips/lw6/departures`)).json()) as {
    departures: { startDate: string; price: number }[]
  }
  expect(trips[2]).toEqual({
    id: 'lw6',
    title: expect.stringMatching(/./),
    location: expect.stringMatching(/./),
    duration: expect.stringMatching(/^\d+D\/\d+N$/),
    href: '/trip/lw6',
    image: expect.objectContaining({ src: expect.stringMatching(/^\/images\//), alt: expect.any(String) }),
    price: next.departures[0]?.price,
    gstNote: null,
    nextDate: next.departures[0]?.startDate,
  })
  expect(trips[1]).toMatchObject({ href: '/custom-trip/wayanad-private', nextDate: null })
  expect(await idsOf(ravi)).toEqual([])
})

test('saving and removing twice is in order; what is no trip is not found', async () => {
  for (let count = 0; count < 2; count++) expect((await asha.ask('PUT', '/saved-trips/lw6')).status).toBe(204)
  expect(await idsOf(asha)).toEqual(['lw6'])
  for (const id of ['nope', '%00', 'lw6%00', '__proto__', 'constructor', `${'x'.repeat(2000)}`])
    expect((await asha.ask('PUT', `/saved-trips/${id}`)).status, id).toBe(404)
  for (const id of ['nope', '%00', 'lw6%00'])
    expect((await asha.ask('DELETE', `/saved-trips/${id}`)).status).toBe(204)
  expect(await idsOf(asha)).toEqual(['lw6'])
  expect((await ravi.ask('DELETE', '/saved-trips/lw6')).status).toBe(204)
  expect(await idsOf(asha)).toEqual(['lw6'])
  for (let count = 0; count < 2; count++)
    expect((await asha.ask('DELETE', '/saved-trips/lw6')).status).toBe(204)
  expect(await idsOf(asha)).toEqual([])
})

test('a visitor’s trips are merged in: each once, in their order, unknown ones left out', async () => {
  await asha.ask('PUT', '/saved-trips/lw6')
  app.clock.set(new Date(start.getTime() + 60_000))
  const answer = await merge(asha, ['lw1', 'gone-trip', 'lw6', '\0', '\ud83d', 'lw2', 'lw1'])
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ tripIds: ['lw2', 'lw1', 'lw6'] })
  expect(await (await merge(asha, [])).json()).toEqual({ tripIds: ['lw2', 'lw1', 'lw6'] })
  expect(await idsOf(ravi)).toEqual([])
})

test('an account holds 200: a merge fills it with the newest, one more is refused by name', async () => {
  const merged = await merge(asha, many)
  expect(await merged.json()).toEqual({ tripIds: many.slice(5).reverse() })
  const refused = await asha.ask('PUT', '/saved-trips/lw6')
  expect(refused.status).toBe(422)
  expect(await refused.json()).toEqual({
    errors: { tripId: 'Your account holds 200 saved trips. Remove one to save another.' },
  })
  expect((await asha.ask('PUT', '/saved-trips/more-7')).status).toBe(204)
  await asha.ask('DELETE', '/saved-trips/more-7')
  expect((await asha.ask('PUT', '/saved-trips/lw6')).status).toBe(204)
  expect((await merge(asha, many.map(() => 'x').concat(Array(900).fill('y')))).status).toBe(422)
})

test('many at once never make it more than 200', async () => {
  await merge(asha, many.slice(0, 195))
  const presses = many.slice(195).map((id) => asha.ask('PUT', `/saved-trips/${id}`))
  const statuses = (await Promise.all(presses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(5)
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(await idsOf(asha)).toHaveLength(200)
})
