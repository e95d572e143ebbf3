import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { sayEvent } from '#domain/bookings/event-words.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Traveller } from '../../identity/identify-traveller.ts'
import { isTheirs } from '../booking-owner.ts'
import { type Booking, findBooking, listEvents } from '../booking-store.ts'
import { listPayments, listRefunds } from '../payments/payment-store.ts'
import { readReceived } from '../payments/read-received.ts'

/** A booking as its traveller sees it. Amounts are rupees. */
export type BookingView = {
  bookingRef: string
  status: BookingStatus
  tripId: string
  batchId: string
  packageId: string
  title: string
  packageTitle: string
  startDate: string
  endDate: string
  guests: number
  name: string
  email: string
  phone: string
  /** The bookings whose place it took, and which took its place. */
  carriesFrom: string | null
  movedTo: string | null
  /** `count`: for so many; it stands where not all seats cost the same. */
  lines: { label: string; amount: number; count?: number }[]
  total: number
  wallet: number
  payable: number
  /** What was paid for a booking whose place this one took. */
  carried: number
  /** Where our office made the booking, or a deposit was paid: what came to the office, what is still owed and until when. */
  desk: { received: number; owed: number; dueOn: string | null } | null
  holdExpiresAt: string
  createdAt: string
  payments: { amount: number; state: string; at: string; transactionId: string | null }[]
  refunds: { amount: number; state: string; at: string; why: string; byHand: boolean }[]
  /** `why` in words; `code` is what it was kept as. */
  events: { at: string; by: string; status: string; why: string; code: string }[]
}

/** Null for a booking that is somebody else's, or none. */
export type ShowBooking = (reference: string, traveller: Traveller) => Promise<BookingView | null>

/** Whoever asks has been found to be allowed to see it. */
export type ViewBooking = (booking: Booking) => Promise<BookingView>

export function createShowBooking(deps: { db: Database; viewBooking: ViewBooking }): ShowBooking {
  const { db, viewBooking } = deps
  return async (reference, traveller) => {
    const booking = isBookingReference(reference) ? await findBooking(db, reference) : null
    return booking && isTheirs(booking, traveller) ? viewBooking(booking) : null
  }
}

/** A line of what was sold, in rupees. */
export function lineView({
  label,
  paise,
  count,
}: Booking['terms']['lines'][number]): BookingView['lines'][number] {
  return { label, amount: toRupees(paise), ...(count && { count }) }
}

export function createViewBooking({ db }: { db: Database }): ViewBooking {
  return async (booking) => {
    const { terms, reference } = booking
    const received = await readReceived(db, booking)
    return {
      bookingRef: booking.reference,
      status: booking.status,
      tripId: booking.tripId,
      batchId: booking.departureId,
      packageId: booking.packageId,
      title: terms.title,
      packageTitle: terms.packageTitle,
      startDate: terms.startDate,
      endDate: terms.endDate,
      guests: booking.guests,
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      carriesFrom: booking.carriesFrom,
      movedTo: booking.movedTo,
      lines: terms.lines.map(lineView),
      total: toRupees(booking.totalPaise),
      wallet: toRupees(booking.walletPaise),
      payable: toRupees(booking.payablePaise),
      carried: toRupees(received.carriedPaise),
      desk:
        booking.channel === 'desk' || booking.dueOn !== null || received.byHandPaise > 0
          ? {
              received: toRupees(received.byHandPaise),
              owed: toRupees(received.owedPaise),
              dueOn: booking.dueOn,
            }
          : null,
      holdExpiresAt: booking.holdExpiresAt.toISOString(),
      createdAt: booking.createdAt.toISOString(),
      payments: (await listPayments(db, reference)).map((payment) => ({
        amount: toRupees(payment.amountPaise),
        state: payment.state,
        at: (payment.settledAt ?? payment.createdAt).toISOString(),
        transactionId: payment.transactionId,
      })),
      refunds: (await listRefunds(db, reference)).map((refund) => ({
        amount: toRupees(refund.amountPaise),
        state: refund.state,
        at: (refund.settledAt ?? refund.acceptedAt ?? refund.createdAt).toISOString(),
        why: refund.why,
        byHand: refund.byHand,
      })),
      events: (await listEvents(db, reference)).map((event) => ({
        at: event.at.toISOString(),
        by: event.by,
        status: event.to,
        why: sayEvent(event),
        code: event.why,
      })),
    }
  }
}
