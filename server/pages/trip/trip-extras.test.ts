import { expect, test } from 'vitest'
import { parseSearchQuery } from '#domain/search/search-query.ts'
import { tripCard } from '../../cards/trip-card.ts'
import { openCatalogue } from '../../catalogue/open-catalogue.ts'
import { readManifest } from '../../pictures/manifest.ts'
import { createPictureResolver } from '../../pictures/resolve-picture.ts'
import { makeSearchDocuments } from '../../search/make-documents.ts'
import { buildIndex } from '../../search/search-index.ts'
import { createTripExtras } from './trip-extras.ts'

const manifest = readManifest('.generated/pictures.json')
const catalogue = await openCatalogue(new Set(manifest.pictures.map(({ name }) => name)))
const picture = createPictureResolver(manifest, undefined)
const extrasOn = (moment: string) => {
  const find = createTripExtras({
    clock: { now: () => new Date(moment) },
    catalogue,
    cards: async (trips) => ({
      cards: trips.map((trip) => tripCard(trip, undefined, picture)),
      seatsOf: trips.map(({ id }) => id),
    }),
    picture,
  })
  return (trip: Parameters<typeof find>[0]) => find(trip).then(({ extras }) => extras)
}
const extras = extrasOn('2026-11-15T06:00:00Z')
const { trips } = catalogue
const [first] = trips
if (!first) throw new Error('the catalogue is empty')

test('every trip has three others beside it, never itself', async () => {
  for (const trip of trips) {
    const { related } = await extras(trip)
    expect(new Set(related.map(({ id }) => id)).size).toBe(3)
    expect(related.map(({ id }) => id)).not.toContain(trip.id)
  }
})

test('five reviews come with portraits, an average and their number', async () => {
  const { reviews } = await extras(first)
  expect(reviews).toMatchObject({ rating: 4.9, count: 300, sample: true })
  expect(reviews.reviews).toHaveLength(5)
  for (const { portrait } of reviews.reviews) expect(portrait.src).toContain('/images/people/')
})

test('three pictures of nine are drawn, the same all day in India, others on other days and trips', async () => {
  const drawn = async (moment: string, trip = first) =>
    (await extrasOn(moment)(trip)).inspiration.map(({ location }) => location)
  const { moments, inspiration } = await extras(first)
  expect(new Set([...moments, ...inspiration].map(({ location }) => location)).size).toBe(9)
  expect(inspiration).toHaveLength(3)
  const today = await drawn('2026-11-14T18:30:00Z')
  expect(await drawn('2026-11-15T18:29:59Z')).toEqual(today)
  const otherDays = await Promise.all(['15', '16', '17'].map((day) => drawn(`2026-11-${day}T18:30:00Z`)))
  expect(new Set([today, ...otherDays].map(String)).size).toBeGreaterThan(1)
  const otherTrips = await Promise.all(trips.slice(0, 5).map((trip) => drawn('2026-11-15T06:00:00Z', trip)))
  expect(new Set(otherTrips.map(String)).size).toBeGreaterThan(1)
})

test('inspiration shows other places than the trip, those beside it and the moments above', async () => {
  for (const trip of trips) {
    const { inspiration, related, moments } = await extras(trip)
    const above = [
      trip.location,
      ...related.map(({ location }) => location),
      ...moments.map(({ location }) => location),
    ]
    for (const { location } of inspiration) {
      const place = location.split(',')[0] ?? ''
      expect(
        above.filter((text) => text.includes(place)),
        trip.id,
      ).toEqual([])
    }
  }
})

test('a motorbike ride is followed by rides', async () => {
  const ride = trips.find(({ id }) => id === 'lw6')
  expect(ride && (await extras(ride)).related.map(({ id }) => id).toSorted()).toEqual(['lb1', 'lb2', 'lb3'])
})

test('the place of every picture leads to trips', async () => {
  const { search } = buildIndex(makeSearchDocuments(catalogue), catalogue.keywords)
  const { moments, inspiration } = await extras(first)
  for (const { to } of [...moments, ...inspiration]) {
    const term = new URL(to, 'https://kafila.example').searchParams.get('search') ?? ''
    expect(search(parseSearchQuery(term)).length, term).toBeGreaterThan(0)
  }
})
