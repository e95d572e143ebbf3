import { expect, test } from 'vitest'
import { defaultGuests, defaultGuestsOnSuggestedTrips, isGuestCount, maximumGuests } from './guests.ts'

test.each([1, 2, maximumGuests])('%d guests can be booked', (guests) => {
  expect(isGuestCount(guests)).toBe(true)
})

test.each([0, maximumGuests + 1, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d guests cannot',
  (guests) => {
    expect(isGuestCount(guests)).toBe(false)
  },
)

test('one guest to begin with, two on a suggested trip, fifteen at most', () => {
  expect([defaultGuests, defaultGuestsOnSuggestedTrips, maximumGuests]).toEqual([1, 2, 15])
})
