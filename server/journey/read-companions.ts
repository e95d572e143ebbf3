import type { Database } from '#database/client.ts'
import { type Companions, companionsOf } from '#domain/journey/companions.ts'
import { firstNameOf } from '#domain/reviews/first-name.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { listDetails } from '../bookings/guests/details-store.ts'
import { listGuests, present } from '../bookings/guests/guest-store.ts'
import { listOthers } from './companions-store.ts'

/** Whoever booked has the first seat, and speaks for it; null where somebody else travels on it now. */
export const ownSeat = 1

/** Others of the departure as whoever booked may know of them; null when they do not travel themselves. */
export async function readCompanions(
  db: Pick<Database, 'select'>,
  booking: Booking,
  today: string,
): Promise<Companions | null> {
  const { reference, terms } = booking
  const self = present(await listGuests(db, reference)).find(({ n }) => n === ownSeat)
  if (!self) return null
  const told = (await listDetails(db, reference)).find(({ n }) => n === ownSeat)
  const own = {
    firstName: firstNameOf(self.name || booking.name),
    city: told?.city ?? null,
    shown: told?.shownToOthers ?? false,
  }
  return companionsOf(await listOthers(db, booking), own, { days: terms, today })
}
