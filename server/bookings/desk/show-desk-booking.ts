import type { Database } from '#database/client.ts'
import { bookingLedger, type LedgerFacts, type LedgerRow } from '#domain/bookings/booking-ledger.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { type RefundStep, refundsAhead } from '#domain/bookings/refund-amount.ts'
import { sayLeft } from '#domain/bookings/say-party.ts'
import { isSentBack } from '#domain/bookings/sent-back.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type Receipt, receiptWords } from '#domain/receipts/receipt.ts'
import { listReceipts } from '../../receipts/receipt-store.ts'
import { wasMadeByGuest } from '../booking-owner.ts'
import { type Booking, findBooking } from '../booking-store.ts'
import { type BookingChange, listChanges } from '../changes/change-store.ts'
import { type BookingGuest, listGuests } from '../guests/guest-store.ts'
import { listPayments, listRefunds, type Payment, type Refund } from '../payments/payment-store.ts'
import { readReceived } from '../payments/read-received.ts'
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
  receipts: Receipt[]
  owedPaise: number
  refunds: Refund[]
  events: DeskEvent[]
  messages: DeskMessage[]
  notes: DeskNote[]
  deeds: DeskDeed[]
  changes: BookingChange[]
  /** All who ever were; none before it is sold. */
  guests: BookingGuest[]
  /** What comes back for cancelling, from today on; empty when it can't be cancelled. */
  steps: RefundStep[]
  /** So much of it PhonePe can send; the rest the office pays by hand. */
  phonePePaise: number
}

/** Null when there is no such booking. */
export type ShowDeskBooking = (reference: string) => Promise<DeskBooking | null>

export function createShowDeskBooking({ db, clock }: { db: Database; clock: Clock }): ShowDeskBooking {
  return async (reference) => {
    const booking = isBookingReference(reference) ? await findBooking(db, reference) : null
    if (!booking) return null
    const [payments, receipts, refunds, events, messages, notes, deeds, credit, changes, guests] =
      await Promise.all([
        listPayments(db, reference),
        listReceipts(db, [reference]),
        listRefunds(db, reference),
        listEventsWithNames(db, reference),
        listMessagesAbout(db, reference),
        listNotes(db, reference),
        listDeeds(db, reference),
        listCreditMoves(db, reference),
        listChanges(db, reference),
        listGuests(db, reference),
      ])
    const { owedPaise } = await readReceived(db, booking)
    const facts = factsOf(booking, {
      payments,
      receipts,
      owedPaise,
      refunds,
      events,
      credit,
      changes,
      guests,
    })
    const refundable = booking.status === 'confirmed' ? await readRefundable(db, booking) : null
    return {
      booking,
      madeByGuest: wasMadeByGuest(booking),
      ledger: bookingLedger(facts),
      payments,
      receipts,
      owedPaise,
      refunds,
      events,
      messages,
      notes,
      deeds,
      changes,
      guests,
      steps: refundable ? refundsAhead(refundable, dateInIndia(clock.now())) : [],
      phonePePaise: refundable?.phonePePaise ?? 0,
    }
  }
}

type Found = Pick<
  DeskBooking,
  'payments' | 'receipts' | 'owedPaise' | 'refunds' | 'events' | 'changes' | 'guests'
> & {
  credit: Awaited<ReturnType<typeof listCreditMoves>>
}

function factsOf(booking: Booking, found: Found): LedgerFacts {
  const { payments, receipts, owedPaise, refunds, events, credit, changes } = found
  const { terms, guests, createdAt, totalPaise, confirmedAt } = booking
  const over = events.findLast(({ to }) => to === 'failed' || to === 'expired')
  const moved = (from: string, to: string) =>
    credit
      .filter((entry) => to === entry.to && (from === '' ? entry.from !== 'credits' : from === entry.from))
      .map(({ at, amountPaise }) => ({ at, paise: amountPaise }))
  return {
    sold: {
      at: createdAt,
      paise: totalPaise,
      what: `${changes[0]?.seats ?? guests} × ${terms.packageTitle}`,
    },
    released: confirmedAt === null && over ? over.at : null,
    paid: payments
      .filter(({ paidPaise }) => paidPaise !== null && paidPaise > 0)
      .map((payment) => ({
        at: payment.settledAt ?? payment.createdAt,
        paise: payment.paidPaise ?? 0,
        way: ['PhonePe', payment.paymentMode, payment.transactionId].filter(Boolean).join(', '),
      }))
      .concat(receipts.map(receiptLine)),
    fromWallet: moved('', 'sales'),
    toWallet: moved('sales', 'wallet'),
    waived: [
      ...changes
        .filter(({ kind, paise, backPaise }) => kind === 'guests left' && -paise > backPaise)
        .map(({ at, paise, backPaise, guests: left }) => ({
          at,
          what: sayLeft(left, found.guests),
          paise: -paise - backPaise,
        })),
      ...(booking.cancelledAt && owedPaise > 0
        ? [{ at: booking.cancelledAt, what: 'Cancelled', paise: owedPaise }]
        : []),
    ],
    refunds: eachSum(refunds).map(({ state, amountPaise, why, createdAt: at, byHand, paidWay }) => ({
      at,
      paise: amountPaise,
      state:
        state === 'completed' ? 'done' : state === 'failed' ? 'refused' : byHand ? 'to pay' : 'under way',
      why,
      unused: isSentBack(why),
      way: byHand ? `by hand${paidWay ? `, ${receiptWords[paidWay].shown}` : ''}` : 'through PhonePe',
    })),
  }
}

function receiptLine({ at, amountPaise, way, number, counters }: Receipt) {
  const said = [receiptWords[way].shown, number].filter(Boolean).join(', ')
  return { at, paise: amountPaise, way: counters ? `Countered: ${said}` : said }
}
