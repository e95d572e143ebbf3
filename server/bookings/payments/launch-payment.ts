import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type Booking, findBooking, lockBooking } from '../booking-store.ts'
import type { OpenOrder } from './open-order.ts'
import { lookEverySeconds } from './payment-checks.ts'
import { listPayments, type Payment, takeLook } from './payment-store.ts'
import { placeOrder } from './place-order.ts'
import type { SettlePayment } from './settle-payment.ts'

/** Where the popup goes: to PhonePe, or to the return page when there is nothing left to pay, or nothing to pay at yet. */
export type LaunchPayment = (
  reference: string,
) => Promise<{ to: 'phonepe'; url: string } | { to: 'return page' } | null>

/** An order that PhonePe has not answered for so long is taken for lost; nobody has its address, so nobody can pay it. */
const lostAfter = 12_000

export function createLaunchPayment(deps: {
  db: Database
  clock: Clock
  openOrder: OpenOrder
  settlePayment: SettlePayment
}): LaunchPayment {
  const { db, clock, openOrder, settlePayment } = deps

  /** A new order in place of one whose answer was lost. Of several who ask at once, one makes it. */
  async function replaceLost(
    reference: string,
    lost: Payment,
  ): Promise<{ booking: Booking; payment: Payment } | null> {
    return db.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      const payments = await listPayments(tx, reference)
      if (!booking || !isUnpaid(booking.status)) return null
      if (payments.at(-1)?.merchantOrderId !== lost.merchantOrderId) return null
      const at = clock.now()
      const { status } = booking
      const why = 'PhonePe did not answer, and is asked anew'
      const event = { reference, at, by: 'site', from: status, to: status, why } as const
      return { booking, payment: await placeOrder(tx, booking, { attempt: payments.length + 1, at, event }) }
    })
  }

  return async (reference) => {
    const booking = await findBooking(db, reference)
    if (!booking) return null
    const last = (await listPayments(db, reference)).at(-1)
    const isOpen = isUnpaid(booking.status) && booking.holdExpiresAt > clock.now()
    if (!isOpen || !last) return { to: 'return page' }
    if (last.state === 'pending' && last.redirectUrl) return { to: 'phonepe', url: last.redirectUrl }
    const isLost = last.state === 'opening' && clock.now().getTime() - last.createdAt.getTime() > lostAfter
    if (!isLost) return { to: 'return page' }
    const look = { at: clock.now(), everySeconds: lookEverySeconds }
    if (!(await takeLook(db, last.merchantOrderId, look))) return { to: 'return page' }
    await settlePayment(last.merchantOrderId)
    const next = await replaceLost(reference, last)
    if (next) await openOrder(next.booking, next.payment)
    const now = (await listPayments(db, reference)).at(-1)
    return now?.redirectUrl ? { to: 'phonepe', url: now.redirectUrl } : { to: 'return page' }
  }
}
