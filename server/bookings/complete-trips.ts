import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { listEndedTrips, lockBooking } from './booking-store.ts'
import { moveBooking } from './move-booking.ts'

const atOnce = 100

/** Bookings whose trip is over are completed. */
export type CompleteTrips = () => Promise<void>

export function createCompleteTrips({ db, clock }: { db: Database; clock: Clock }): CompleteTrips {
  return async () => {
    for (;;) {
      const at = clock.now()
      const ended = await listEndedTrips(db, dateInIndia(at), atOnce)
      for (const reference of ended)
        await db.transaction(async (tx) => {
          const booking = await lockBooking(tx, reference)
          if (booking?.status === 'confirmed')
            await moveBooking(tx, booking, { to: 'completed', by: 'site', why: 'the trip is over', at })
        })
      if (ended.length < atOnce) return
    }
  }
}
