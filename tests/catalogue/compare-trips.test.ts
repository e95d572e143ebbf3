import { expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import { plannable } from '#server/catalogue/plannable.ts'
import { createFillDepartures } from '#server/departures/fill-departures.ts'
import { createListDepartures } from '#server/departures/list-departures.ts'
import { createLog } from '#server/log.ts'
import { createCompareTrips } from '#server/pages/compare/compare-trips.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db, pool } = await openTestDatabase()
const clock = { now: () => new Date('2026-11-15T06:00:00Z') }
const catalogue = createCatalogue(await loadContent(null))
const picture = () => ({ src: '/a.webp', width: 1, height: 1, colors: '', alt: '' })
const ratings = { current: async () => new Map() }
const compareTrips = createCompareTrips({
  listDepartures: createListDepartures({ db, clock }),
  ratings,
  fromPrices: { current: async () => new Map() },
  log: createLog('silent'),
  picture,
})
const compare = (...ids: string[]) => compareTrips(catalogue.listByIds(ids))
await createFillDepartures({
  db,
  clock,
  trips: () => catalogue.listByIds(['lw3', 'lw6', 'o4']).map(plannable),
})()

test('the next dates come with the seats that are free', async () => {
  await pool.query(
    `update departures set sold = 20, held = 2 where trip_id = 'lw6' and start_date = '2027-06-12'`,
  )
  const { trips } = await compare('lw6')
  expect(trips[0]?.dates).toMatchObject({
    next: { length: 3, 0: { date: 'Sat 12 Jun 2027', seats: 2 } },
    more: 2,
  })
})

test('trips keep their order, and a trip made to measure has no dates', async () => {
  const { trips } = await compare('ladakh-slow-family-private', 'lw6', 'lw3')
  expect(trips.map(({ id }) => id)).toEqual(['ladakh-slow-family-private', 'lw6', 'lw3'])
  expect(trips[0]).toMatchObject({ dates: null, href: '/custom-trip/ladakh-slow-family-private' })
})

test('a package that GST comes on top of says so', async () => {
  const { trips } = await compare('o4')
  expect(trips[0]?.packages.map(({ price }) => price.gstNote)).toEqual([null, '+ 5% GST'])
})

test('rows say what sets the trips apart, and lists what they share', async () => {
  const { trips, standings } = await compare('lw3', 'lw6')
  expect(standings).toMatchObject({ price: 'different', places: 'different', cancellation: 'same' })
  const shared = trips[0]?.places.filter((place) => place.shared).map(({ text }) => text)
  expect(shared).toContain('Pangong Tso')
  expect(shared).not.toContain('Turtuk')
  expect((await compare('w1', 'lw6')).standings.cancellation).toBe('different')
})

test('one trip alone is the cheapest, tax on top counted, and one alone leaves first', async () => {
  const marks = async (...ids: string[]) =>
    (await compare(...ids)).trips.map(({ cheapest, soonest }) => [cheapest, soonest])
  expect(await marks('lw6', 'lw3', 'ladakh-slow-family-private')).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ])
  expect(await marks('lw6', 'lw6')).toEqual([
    [false, false],
    [false, false],
  ])
  expect(await marks('lw6')).toEqual([[false, false]])
})

test('facts stand side by side, and say what sets the trips apart', async () => {
  const { trips, standings } = await compare('h5', 'maldives-local-islands', 'lw6')
  expect(trips.map(({ facts }) => facts.payLocally[0])).toEqual([
    { lead: 'about ₹4,560 (USD 48)', text: 'per person' },
    { lead: 'about ₹2,280 (USD 24)', text: 'per person' },
    { text: 'Nothing is added at the end.' },
  ])
  expect(trips[2]?.facts.payLocally.slice(1)).toEqual([
    { text: 'A deposit of ₹10,000 a bike, which comes back less any damage.' },
    { text: 'Insurance of your own is a must.' },
  ])
  expect(standings).toMatchObject({ payLocally: 'different', meet: 'different', papers: 'different' })
  expect((await compare('lw6', 'lw6')).standings).toMatchObject({ payLocally: 'same', meet: 'same' })
})

test('one trip stands alone, and none makes an empty table', async () => {
  const { standings } = await compare('lw3')
  expect(new Set(Object.values(standings))).toEqual(new Set(['alone']))
  expect((await compare()).trips).toEqual([])
})

test('a failing database costs the dates alone', async () => {
  const lines: string[] = []
  const broken = createCompareTrips({
    listDepartures: () => Promise.reject(new Error('away')),
    ratings,
    fromPrices: { current: async () => new Map() },
    log: createLog('error', { write: (line) => lines.push(line) }),
    picture,
  })
  const { trips, standings } = await broken(catalogue.listByIds(['lw3', 'lw6', 'ladakh-slow-family-private']))
  expect(trips.map(({ dates }) => dates)).toEqual(['unread', 'unread', null])
  expect(standings.price).toBe('different')
  expect(lines).toHaveLength(1)
})
