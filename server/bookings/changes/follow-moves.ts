import type { Database } from '#database/client.ts'
import { type Booking, findBooking } from '../booking-store.ts'

/** The booking that stands in the place of one that was moved, as often as it was; itself where it was not. */
export async function followMoves(db: Pick<Database, 'select'>, booking: Booking): Promise<Booking> {
  let now = booking
  while (now.movedTo) {
    const next = await findBooking(db, now.movedTo)
    if (!next) return now
    now = next
  }
  return now
}
