import { expect, test } from 'vitest'
import { upcomingDepartures } from '#domain/departures/departure.ts'
import { createChooseCovers } from '../cards/choose-covers.ts'
import { firstCovers } from '../cards/first-covers.ts'
import { readManifest } from '../pictures/manifest.ts'
import { createCatalogue } from './catalogue.ts'
import { openCatalogue } from './open-catalogue.ts'

const manifest = readManifest('.generated/pictures.json')
const catalogue = await openCatalogue(new Set(manifest.pictures.map(({ name }) => name)))

test('trips are found by id, and an unknown id finds nothing', () => {
  expect(catalogue.findTrip('lw6')).toMatchObject({ price: 37999, kind: 'group' })
  expect(catalogue.findTrip('nope')).toBeNull()
})

test('the first cards of every collection are drawn ahead', () => {
  const covers = firstCovers(catalogue, createChooseCovers(manifest))
  for (const id of ['lw1', 'p2', 'w4', 'goa-backpacking'])
    expect(covers, id).toContain(catalogue.findTrip(id)?.cover)
  expect(covers.length).toBeLessThan(60)
})

test('a listing is looked for in the collections in turn', () => {
  expect(catalogue.findListing('p1')?.list).toBe('popular')
  expect(catalogue.findListing('lw6')?.list).toBe('longWeekend')
  expect(catalogue.findListing('kedarkantha-trek')?.list).toBe('treks')
  expect(catalogue.findListing('andaman-scuba')?.list).toBe('india')
  expect(catalogue.findListing('maldives-local-islands')?.list).toBe('world')
  expect(catalogue.findListing('nope')).toBeNull()
  expect(catalogue.trips.filter(({ id }) => catalogue.findListing(id)?.trip.id !== id)).toEqual([])
})

test('a detail has a package and a schedule even where the content names none', () => {
  const detail = catalogue.findDetail('lw6')
  expect(detail?.packages.map(({ title }) => title)).toEqual(['Ride + Ride Pillion', 'Single Rider'])
  expect(detail && upcomingDepartures(detail.schedule, '2026-11-15')).toHaveLength(5)
  expect(catalogue.findDetail('nope')).toBeNull()
  const bare = createCatalogue({
    ...catalogue,
    trips: catalogue.trips.map((trip) => ({ ...trip, packages: undefined })),
  })
  expect(bare.findDetail('lw6')?.packages.map(({ title }) => title)).toEqual(['Standard Package'])
  for (const { id, kind } of catalogue.trips.filter((trip) => trip.kind === 'group')) {
    const found = catalogue.findDetail(id)
    expect([id, kind, found && upcomingDepartures(found.schedule, '2026-11-15').length]).not.toContain(0)
  }
})

test('lists keep their order and their specified counts', () => {
  expect(catalogue.listTrips('longWeekend').map(({ id }) => id)).toEqual([
    'lw1',
    'lw2',
    'lw3',
    'lw4',
    'lw5',
    'lw6',
  ])
  expect(catalogue.listTrips('honeymoon').filter(({ country }) => country !== 'India')).toHaveLength(4)
})

test('categories follow the names of the sources, and the stats add up', () => {
  expect(catalogue.categories).toEqual(['honeymoon', 'family', 'weekend', 'adventure', 'offbeat', 'popular'])
  expect(catalogue.listByCategory('honeymoon')).toHaveLength(8)
  expect(catalogue.listByCategory('adventure').map(({ id }) => id)).toContain('lw6')
  expect(Object.values(catalogue.stats.byCategory).reduce((a, b) => a + b)).toBe(catalogue.stats.total)
})

test('every trip has three related ones, of the same place where there are any', () => {
  for (const trip of catalogue.trips) expect(new Set(catalogue.relatedTo(trip)).size).toBe(3)
  const ladakh = catalogue.findTrip('lw3')
  expect(ladakh && catalogue.relatedTo(ladakh).every(({ location }) => location.includes('Ladakh'))).toBe(
    true,
  )
})
