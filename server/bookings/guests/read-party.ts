import type { Database } from '#database/client.ts'
import { countParty, type PartyCounts } from '#domain/bookings/say-party.ts'
import type { Booking } from '../booking-store.ts'
import { type BookingGuest, listGuests, present } from './guest-store.ts'

/** How many travel on a booking as it stands now. */
export async function readParty(db: Pick<Database, 'select'>, booking: Booking): Promise<PartyCounts> {
  // Most parties have no child, and then nobody has to be read.
  const guests = hasChildren(booking) ? await listGuests(db, booking.reference) : []
  return partyOf(booking, guests)
}

/** Before it is sold those of the wish, afterwards those who have not left. `guests`: all who ever were. */
export function partyOf(booking: Booking, guests: BookingGuest[]): PartyCounts {
  if (!hasChildren(booking)) return { guests: booking.guests, children: 0 }
  return countParty(guests.length === 0 ? (booking.terms.party ?? []) : present(guests))
}

function hasChildren({ terms }: Booking): boolean {
  return terms.party?.some(({ kind }) => kind === 'child') ?? false
}
