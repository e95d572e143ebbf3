import { showDate } from '#domain/calendar/calendar-date.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import { listBookingsByReference, lockBooking } from '../booking-store.ts'
import { createRefundPart, type RefundDeps } from './refund-part.ts'
import { readRefundState } from './refund-state.ts'

/** A part of a booking that goes back, above what one person sends alone. */
export function createPartRefundAct(deps: Omit<RefundDeps, 'db'>): ApprovalAct {
  return {
    subjectKind: 'booking',
    async readState(tx, reference) {
      const booking = await lockBooking(tx, reference)
      return booking && readRefundState(tx, booking)
    },
    async carryOut(tx, { id, subjectId, payload, why }, by) {
      const { refundPart } = createRefundPart({ ...deps, db: tx })
      const sent = await refundPart(subjectId, Number(payload.amountPaise), by, why, { approval: id })
      return sent.ok
    },
    async describe(db, rows) {
      const bookings = await listBookingsByReference(
        db,
        rows.map(({ subjectId }) => subjectId),
      )
      return new Map(
        rows.flatMap(({ id, subjectId }) => {
          const booking = bookings.find(({ reference }) => reference === subjectId)
          if (!booking) return []
          const { title, startDate } = booking.terms
          const what = `${title.split(':')[0]}, ${showDate(startDate)}`
          return [[id, { who: booking.name, reference: subjectId, what }]]
        }),
      )
    },
  }
}
