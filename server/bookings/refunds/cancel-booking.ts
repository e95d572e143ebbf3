import type { Database, Transaction } from '#database/client.ts'
import type { EndReason } from '#domain/bookings/event-words.ts'
import { asCredit, type RefundWay, refundOn, wholeRefund } from '#domain/bookings/refund-amount.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { isOperator } from '#domain/staff/actor-facts.ts'
import { takeApproval } from '../../approvals/take-approval.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { BookingNews } from '../booking-news.ts'
import { wasMadeByGuest } from '../booking-owner.ts'
import { lockBooking, saveTroubleCredit } from '../booking-store.ts'
import { moveBooking } from '../move-booking.ts'
import { giveBack } from './give-back.ts'
import { readRefundable } from './read-refundable.ts'
import { sumSentLately } from './refund-state.ts'
import { giveTroubleCredit, troubleCreditOf } from './trouble-credit.ts'

/** `not to a wallet`: a guest's booking goes back the way it was paid; `changed`: another amount than the traveller was shown comes back now, so nothing is done. */
export type Cancelled =
  | { ok: true; toWalletPaise: number; toOnlinePaise: number; troubleCreditPaise: number }
  | { ok: false; reason: 'not confirmed' | 'departed' | 'not to a wallet' }
  | { ok: false; reason: 'changed'; refundPaise: number }
  /** With what went back within a day it is more than one person sends alone. */
  | { ok: false; reason: 'needs two persons'; refundPaise: number }

export type CancelBooking = (
  reference: string,
  wanted: {
    by: Actor
    /** The traveller reads its words. */
    why: EndReason
    /** What whoever acts wrote for the log, which the traveller does not read. */
    reason?: string
    way: RefundWay
    /** What the traveller was shown; null when nobody was. */
    shownPaise: number | null
    /** All of it comes back, and late there is credit for the trouble. */
    weCancel?: boolean
    /** The id under which a second person has agreed. */
    approval?: string
  },
) => Promise<Cancelled>

export function createCancelBooking(deps: {
  db: Database
  clock: Clock
  news: BookingNews
  /** So much of one booking one of the staff gives back within a day; nobody else has such a limit, nor has a departure that is cancelled as a whole. */
  limitPaise: number
}): CancelBooking {
  const { db, clock, news, limitPaise } = deps

  async function isAgreed(
    tx: Transaction,
    reference: string,
    { by, weCancel, approval }: Parameters<CancelBooking>[1],
    { refundPaise, at }: { refundPaise: number; at: Date },
  ): Promise<boolean> {
    const alone = by.kind !== 'staff' || weCancel === true
    if (alone || (await sumSentLately(tx, reference, at)) + refundPaise <= limitPaise) return true
    const agreed = { kind: 'booking cancelled', subjectId: reference, sumPaise: refundPaise } as const
    return takeApproval(tx, approval, agreed, at)
  }

  return async (reference, wanted) =>
    db.transaction(async (tx) => {
      const { by, why, reason, way, shownPaise, weCancel = false } = wanted
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (booking?.status !== 'confirmed') return { ok: false, reason: 'not confirmed' }
      if (way === 'wallet' && wasMadeByGuest(booking)) return { ok: false, reason: 'not to a wallet' }
      const refundable = await readRefundable(tx, booking)
      const today = dateInIndia(at)
      const due = weCancel ? wholeRefund(refundable) : refundOn(refundable, today)
      if (!due) return { ok: false, reason: 'departed' }
      const { refundPaise } = due
      if (shownPaise !== null && shownPaise !== refundPaise)
        return { ok: false, reason: 'changed', refundPaise }
      if (!(await isAgreed(tx, reference, wanted, { refundPaise, at })))
        return { ok: false, reason: 'needs two persons', refundPaise }
      const { toWalletPaise, toOnlinePaise } = way === 'wallet' ? asCredit(due) : due
      const back = { toWalletPaise, toOnlinePaise }
      const to = toOnlinePaise > 0 ? 'refunding' : refundPaise > 0 ? 'refunded' : 'cancelled'
      // Seats before credit, as when seats are held: nobody then waits for the other in a circle.
      const moved = await moveBooking(tx, booking, { to, by, why, at })
      if (!moved.ok) throw new Error(`a booking was not cancelled: ${moved.reason}`)
      const byHandPaise = await giveBack(tx, booking, refundable, { ...back, why, at })
      const troubleCreditPaise = weCancel ? troubleCreditOf(booking, today) : 0
      const cancelled = { ...booking, troubleCreditPaise }
      await saveTroubleCredit(tx, cancelled)
      await giveTroubleCredit(tx, cancelled, at)
      const byOperator = isOperator(by)
      await news.cancelled(tx, cancelled, {
        ...back,
        byHandPaise,
        waivedPaise: refundable.owedPaise,
        byOperator,
      })
      if (byOperator)
        await writeLog(tx, at, {
          by,
          what: 'booking cancelled',
          subject: { kind: 'booking', id: reference },
          before: { status: booking.status },
          after: { status: to, ...back, troubleCreditPaise },
          why: reason,
        })
      return { ok: true, ...back, troubleCreditPaise }
    })
}
