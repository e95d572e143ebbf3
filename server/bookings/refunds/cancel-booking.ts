import type { Database } from '#database/client.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type Refund, refundFor, splitRefund } from '#domain/money/cancellation.ts'
import { moveCredit } from '../../wallet/wallet-store.ts'
import type { BookingNews, CancelledRefund } from '../booking-news.ts'
import { type Booking, type EventBy, lockBooking } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'
import { type MoneyLeft, readMoneyLeft } from './money-left.ts'
import { queueRefund } from './queue-refund.ts'

export type RefundWay = 'as paid' | 'wallet'

/** `changed`: another amount than the traveller was shown comes back now, so nothing is done. */
export type Cancelled =
  | { ok: true; toWalletPaise: number; toOnlinePaise: number }
  | { ok: false; reason: 'not confirmed' | 'departed' }
  | { ok: false; reason: 'changed'; refundPaise: number }

export type CancelBooking = (
  reference: string,
  wish: {
    by: EventBy
    why: string
    way: RefundWay
    /** Whose wallet gets what goes there; null when nobody is logged in. */
    travellerId: string | null
    /** What the traveller was shown; null when nobody was. */
    shownPaise: number | null
    inFull?: boolean
  },
) => Promise<Cancelled>

/** What comes back for cancelling on a day; all of it when the operator cancels. */
function refundOn(booking: Booking, today: string): Refund {
  const days = daysBetween(today, booking.sold.startDate)
  return refundFor(booking.sold.cancellation, days, booking.totalPaise)
}

export function createCancelBooking(deps: { db: Database; clock: Clock; news: BookingNews }): CancelBooking {
  const { db, clock, news } = deps

  async function payBack(
    tx: Database,
    booking: Booking,
    back: CancelledRefund & { left: MoneyLeft; travellerId: string | null; why: string; at: Date },
  ): Promise<void> {
    const { left, travellerId, why, at } = back
    const { reference, sold } = booking
    const credit = { from: 'sales', to: 'wallet', amountPaise: back.toWalletPaise, reference } as const
    if (travellerId) await moveCredit(tx, { travellerId, ...credit, what: `Refund of ${sold.title}`, at })
    let rest = back.toOnlinePaise
    for (const { payment, leftPaise } of left.orders) {
      const amountPaise = Math.min(rest, leftPaise)
      if (amountPaise > 0) await queueRefund(tx, { booking, payment, amountPaise, why, at })
      rest -= amountPaise
    }
    if (rest > 0) throw new Error('a booking that was paid online has no payment')
  }

  return async (reference, wish) =>
    db.transaction(async (tx) => {
      const { by, why, way, shownPaise, inFull = false } = wish
      const at = clock.now()
      const today = dateInIndia(at)
      const booking = await lockBooking(tx, reference)
      if (booking?.status !== 'confirmed') return { ok: false, reason: 'not confirmed' }
      if (!inFull && booking.sold.startDate <= today) return { ok: false, reason: 'departed' }
      const left = await readMoneyLeft(tx, booking)
      const due = inFull ? booking.totalPaise : refundOn(booking, today).refundPaise
      const refundPaise = Math.min(due, left.onlinePaise + left.walletPaise)
      if (shownPaise !== null && shownPaise !== refundPaise)
        return { ok: false, reason: 'changed', refundPaise }
      const travellerId = booking.travellerId ?? wish.travellerId
      const back =
        way === 'wallet' && travellerId
          ? { toWalletPaise: refundPaise, toOnlinePaise: 0 }
          : splitRefund(refundPaise, left)
      const to = back.toOnlinePaise > 0 ? 'refunding' : refundPaise > 0 ? 'refunded' : 'cancelled'
      // Seats before credit, as when seats are held: nobody then waits for the other in a circle.
      const moved = await moveBooking(tx, booking, { to, by, why, at })
      if (!moved.ok) throw new Error(`a booking was not cancelled: ${moved.reason}`)
      await payBack(tx, booking, { ...back, left, travellerId, why, at })
      await news.cancelled(tx, booking, { ...back, byOperator: by === 'operator' })
      return { ok: true, ...back }
    })
}
