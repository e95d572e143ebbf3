import type { Clock } from '#domain/calendar/clock.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import type { BookingNews } from '../booking-news.ts'
import { lockBooking } from '../booking-store.ts'
import { createCancelBooking } from './cancel-booking.ts'
import { describeBookings } from './describe-bookings.ts'
import { readRefundState } from './refund-state.ts'

/** A booking that is cancelled for its traveller, of which more goes back than one person sends alone. */
export function createCancelBookingAct(deps: {
  clock: Clock
  news: BookingNews
  limitPaise: number
}): ApprovalAct {
  return {
    subjectKind: 'booking',
    async readState(tx, reference) {
      const booking = await lockBooking(tx, reference)
      return booking && readRefundState(tx, booking)
    },
    async carryOut(tx, { id, subjectId, payload, why }, by) {
      const cancelled = await createCancelBooking({ ...deps, db: tx })(subjectId, {
        by,
        why: 'cancelled for the traveller',
        reason: why,
        way: payload.way === 'wallet' ? 'wallet' : 'as paid',
        shownPaise: Number(payload.refundPaise),
        approval: id,
      })
      return cancelled.ok
    },
    describe: describeBookings,
  }
}
