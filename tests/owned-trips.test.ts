import { expect, test } from 'vitest'
import { trespass } from './setup/owned-trips.ts'

const owner = ['trip-enquiry.spec.ts', 'a sold-out trip says so, and is asked for without a date']

test.each(['/trip/har-ki-dun-trek', '/itinerary/har-ki-dun-trek', '/api/trips/har-ki-dun-trek/departures'])(
  '%s is for the test that owns the trip',
  (path) => {
    const url = `http://localhost:3217${path}`
    expect(trespass(url, owner)).toBeNull()
    expect(trespass(url, ['trip-enquiry.spec.ts', 'the thanks stay for four seconds'])).toContain('belong to')
    expect(trespass(url, ['trip.spec.ts', owner[1] ?? ''])).toContain('belong to')
  },
)

test('all other trips are for everybody', () => {
  expect(trespass('http://localhost:3217/trip/lw6', ['trip.spec.ts', 'any'])).toBeNull()
  expect(trespass('http://localhost:3217/treks', ['trip.spec.ts', 'any'])).toBeNull()
})
