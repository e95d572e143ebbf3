import { expect, test } from 'vitest'
import {
  canAddGuest,
  canRemoveGuest,
  defaultGuests,
  defaultGuestsOnSuggestedTrips,
  isGuestCount,
  stepGuests,
} from './guests.ts'

test.each([1, 2, 15])('%d guests can be booked', (guests) => {
  expect(isGuestCount(guests)).toBe(true)
})

test.each([0, 16, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d guests cannot', (guests) => {
  expect(isGuestCount(guests)).toBe(false)
})

test('the stepper stops at its bounds and says so', () => {
  expect([stepGuests(1, -1), stepGuests(1, 1), stepGuests(15, 1), stepGuests(15, -1)]).toEqual([1, 2, 15, 14])
  expect([canRemoveGuest(1), canRemoveGuest(2), canAddGuest(14), canAddGuest(15)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('one guest to begin with, two on a suggested trip', () => {
  expect([defaultGuests, defaultGuestsOnSuggestedTrips]).toEqual([1, 2])
})
