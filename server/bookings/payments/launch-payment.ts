import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { EventWhy } from '#domain/bookings/event-words.ts'
import { isPaidByLink } from '#domain/bookings/paid-by-link.ts'
import { payNowOf } from '#domain/bookings/pay-now.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type Booking, findBooking, lockBooking } from '../booking-store.ts'
import { longestOrder, type OpenOrder } from './open-order.ts'
import { lookEverySeconds } from './payment-checks.ts'
import { listPayments, type Payment, takeLook } from './payment-store.ts'
import { placeOrder } from './place-order.ts'
import { readReceived } from './read-received.ts'
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

  /** What can be paid now: for seats that are held, or owed for a booking that stands. */
  async function readPayable(reader: Pick<Database, 'select'>, booking: Booking): Promise<number> {
    if (isUnpaid(booking.status)) return booking.holdExpiresAt > clock.now() ? payNowOf(booking) : 0
    if (booking.dueOn === null) return 0
    return (await readReceived(reader, booking)).owedPaise
  }

  /** A new order after one that can't be paid any more, or the first of a pay link. Of several who ask at once, one makes it. */
  async function orderAnew(
    reference: string,
    before: Payment | undefined,
    why: EventWhy,
  ): Promise<{ booking: Booking; payment: Payment } | null> {
    return db.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      const payments = await listPayments(tx, reference)
      const amountPaise = booking ? await readPayable(tx, booking) : 0
      if (!booking || amountPaise === 0) return null
      if (payments.at(-1)?.merchantOrderId !== before?.merchantOrderId) return null
      const { status, confirmedAt } = booking
      // An order for what is owed is younger than the sale: by that it is told from a second one for the seats.
      const at = new Date(Math.max(clock.now().getTime(), (confirmedAt?.getTime() ?? 0) + 1))
      const event = { reference, at, by: 'site', from: status, to: status, why } as const
      const attempt = payments.length + 1
      return { booking, payment: await placeOrder(tx, booking, { amountPaise, attempt, at, event }) }
    })
  }

  /** Whether nobody can pay the last order of a pay link any more: then the link opens another. */
  function isOver(last: Payment | undefined, amountPaise: number): boolean {
    if (!last || last.amountPaise !== amountPaise) return true
    if (last.state !== 'opening' && last.state !== 'pending') return true
    return clock.now().getTime() - last.createdAt.getTime() > (longestOrder - 60) * 1000
  }

  return async (reference) => {
    const booking = await findBooking(db, reference)
    if (!booking) return null
    const last = (await listPayments(db, reference)).at(-1)
    const amountPaise = await readPayable(db, booking)
    if (amountPaise === 0) return { to: 'return page' }
    // What is owed after the sale is paid by a link that stays, like all of the desk.
    const isByLink = isPaidByLink(booking) || !isUnpaid(booking.status)
    const isAnew = isByLink && isOver(last, amountPaise)
    if (!isAnew && last?.state === 'pending' && last.redirectUrl)
      return { to: 'phonepe', url: last.redirectUrl }
    const isLost = last?.state === 'opening' && clock.now().getTime() - last.createdAt.getTime() > lostAfter
    if (!isAnew && !isLost) return { to: 'return page' }
    if (last?.state === 'opening' || last?.state === 'pending') {
      const look = { at: clock.now(), everySeconds: lookEverySeconds }
      if (!(await takeLook(db, last.merchantOrderId, look))) return { to: 'return page' }
      await settlePayment(last.merchantOrderId)
    }
    const why = isLost ? 'payment asked anew' : 'pay link opened'
    const next = await orderAnew(reference, last, why)
    if (next) await openOrder(next.booking, next.payment)
    const now = (await listPayments(db, reference)).at(-1)
    return now?.redirectUrl && now.state === 'pending'
      ? { to: 'phonepe', url: now.redirectUrl }
      : { to: 'return page' }
  }
}
