import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { isPaidByLink } from '#domain/bookings/paid-by-link.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { PhonePe } from '../../phonepe/phonepe.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, findBooking, lockBooking } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'
import { findPayment, listPayments, type Payment, updatePayment } from './payment-store.ts'
import { createTakeMoney } from './take-money.ts'

/** `open`: PhonePe does not know yet, or does not answer: unknown is not failed. */
export type Settled = 'settled' | 'open'

/** Asks PhonePe what became of an order and does what follows. It may be asked any number of times, by anybody, in any order. */
export type SettlePayment = (merchantOrderId: string) => Promise<Settled>

export function createSettlePayment(deps: {
  db: Database
  clock: Clock
  phonepe: PhonePe
  news: BookingNews
}): SettlePayment {
  const { db, clock, phonepe } = deps
  const takeMoney = createTakeMoney(deps)

  async function noteFailure(tx: Database, booking: Booking, payment: Payment, errorCode: string | null) {
    const at = clock.now()
    const failed = { state: 'failed', errorCode, settledAt: at } as const
    if (!(await updatePayment(tx, payment.merchantOrderId, ['opening', 'pending'], failed))) return
    // An order whose answer was lost has been replaced by another, which can still be paid.
    const last = (await listPayments(tx, booking.reference)).at(-1)
    if (last?.merchantOrderId !== payment.merchantOrderId || !isUnpaid(booking.status)) return
    // Seats that are kept for a pay link can be paid by another try, until their time is over.
    if (isPaidByLink(booking)) return
    const why = 'payment failed'
    const moved = await moveBooking(tx, booking, { to: 'failed', by: 'phonepe', why, at })
    if (!moved.ok) throw new Error(`a failed booking was not freed: ${moved.reason}`)
  }

  /** PhonePe never got it. While the booking can be paid, another order may follow; afterwards there is nothing to wait for. */
  async function noteMissing({ merchantOrderId, reference, state }: Payment): Promise<Settled> {
    if (state === 'failed') return 'settled'
    const booking = await findBooking(db, reference)
    if (state !== 'opening' || (booking && isUnpaid(booking.status))) return 'open'
    const missing = { state: 'failed', errorCode: 'NOT_FOUND', settledAt: clock.now() } as const
    await updatePayment(db, merchantOrderId, ['opening'], missing)
    return 'settled'
  }

  return async (merchantOrderId) => {
    const known = await findPayment(db, merchantOrderId)
    if (!known || known.state === 'completed' || known.state === 'mismatch') return 'settled'
    const status = await phonepe.orderStatus(merchantOrderId)
    if (!status.ok && status.reason === 'not found') return noteMissing(known)
    if (!status.ok || status.state === 'PENDING') return 'open'
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, known.reference)
      const payment = await findPayment(tx, merchantOrderId)
      if (!booking || !payment) return
      await (status.state === 'COMPLETED'
        ? takeMoney(tx, booking, payment, status)
        : noteFailure(tx, booking, payment, status.errorCode))
    })
    return 'settled'
  }
}
