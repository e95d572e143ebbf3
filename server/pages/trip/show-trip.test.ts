import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/setup/database.ts'
import { createChooseCovers } from '../../cards/choose-covers.ts'
import { createListCards } from '../../cards/list-cards.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { openCatalogue } from '../../catalogue/open-catalogue.ts'
import { plannable } from '../../catalogue/plannable.ts'
import { createFillDepartures } from '../../departures/fill-departures.ts'
import { createListDepartures } from '../../departures/list-departures.ts'
import { createListMissedDepartures } from '../../departures/list-missed-departures.ts'
import { createListNextDepartures } from '../../departures/list-next-departures.ts'
import { createLog } from '../../log.ts'
import { readManifest } from '../../pictures/manifest.ts'
import { createPictureResolver } from '../../pictures/resolve-picture.ts'
import { createShowTrip } from './show-trip.ts'
import { createTripExtras } from './trip-extras.ts'

const { db } = await openTestDatabase()
const manifest = readManifest('.generated/pictures.json')
const catalogue = await openCatalogue(new Set(manifest.pictures.map(({ name }) => name)))
const clock = { now: () => new Date('2026-11-15T06:00:00Z') }
await createFillDepartures({ db, clock, trips: () => catalogue.trips.map(plannable) })()
const log = createLog('silent')
const picture = createPictureResolver(manifest, undefined)
const ratings = { current: async () => new Map() }
const cards = createListCards({
  ratings,
  fromPrices: { current: async () => new Map() },
  listNextDepartures: createListNextDepartures({ db, clock }),
  log,
  picture,
  chooseCovers: createChooseCovers(manifest),
})
const extras = createTripExtras({ clock, catalogue, cards, picture })
const deps = {
  listDepartures: createListDepartures({ db, clock }),
  listMissedDepartures: createListMissedDepartures({ db, clock }),
  clock,
  log,
  catalogue,
  picture,
  extras,
  ratings,
  listTripReviews: async () => null,
  shareImage: (card: string) => `https://kafila.example/share/${card}`,
  site: { name: 'Kafila', whatsapp: '911000000001' },
  siteUrl: 'https://kafila.example',
}
const show = createShowTrip(deps)

const detail = async (id: string) => (await show(id))?.page ?? null

test('a trip comes with its packages and departures', async () => {
  const found = await detail('lw6')
  expect(found?.packages.map(({ id, title, price }) => [id, title, price])).toEqual([
    ['standard', 'Ride + Ride Pillion', 37999],
    ['deluxe', 'Single Rider', 47999],
  ])
  expect(found?.departures).toHaveLength(5)
})

test.each([
  ['lw6', 1],
  ['wayanad-private', 2],
])('the chat about %s names as many travellers as its price is for', async (id, travelers) => {
  const chat = new URL((await detail(id))?.chat ?? '').searchParams.get('text')
  expect(chat).toContain(`\nTravelers: ${travelers}\n`)
})

test('a trip without packages gets the standard one, at its price less the discount', async () => {
  const bare = catalogue.trips.map((trip) =>
    trip.id === 'w1' ? { ...trip, price: 5500, packages: undefined } : trip,
  )
  const showBare = createShowTrip({ ...deps, catalogue: createCatalogue({ ...catalogue, trips: bare }) })
  expect((await showBare('w1'))?.page.packages).toEqual([
    {
      id: 'standard',
      title: 'Standard Package',
      price: 4950,
      description: 'Perfect for budget-conscious travelers',
      isPopular: true,
      gstExtra: false,
    },
  ])
})

test('customised trips have no departures, unknown ids no detail', async () => {
  expect((await detail('wayanad-private'))?.departures).toEqual([])
  expect(await detail('nope')).toBeNull()
})

test('a page says whose seats it shows: its own and those of the trips beside it', async () => {
  const shown = await show('lw6')
  expect(shown?.seatsOf).toEqual(['lw6', ...(shown?.page.extras.related ?? []).map(({ id }) => id)])
})

test('a page that can’t read its seats says so', async () => {
  const broken = createShowTrip({ ...deps, listDepartures: () => Promise.reject(new Error('away')) })
  expect(await broken('lw6')).toMatchObject({ page: { departures: null }, seatsOf: null })
})

test('the pictures after the cover say where one sleeps, how one travels and what the high point is', async () => {
  const captions = (await detail('w1'))?.pictures.map(({ caption }) => caption)
  expect(captions?.slice(0, 5)).toEqual([
    undefined,
    {
      label: 'Where you sleep',
      text: 'Shivpuri: Swiss tent in a camp above the river, twin, own washroom. Nights 1 and 2.',
    },
    { label: 'How you travel', text: 'By raft, sixteen kilometres of the Ganga.' },
    { label: 'The high point', text: 'Sunrise from Kunjapuri, at 1,645 m.' },
    undefined,
  ])
})
