import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { PaidBackForm } from '#domain/receipts/receipt-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import { openBookDay } from '../../receipts/receipt-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { insertEvent, lockBooking } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'
import { findRefund, listRefunds, updateRefund } from '../payments/payment-store.ts'
import { openSums } from './queue-refund.ts'

/** `done`: it was paid back before. `wrong day`: one that is to come, or before it was owed. */
export type PaidBack = { ok: true } | { ok: false; reason: 'unknown' | 'done' | 'wrong day' }

/** Notes that a sum was paid back by hand: what came as cash, by UPI or by bank goes back so. */
export type PayBackByHand = (
  merchantRefundId: string,
  paid: PaidBackForm,
  by: Extract<Actor, { kind: 'staff' }>,
) => Promise<PaidBack>

export function createPayBackByHand(deps: { db: Database; clock: Clock; news: BookingNews }): PayBackByHand {
  const { db, clock, news } = deps
  return (merchantRefundId, { way, number, paidOn }, by) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const known = await findRefund(tx, merchantRefundId)
      const booking = known?.byHand ? await lockBooking(tx, known.reference) : null
      if (!known || !booking) return { ok: false, reason: 'unknown' }
      if (paidOn > dateInIndia(at) || paidOn < dateInIndia(known.createdAt))
        return { ok: false, reason: 'wrong day' }
      const paid = {
        state: 'completed',
        settledAt: at,
        paidWay: way,
        paidNumber: number || null,
        paidOn,
        paidBy: by.id,
        bookDay: await openBookDay(tx, paidOn),
      } as const
      if (!(await updateRefund(tx, merchantRefundId, ['due'], paid))) return { ok: false, reason: 'done' }
      const { reference, status } = booking
      const { amountPaise } = known
      const isLast = openSums(await listRefunds(tx, reference)).length === 0
      const why = { code: 'paid back by hand', paise: amountPaise } as const
      if (isLast && status === 'refunding') await moveBooking(tx, booking, { to: 'refunded', by, why, at })
      else await insertEvent(tx, { reference, at, by, from: status, to: status, why })
      await news.refunded(tx, booking, { amountPaise, byHand: way })
      await writeLog(tx, at, {
        by,
        what: 'paid back by hand',
        subject: { kind: 'booking', id: reference },
        after: { paise: amountPaise, way },
      })
      return { ok: true }
    })
}
