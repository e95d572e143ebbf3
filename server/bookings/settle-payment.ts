import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { OrderStatus, PhonePe } from '../phonepe/phonepe.ts'
import type { BookingNews } from './booking-news.ts'
import { type Booking, hasNewerBooking, lockBooking } from './booking-store.ts'
import { moveBooking } from './move-booking.ts'
import { findPayment, type Payment, updatePayment } from './payment-store.ts'
import { queueRefund } from './queue-refund.ts'

/** `open`: PhonePe does not know yet, or does not answer: unknown is not failed. */
export type Settled = 'settled' | 'open'

/** Asks PhonePe what became of an order and does what follows. It may be asked any number of times, by anybody, in any order. */
export type SettlePayment = (merchantOrderId: string) => Promise<Settled>

type Paid = OrderStatus & { ok: true }
const unsettled: Payment['state'][] = ['opening', 'pending', 'failed']

export function createSettlePayment(deps: {
  db: Database
  clock: Clock
  phonepe: PhonePe
  news: BookingNews
}): SettlePayment {
  const { db, clock, phonepe, news } = deps

  /** The money is here. Whoever held seats has them; who comes late gets them if there is room, or the money back. */
  async function takeMoney(tx: Database, booking: Booking, payment: Payment, paid: Paid): Promise<void> {
    const at = clock.now()
    const isRight = paid.amountPaise === payment.amountPaise
    const first = await updatePayment(tx, payment.merchantOrderId, unsettled, {
      state: isRight ? 'completed' : 'mismatch',
      paidPaise: paid.amountPaise,
      providerOrderId: paid.orderId,
      transactionId: paid.transactionId,
      paymentMode: paid.paymentMode,
      settledAt: at,
    })
    if (!first) return
    if (!isRight) return news.wrongAmount(tx, booking, paid.amountPaise)
    if (isUnpaid(booking.status)) return confirm(tx, booking, 'paid', at)
    if (booking.status === 'failed' || booking.status === 'expired') return takeLate(tx, booking, payment, at)
    // A second order of the same booking was paid too.
    await queueRefund(tx, { booking, payment, amountPaise: paid.amountPaise, why: 'paid twice', at })
  }

  async function confirm(tx: Database, booking: Booking, why: string, at: Date): Promise<void> {
    const moved = await moveBooking(tx, booking, { to: 'confirmed', by: 'phonepe', why, at })
    if (!moved.ok) throw new Error(`a paid booking was not confirmed: ${moved.reason}`)
    await news.confirmed(tx, booking)
  }

  async function takeLate(tx: Database, booking: Booking, payment: Payment, at: Date): Promise<void> {
    if (!(await hasNewerBooking(tx, booking))) {
      // Room and credit are tried in a transaction of their own, which leaves nothing behind when there is none.
      const seated = await tx
        .transaction(async (inner) => {
          const why = 'paid late, and the seats were still free'
          const moved = await moveBooking(inner, booking, { to: 'confirmed', by: 'phonepe', why, at })
          if (!moved.ok) throw new NoRoom()
        })
        .then(
          () => true,
          (error) => {
            if (error instanceof NoRoom) return false
            throw error
          },
        )
      if (seated) return news.confirmed(tx, booking)
    }
    const why = 'paid late, and the seats were gone'
    const moved = await moveBooking(tx, booking, { to: 'refunding', by: 'phonepe', why, at })
    if (!moved.ok) throw new Error(`a late payment was not sent back: ${moved.reason}`)
    await queueRefund(tx, { booking, payment, amountPaise: payment.amountPaise, why, at })
    await news.paidTooLate(tx, booking)
  }

  async function noteFailure(tx: Database, booking: Booking, payment: Payment, status: Paid): Promise<void> {
    const at = clock.now()
    const failed = { state: 'failed', errorCode: status.errorCode, settledAt: at } as const
    if (!(await updatePayment(tx, payment.merchantOrderId, ['opening', 'pending'], failed))) return
    const isCurrent = payment.redirectUrl !== null
    if (!isCurrent || !isUnpaid(booking.status)) return
    const moved = await moveBooking(tx, booking, {
      to: 'failed',
      by: 'phonepe',
      why: 'the payment failed',
      at,
    })
    if (!moved.ok) throw new Error(`a failed booking was not freed: ${moved.reason}`)
  }

  return async (merchantOrderId) => {
    const known = await findPayment(db, merchantOrderId)
    if (!known || known.state === 'completed' || known.state === 'mismatch') return 'settled'
    const status = await phonepe.orderStatus(merchantOrderId)
    if (!status.ok || status.state === 'PENDING') return 'open'
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, known.reference)
      const payment = await findPayment(tx, merchantOrderId)
      if (!booking || !payment) return
      await (status.state === 'COMPLETED'
        ? takeMoney(tx, booking, payment, status)
        : noteFailure(tx, booking, payment, status))
    })
    return 'settled'
  }
}

class NoRoom extends Error {}
