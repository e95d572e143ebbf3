import type { Booking } from './booking-store.ts'

/** Whoever was logged in when booking, or has claimed it since. A phone that was typed makes it nobody's. */
export function isTheirs({ travellerId }: Booking, traveller: { id: string }): boolean {
  return travellerId === traveller.id
}

/** Booked without login, also if it was claimed since: whoever paid is not known to be its owner, so its money goes back the way it came. */
export function wasMadeByGuest({ travellerId, claimedAt }: Booking): boolean {
  return travellerId === null || claimedAt !== null
}
