import type { Database } from '#database/client.ts'
import type { PartyCounts } from '#domain/bookings/say-party.ts'
import type { SentBackReason } from '#domain/bookings/sent-back.ts'
import type { ReceiptWay } from '#domain/receipts/receipt.ts'
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
  partRefunded: (tx: Database, booking: Booking, back: PartBack) => Promise<void>
  /** Some of the party can't come; the booking stands for the others. It is handed in as it was before. */
  guestsCancelled: (tx: Database, booking: Booking, refund: GuestsGone) => Promise<void>
  /** Another booking took its place; what was paid counts for that one. */
  movedAway: (tx: Database, booking: Booking, moved: MovedAway) => Promise<void>
  /** A seat went to somebody else. */
  guestReplaced: (tx: Database, booking: Booking) => Promise<void>
  /** The money has arrived, as far as PhonePe says; or staff have paid it. */
  refunded: (tx: Database, booking: Booking, refund: Arrived) => Promise<void>
  /** Staff took money for a booking that stood before. */
  received: (tx: Database, booking: Booking, receipt: TakenMoney) => Promise<void>
  /** Here it can be paid: seats are kept until then, or the rest is owed. */
  payLink: (tx: Database, booking: Booking, owed: Owed) => Promise<void>
  /** PhonePe took another amount than we asked for: it goes back. */
  wrongAmount: (tx: Database, booking: Booking, paidPaise: number) => Promise<void>
  /** For the operator: a refund failed again and again. */
  refundStuck: (tx: Database, booking: Booking, amountPaise: number) => Promise<void>
}

export type Missed = { booked: number; smallest: number; decideOn: string }

/** `byHandPaise` is the part of it that staff pay. */
export type PartBack = { amountPaise: number; byHandPaise: number }

export type Arrived = { amountPaise: number; byHand: ReceiptWay | null }

export type TakenMoney = {
  amountPaise: number
  way: ReceiptWay | 'phonepe'
  owedPaise: number
  dueOn: string | null
}

/** `dueOn`: until when it is owed; null while the seats are only kept. */
export type Owed = { owedPaise: number; dueOn: string | null }

export type SentBack = { amountPaise: number; why: SentBackReason }

export type GuestsGone = CancelledRefund & { left: PartyCounts; stay: PartyCounts } & Owed

/** `to`: the reference of the other booking. */
export type MovedAway = { to: string; carriedPaise: number; waivedPaise: number }

export type CancelledRefund = {
  toWalletPaise: number
  toOnlinePaise: number
  /** The part of it that staff pay, since it came to them. */
  byHandPaise?: number
  /** What counts for another booking. */
  carriedPaise?: number
  /** What was still owed, and no longer is. */
  waivedPaise?: number
  /** The departure does not run. Then there may be credit for the trouble, which the booking names. */
  byOperator?: boolean
}
