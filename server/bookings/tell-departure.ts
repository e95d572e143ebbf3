import type { Database } from '#database/client.ts'
import { listBookingsOfDeparture } from './booking-list-store.ts'
import type { Booking } from './booking-store.ts'

/** Tells everybody whose booking of a departure stands. Answers how many were told. */
export async function tellDeparture(
  tx: Database,
  { tripId, id }: { tripId: string; id: string },
  tell: (booking: Booking) => Promise<void>,
): Promise<number> {
  const bookings = await listBookingsOfDeparture(tx, { tripId, departureId: id })
  const standing = bookings.filter(({ status }) => status === 'confirmed')
  for (const booking of standing) await tell(booking)
  return standing.length
}
