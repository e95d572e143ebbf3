import type { Database } from '#database/client.ts'
import { bookingLedger, type LedgerFacts, type LedgerRow } from '#domain/bookings/booking-ledger.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { type RefundStep, refundsAhead } from '#domain/bookings/refund-amount.ts'
import { isSentBack } from '#domain/bookings/sent-back.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { wasMadeByGuest } from '../booking-owner.ts'
import { type Booking, findBooking } from '../booking-store.ts'
import { listPayments, listRefunds, type Payment, type Refund } from '../payments/payment-store.ts'
import { eachSum } from '../refunds/queue-refund.ts'
import { readRefundable } from '../refunds/read-refundable.ts'
import {
  type DeskDeed,
  type DeskEvent,
  type DeskMessage,
  type DeskNote,
  listCreditMoves,
  listDeeds,
  listEventsWithNames,
  listMessagesAbout,
  listNotes,
} from './desk-store.ts'

/** A booking as the desk sees it. */
export type DeskBooking = {
  booking: Booking
  madeByGuest: boolean
  ledger: LedgerRow[]
  payments: Payment[]
  refunds: Refund[]
  events: DeskEvent[]
  messages: DeskMessage[]
  notes: DeskNote[]
  deeds: DeskDeed[]
  /** What comes back for cancelling, from today on; empty when it can't be cancelled. */
  steps: RefundStep[]
}

/** Null when there is no such booking. */
export type ShowDeskBooking = (reference: string) => Promise<DeskBooking | null>

export function createShowDeskBooking({ db, clock }: { db: Database; clock: Clock }): ShowDeskBooking {
  return async (reference) => {
    const booking = isBookingReference(reference) ? await findBooking(db, reference) : null
    if (!booking) return null
    const [payments, refunds, events, messages, notes, deeds, credit] = await Promise.all([
      listPayments(db, reference),
      listRefunds(db, reference),
      listEventsWithNames(db, reference),
      listMessagesAbout(db, reference),
      listNotes(db, reference),
      listDeeds(db, reference),
      listCreditMoves(db, reference),
    ])
    const facts = factsOf(booking, { payments, refunds, events, credit })
    const steps =
      booking.status === 'confirmed'
        ? refundsAhead(await readRefundable(db, booking), dateInIndia(clock.now()))
        : []
    return {
      booking,
      madeByGuest: wasMadeByGuest(booking),
      ledger: bookingLedger(facts),
      payments,
      refunds,
      events,
      messages,
      notes,
      deeds,
      steps,
    }
  }
}

type Found = Pick<DeskBooking, 'payments' | 'refunds' | 'events'> & {
  credit: Awaited<ReturnType<typeof listCreditMoves>>
}

function factsOf(booking: Booking, { payments, refunds, events, credit }: Found): LedgerFacts {
  const { terms, guests, createdAt, totalPaise, confirmedAt } = booking
  const over = events.findLast(({ to }) => to === 'failed' || to === 'expired')
  const moved = (from: string, to: string) =>
    credit
      .filter((entry) => to === entry.to && (from === '' ? entry.from !== 'credits' : from === entry.from))
      .map(({ at, amountPaise }) => ({ at, paise: amountPaise }))
  return {
    sold: { at: createdAt, paise: totalPaise, what: `${guests} × ${terms.packageTitle}` },
    released: confirmedAt === null && over ? over.at : null,
    paid: payments
      .filter(({ paidPaise }) => paidPaise !== null && paidPaise > 0)
      .map((payment) => ({
        at: payment.settledAt ?? payment.createdAt,
        paise: payment.paidPaise ?? 0,
        way: ['PhonePe', payment.paymentMode, payment.transactionId].filter(Boolean).join(', '),
      })),
    fromWallet: moved('', 'sales'),
    toWallet: moved('sales', 'wallet'),
    refunds: eachSum(refunds).map(({ state, amountPaise, why, createdAt: at }) => ({
      at,
      paise: amountPaise,
      state: state === 'completed' ? 'done' : state === 'failed' ? 'refused' : 'under way',
      why,
      unused: isSentBack(why),
    })),
  }
}
