/** How many people one booking holds. */

const minimumGuests = 1
export const maximumGuests = 15

export const defaultGuests = 1
export const defaultGuestsOnSuggestedTrips = 2

export function isGuestCount(guests: number): boolean {
  return Number.isInteger(guests) && guests >= minimumGuests && guests <= maximumGuests
}
