import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { receivedOf } from '#domain/bookings/received.ts'
import type { SentBackReason } from '#domain/bookings/sent-back.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { OrderStatus } from '../../phonepe/phonepe.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, insertEvent } from '../booking-store.ts'
import { confirmBooking } from '../confirm-booking.ts'
import { reseatBooking } from '../holds/reseat-booking.ts'
import { moveBooking } from '../move-booking.ts'
import { queueRefund } from '../refunds/queue-refund.ts'
import { noteReceived } from './note-received.ts'
import { listTakenPayments, type Payment, updatePayment } from './payment-store.ts'
import { readReceived } from './read-received.ts'

/**
 * An order is paid. Whoever held seats has them; who comes late gets them if there is room, or the money back. In the caller's transaction, which
 * holds the booking's lock; the second time it does nothing.
 */
export type TakeMoney = (
  tx: Database,
  booking: Booking,
  payment: Payment,
  paid: OrderStatus & { ok: true },
) => Promise<void>

const untaken: Payment['state'][] = ['opening', 'pending', 'failed']

/** Of a booking that owes something: an order for the seats, for which another one has paid. What staff sold meanwhile is owed, whichever order pays it. */
async function isSecond(
  tx: Database,
  { reference, dueOn, confirmedAt }: Booking,
  { merchantOrderId, createdAt }: Payment,
): Promise<boolean> {
  if (dueOn === null || confirmedAt === null || createdAt > confirmedAt) return false
  const taken = await listTakenPayments(tx, [reference])
  return taken.some((other) => other.merchantOrderId !== merchantOrderId && other.createdAt <= confirmedAt)
}

export function createTakeMoney({ clock, news }: { clock: Clock; news: BookingNews }): TakeMoney {
  async function sendBack(
    tx: Database,
    back: { booking: Booking; payment: Payment; amountPaise: number; why: SentBackReason; at: Date },
  ): Promise<void> {
    const { booking, payment, amountPaise, why, at } = back
    const by = 'phonepe'
    let now = booking
    if (isUnpaid(now.status)) {
      const failed = await moveBooking(tx, now, { to: 'failed', by, why, at })
      if (!failed.ok) throw new Error(`seats were not freed: ${failed.reason}`)
      now = { ...now, status: 'failed' }
    }
    if (now.status === 'failed' || now.status === 'expired') {
      const moved = await moveBooking(tx, now, { to: 'refunding', by, why, at })
      if (!moved.ok) throw new Error(`a payment was not sent back: ${moved.reason}`)
    } else {
      // A booking that was paid by another order stays what it is.
      const { reference, status } = now
      const note = { code: 'second payment goes back', paise: amountPaise } as const
      await insertEvent(tx, { reference, at, by, from: status, to: status, why: note })
    }
    await queueRefund(tx, { booking: now, payment, amountPaise, why, at })
    if (why !== 'another amount was paid') await news.sentBack(tx, booking, { amountPaise, why })
  }

  return async (tx, booking, payment, paid) => {
    const at = clock.now()
    const { amountPaise } = paid
    const isRight = amountPaise === payment.amountPaise
    const first = await updatePayment(tx, payment.merchantOrderId, untaken, {
      state: isRight ? 'completed' : 'mismatch',
      paidPaise: amountPaise,
      providerOrderId: paid.orderId,
      transactionId: paid.transactionId,
      paymentMode: paid.paymentMode,
      bankReference: paid.bankReference,
      settledAt: at,
    })
    if (!first) return
    if (!isRight) {
      if (amountPaise > 0)
        await sendBack(tx, { booking, payment, amountPaise, why: 'another amount was paid', at })
      return news.wrongAmount(tx, booking, amountPaise)
    }
    if (isUnpaid(booking.status)) {
      const confirmed = await confirmBooking(tx, booking, { by: 'phonepe', why: 'paid', at, news })
      if (confirmed.ok) return
      if (confirmed.reason !== 'moved on')
        throw new Error(`a paid booking was not confirmed: ${confirmed.reason}`)
      return sendBack(tx, { booking, payment, amountPaise, why: 'its booking was changed meanwhile', at })
    }
    if (booking.status !== 'failed' && booking.status !== 'expired') {
      const received = await readReceived(tx, booking)
      const isTooMuch = receivedOf(received) > received.toComePaise
      if (isTooMuch || (await isSecond(tx, booking, payment)))
        return sendBack(tx, { booking, payment, amountPaise, why: 'paid twice', at })
      if (booking.status !== 'confirmed' && booking.status !== 'completed')
        return sendBack(tx, { booking, payment, amountPaise, why: 'paid after it was cancelled', at })
      // The payment of this booking which our books had lost.
      if (booking.channel === 'site' && booking.dueOn === null && received.owedPaise === 0) return
      return noteReceived(tx, booking, { amountPaise, way: 'phonepe', by: 'phonepe', at, news })
    }
    const why = await reseatBooking(tx, booking, { at, news })
    if (why) return sendBack(tx, { booking, payment, amountPaise, why, at })
  }
}
