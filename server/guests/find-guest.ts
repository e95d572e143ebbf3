import type { Database } from '#database/client.ts'
import type { Asks } from '#domain/guests/asks.ts'
import { asksOf } from '#domain/guests/asks.ts'
import type { Detail } from '#domain/guests/details.ts'
import { missingOf } from '#domain/guests/missing.ts'
import { voucherStanding } from '#domain/papers/voucher-standing.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { type GuestDetails, listDetails } from '../bookings/guests/details-store.ts'
import { type BookingGuest, listGuests } from '../bookings/guests/guest-store.ts'
import { findSealedPan } from '../papers/pan-store.ts'
import { knownOf } from './known-details.ts'

/** A guest whose link still works, with all that their page and its form need. */
export type FoundGuest = {
  state: 'open'
  guest: BookingGuest
  lead: BookingGuest | null
  details: GuestDetails | null
  asks: Asks
  /** It came with the booking of whoever booked. */
  panGiven: boolean
  /** Permits, tickets or the trip itself go by the name as it is. */
  nameIsFixed: boolean
  missing: Detail[]
}

/** `left`: somebody else has the seat, or nobody. `moved`: another booking took its place, with links of its own. */
export type ClosedGuest = { state: 'over' | 'cancelled' | 'moved' | 'left' | 'unknown' }

type Deps = { findTrip: (id: string) => Trip | null; open: Sealing['open']; today: string }

export async function findGuest(
  db: Pick<Database, 'select'>,
  booking: Booking,
  n: number,
  { findTrip, open, today }: Deps,
): Promise<FoundGuest | ClosedGuest> {
  const { reference, status, terms, tripId, movedTo } = booking
  const standing = voucherStanding({ status, endDate: terms.endDate }, today)
  if (standing === 'cancelled' && movedTo) return { state: 'moved' }
  if (standing !== 'open') return { state: standing }
  const guests = await listGuests(db, reference)
  const guest = guests.find((one) => one.n === n)
  if (!guest) return { state: 'unknown' }
  if (guest.endedAt) return { state: 'left' }
  const details = (await listDetails(db, reference)).find((one) => one.n === n) ?? null
  const asks = asksOf({
    trip: findTrip(tripId),
    overseas: terms.overseas,
    days: { startDate: terms.startDate, endDate: terms.endDate },
    kind: guest.kind,
  })
  const panGiven = n === 1 && terms.overseas && (await findSealedPan(db, reference)) !== null
  return {
    state: 'open',
    guest,
    lead: guests.find((one) => one.n === 1) ?? null,
    details,
    asks,
    panGiven,
    nameIsFixed: guest.papersAt !== null || terms.startDate <= today,
    missing: missingOf(knownOf(guest, details, { panGiven, open }), asks),
  }
}
