import type { Clock } from '#domain/calendar/clock.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import type { BookingNews } from '../booking-news.ts'
import { lockBooking } from '../booking-store.ts'
import { createCancelBooking } from './cancel-booking.ts'
import { createCancelGuests } from './cancel-guests.ts'
import { describeBookings } from './describe-bookings.ts'
import { readRefundState } from './refund-state.ts'

/** A booking, or some of its guests, cancelled for its traveller, of which more goes back than one person sends alone. */
export function createCancelBookingAct(deps: {
  clock: Clock
  news: BookingNews
  limitPaise: number
  findTrip: (id: string) => Trip | null
}): ApprovalAct {
  return {
    subjectKind: 'booking',
    async readState(tx, reference) {
      const booking = await lockBooking(tx, reference)
      return booking && readRefundState(tx, booking)
    },
    async carryOut(tx, { id, subjectId, payload, why: reason }, by) {
      const way = payload.way === 'wallet' ? 'wallet' : 'as paid'
      const wish = { by, reason, way, shownPaise: Number(payload.refundPaise), approval: id } as const
      const here = { ...deps, db: tx }
      const cancelled =
        typeof payload.guests === 'string'
          ? await createCancelGuests(here).cancelGuests(subjectId, {
              ...wish,
              guests: payload.guests.split(',').map(Number),
            })
          : await createCancelBooking(here)(subjectId, { ...wish, why: 'cancelled for the traveller' })
      return cancelled.ok
    },
    describe: describeBookings,
  }
}
