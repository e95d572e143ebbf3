import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import { findBooking } from '../booking-store.ts'

/** How to reach who booked, for somebody whose role sees four digits: the log says that they looked. Null when there is no such booking. */
export type RevealPhone = (reference: string, by: Actor) => Promise<{ phone: string; email: string } | null>

export function createRevealPhone({ db, clock }: { db: Database; clock: Clock }): RevealPhone {
  return (reference, by) =>
    db.transaction(async (tx) => {
      const booking = await findBooking(tx, reference)
      if (!booking) return null
      await writeLog(tx, clock.now(), {
        by,
        what: 'phone shown',
        subject: { kind: 'booking', id: reference },
      })
      return { phone: booking.phone, email: booking.email }
    })
}
