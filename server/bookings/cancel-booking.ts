import type { Database } from '#database/client.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type Refund, refundFor, splitRefund } from '#domain/money/cancellation.ts'
import { moveCredit } from '../wallet/wallet-store.ts'
import type { BookingNews } from './booking-news.ts'
import { type Booking, type EventBy, lockBooking } from './booking-store.ts'
import { moveBooking } from './move-booking.ts'
import { listPayments } from './payment-store.ts'
import { queueRefund } from './queue-refund.ts'

export type RefundWay = 'as paid' | 'wallet'

/** `changed`: another amount than the traveller was shown comes back now, so nothing is done. */
export type Cancelled =
  | { ok: true; toWalletPaise: number; toOnlinePaise: number }
  | { ok: false; reason: 'not confirmed' | 'departed' }
  | { ok: false; reason: 'changed'; refundPaise: number }

type Wish = Parameters<CancelBooking>[1]

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
export function refundOn(booking: Booking, today: string): Refund {
  const days = daysBetween(today, booking.sold.startDate)
  return refundFor(booking.sold.cancellation, days, booking.totalPaise)
}

export function createCancelBooking(deps: { db: Database; clock: Clock; news: BookingNews }): CancelBooking {
  const { db, clock, news } = deps

  /** What was paid online and what with credit, by what is left of each after earlier refunds. */
  async function payBack(tx: Database, booking: Booking, refundPaise: number, wish: Wish) {
    const at = clock.now()
    const { way, why } = wish
    const travellerId = booking.travellerId ?? wish.travellerId
    const paid = { onlinePaise: booking.payablePaise, walletPaise: booking.walletPaise }
    const { toWalletPaise, toOnlinePaise } =
      way === 'wallet' && travellerId
        ? { toWalletPaise: refundPaise, toOnlinePaise: 0 }
        : splitRefund(refundPaise, paid)
    if (travellerId)
      await moveCredit(tx, {
        travellerId,
        from: 'sales',
        to: 'wallet',
        amountPaise: toWalletPaise,
        reference: booking.reference,
        what: `Refund of ${booking.sold.title}`,
        at,
      })
    const payment = (await listPayments(tx, booking.reference)).find(({ state }) => state === 'completed')
    if (toOnlinePaise > 0) {
      if (!payment) throw new Error('a booking that was paid online has no payment')
      await queueRefund(tx, { booking, payment, amountPaise: toOnlinePaise, why, at })
    }
    return { toWalletPaise, toOnlinePaise }
  }

  return async (reference, wish) =>
    db.transaction(async (tx) => {
      const { by, why, shownPaise, inFull = false } = wish
      const at = clock.now()
      const today = dateInIndia(at)
      const booking = await lockBooking(tx, reference)
      if (booking?.status !== 'confirmed') return { ok: false, reason: 'not confirmed' }
      if (!inFull && booking.sold.startDate <= today) return { ok: false, reason: 'departed' }
      const refundPaise = inFull ? booking.totalPaise : refundOn(booking, today).refundPaise
      if (shownPaise !== null && shownPaise !== refundPaise)
        return { ok: false, reason: 'changed', refundPaise }
      const back = await payBack(tx, booking, refundPaise, wish)
      const to = back.toOnlinePaise > 0 ? 'refunding' : refundPaise > 0 ? 'refunded' : 'cancelled'
      const moved = await moveBooking(tx, booking, { to, by, why, at })
      if (!moved.ok) throw new Error(`a booking was not cancelled: ${moved.reason}`)
      await news.cancelled(tx, booking, back)
      return { ok: true, ...back }
    })
}
