import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { EventWhy } from '#domain/bookings/event-words.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { lockDepartures } from '../../departures/seat-store.ts'
import { offerFreeSeats } from '../../departures/waiting/offer-seats.ts'
import { type EventBy, findBooking, lockBooking } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'

/** Frees the seats and credit of a booking that nobody has paid for. False when there was nothing to free. */
export type FreeHold = (
  reference: string,
  reason: {
    to: 'failed' | 'expired'
    by: EventBy
    why: EventWhy
    overdueOnly?: boolean
    /** Whoever had the seats takes others, or the same, at once: nobody is offered them before `offerLeft`. */
    keepSeats?: boolean
  },
) => Promise<boolean>

export function createFreeHold({ db, clock }: { db: Database; clock: Clock }): FreeHold {
  return async (reference, { to, by, why, overdueOnly = false, keepSeats }) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (!booking || !isUnpaid(booking.status)) return false
      if (overdueOnly && booking.holdExpiresAt > at) return false
      const moved = await moveBooking(tx, booking, { to, by, why, at, keepSeats })
      if (!moved.ok) throw new Error(`a hold was not freed: ${moved.reason}`)
      return true
    })
}

/** What is left of the seats of a hold that was replaced goes to who waits for them. */
export type OfferLeft = (replaced: string) => Promise<void>

export function createOfferLeft({ db, clock }: { db: Database; clock: Clock }): OfferLeft {
  return (replaced) =>
    db.transaction(async (tx) => {
      const booking = await findBooking(tx, replaced)
      if (!booking) return
      await lockDepartures(tx, [booking])
      await offerFreeSeats(tx, booking, clock.now())
    })
}
