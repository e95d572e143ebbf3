import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { type BookingStatus, isUnpaid } from '#domain/bookings/booking-status.ts'
import { payNowOf } from '#domain/bookings/pay-now.ts'
import { whySentBack } from '#domain/bookings/sent-back.ts'
import type { TripAhead } from '#domain/bookings/trip-ahead.ts'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, clockInIndia } from '#domain/calendar/clock.ts'
import { formatPaise, toRupees } from '#domain/money/money.ts'
import { findBooking, listEvents } from '../booking-store.ts'
import { followMoves } from '../changes/follow-moves.ts'
import { lookEverySeconds } from '../payments/payment-checks.ts'
import { listPayments, takeLook } from '../payments/payment-store.ts'
import { readReceived } from '../payments/read-received.ts'
import type { SettlePayment } from '../payments/settle-payment.ts'
import type { ReadAhead } from '../read-ahead.ts'

/** What the page shows to which PhonePe sends the traveller back: nothing about who that is. */
export type PaymentView = {
  reference: string
  status: BookingStatus
  /** The booking that took its place. */
  movedTo: string | null
  /** The money came when the seats were no longer held, and they were booked all the same. */
  seatedLate: boolean
  /** Why the payment was not taken for this booking; null when it was, or none came. */
  sentBack: string | null
  title: string
  dates: string
  guests: number
  amount: string
  /** In rupees: what is paid through PhonePe, and the wallet credit beside it. */
  payable: number
  wallet: number
  carried: number
  /** Once it is booked: what came to our office, and what is still to come. */
  desk: { received: number; owed: number }
  /** The rest of a booking that stands. */
  stillToPay: { amount: string; by: string; href: string } | null
  /** Once it is booked. */
  ahead: TripAhead | null
  /** Such as '2:47 pm IST': until then the seats are kept. */
  keptUntil: string
  tripId: string
  tripHref: string
  /** Whether it stands in an account, by whose login more of it opens. */
  inAccount: boolean
}

/** Null for an unknown reference. */
export type ShowPayment = (reference: string) => Promise<PaymentView | null>

export function createShowPayment(deps: {
  db: Database
  clock: Clock
  settlePayment: SettlePayment
  readAhead: ReadAhead
}): ShowPayment {
  const { db, clock, settlePayment, readAhead } = deps

  async function find(reference: string) {
    return isBookingReference(reference) ? findBooking(db, reference) : null
  }

  async function look(reference: string): Promise<void> {
    const last = (await listPayments(db, reference)).at(-1)
    if (last?.state !== 'pending') return
    const isDue = await takeLook(db, last.merchantOrderId, {
      at: clock.now(),
      everySeconds: lookEverySeconds,
    })
    if (isDue) await settlePayment(last.merchantOrderId)
  }

  return async (reference) => {
    const before = await find(reference)
    if (before && (isUnpaid(before.status) || before.dueOn !== null)) await look(reference)
    const booking = await find(reference)
    if (!booking) return null
    const late = (await listEvents(db, reference)).find(
      ({ from, to }) => (from === 'expired' || from === 'failed') && to !== from,
    )
    const { terms } = booking
    const received = await readReceived(db, booking)
    return {
      reference,
      status: booking.status,
      movedTo: booking.movedTo && (await followMoves(db, booking)).reference,
      seatedLate: late?.to === 'confirmed',
      sentBack: late?.to === 'refunding' ? whySentBack(late.why) : null,
      title: terms.title,
      dates: showDates(terms),
      guests: booking.guests,
      amount: formatPaise(payNowOf(booking)),
      payable: toRupees(isUnpaid(booking.status) ? payNowOf(booking) : booking.payablePaise),
      carried: toRupees(received.carriedPaise),
      desk: { received: toRupees(received.byHandPaise), owed: toRupees(received.owedPaise) },
      stillToPay:
        booking.dueOn === null
          ? null
          : {
              amount: formatPaise(received.owedPaise),
              by: showDate(booking.dueOn),
              href: `/pay/launch/${reference}`,
            },
      wallet: toRupees(booking.walletPaise),
      ahead: await readAhead(db, booking),
      keptUntil: `${clockInIndia(booking.holdExpiresAt)} IST`,
      tripId: booking.tripId,
      tripHref: `/trip/${booking.tripId}`,
      inAccount: booking.travellerId !== null,
    }
  }
}
