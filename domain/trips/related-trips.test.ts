import { expect, test } from 'vitest'
import { relatedTrips } from './related-trips.ts'
import type { Place, TripTag } from './trip.ts'

const place = (id: string): Place => ({
  id,
  name: id,
  state: '',
  country: 'India',
  lat: 0,
  lon: 0,
  altitude: 0,
})
type Sort = { tags?: TripTag[]; price?: number }
const trip = (
  id: string,
  location: string,
  nights: string[] = [],
  country = 'India',
  { tags = [], price = 20_000 }: Sort = {},
) => ({
  ...{ id, tags, price },
  location,
  country,
  region: country === 'India' ? ('North' as const) : undefined,
  route: nights.map((night) => ({ place: place(night), night: true })),
})

const leh = trip('a', 'Ladakh', ['leh', 'pangong'])

test('the same place comes first, then a shared halt, then the region', () => {
  const related = relatedTrips(leh, [
    trip('far', 'Bali', [], 'Indonesia'),
    trip('region', 'Manali'),
    trip('halt', 'Changthang', ['pangong']),
    trip('same', 'Ladakh'),
    leh,
  ])
  expect(related.map(({ id }) => id)).toEqual(['same', 'halt', 'region'])
})

test('three are always found, never the trip itself, and the same ones in whatever order the catalogue stands', () => {
  const others = ['b', 'c', 'd', 'e', 'f'].map((id) => trip(id, id, [], id))
  const first = relatedTrips(leh, [leh, ...others])
  expect(first).toHaveLength(3)
  expect(first).not.toContain(leh)
  expect(relatedTrips(leh, [leh, ...others].toReversed())).toEqual(first)
  expect(relatedTrips(leh, [...others.slice(2), leh, ...others.slice(0, 2)])).toEqual(first)
})

test('among the same places, and among the rest, the same kind comes first, then the nearest price', () => {
  const as = (id: string, location: string, tag: TripTag, price: number) =>
    trip(id, location, [], 'India', { tags: [tag], price })
  const ride = as('ride', 'Ladakh', 'bikingPackage', 38_000)
  const others = [
    as('two', 'Ladakh', 'honeymoonSpecial', 38_000),
    as('jeep', 'Ladakh', 'suvPackage', 32_000),
    as('far ride', 'Goa', 'bikingPackage', 38_000),
    as('dear ride', 'Hanle, Ladakh', 'bikingPackage', 90_000),
    as('near ride', 'Hanle, Ladakh', 'bikingPackage', 35_000),
  ]
  const ids = (trips: typeof others) => relatedTrips(ride, trips).map(({ id }) => id)
  expect(ids(others)).toEqual(['near ride', 'jeep', 'dear ride'])
  expect(ids(others.slice(0, 3))).toEqual(['jeep', 'two', 'far ride'])
  expect(ids([others[2] as (typeof others)[0], as('goa two', 'Goa', 'honeymoonSpecial', 38_000)])[0]).toBe(
    'far ride',
  )
})
