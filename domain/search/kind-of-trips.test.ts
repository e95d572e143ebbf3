import { expect, test } from 'vitest'
import { kindOfTrips } from './kind-of-trips.ts'

const trip = (days: number, ...tags: ('trek' | 'beach')[]) => ({
  itinerary: Array.from({ length: days }),
  tags,
  country: 'India',
})

test('a kind is named where it was asked for and all that was found is of it', () => {
  expect(kindOfTrips('weekend from delhi', [trip(3), trip(4)])?.many).toBe('weekend trips')
  expect(kindOfTrips('Treks in May', [trip(6, 'trek')])?.one).toBe('trek')
})

test('nothing is named that does not hold of every trip, or that nobody asked for', () => {
  expect(kindOfTrips('weekend', [trip(3), trip(6)])).toBeNull()
  expect(kindOfTrips('without trek', [trip(3), trip(6, 'beach')])).toBeNull()
  expect(kindOfTrips('goa', [trip(3, 'beach')])).toBeNull()
  expect(kindOfTrips('weekend', [])).toBeNull()
})
