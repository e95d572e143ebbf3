import type { Database } from '#database/client.ts'
import type { SentBackReason } from '#domain/bookings/sent-back.ts'
import type { Booking } from './booking-store.ts'

/** Who has to hear of what happened to a booking; all of it goes with the caller's transaction. */
export type BookingNews = {
  confirmed: (tx: Database, booking: Booking) => Promise<void>
  /** Its departure runs for good. */
  runs: (tx: Database, booking: Booking) => Promise<void>
  /** Too few had booked its departure by the decision day: the operator has to say whether it runs. */
  missed: (tx: Database, booking: Booking, missed: Missed) => Promise<void>
  /** The payment came late and could not be seated, or is a second one: all of it goes back. */
  sentBack: (tx: Database, booking: Booking, back: SentBack) => Promise<void>
  /** A guest's booking belongs to an account from now on. */
  claimed: (tx: Database, booking: Booking) => Promise<void>
  cancelled: (tx: Database, booking: Booking, refund: CancelledRefund) => Promise<void>
  /** The operator sends a part of the price back; the booking stands. */
  partRefunded: (tx: Database, booking: Booking, amountPaise: number) => Promise<void>
  /** The money has arrived, as far as PhonePe says. */
  refunded: (tx: Database, booking: Booking, amountPaise: number) => Promise<void>
  /** PhonePe took another amount than we asked for: it goes back. */
  wrongAmount: (tx: Database, booking: Booking, paidPaise: number) => Promise<void>
  /** For the operator: a refund failed again and again. */
  refundStuck: (tx: Database, booking: Booking, amountPaise: number) => Promise<void>
}

export type Missed = { booked: number; smallest: number; decideOn: string }

export type SentBack = { amountPaise: number; why: SentBackReason }

export type CancelledRefund = {
  toWalletPaise: number
  toOnlinePaise: number
  /** The departure does not run. Then there may be credit for the trouble, which the booking names. */
  byOperator?: boolean
}
