import { isMove, moveFormOf } from '#domain/desk-bookings/move-payload.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import { lockBooking } from '../booking-store.ts'
import type { ReadMove } from '../changes/read-move.ts'
import { createCarryOutMove } from '../desk/move-at-desk.ts'
import { describeBookings } from './describe-bookings.ts'
import { createRefundPart, type RefundDeps } from './refund-part.ts'
import { readRefundState } from './refund-state.ts'

/** A part of a booking that goes back, above what one person sends alone; or what a cheaper date gives back, with the move to it. */
export function createPartRefundAct(deps: Omit<RefundDeps, 'db'> & { readMove: ReadMove }): ApprovalAct {
  return {
    subjectKind: 'booking',
    async readState(tx, reference) {
      const booking = await lockBooking(tx, reference)
      return booking && readRefundState(tx, booking)
    },
    async carryOut(tx, { id, subjectId, payload, why }, by) {
      if (isMove(payload)) {
        if (by.kind !== 'staff') return false
        const form = { ...moveFormOf(payload), reason: why }
        return (await createCarryOutMove({ ...deps, db: tx })(subjectId, form, by, id)).ok
      }
      const { refundPart } = createRefundPart({ ...deps, db: tx })
      const sent = await refundPart(subjectId, Number(payload.amountPaise), by, why, { approval: id })
      return sent.ok
    },
    describe: describeBookings,
  }
}
