import type { ApprovalAct } from '../../approvals/approval-act.ts'
import { lockBooking } from '../booking-store.ts'
import { describeBookings } from './describe-bookings.ts'
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
    describe: describeBookings,
  }
}
