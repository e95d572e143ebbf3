import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { isPaidByLink } from '#domain/bookings/paid-by-link.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { PayAnswer, PhonePe } from '../../phonepe/phonepe.ts'
import { type Booking, lockBooking } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'
import { findPayment, type Payment, saveOpened, updatePayment } from './payment-store.ts'

const shortestOrder = 300
/** In seconds. */
export const longestOrder = 3600

/** `unknown`: PhonePe did not answer in a way that says whether there is an order. The hold stays; the order's job finds out. */
export type Opened = 'open' | 'refused' | 'unknown'

/** Opens the order of a booking at PhonePe. No database connection is held meanwhile. */
export type OpenOrder = (booking: Booking, payment: Payment) => Promise<Opened>

export function createOpenOrder(deps: {
  db: Database
  clock: Clock
  phonepe: PhonePe
  siteUrl: string
}): OpenOrder {
  const { db, clock, phonepe, siteUrl } = deps

  async function ask(booking: Booking, payment: Payment): Promise<PayAnswer> {
    // What is owed for a booking that stands has no hold that would end.
    const rest = isUnpaid(booking.status)
      ? Math.floor((booking.holdExpiresAt.getTime() - clock.now().getTime()) / 1000)
      : longestOrder
    return phonepe.pay({
      merchantOrderId: payment.merchantOrderId,
      amountPaise: payment.amountPaise,
      expireAfterSeconds: Math.min(longestOrder, Math.max(shortestOrder, rest)),
      message: booking.terms.title,
      redirectUrl: `${siteUrl}/pay/return/${booking.reference}`,
    })
  }

  async function noteOpen(
    booking: Booking,
    payment: Payment,
    { orderId, redirectUrl }: PayAnswer & { ok: true },
  ) {
    const { reference } = booking
    await saveOpened(
      db,
      { merchantOrderId: payment.merchantOrderId, providerOrderId: orderId, redirectUrl },
      { reference, at: clock.now(), by: 'phonepe', why: 'payment opened' },
    )
  }

  async function noteRefused(booking: Booking, payment: Payment, message: string) {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const now = await lockBooking(tx, booking.reference)
      const settled = { state: 'failed', errorCode: message.slice(0, 200), settledAt: at } as const
      await updatePayment(tx, payment.merchantOrderId, ['opening'], settled)
      // Seats that the desk keeps wait for another try.
      if (now?.status !== 'held' || isPaidByLink(now)) return
      await moveBooking(tx, now, { to: 'failed', by: 'phonepe', why: 'payment refused', at })
    })
  }

  return async (booking, payment) => {
    const answer = await ask(booking, payment)
    if (answer.ok) {
      await noteOpen(booking, payment, answer)
      return 'open'
    }
    if (answer.reason === 'refused') {
      await noteRefused(booking, payment, answer.message)
      return 'refused'
    }
    const now = await findPayment(db, payment.merchantOrderId)
    return now?.state === 'pending' ? 'open' : 'unknown'
  }
}
