import type { Database } from '#database/client.ts'
import type { RefundReason } from '#domain/bookings/refund-words.ts'
import { moveCredit } from '../../wallet/wallet-store.ts'
import type { CancelledRefund } from '../booking-news.ts'
import type { Booking } from '../booking-store.ts'
import { queueRefunds } from './queue-refund.ts'
import type { RefundableBooking } from './read-refundable.ts'

/** Credit to the wallet, and the rest by the ways that it came; the answer is what staff have to pay back. In the caller's transaction, which holds the booking's lock. */
export async function giveBack(
  tx: Database,
  booking: Booking,
  { orders, byHandPaise }: Pick<RefundableBooking, 'orders' | 'byHandPaise'>,
  back: Pick<CancelledRefund, 'toWalletPaise' | 'toOnlinePaise'> & { why: RefundReason; at: Date },
): Promise<number> {
  const { why, at } = back
  const { reference, travellerId } = booking
  const credit = { from: 'sales', to: 'wallet', amountPaise: back.toWalletPaise, reference } as const
  if (travellerId) await moveCredit(tx, { travellerId, ...credit, what: 'refunded', at })
  return queueRefunds(tx, { booking, orders, byHandPaise, amountPaise: back.toOnlinePaise, why, at })
}
