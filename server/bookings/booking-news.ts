import type { Database } from '#database/client.ts'
import type { Booking } from './booking-store.ts'

/** Who has to hear of what happened to a booking; all of it goes with the caller's transaction. */
export type BookingNews = {
  confirmed: (tx: Database, booking: Booking) => Promise<void>
  /** The payment came after the hold, and there was no room: all of it goes back. */
  paidTooLate: (tx: Database, booking: Booking) => Promise<void>
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

export type CancelledRefund = {
  toWalletPaise: number
  toOnlinePaise: number
  /** The departure does not run. */
  byOperator?: boolean
}
