/** How many people one booking holds. */

const minimumGuests = 1
export const maximumGuests = 15

export const defaultGuests = 1
export const defaultGuestsOnSuggestedTrips = 2

export function isGuestCount(guests: number): boolean {
  return Number.isInteger(guests) && guests >= minimumGuests && guests <= maximumGuests
}

/** One step of the stepper; at a bound it stays. */
export function stepGuests(guests: number, step: 1 | -1): number {
  return Math.min(maximumGuests, Math.max(minimumGuests, guests + step))
}

export function canAddGuest(guests: number): boolean {
  return guests < maximumGuests
}

export function canRemoveGuest(guests: number): boolean {
  return guests > minimumGuests
}
