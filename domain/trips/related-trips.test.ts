import { expect, test } from 'vitest'
import { relatedTrips } from './related-trips.ts'
import type { Place } from './trip.ts'

const place = (id: string): Place => ({
  id,
  name: id,
  state: '',
  country: 'India',
  lat: 0,
  lon: 0,
  altitude: 0,
})
const trip = (id: string, location: string, nights: string[] = [], country = 'India') => ({
  id,
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
