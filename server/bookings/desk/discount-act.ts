import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import { takeApproval } from '../../approvals/take-approval.ts'
import { writeLog } from '../../audit/write-log.ts'
import { insertEvent, lockBooking, saveDiscount } from '../booking-store.ts'
import { listPayments } from '../payments/payment-store.ts'
import { describeBookings } from '../refunds/describe-bookings.ts'
import { discountTerms } from './desk-price.ts'

/** A discount above what one person gives: the seats of its booking are kept meanwhile, at the whole price. */
export function createDiscountAct({ clock }: { clock: Clock }): ApprovalAct {
  return {
    subjectKind: 'booking',
    async readState(tx, reference) {
      const booking = await lockBooking(tx, reference)
      if (!booking) return null
      const { status, guests, totalPaise } = booking
      return {
        // Whether its pay link was opened changes nothing.
        status: isUnpaid(status) ? 'held' : status,
        departure: `${booking.tripId}/${booking.departureId}`,
        guests,
        totalPaise,
      }
    },
    async carryOut(tx, { id, subjectId: reference, payload, why }, by) {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (!booking || !isUnpaid(booking.status) || booking.channel !== 'desk') return false
      // Somebody who pays the whole price in this moment has bought it at that.
      const open = (await listPayments(tx, reference)).some(({ state }) => state === 'pending')
      const discountPaise = Number(payload.discountPaise)
      const discounted = discountTerms(booking.terms, { guests: booking.guests, discountPaise })
      if (open || !discounted) return false
      const agreed = { kind: 'discount', subjectId: reference, sumPaise: discountPaise } as const
      if (!(await takeApproval(tx, id, agreed, at))) return false
      const { terms, totalPaise } = discounted
      await saveDiscount(tx, reference, { terms, totalPaise, payablePaise: totalPaise })
      const { status } = booking
      await insertEvent(tx, { reference, at, by, from: status, to: status, why: 'discount given' })
      await writeLog(tx, at, {
        by,
        what: 'discount given',
        subject: { kind: 'booking', id: reference },
        before: { totalPaise: booking.totalPaise },
        after: { totalPaise, discountPaise },
        why,
      })
      return true
    },
    describe: describeBookings,
  }
}
